import type { QuestionFacets } from '@api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ListedQuestion, readListedQuestions } from '../../../../../test/listed-questions.ts';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
let listed: ListedQuestion[];
beforeAll(async () => {
  listed = (await readListedQuestions(api.db)).filter(({ visible, subject }) => visible && subject === 'math-aa-sl');
});

type FacetName = keyof QuestionFacets;
const VALUE: Record<FacetName, (question: ListedQuestion) => unknown> = {
  difficulty: ({ difficulty }) => difficulty,
  level: ({ level }) => level,
  paper: ({ paper }) => paper,
  month: ({ month }) => month,
  year: ({ year }) => year,
  timezone: ({ timezone }) => timezone,
  calculatorAllowed: ({ calculator_allowed }) => calculator_allowed,
};
type Chosen = Partial<Record<FacetName, unknown[]>>;

/** Counted by hand: for each facet, the questions that match what is chosen on all others. */
function countByHand(name: FacetName, chosen: Chosen): Map<unknown, number> {
  const values = [...new Set(listed.map(VALUE[name]))].filter((value) => value !== null);
  const others = listed.filter((question) =>
    Object.entries(chosen).every(([facet, allowed]) => facet === name || allowed.includes(VALUE[facet as FacetName](question))),
  );
  return new Map(values.map((value) => [value, others.filter((question) => VALUE[name](question) === value).length]));
}

const SELECTIONS: [Record<string, string>, Chosen][] = [
  [{}, {}],
  [{ difficulty: 'Easy' }, { difficulty: ['Easy'] }],
  [
    { difficulty: 'Easy,Hard', paper: '1' },
    { difficulty: ['Easy', 'Hard'], paper: [1] },
  ],
  [
    { calculatorAllowed: 'true', month: 'May' },
    { calculatorAllowed: [true], month: ['May'] },
  ],
  [
    { calculatorNotAllowed: 'true', year: '2022,2023,2024', timezone: '1,2' },
    { calculatorAllowed: [false], year: [2022, 2023, 2024], timezone: [1, 2] },
  ],
  [{ level: 'HL' }, { level: ['HL'] }],
];

describe('GET /api/questions/filters', () => {
  test.each(SELECTIONS)('%j', async (query, chosen) => {
    const { body } = await api.callLoosely('GET /api/questions/filters', { query: { subject: 'math-aa-sl', ...query } });
    for (const name of Object.keys(VALUE) as FacetName[]) {
      const counted = new Map((body as unknown as QuestionFacets)[name].map(({ value, count }) => [value, count]));
      expect(counted, name).toEqual(countByHand(name, chosen));
    }
  });

  test('options come in their natural order', async () => {
    const { body } = await api.call('GET /api/questions/filters', { query: { subject: 'math-aa-sl' } });
    expect(body.difficulty.map(({ value }) => value)).toEqual(['Easy', 'Medium', 'Hard']);
    expect(body.paper.map(({ value }) => value)).toEqual([1, 2, 3]);
    expect(body.year.map(({ value }) => value)).toEqual(body.year.map(({ value }) => value).toSorted());
  });

  test('have the same rules as the list', async () => {
    const status = async (query: Record<string, string>) =>
      (await api.callLoosely('GET /api/questions/filters', { query })).status;
    expect(await status({ completedQuestion: 'true' })).toBe(401);
    expect(await status({ verified: 'true' })).toBe(403);
    expect(await status({ subject: 'latin' })).toBe(404);
  });
});
