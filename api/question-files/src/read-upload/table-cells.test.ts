import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readUpload } from './testing/read-upload.ts';

const defaults = {
  subject: 'math-aa-sl',
  topic: 'logarithms',
  difficulty: 'Easy',
  level: 'SL',
  calculator_allowed: false,
} as const;
type WriteSheet = Parameters<typeof writeXlsx>[0]['sheets'][number];
type Cells = NonNullable<WriteSheet['cells']>;

const HEAD = ['id', 'marks', 'text', 'solution'];
const ROW = ['q1', 1, 'Why?', 'Because.'];

/** A workbook with one question, of which a cell is something else. */
async function read(column: number, cell: Cells extends Map<string, infer One> ? One : never, more: WriteSheet[] = []) {
  const sheet = { name: 'Easy', rows: [HEAD, ROW], cells: new Map([[`1,${column}`, cell]]) };
  return readUpload({ name: 'a.xlsx', bytes: await writeXlsx({ sheets: [sheet, ...more] }), defaults });
}

it.each<[number, string, string]>([
  [0.5, '0%', '50%'],
  [0.125, '0.0%', '12.5%'],
  [1234.5, '#,##0.00', '1,234.50'],
  [0.5, '# ?/?', '1/2'],
  [3, '0 "cm"', '3 cm'],
  [5, '[$€-407] 0.00', '€ 5.00'],
  [7, '0000', '0007'],
  [0.1 + 0.2, 'General', '0.3'],
])('reads %s in the format %s as %s, which people see', async (value, numFmt, shown) => {
  const { questions, faults } = await read(3, { value, style: { numFmt } });
  expect(faults).toEqual([]);
  expect(questions[0]?.solution).toBe(shown);
});

it('counts marks by their number, however they are shown', async () => {
  expect((await read(1, { value: 3, style: { numFmt: '0.00' } })).questions[0]?.marks).toBe(3);
});

it.each<[string | number, number, string]>([
  [1.5, 2, "the file's 1.5 marks: rounded to 2"],
  ['2,5', 3, "the file's 2,5 marks: rounded to 3"],
  [0.25, 1, "the file's 0.25 marks: rounded to 1"],
])('rounds %s marks to %s, with a note', async (value, marks, note) => {
  const { questions, items } = await read(1, { value });
  expect(questions.map((question) => question.marks)).toEqual([marks]);
  expect(items).toContainEqual({ line: 2, place: { row: 2, item: 'q1', column: 'marks' }, leftOut: note });
});

it.each([0, -1.5, 1e9 + 0.5, 'one'])('asks about %s marks', async (value) => {
  const { questions, items } = await read(1, { value });
  expect(questions).toEqual([]);
  expect(items).toMatchObject([{ place: { row: 2, column: 'marks' }, fault: expect.any(String) }]);
});

it.each<[string, Parameters<typeof read>[1], RegExp]>([
  ['a date', { value: new Date('2026-03-02T00:00:00Z'), style: { numFmt: 'd/m' } }, /A date is in this cell/],
  ['a moment', { value: new Date('2026-03-02T10:30:00Z'), style: { numFmt: 'h:mm' } }, /A date is in this cell/],
  ['an error', { value: '#DIV/0!', type: 'error' }, /error: #DIV\/0!/],
  ['another error', { value: '#NAME?', type: 'error' }, /error: #NAME\?/],
  ['a formula without a result', { formula: 'A1&B1' }, /has no result/],
])('asks about %s', async (_name, cell, words) => {
  const { questions, items } = await read(3, cell);
  expect(questions).toEqual([]);
  expect(items).toMatchObject([{ place: { row: 2, column: 'solution' }, fault: expect.stringMatching(words) }]);
});

const run = (text: string, vertAlign?: 'superscript' | 'subscript') => ({ text, ...(vertAlign && { font: { vertAlign } }) });
it.each([
  [[run('Find 2'), run('10', 'superscript')], 'Find 2$^{10}$'],
  [[run('H'), run('2', 'subscript'), run('O')], 'H$_{2}$O'],
  [[run('x'), run('n+1', 'superscript'), run(' and y')], 'x$^{n+1}$ and y'],
  [[run('the 4'), run('th', 'superscript')], 'the 4$^{\\text{th}}$'],
  [[run('$x'), run('2', 'superscript'), run('$ is')], '$x^{2}$ is'],
  [[run('bold'), run(' and plain')], 'bold and plain'],
])('reads raised and lowered text %#', async (richText, text) => {
  expect((await read(2, { richText })).questions[0]?.text).toBe(text);
});

it('names sheets that it does not read, and passes over empty ones', async () => {
  const { notes, questions } = await read(3, { value: 'So.' }, [
    { name: 'Empty', rows: [] },
    { name: 'Hard', rows: [HEAD, ROW] },
    { name: 'Notes', rows: [['see above']] },
  ]);
  expect(questions).toHaveLength(1);
  expect(notes).toEqual([
    'The sheet Hard is not read. Save it as a file of its own',
    'The sheet Notes is not read. Save it as a file of its own',
  ]);
});

it.each([
  ['id,marks,text\nk1,1,Find the mean of 2, 3 and 10.\n', '“3 and 10.” is beyond'],
  ['id;marks;text\nk1;1;a;b\n', '“b” is beyond'],
  ['id\tmarks\ttext\nk1\t1\ta\t\tb\n', '“b” is beyond'],
  ['id,marks,text\nk1,1,"a",b\n', '“b” is beyond'],
  ['id,marks,text\r\nk1,1,a,,,c\r\n', '“c” is beyond'],
])('refuses a row with more cells than the head: %j', async (bytes, words) => {
  const { questions, items } = await readUpload({ name: 'a.csv', bytes, defaults });
  expect(questions).toEqual([]);
  expect(items).toMatchObject([{ place: { row: 2 }, fault: expect.stringContaining(words) }]);
});

it('takes empty cells beyond the head, and names columns without a name that have values', async () => {
  const empty = await readUpload({ name: 'a.csv', bytes: 'id,marks,text\nk1,1,a,,,\n', defaults });
  expect([empty.questions.length, empty.notes]).toEqual([1, []]);
  const unnamed = await readUpload({
    name: 'a.csv',
    bytes: 'id,marks,text,,\nk1,1,a,,\nk2,1,b,,seen\nk3,1,c,,again\n',
    defaults,
  });
  expect([unnamed.questions.length, unnamed.notes]).toEqual([3, ['Column 5 has no name in the first row and is not read']]);
});
