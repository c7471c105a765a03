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
    id: 'sum-1',
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
  expect(faults).toEqual([expect.stringMatching(/^Not GIFT at line \d+: /)]);
});

it('reads Windows line ends and a byte order mark', async () => {
  const { questions } = await readSource('gift', '\ufeffOne{T}\r\n\r\nTwo{=four\r\n=4}\r\n');
  expect(questions.map(({ text }) => text?.split('\n')[0])).toEqual(['One', 'Two']);
});
