import { expect, it } from 'vitest';
import { readSource } from '../testing/read-source.ts';

it('takes every kind of GIFT', async () => {
  const { questions, faults, leftOut } = await readSource(
    'gift',
    [
      '// a comment\n$CATEGORY: $course$/Algebra\n',
      '// [id:sum-1] [tag:level:HL]\n::Sum::[html]<p>What is \\\\(2+2\\\\)?</p>{\n  ~3#no\n  =4#yes\n  ~5\n  ~6\n####Two and two.}\n',
      'The capital of France is {=Paris ~Rome} today.\n',
      'How many?{#4.2:0.1}\n\nBetween?{#1..3}\n\nYears {#\n  =1822:0\n  =%50%1822:2}\n',
      'Is it so?{F}\n\nWrite.{}\n\nJust a text.\n',
      'Pairs{\n  =one -> 1\n  =two -> 2\n}\n',
      'Number without a sign{#3:2~#wrong}\n',
      'broken {=a',
    ].join('\n'),
  );
  expect(questions[0]).toMatchObject({
    id: expect.stringMatching(/^gift:/),
    level: 'HL',
    text: 'What is $2+2$?',
    correct_option: 'B',
    solution: 'Two and two.\n\nyes',
    category: ['Algebra'],
  });
  expect(
    questions.slice(1).map(({ text, answer_keys: keys }) => [text?.split('\n')[0], keys?.map(({ kind }) => kind) ?? []]),
  ).toEqual([
    ['The capital of France is \\_\\_\\_\\_\\_ today.', ['expression']],
    ['How many?', ['number']],
    ['Between?', ['number']],
    ['Years', ['number']],
    ['Is it so?', ['expression']],
    ['Write.', []],
    ['Pairs', ['expression', 'expression']],
    ['Number without a sign', ['number']],
  ]);
  expect(questions[3]?.answer_keys).toMatchObject([{ value: 2, tolerance: 1 }]);
  expect(leftOut).toContain('a text without a question');
  expect(faults).toEqual([expect.stringMatching(/^Line \d+: the brace of its answer is never closed/)]);
});

it('reads Windows line ends and a byte order mark', async () => {
  const { questions } = await readSource('gift', '\ufeffOne{T}\r\n\r\nTwo{=four\r\n=4}\r\n');
  expect(questions.map(({ text }) => text?.split('\n')[0])).toEqual(['One', 'Two']);
});

const first = async (source: string) => {
  const { questions, faults, leftOut } = await readSource('gift', source);
  return { ...questions[0], faults, leftOut };
};

it.each([
  ['::C:: The ratio is 3:2. Which is larger? {=3 ~2 ~1 ~0}', 'The ratio is 3:2. Which is larger?'],
  ['At 10:30, is a:b = 1? {=a ~b ~c ~d}', 'At 10:30, is a:b = 1?'],
  ['::A\\:B::Two: one # three {=a ~b ~c ~d}', 'Two: one # three'],
  ['Solve x = 2 ~ 3 {=a ~b ~c ~d}', 'Solve x = 2 \\~ 3'],
  ['[markdown]**Bold** {=a ~b ~c ~d}', '**Bold**'],
])('takes signs of the format outside of answers, as Moodle does: %s', async (source, text) => {
  expect(await first(source)).toMatchObject({ text, correct_option: 'A', faults: [] });
});

it.each<[string, object]>([
  ['{#1.6e-19:1e-20}', { value: 1.6e-19, tolerance: 1e-20 }],
  ['{#.5:.1}', { value: 0.5, tolerance: 0.1 }],
  ['{#-3}', { value: -3, tolerance: 0 }],
  ['{# 2 : 0.5 }', { value: 2, tolerance: 0.5 }],
  ['{#-1..1}', { value: 0, tolerance: 1 }],
  ['{#=%100%7:1 =%50%7:2}', { value: 7, tolerance: 1 }],
  ['{#\n=1 #one\n=2}', { value: 1, alternatives: [{ value: 2, tolerance: 0 }] }],
  ['{#+4 ~#No.}', { value: 4 }],
  ['{#0,5}', { value: 0.5 }],
])('reads the number of %s', async (answer, key) => {
  const { answer_keys: keys, faults } = await first(`How many? ${answer}`);
  expect(faults).toEqual([]);
  expect(keys).toMatchObject([{ kind: 'number', ...key }]);
});

it.each([
  ['Let \\(x \\neq 2\\). {=a ~b ~c ~d}', 'Let $x \\neq 2$.'],
  ['Let $\\nu \\notin A$. {=a ~b ~c ~d}', 'Let $\\nu \\notin A$.'],
  ['Let \\[\\nabla f\\]. {=a ~b ~c ~d}', 'Let $$\\nabla f$$.'],
])('reads what its author meant in %s, and says so', async (source, text) => {
  const { leftOut, ...question } = await first(source);
  expect(question.text).toBe(text);
  expect(leftOut).toContain('a line break within a formula: “\\n” is read as the beginning of its command');
});

it.each([
  ['Let \\(x \\\\neq 2\\). {=a ~b ~c ~d}', 'Let $x \\neq 2$.'],
  ['One\\nTwo {=a ~b ~c ~d}', 'One\\\nTwo'],
  ['Is \\\\(\\\\frac\\{1\\}\\{2\\}\\\\) it? {=a ~b ~c ~d}', 'Is $\\frac{1}{2}$ it?'],
])('reads %s without a note', async (source, text) => {
  expect(await first(source)).toMatchObject({ text, leftOut: [] });
});

it.each([
  ['Which? {~x=3 =x=4 ~y}', 'write \\='],
  ['What is \\(\\frac{1}{2}\\)? {=a ~b}', 'braces besides those of its answer'],
  ['One {=a} and two {=b}', 'braces besides those of its answer'],
  ['One } {=a}', 'braces besides those of its answer'],
  ['Which? {a ~b}', 'no = or ~'],
  ['Which? {=a -> b =c}', 'no ->'],
  ['Which? {#}', 'names none'],
  ['Never closed {=a ~b', 'never closed'],
])('refuses %s in words', async (source, words) => {
  const { faults } = await first(source);
  expect(faults).toEqual([expect.stringContaining(words)]);
});

it.each([
  ['Pairs {=\\\\(x^2\\\\) -> \\\\(2x\\\\) =a*b -> 1}', '- A: $2x$\n- B: 1'],
  ['[html]Pairs {=<b>a</b> -> <i>b</i> =c -> d}', '- A: *b*\n- B: d'],
])('reads pairs and their sides as texts: %s', async (source, listed) => {
  expect((await first(source)).text).toContain(listed);
});

it('keeps shares, several right answers and feedback of each kind', async () => {
  const { questions, leftOut } = await readSource(
    'gift',
    [
      'Two? {~%50%a#one ~%50%b ~%-100%c ~d}',
      'Either? {=a =b ~c ~d}',
      'True? {T#No.#Yes.}',
      'Typed? {=%100%five =%50%four}',
      'The {=cat =dog} sat.',
      'Tilde and equals {~=a ~b}',
    ].join('\n\n'),
  );
  expect(questions.map(({ answer }) => answer)).toEqual(['A: a; B: b', 'A: a or B: b', 'A: True', 'five', 'cat or dog', 'A: a']);
  expect(questions[4]?.text).toBe('The \\_\\_\\_\\_ sat.');
  expect(leftOut).toEqual(
    expect.arrayContaining(['feedback on single choices', 'part of the marks for answers that are nearly right']),
  );
});

it('notes feedback on wrong numbers', async () => {
  const { questions, leftOut } = await readSource('gift', 'Three? {#3:2~#No}');
  expect(questions[0]?.answer_keys).toMatchObject([{ value: 3, tolerance: 2 }]);
  expect(leftOut).toEqual(['feedback on single answers']);
});

it('loses one question for a brace that is never closed', async () => {
  const { questions, items } = await readSource('gift', 'One {=a\n\n::Two:: Two? {T}\n\nThree {=b');
  expect(questions.map(({ text }) => text?.split('\n')[0])).toEqual(['Two?']);
  expect(items.flatMap((item) => ('fault' in item ? [item.place.row] : []))).toEqual([1, 5]);
});

it('shows numbers as people write them', async () => {
  const { questions } = await readSource('gift', 'Pi? {#3.1..3.2}\n\nCharge? {#1.6E-19:1E-20}');
  expect(questions.map(({ answer }) => answer)).toEqual(['$3.15$', '$1.6 \\times 10^{-19}$']);
  expect(questions[0]?.answer_keys).toMatchObject([{ value: 3.15, tolerance: 0.05 }]);
});

it('passes over a hundred thousand empty lines', async () => {
  const { questions } = await readSource('gift', `One {T}${'\n'.repeat(100_000)}Two {=a\n${'\n'.repeat(100_000)}}`);
  expect(questions).toHaveLength(2);
});

it.each(['\\\\(', '\\\\[', '$$ ', '$ '])('reads an item with thousands of %s, none of them closed', async (sign) => {
  const { questions } = await readSource('gift', `One ${sign.repeat(4_000)} {T}`);
  expect(questions).toHaveLength(1);
});
