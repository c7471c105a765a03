import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WrittenQuestion } from './exchange-format.ts';
import { COLUMNS } from './read-upload/columns.ts';
import { readUpload } from './read-upload/testing/read-upload.ts';
import { csvRow } from './spreadsheet-cells.ts';
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

/** Words as people type them, with all that a format has signs of its own for. */
const word = fc.constantFrom(
  ...['Find', 'the', 'a < b', 'x > 2', 'R&D', '50%', '“so”', "it's", '"q"', 'café', '三角形', '٣', '5:3', '=', '{a}', '1..2'],
  ...['a -> b', '#1', ':: b', '\\$5', '$x^2$', '$\\frac{1}{2}$', '$a<b$', '$\\{1\\}$', '**bold**', '`code`', '@@x', ']]>'],
);
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `Say ${words.join(' ')} now.`);
const paragraphs = fc.array(sentence, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n'));
const number = fc.record({
  value: fc
    .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -6, max: 12 }))
    .map(([digits, places]) => digits / 10 ** places),
  tolerance: fc.constantFrom(0, 0.5, 0.001),
});
const anyQuestion = fc
  .record({ text: paragraphs, solution: paragraphs, number, choices: fc.uniqueArray(sentence, { minLength: 4, maxLength: 4 }) })
  .chain(({ text, solution, number: { value, tolerance }, choices }) =>
    fc.constantFrom<WrittenQuestion>(
      {
        ...{
          ...common,
          id: 'any-1',
          marks: 1,
          text,
          solution,
          correct_option: 'C',
          answer_keys: [{ kind: 'option', correct: 'C' }],
        },
        options: choices.map((choice, index) => ({ key: 'ABCD'[index] as 'A', text: choice })),
      },
      {
        ...{ ...common, id: 'any-2', marks: 3, text: `${text} [3]`, solution, answer: `$${value}$` },
        answer_keys: [{ kind: 'number', part: '', value, tolerance }],
      },
    ),
  );
const told = ({ text, solution, options, correct_option, answer_keys }: Partial<WrittenQuestion>) => ({
  ...{ text, solution, options: options ?? [], correct_option: correct_option ?? null },
  numbers: (answer_keys ?? []).flatMap((key) => (key.kind === 'number' ? [[key.value, key.tolerance ?? 0]] : [])),
});

describe('any question', () => {
  it.each(['moodle-xml', 'gift', 'qti-2.1', 'qti-3.0', 'question-file'] as const)(
    'comes back the same from %s',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(anyQuestion, async (question) => {
          const { bytes } = await written(format, [question]);
          const { questions, faults } = await readSource(format, bytes);
          expect(faults).toEqual([]);
          expect(questions.map(told)).toEqual([told(question)]);
        }),
        { seed: 20261129, numRuns: 60 },
      );
    },
  );

  it('comes back the same from a table, with its line breaks, quotes and signs', async () => {
    const names = COLUMNS.questions.map(({ name }) => name);
    await fc.assert(
      fc.asyncProperty(anyQuestion, async ({ text, solution = '' }) => {
        const cells: Record<string, string> = {
          ...{ id: 'any', subject: 'math-aa-sl', topic: 'sequences', difficulty: 'medium', level: 'SL', marks: '3' },
          ...{ calculator_allowed: 'no', text, solution },
        };
        const bytes = csvRow(names) + csvRow(names.map((name) => cells[name] ?? ''));
        const { questions, faults } = await readUpload({ name: 'any.csv', bytes });
        expect(faults).toEqual([]);
        expect(questions).toMatchObject([{ text, solution }]);
      }),
      { seed: 20261129, numRuns: 60 },
    );
  });
});
