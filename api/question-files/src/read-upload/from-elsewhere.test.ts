import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readUpload } from './testing/read-upload.ts';

const PLACE = { subject: 'math-aa-sl', topic: 'logarithms' };
/** A table says these where other formats have no field for them. */
const ALL = { ...PLACE, difficulty: 'Easy', level: 'SL', calculator_allowed: false } as const;

/** Reads one of the files of `from-elsewhere`, each an example of a kind. */
const readCase = async (name: string) =>
  readUpload({
    name,
    bytes: await readFile(new URL(`./from-elsewhere/${name}`, import.meta.url)),
    defaults: /\.(?:csv|xlsx)$/.test(name) ? ALL : PLACE,
  });

const USED = [
  'The file has no difficulty for 1 question: Medium is used',
  'The file has no level for 1 question: SL is used',
  'The file has no rule on calculators for 1 question: “allowed” is used',
];

test.each([
  ['01-gift-from-elsewhere.gift', 2, '2 questions'],
  ['02-moodle-without-defaultgrade.xml', 1, '1 question'],
  ['03-qti-without-maximum.xml', 1, '1 question'],
])('%s says no marks: 1 is used, with a note', async (name, count, words) => {
  const { questions, faults, notes } = await readCase(name);
  expect(faults).toEqual([]);
  expect(questions.map(({ marks }) => marks)).toEqual(Array(count).fill(1));
  expect(notes[0]).toBe(`The file has no marks for ${words}: 1 mark each is used`);
});

const essay = (more: string, text = '<p>Why?</p>') =>
  `<quiz><question type="essay"><name><text>n</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${more}</question></quiz>`;

test.each<[string, string, object, string[]]>([
  ['a half mark', '<defaultgrade>1.5</defaultgrade>', { marks: 2 }, ["the file's 1.5 marks: rounded to 2", ...USED]],
  ['no mark', '<defaultgrade>0</defaultgrade>', { marks: 1 }, ["the file's 0 marks: rounded to 1", ...USED]],
  [
    'marks beyond all bounds',
    '<defaultgrade>1000</defaultgrade>',
    { marks: 200 },
    ["the file's 1000 marks: rounded to 200", ...USED],
  ],
  ['marks with zeroes', '<defaultgrade>3.0000000</defaultgrade>', { marks: 3 }, USED],
  ['marks of a tag', '<tags><tag><text>marks:4</text></tag></tags>', { marks: 4 }, USED],
  [
    'marks of words',
    '<defaultgrade>many</defaultgrade>',
    { marks: 1 },
    ['The file has no marks for 1 question: 1 mark each is used', ...USED],
  ],
])('%s', async (_name, more, expected, notes) => {
  const read = await readUpload({ name: 'quiz.xml', bytes: essay(more), defaults: PLACE });
  expect(read.questions).toMatchObject([{ ...expected, difficulty: 'Medium', level: 'SL', calculator_allowed: true }]);
  expect(read.notes).toEqual(notes);
});

test('marks in the text come first, and a choice of the page before what is assumed', async () => {
  const text = '<p>(a) One. [2]</p><p>(b) Two. [3]</p>';
  const file = { name: 'quiz.xml', bytes: essay('<defaultgrade>1</defaultgrade>', text) };
  const inText = await readUpload({ ...file, defaults: PLACE });
  expect(inText.questions).toMatchObject([{ marks: 5 }]);
  expect(inText.notes).toContain("the file's 1 mark: those in its text add up to 5");
  const chosen = { subject: 'math-aa-hl', topic: 'logarithms', difficulty: 'Hard', calculator_allowed: false, marks: 6 } as const;
  const { questions, notes } = await readUpload({ name: 'quiz.xml', bytes: essay(''), defaults: chosen });
  expect(questions).toMatchObject([{ ...chosen, level: 'HL' }]);
  expect(notes).toEqual(['The file has no level for 1 question: HL is used']);
});

test.each([
  ['11-formula-over-lines.xml', 'Solve $$x^2 = 4$$ now.'],
  ['12-empty-formula.xml', 'The equation $x=1$ holds.'],
  ['17-mathml-annotation-not-of-katex.xml', '$x^2$ and $y$'],
  ['30-dollar-behind-the-number.xml', 'I have 5\\$, you have 6\\$ too.'],
])('%s reads as its author sees it', async (name, text) => {
  const { questions, faults } = await readCase(name);
  expect(faults).toEqual([]);
  expect(questions.map((question) => question.text)).toEqual([text]);
});

test('04-same-named-pictures.xml: each answer has a picture of its own', async () => {
  const { questions } = await readCase('04-same-named-pictures.xml');
  const [a, b, c, d] = questions[0]?.images?.map(({ file }) => file) ?? [];
  expect([c, d]).toEqual([a, a]);
  expect(b).not.toBe(a);
});

test('05-two-right-of-a-single-choice.xml: A alone is right, and B alone', async () => {
  const { questions } = await readCase('05-two-right-of-a-single-choice.xml');
  expect(questions[0]?.answer_keys).toMatchObject([{ kind: 'expression', value: 'A', alternatives: ['B'] }]);
});

test.each(['06-cloze-one-field-unread.xml', '06b-cloze-escaped-as-moodle-wants.xml'])(
  '%s: both fields are read',
  async (name) => {
    const { questions } = await readCase(name);
    expect(questions[0]?.text).toMatch(/^Capital .* \(1\), value .* \(2\)\./);
    expect(questions[0]?.answer).toBe('(1) Berlin\n\n(2) A: $\\sqrt{\\frac{1}{2}}$');
  },
);

test.each([
  ['08a-gapselect-tex.xml', ['- A: $2x$\n- B: a\\*b\\*c']],
  ['08c-matching-tex.xml', ['- A: $2x$\n- B: 1']],
])('%s: its choices are read as texts', async (name, choices) => {
  const { questions } = await readCase(name);
  expect(questions.map(({ text }) => text.split('\n\n').at(-1))).toEqual(choices);
});

test('10-picture-with-query.xml: the picture is taken', async () => {
  const { questions, notes } = await readCase('10-picture-with-query.xml');
  expect(questions[0]?.images).toMatchObject([{ alt: 'graph' }]);
  expect(notes).toEqual(USED);
});

test('27-number-that-is-not-read.xml: the answer stays in words', async () => {
  const { questions, notes } = await readCase('27-number-that-is-not-read.xml');
  expect(questions[0]).toMatchObject({ answer: '1,234.5', answer_keys: [] });
  expect(notes[0]).toContain('“1,234.5”, which cannot be read');
});

test('28-picture-only.xml: the question is taken, and its words asked for', async () => {
  const { questions, notes } = await readCase('28-picture-only.xml');
  expect(questions[0]).toMatchObject({
    text: 'The question is in the picture.',
    correct_option: 'A',
    images: [{ of: 'question' }],
  });
  expect(notes[0]).toContain('describe it for people who cannot see it');
});

test.each([
  ['24-gift-colon.gift', ['The ratio is 3:2. Which is larger?']],
  ['25-gift-numbers.gift', ['Charge?', 'Half?']],
  ['32-gift-single-backslash.gift', ['Let $x \\neq 2$.']],
])('%s is taken as Moodle takes it', async (name, texts) => {
  const { questions, faults } = await readCase(name);
  expect(faults).toEqual([]);
  expect(questions.map(({ text }) => text)).toEqual(texts);
});

test('32-gift-single-backslash.gift: the note names the line break', async () => {
  expect((await readCase('32-gift-single-backslash.gift')).notes[0]).toMatch(/^a line break within a formula/);
});

test('13-qti-rounded.xml: 3.1 is right', async () => {
  const { questions } = await readCase('13-qti-rounded.xml');
  expect(questions[0]?.answer_keys).toMatchObject([{ kind: 'number', value: 3.1, tolerance: 0.05 }]);
});

test('15-qti-items-listed-by-the-test.zip: the item is taken', async () => {
  const { questions, faults } = await readCase('15-qti-items-listed-by-the-test.zip');
  expect(faults).toEqual([]);
  expect(questions).toMatchObject([{ correct_option: 'A' }]);
});

test.each([
  ['29a-qti-1.2.xml', /This is QTI 1\.2.*Canvas.*Blackboard/],
  ['29b-word.docx', /This is a Word document/],
])('%s is refused with the name of its system', async (name, words) => {
  const { result, items } = await readCase(name);
  expect(result.refused).toMatch(words);
  expect(items).toEqual([]);
});

test.each<[string, string, Uint8Array | string, RegExp]>([
  ['a PDF file', 'a.pdf', '%PDF-1.7', /PDF/],
  ['a PDF file called a table', 'a.csv', '%PDF-1.7', /PDF/],
  ['a web page', 'quiz.xml', '<!DOCTYPE html><html></html>', /web page/],
  ['a text document', 'a.rtf', '{\\rtf1 x}', /text document/],
  ['a picture', 'a.png', Buffer.from('89504e470d0a1a0a', 'hex'), /picture/],
  ['a Moodle backup', 'a.mbz', Buffer.from('1f8b0800', 'hex'), /Moodle/],
  ['an old Word document', 'a.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /Word/],
  ['questions in Aiken', 'a.txt', 'Which?\nA. one\nB. two\nANSWER: B\n', /Aiken/],
  ['a text file of Blackboard', 'a.txt', 'MC\tWhich?\tone\tcorrect\ttwo\tincorrect\n', /Blackboard/],
  ['a quiz of Canvas', 'a.xml', '<quiz xmlns="http://canvas.instructure.com/xsd/cccv1p0"><title>Q</title></quiz>', /no question/],
  ['XML of another kind', 'a.xml', '<?xml version="1.0"?><lessons><a/></lessons>', /<lessons>/],
  ['XML in UTF-16', 'a.xml', Buffer.from('\ufeff<?xml version="1.0"?><lessons/>', 'utf16le'), /<lessons>/],
])('%s is refused as what it is', async (_name, name, bytes, words) => {
  expect((await readUpload({ name, bytes })).result.refused).toMatch(words);
});

test('22a-windows-1250.csv: its letters are right, and the encoding asked about', async () => {
  const { questions, notes } = await readCase('22a-windows-1250.csv');
  expect(questions[0]?.text).toBe('Który kąt jest prosty?');
  expect(questions[0]?.options.map(({ text }) => text)).toEqual(['żaden', 'pięć', 'łuk', 'ściana']);
  expect(notes).toEqual([expect.stringMatching(/^The encoding is not sure: read as Central European/)]);
});

test('18-xlsx-percent-and-date.xlsx: per cent as shown, and a date is asked about', async () => {
  const { questions, items } = await readCase('18-xlsx-percent-and-date.xlsx');
  expect(questions.map(({ options }) => options.map(({ text }) => text))).toEqual([['50%', '25%', '10%', '100%']]);
  expect(items).toContainEqual(
    expect.objectContaining({ place: { row: 3, item: 'p2', column: 'option_a' }, fault: expect.any(String) }),
  );
});

test('19-xlsx-superscript.xlsx: a power stays one', async () => {
  expect((await readCase('19-xlsx-superscript.xlsx')).questions[0]?.text).toBe('Find 2$^{10}$');
});

test('20-xlsx-two-sheets.xlsx: the second sheet is named', async () => {
  const { questions, notes } = await readCase('20-xlsx-two-sheets.xlsx');
  expect(questions).toHaveLength(1);
  expect(notes).toEqual(['The sheet Hard is not read. Save it as a file of its own']);
});

test('23-more-cells-than-columns.csv: the row is refused', async () => {
  const { questions, faults } = await readCase('23-more-cells-than-columns.csv');
  expect(questions).toEqual([]);
  expect(faults).toEqual([expect.stringContaining('beyond the columns of the first row')]);
});

test('questions without a category and a topic have one choice for all, and are there to be looked at', async () => {
  const { result, items, faults } = await readUpload({ name: 'a.gift', bytes: 'One {T}\n\nTwo {F}\n' });
  expect(result.categories).toEqual([{ category: ['Questions without a category'], questions: 2, unplaced: 2 }]);
  expect(faults).toEqual(Array(2).fill('No topic is chosen for “Questions without a category”'));
  expect(items[0]).toMatchObject({ place: { column: 'category' }, unplaced: { text: expect.stringMatching(/^One/) } });
  const chosen = { ...PLACE, category: ['Questions without a category'] };
  const placed = await readUpload({ name: 'a.gift', bytes: 'One {T}\n', places: [chosen] });
  expect(placed.questions).toMatchObject([PLACE]);
});
