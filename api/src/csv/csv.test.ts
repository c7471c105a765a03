import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type CsvColumn, type CsvValue, csvOf } from './csv.ts';

const columns: CsvColumn<{ name: CsvValue; n: CsvValue }>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Number', value: ({ n }) => n },
];
const written = async (rows: { name: CsvValue; n: CsvValue }[]) => (await buffer(csvOf(columns, rows))).toString('utf8');

test('begins with a byte order mark and quotes what needs it', async () => {
  expect(await written([{ name: 'a "b", c\nd', n: 1.5 }])).toBe('\uFEFFName,Number\r\n"a ""b"", c\nd",1.5\r\n');
});

test('writes a header for no rows too', async () => {
  expect(await written([])).toBe('\uFEFFName,Number\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('does not let %j run in a spreadsheet', async (name) => {
  const line = (await written([{ name, n: 0 }])).split('\r\n')[1] ?? '';
  expect(line.replace(/^"/, '')).toMatch(/^'/);
});

test('leaves negative numbers numbers, and says moments, yes and nothing in words', async () => {
  const rows = [
    { name: new Date('2026-11-22T10:00:00Z'), n: -0.25 },
    { name: true, n: null },
  ];
  expect(await written(rows)).toBe('\uFEFFName,Number\r\n2026-11-22T10:00:00.000Z,-0.25\r\nyes,\r\n');
});

test('makes rows as they are taken, and ends them with a reader who goes away', async () => {
  let made = 0;
  let closed = false;
  const endless = (async function* () {
    try {
      for (;;) {
        made += 1;
        yield { name: 'x'.repeat(1_000), n: made };
      }
    } finally {
      closed = true;
    }
  })();
  const end = Promise.withResolvers<Error | null>();
  const stream = csvOf(columns, endless, end.resolve);
  for await (const _ of stream) break;
  expect(await end.promise).toBeInstanceOf(Error);
  await expect.poll(() => closed).toBe(true);
  expect(made).toBeLessThan(1_000);
});

test('breaks off with what the rows throw, rather than look whole', async () => {
  const failing = (async function* () {
    yield { name: 'a', n: 1 };
    throw new Error('no more');
  })();
  await expect(text(csvOf(columns, failing))).rejects.toThrow('no more');
});

test.each([
  'one\ntwo',
  'one\r\ntwo',
  'one\rtwo',
  '\n',
  'a, "b"\nc',
  '(a) Find $x$. [2]\n\n(b) Find $y$. [1]',
  'tab\tand; semicolon\n',
])('keeps %j in one cell', async (cell) => {
  const file = await text(
    csvOf(
      [
        { header: 'text', value: (row: string) => row },
        { header: 'next', value: () => 'x' },
      ],
      [cell],
    ),
  );
  expect(parse(file, { bom: true, record_delimiter: ['\r\n', '\n', '\r'] })).toEqual([
    ['text', 'next'],
    [cell, 'x'],
  ]);
});
