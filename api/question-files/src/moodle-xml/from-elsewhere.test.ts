import { expect, it } from 'vitest';
import { basket, readSource } from '../testing/read-source.ts';

const question = (type: string, text: string, rest = '', files = '') =>
  `<quiz><question type="${type}"><name><text>An item</text></name><questiontext format="html"><text><![CDATA[${text}]]></text>${files}</questiontext>${rest}</question></quiz>`;
const answer = (share: number, text: string, rest = '') =>
  `<answer fraction="${share}" format="html"><text><![CDATA[${text}]]></text>${rest}</answer>`;
const file = (name: string, contents: string, path = '/') =>
  `<file name="${name}" path="${path}" encoding="base64">${Buffer.from(contents).toString('base64')}</file>`;
const read = (...args: Parameters<typeof question>) => readSource('moodle-xml', question(...args));

it.each([
  ['@@PLUGINFILE@@/g.png?time=1690000000', file('g.png', 'own')],
  ['@@PLUGINFILE@@/g.png#top', file('g.png', 'own')],
  ['@@PLUGINFILE@@/my%20graph.png', file('my graph.png', 'own')],
  ['@@PLUGINFILE@@/my graph.png', file('my%20graph.png', 'other') + file('my graph.png', 'own')],
  ['@@PLUGINFILE@@/sub/g.png', file('g.png', 'other') + file('g.png', 'own', '/sub/')],
  ['@@PLUGINFILE@@/images\\g.png', file('g.png', 'own')],
  ['@@PLUGINFILE@@/G.PNG', file('g.png', 'own')],
  ['https://school.example/pluginfile.php/12/question/questiontext/3/1/7/g.png', file('g.png', 'own')],
  ['@@PLUGINFILE@@/100%.png', file('100%.png', 'own')],
])('finds the picture %s', async (address, files) => {
  const images = basket();
  const source = question('essay', `<p>See</p><p><img src="${address}" alt="graph"></p>`, '', files);
  const { questions, leftOut } = await readSource('moodle-xml', source, images);
  expect(leftOut).toEqual([]);
  expect(questions[0]?.images).toHaveLength(1);
  expect([...images.kept.values()].map(String)).toEqual(['own']);
});

it('keeps the files of each text apart, even with equal names', async () => {
  const put: string[] = [];
  const images = { put: async (bytes: Uint8Array) => `${put.push(String(Buffer.from(bytes)))}.png`, read: async () => null };
  const img = '<p>This: <img src="@@PLUGINFILE@@/i.png" alt=""></p>';
  const rest = [1, 2, 3, 4].map((n) => answer(n === 2 ? 100 : 0, img, file('i.png', `answer ${n}`))).join('');
  await readSource('moodle-xml', question('multichoice', img, `<single>true</single>${rest}`, file('i.png', 'text')), images);
  expect(put).toEqual(['text', 'answer 1', 'answer 2', 'answer 3', 'answer 4']);
});

it.each([
  ['two of four', [100, 100, 0, 0], { kind: 'expression', value: 'A', alternatives: ['B'] }, 'A: o1 or B: o2'],
  ['the outer ones', [100, 0, 0, 100], { kind: 'expression', value: 'A', alternatives: ['D'] }, 'A: o1 or D: o4'],
  ['three of three', [100, 100, 100], { kind: 'expression', value: 'A', alternatives: ['B', 'C'] }, 'A: o1 or B: o2 or C: o3'],
  ['one of two', [0, 100], { kind: 'expression', value: 'B' }, 'B: o2'],
  ['one of five', [0, 0, 0, 0, 100], { kind: 'expression', value: 'E' }, 'E: o5'],
])('takes each right choice of a single one for right: %s', async (_name, shares, key, words) => {
  const answers = shares.map((share, index) => answer(share, `o${index + 1}`)).join('');
  const { questions } = await read('multichoice', 'Which?', `<single>true</single>${answers}`);
  expect(questions[0]?.answer_keys).toMatchObject([key]);
  expect(questions[0]?.answer).toBe(words);
});

it.each([
  ['{1:SHORTANSWER:=Berlin}, {1:MC:=\\(\\sqrt{\\frac{1}{2}}\\)~\\(2\\)}', '$\\sqrt{\\frac{1}{2}}$'],
  ['{1:SHORTANSWER:=Berlin}, {1:MC:=\\(\\sqrt{\\frac{1\\}{2\\}\\}\\)~\\(2\\)}', '$\\sqrt{\\frac{1}{2}}$'],
  ['{:MC:=\\(\\frac{\\sqrt{x+{y}}}{2}\\)~1}', '$\\frac{\\sqrt{x+{y}}}{2}$'],
  ['{2:mc:=\\{a\\}~b}', '{a}'],
  ['{1:MULTICHOICE_V:%100%x &lt; 3#Yes &amp; no~%-50%y}', 'x < 3'],
  ['{1:SAC:=don&#39;t~%50%dont}', "don't"],
])('reads every field of %s', async (text, right) => {
  const { questions, faults } = await read('cloze', `<p>Field ${text}.</p>`);
  expect(faults).toEqual([]);
  expect(questions[0]?.text).not.toContain('{1:');
  expect(questions[0]?.answer).toContain(right);
});

it.each([
  ['{1:SHORTANSWER:=Berlin} and {1:MC:=a{b~c}', '{1:MC:=a{b~c}.'],
  ['{1:SHORTANSWER:=Berlin} and {1:REGEXP:=a}', '{1:REGEXP:=a}.'],
  ['{1:MC}', '{1:MC}.'],
  ['{1:SHORTANSWER:=Berlin', '{1:SHORTANSWER:=Berlin.'],
  ['{1:NUMERICAL:}', '{1:NUMERICAL:}.'],
  ['{1:SHORTANSWER:=Berlin} and { 1:SA:=Paris}', '{ 1:SA:=Paris}.'],
  ['none at all', 'no field'],
])('refuses %s and names the field', async (text, named) => {
  const { questions, faults } = await read('cloze', `<p>Field ${text}.</p>`);
  expect(questions).toEqual([]);
  expect(faults).toEqual([expect.stringContaining(named)]);
});

it.each(['\\(2x\\)', '\\[2x\\]', '$$2x$$', '<span>\\(2x\\)</span>', '<math><mn>2</mn><mi>x</mi></math>'])(
  'reads %s as a formula in any place',
  async (tex) => {
    const option = `<text><![CDATA[${tex}]]></text><group>1</group>`;
    const other = '<text>a*b*c</text><group>1</group>';
    const pair = `<text>x</text><answer><text><![CDATA[${tex}]]></text></answer>`;
    const words = (await read('shortanswer', 'Which?', answer(100, tex))).questions[0]?.answer;
    const texts = await Promise.all([
      read('gapselect', 'It is [[1]], not [[2]].', `<selectoption>${option}</selectoption><selectoption>${other}</selectoption>`),
      read('ddwtos', 'It is [[1]], not [[2]].', `<dragbox>${option}</dragbox><dragbox>${other}</dragbox>`),
      read(
        'matching',
        'Match.',
        `<subquestion>${pair}</subquestion><subquestion><text>a*b*c</text><answer><text>1</text></answer></subquestion>`,
      ),
      read('cloze', `<p>It is {1:MC:=${tex}~1}.</p>`),
    ]);
    for (const { questions } of texts) expect(questions[0]?.text).toMatch(/\$2 ?x\$/);
    expect(texts[0]?.questions[0]?.text).toContain('a\\*b\\*c');
    if (!tex.startsWith('<')) expect(words).toMatch(/\$2x\$/);
  },
);

it('refuses a gap that has no choice', async () => {
  const { faults } = await read('gapselect', 'It is [[1]], not [[3]].', '<selectoption><text>a</text></selectoption>');
  expect(faults).toEqual(['It has a gap without a choice: [[3]]']);
});

it.each([
  ['1,234.5', '1'],
  ['1,234', '0'],
  ['3/4', '0'],
  ['5 000', '0'],
  ['2 × 10^3', '0'],
])('keeps the answer %s in words, since it cannot be read as one number', async (value, tolerance) => {
  const text = `<answer fraction="100"><text>${value}</text><tolerance>${tolerance}</tolerance></answer>`;
  const { questions, leftOut } = await read('numerical', 'N?', text);
  expect(questions[0]).toMatchObject({ answer: value });
  expect(questions[0]?.answer_keys).toBeUndefined();
  expect(leftOut).toEqual([expect.stringContaining(`“${value}”, which cannot be read`)]);
});

it('makes no key for a number with an unreadable right value', async () => {
  const { questions } = await read('numerical', 'N?', answer(100, '5') + answer(100, '5,000.1'));
  expect(questions[0]).toMatchObject({ answer: '$5$ or 5,000.1' });
  expect(questions[0]?.answer_keys).toBeUndefined();
});

it.each([
  ['multichoice', `<single>true</single>${[100, 0, 0, 0].map((share, index) => answer(share, `o${index}`)).join('')}`],
  ['truefalse', answer(100, 'true') + answer(0, 'false')],
  ['numerical', answer(100, '3')],
  ['shortanswer', answer(100, '3')],
  ['essay', ''],
])('takes a question of the type %s that is only a picture, and asks for its words', async (type, rest) => {
  const { questions, leftOut } = await read(type, '<p><img src="@@PLUGINFILE@@/q.png" alt=""></p>', rest, file('q.png', 'q'));
  expect(questions[0]?.text).toMatch(/^The question is in the picture\./);
  expect(leftOut.join()).toContain('describe it for people who cannot see it');
});

it.each([
  [['Wahr', 'Falsch'], [100, 0], 'A: Wahr'],
  [['Vrai', 'Faux'], [0, 100], 'B: Faux'],
  [['Prawda', 'Fałsz'], [100, 0], 'A: Prawda'],
  [['true', 'false'], [0, 100], 'B: False'],
  [['false', 'true'], [0, 100], 'A: True'],
  [['是', '否'], [100, 0], 'A: 是'],
])('knows what is right of %s', async ([first = '', second = ''], [one = 0, two = 0], right) => {
  const { questions } = await read('truefalse', 'Is it?', answer(one, first) + answer(two, second));
  expect(questions[0]?.answer).toBe(right);
});

it.each([
  ['a star, which no learner types', ['Debugging*', 'Debugging'], 'Debugging', true],
  ['a star alone, which takes anything', ['Debugging', '*'], 'Debugging', false],
  ['nothing but a star within', ['2*x'], '2\\*x', true],
  ['a star that stands for itself', ['2\\*x'], '2\\*x', false],
])('shows the right words of an answer with %s', async (_name, texts, wanted, isNoted) => {
  const { questions, leftOut } = await read('shortanswer', '<p>Which?</p>', texts.map((text) => answer(100, text)).join(''));
  expect(questions[0]?.answer).toBe(wanted);
  expect(leftOut.includes('stars in answers that stand for any words')).toBe(isNoted);
});

it('refuses choices without a question', async () => {
  const { faults } = await read('truefalse', '', answer(100, 'true') + answer(0, 'false'));
  expect(faults).toEqual(['It has no text']);
});

it.each<[string, string, string[]]>([
  ['shortanswer', answer(100, 'x', '<feedback><text>Well done</text></feedback>'), ['feedback on single answers']],
  ['numerical', answer(0, '3', '<feedback><text>&lt;p&gt;No&lt;/p&gt;</text></feedback>'), ['feedback on single answers']],
  ['shortanswer', answer(100, 'x', '<feedback><text>&lt;p&gt;&lt;/p&gt;</text></feedback>'), []],
  ['ordering', answer(1, 'a', '<feedback><text>First</text></feedback>') + answer(2, 'b'), ['feedback on single answers']],
  ['essay', '<attachmentsrequired>1</attachmentsrequired>', ['a file as part of the answer']],
  ['essay', '<responseformat>noinline</responseformat>', ['a file as part of the answer']],
  ['essay', '<responseformat>editor</responseformat><attachmentsrequired>0</attachmentsrequired>', []],
])('says what of a %s is not stored: %s', async (type, rest, notes) => {
  const { leftOut } = await read(type, 'Why?', rest);
  expect(leftOut.filter((note) => /^feedback|^a file/.test(note))).toEqual(notes);
});
