import { describe, expect, it } from 'vitest';
import type { WrittenQuestion } from './exchange-format.ts';
import { basket, readSource, written } from './testing/read-source.ts';

const common = {
  record: 'question',
  subject: 'math-aa-sl',
  topic: 'sequences',
  difficulty: 'Medium',
  level: 'SL',
  calculator_allowed: false,
  year: 2025,
} as const;

const choice: WrittenQuestion = {
  ...common,
  id: 'choice-1',
  marks: 1,
  text: 'Which is $2^3$?',
  options: ['$6$', '$8$', 'nine & more', '*ten*'].map((text, index) => ({ key: 'ABCD'[index] as 'A', text })),
  correct_option: 'B',
  answer_keys: [{ kind: 'option', correct: 'B', distractors: { A: { slip: 'method', note: 'You multiplied.' } } }],
  hint: 'Three factors.\n\n---\n\nBegin like this: $2 \\times 2$.',
  solution: 'It is $2 \\times 2 \\times 2$.',
};
const parts: WrittenQuestion = {
  ...common,
  id: 'parts-1',
  template: 'two-terms',
  marks: 3,
  text: 'A sequence has $u_1 = 3$ and $u_4 = 12$.\n\n![](diagram:line)\n\n(a) Find its difference. [2]\n\n(b) Write down $u_2$, in cm. [1]',
  answer: '(a) $3$\n\n(b) $6$ cm',
  solution: '(a) $3d = 9$\n\n(b) $3 + 3 = 6$',
  mark_scheme: [
    { part: 'a', text: '$3d = 9$', code: 'M1' },
    { part: 'a', text: '$d = 3$', code: 'A1', implied: true },
    { part: 'b', text: '$6$', code: 'A1' },
  ],
  answer_keys: [
    { kind: 'number', part: 'a', value: 3, tolerance: 1e-9, label: '$d =$' },
    { kind: 'number', part: 'b', value: 6, tolerance: 0, unit: 'cm' },
  ],
  figures: [{ name: 'line', svg: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0,0L1,1"/></svg>', alt: 'A line' }],
  images: [{ file: 'photo.png', alt: 'A photo' }],
};
const shown: WrittenQuestion = {
  ...common,
  id: 'bank:7',
  marks: 4,
  text: 'Show that $x = 1$. [4]',
  solution: 'Put $x$ in.',
  answer_keys: [{ kind: 'expression', value: 'x' }],
};

async function roundTrip(format: 'moodle-xml' | 'gift' | 'qti-2.1' | 'qti-3.0' | 'question-file') {
  const images = basket();
  await images.put(Buffer.from('PNG'), 'photo.png');
  const { bytes, left } = await written(format, [choice, parts, shown], images);
  const { questions, faults } = await readSource(format, bytes, images);
  expect(faults).toEqual([]);
  return { questions, left };
}

const fields = [
  'id',
  'subject',
  'topic',
  'difficulty',
  'level',
  'calculator_allowed',
  'year',
  'marks',
  'text',
  'solution',
] as const;
const of = (question: object | undefined) =>
  Object.fromEntries(fields.map((name) => [name, (question as Record<string, unknown>)?.[name]]));

describe('questions that go out and come back', () => {
  it.each(['moodle-xml', 'qti-2.1', 'qti-3.0', 'question-file'] as const)('%s', async (format) => {
    const { questions, left } = await roundTrip(format);
    expect(questions.map(of)).toEqual([choice, parts, shown].map(of));
    expect(questions[0]).toMatchObject({ options: choice.options, correct_option: 'B', hint: choice.hint });
    expect(questions[1]).toMatchObject({
      template: 'two-terms',
      answer: parts.answer,
      mark_scheme: parts.mark_scheme,
      answer_keys: parts.answer_keys,
      figures: [{ name: 'line', alt: 'A line' }],
      images: [{ file: 'photo.png', alt: 'A photo' }],
    });
    if (format === 'question-file') expect(left).toEqual([]);
    else expect(left).toContain('the key: the format judges no answer that is an expression');
  });

  it('gift, which loses hints and the keys of parts, and says so', async () => {
    const { questions, left } = await roundTrip('gift');
    expect(
      questions.map(({ id, text, marks }) => ({ id, marks, text: text?.replace(/diagram:picture-1/, 'diagram:line') })),
    ).toEqual([choice, parts, shown].map(({ id, text, marks }) => ({ id, text, marks })));
    expect(questions[0]).toMatchObject({ options: choice.options, correct_option: 'B', answer_keys: choice.answer_keys });
    expect(questions[1]).toMatchObject({ mark_scheme: parts.mark_scheme, answer: parts.answer, images: [{ alt: 'A photo' }] });
    expect(left).toContain('the hint');
    expect(left.filter((what) => what.startsWith('the key of part'))).toHaveLength(2);
  });

  it('makes the same file of the same questions', async () => {
    for (const format of ['moodle-xml', 'gift', 'qti-2.1', 'qti-3.0'] as const) {
      const [one, two] = [await written(format, [choice, shown]), await written(format, [choice, shown])];
      expect(one.bytes.equals(two.bytes)).toBe(true);
    }
  });
});
