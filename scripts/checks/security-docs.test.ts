import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';

/** The levels of the requirements of ASVS 5.0, section by section in their order: `1.2.3` is the third digit of `1.2`. */
const LEVELS = `
  1.1 22 1.2 1111122223 1.3 112222222223 1.4 222 1.5 123 2.1 122 2.2 112 2.3 12223 2.4 23 3.1 3 3.2 113 3.3 12223 3.4 11222233
  3.5 11122333 3.6 3 3.7 22333 4.1 12233 4.2 23333 4.3 22 4.4 1222 5.1 2 5.2 112333 5.3 113 5.4 222 6.1 122 6.2 111111112222
  6.3 11223333 6.4 112233 6.5 22222333 6.6 2223 6.7 33 6.8 2222 7.1 222 7.2 1111 7.3 22 7.4 11222 7.5 223 7.6 22 8.1 1233
  8.2 1123 8.3 133 8.4 23 9.1 111 9.2 1222 10.1 22 10.2 223 10.3 22223 10.4 1111122222233333 10.5 22222 10.6 22 10.7 222
  11.1 2233 11.2 22233 11.3 11233 11.4 1222 11.5 23 11.6 23 11.7 33 12.1 12233 12.2 11 12.3 22223 13.1 2333 13.2 222223
  13.3 2233 13.4 1222233 14.1 22 14.2 12223333 14.3 122 15.1 12233 15.2 12233 15.3 1222222 15.4 3333 16.1 2 16.2 22222
  16.3 2222 16.4 222 16.5 2223 17.1 23 17.2 22223333 17.3 22`;

const STATES = ['met', 'partly', 'not met', 'not applicable'];
const FOLDER = join(ROOT, 'docs/security');

const levels = Object.fromEntries(
  [...LEVELS.matchAll(/(\d+\.\d+) ([123]+)/g)].flatMap(([, section, digits = '']) =>
    [...digits].map((level, index) => [`${section}.${index + 1}`, level] as const).filter(([, level]) => level !== '3'),
  ),
);

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
    .map(cellsOf);

/** The one page that holds no requirements. */
const TRIALS = 'scanners.md';
const chapters = readdirSync(FOLDER)
  .filter((name) => name !== TRIALS)
  .sort();
const rows = chapters.flatMap((name) => rowsOf(join(FOLDER, name)));

it('has every requirement of levels 1 and 2 once, with its level', () => {
  expect(Object.keys(levels)).toHaveLength(253);
  const numbers = rows.map(([number]) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(Object.fromEntries(rows.map(([number, level]) => [number, level]))).toEqual(levels);
});

it('says of each what is so, and names what shows it', () => {
  const wrong = rows.filter(([, , asked, state = '', how, shown, ...more]) => {
    const isShown = shown !== '' || state === 'not applicable';
    return !asked || !STATES.includes(state) || !how || !isShown || more.length > 0;
  });
  expect(wrong).toEqual([]);
});

it('counts them in the summary', () => {
  const summary = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const counted = (of: string[][]) => STATES.map((state) => String(of.filter((row) => row[3] === state).length));
  const told = (start: string) =>
    cellsOf(summary.split('\n').find((line) => line.startsWith('| ') && line.includes(start)) ?? '');
  for (const name of chapters) expect(told(`(security/${name})`).slice(1), name).toEqual(counted(rowsOf(join(FOLDER, name))));
  expect(told('| all |').slice(1)).toEqual(counted(rows));
});
