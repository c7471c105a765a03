import { describe, expect, it } from 'vitest';
import { basket, readSource } from '../testing/read-source.ts';

const quiz = (...questions: string[]) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;
const question = (type: string, text: string, rest = '', name = 'An item') =>
  `<question type="${type}"><name><text>${name}</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${rest}</question>`;
const answer = (share: number, text: string, rest = '') =>
  `<answer fraction="${share}"><text><![CDATA[${text}]]></text>${rest}</answer>`;
const feedback = (text: string) => `<feedback format="html"><text>${text}</text></feedback>`;

const read = (...questions: string[]) => readSource('moodle-xml', quiz(...questions));

describe('questions of a Moodle file', () => {
  it('takes multiple choice with its feedback, hint, solution, marks, tags and category', async () => {
    const { questions, leftOut } = await read(
      '<question type="category"><category><text>$course$/top/Algebra/Sums // series</text></category></question>',
      question(
        'multichoice',
        '<p>What is \\(2+2\\)?</p>',
        `<defaultgrade>3.0000000</defaultgrade><idnumber>sum-1</idnumber><single>true</single>
         ${answer(0, '3', feedback('You took one away.'))}${answer(100, '4', feedback('Yes.'))}${answer(0, '5')}${answer(0, '6')}
         <hint format="html"><text>Count.</text></hint><generalfeedback format="html"><text>Two and two.</text></generalfeedback>
         <tags><tag><text>difficulty:Hard</text></tag><tag><text>warm-up</text></tag></tags>`,
      ),
    );
    expect(questions).toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^moodle:/),
        text: 'What is $2+2$?',
        marks: 3,
        difficulty: 'Hard',
        options: ['3', '4', '5', '6'].map((text, index) => ({ key: 'ABCD'[index], text })),
        correct_option: 'B',
        hint: 'Count.',
        solution: 'Two and two.\n\nYes.',
        category: ['Algebra', 'Sums / series'],
      }),
    ]);
    expect(questions[0]?.answer_keys).toMatchObject([
      { kind: 'option', correct: 'B', distractors: { A: { note: 'You took one away.' } } },
    ]);
    expect(leftOut).toEqual(['tags: warm-up']);
  });

  it('lists the choices in the text where there are not four, and keeps what is right as letters', async () => {
    const { questions } = await read(
      question('multichoice', 'Which?', `<single>true</single>${answer(0, 'red')}${answer(100, 'green')}`),
      question(
        'multichoice',
        'Which two?',
        `<single>false</single>${answer(50, 'red')}${answer(50, 'green')}${answer(-100, 'blue')}`,
      ),
      question('truefalse', 'Is it?', `${answer(0, 'true')}${answer(100, 'false')}`),
    );
    expect(questions.map(({ text }) => text)).toEqual([
      'Which?\n\n- A: red\n- B: green',
      'Which two?\n\n- A: red\n- B: green\n- C: blue',
      'Is it?\n\n- A: True\n- B: False',
    ]);
    expect(questions.map(({ answer_keys: keys }) => keys?.[0])).toMatchObject([
      { kind: 'expression', value: 'B' },
      { kind: 'set', values: ['A', 'B'] },
      { kind: 'expression', value: 'B' },
    ]);
  });

  it('takes numbers with tolerance, further values and units', async () => {
    const { questions, leftOut } = await read(
      question(
        'numerical',
        'How long?',
        `${answer(100, '5.5', '<tolerance>0.1</tolerance>')}${answer(100, '-3,25', '<tolerance>0</tolerance>')}${answer(50, '5', '<tolerance>1</tolerance>')}
         <units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units>
         <unitgradingtype>1</unitgradingtype>`,
      ),
    );
    expect(questions[0]?.answer_keys).toMatchObject([
      {
        kind: 'number',
        ...{ value: 5.5, tolerance: 0.1, unit: 'm', unit_asked: true },
        alternatives: [{ value: -3.25, tolerance: 0 }],
        other_units: [{ unit: 'cm', factor: 0.01 }],
      },
    ]);
    expect(leftOut).toEqual(['part of the marks for values that are nearly right']);
  });

  it('puts the fields of a cloze question behind the parts that they belong to', async () => {
    const { questions } = await read(
      question(
        'cloze',
        '<p>(a) Find \\(d\\). [2]</p><p>d = {2:NUMERICAL:=3:0.1#good} cm</p><p>(b) Paris is in {1:MC:=France~Spain~Italy}. [1]</p>',
      ),
    );
    expect(questions[0]).toMatchObject({
      marks: 3,
      text: '(a) Find $d$. [2]\n\n(b) Paris is in \\_\\_\\_\\_ (2). [1]\n\n- A: France\n- B: Spain\n- C: Italy',
      answer_keys: [
        { kind: 'number', part: 'a', value: 3, tolerance: 0.1, unit: 'cm', label: 'd =' },
        { kind: 'expression', part: 'b', value: 'A' },
      ],
    });
  });

  it('keeps the words that are right where nothing can judge them, and says so', async () => {
    const { questions, leftOut } = await read(
      question('shortanswer', 'An amphibian?', `${answer(100, 'frog')}${answer(80, 'toad')}${answer(0, '*')}`),
      question('essay', 'Write.', '<graderinfo format="html"><text>Generously</text></graderinfo>'),
    );
    expect(questions.map(({ answer: stated, answer_keys: keys, solution }) => ({ stated, keys, solution }))).toEqual([
      { stated: 'frog', keys: undefined, solution: undefined },
      { stated: undefined, keys: undefined, solution: 'Generously' },
    ]);
    expect(leftOut).toEqual([
      'the judging of words: learners compare with the answer',
      'part of the marks for answers that are nearly right',
    ]);
  });

  it('takes pairs, gaps and orders', async () => {
    const pair = (left: string, right: string) =>
      `<subquestion format="html"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`;
    const option = (text: string) => `<selectoption><text>${text}</text><group>1</group></selectoption>`;
    const { questions } = await read(
      question('matching', 'Classify.', `${pair('frog', 'amphibian')}${pair('cat', 'mammal')}${pair('', 'insect')}`),
      question('gapselect', 'The [[2]] sat.', `${option('dog')}${option('cat')}`),
      question('ordering', 'Order.', `${answer(1, 'two')}${answer(2, 'three')}${answer(3, 'four')}`),
    );
    expect(questions.map(({ text }) => text)).toEqual([
      'Classify.\n\nfrog:\n\ncat:\n\n- A: amphibian\n- B: mammal\n- C: insect',
      'The \\_\\_\\_\\_ sat.\n\n- A: dog\n- B: cat',
      'Order.\n\n- A: four\n- B: three\n- C: two',
    ]);
    expect(questions.map(({ answer_keys: keys }) => keys)).toMatchObject([
      [
        { label: 'frog:', value: 'A' },
        { label: 'cat:', value: 'B' },
      ],
      [{ value: 'B' }],
      [{ kind: 'set', ordered: true, values: ['C', 'B', 'A'] }],
    ]);
  });

  it('names what we cannot store', async () => {
    const { questions, leftOut } = await read(
      question('calculated', 'What is {a} + {b}?'),
      question('stack', 'Differentiate.'),
      question('description', 'Read this.'),
      question('ddmarker', 'Where?'),
      question('essay', '<p>Listen: <audio src="x.mp3"></audio><script>alert(1)</script></p>'),
    );
    expect(questions.map(({ text }) => text)).toEqual(['Listen:']);
    expect(leftOut).toEqual([
      'random variables',
      'random variables and scripts of STACK',
      'a text without a question',
      'places on a picture',
      'a sound',
      'a script',
    ]);
  });

  it('reports a cloze question with invalid syntax, and continues', async () => {
    const { questions, faults } = await read(
      question('cloze', 'Select {1:MULTICHOICE}'),
      question('cloze', 'Grade {3:NUMERICAL:}'),
      question('essay', ''),
      question('essay', 'Still here'),
    );
    expect(faults).toHaveLength(3);
    expect(questions.map(({ text }) => text)).toEqual(['Still here']);
  });

  it('takes pictures that the file holds, drawings as drawings, and names those that it does not hold', async () => {
    const images = basket();
    const file = (name: string, bytes: string) =>
      `<file name="${name}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`;
    const source = `<question type="essay"><name><text>Pictures</text></name><questiontext format="html"><text><![CDATA[<p>See:</p>
      <p><img src="@@PLUGINFILE@@/a%20dot.png" alt="A dot"></p><p><img src="@@PLUGINFILE@@/line.svg" alt="A line"></p>
      <p>and <img src="data:image/png;base64,QUJD" alt="more"> here <img src="https://elsewhere.example/x.png" alt="far"></p>]]></text>
      ${file('a dot.png', 'PNG')}${file('line.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0,0L1,1"/></svg>')}</questiontext></question>`;
    const { questions, leftOut } = await readSource('moodle-xml', quiz(source), images);
    expect(questions[0]).toMatchObject({
      text: 'See:\n\n![](diagram:line)\n\nand (picture 2) here far',
      figures: [{ name: 'line', alt: 'A line' }],
      images: [
        { file: 'a-dot.png', alt: 'A dot' },
        { file: 'picture.png', alt: 'more' },
      ],
    });
    expect([...images.kept.values()].map(String)).toEqual(['PNG', 'ABC']);
    expect(leftOut).toEqual(['a picture at another address: https://elsewhere.example/x.png']);
  });

  it('gives the same item the same identity each time, and items that read the same their own', async () => {
    const source = quiz(question('essay', 'One'), question('essay', 'Two'), question('essay', 'One'));
    const [first, again] = [await readSource('moodle-xml', source), await readSource('moodle-xml', source)];
    const ids = first.questions.map(({ id }) => id);
    expect(again.questions.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(3);
  });
});
