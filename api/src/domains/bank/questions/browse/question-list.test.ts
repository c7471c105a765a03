import type { StaffQuestion } from '@api/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ListedQuestion, readListedQuestions } from '../../../../../test/listed-questions.ts';
import { ANSWER_WORD, HINT_WORD, seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
let learner: Session;
let staff: Session;
let all: ListedQuestion[];
let completed: Set<number>;
let saved: Set<number>;
/** Has pinned every seventh question and nothing else. */
let pinner: Session;
let pinned: Set<number>;

beforeAll(async () => {
  [learner, staff] = [await api.signUp(), await api.asStaff()];
  all = await readListedQuestions(api.db);
  const ids = [...new Set(all.map(({ id }) => id))];
  completed = new Set(ids.filter((id) => id % 3 === 0));
  saved = new Set(ids.filter((id) => id % 5 === 0));
  await api.db('completed_question').insert([...completed].map((question_id) => ({ user_id: learner.user.id, question_id })));
  pinner = await api.signUp();
  pinned = new Set(ids.filter((id) => id % 7 === 0));
  await api.db('pinned_question').insert([...pinned].map((question_id) => ({ user_id: pinner.user.id, question_id })));
  await api.db('user_question').insert([...saved].map((question_id) => ({ user_id: learner.user.id, question_id })));
});

/** Every id of a list, page by page. */
async function listAll(query: Record<string, string>, as?: Session): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const pageSize = as?.user.role_id === 1 || as?.user.role_id === 2 ? '100' : '10';
    const { status, body, error } = await api.callLoosely('GET /api/questions', {
      query: { ...query, page: String(page), pageSize },
      ...(as ? { as } : {}),
    });
    expect(status, error.message).toBe(200);
    const { questions, totalCount } = body as unknown as { questions: { id: number }[]; totalCount: number };
    ids.push(...questions.map(({ id }) => id));
    if (page * Number(pageSize) >= totalCount) {
      expect(ids).toHaveLength(totalCount);
      return ids;
    }
  }
}

/** What a list should hold: `subject` decides which places count. */
function expected(subject: string | undefined, keep: (question: ListedQuestion) => boolean, seesAll = false): Set<number> {
  const listed = all.filter((question) => (subject ? question.subject === subject : question.kind === 'primary'));
  const shown = listed.filter((question) => seesAll || (question.visible && question.audience === 'everyone'));
  return new Set(shown.filter(keep).map(({ id }) => id));
}

const S = 'math-aa-sl';
type Case = [name: string, query: Record<string, string>, keep: (question: ListedQuestion) => boolean];
const CASES: Case[] = [
  ['everything', {}, () => true],
  ['a subject', { subject: S }, () => true],
  ['a subject with questions shared into it', { subject: 'math-aa-hl' }, () => true],
  ['a topic', { subject: S, topic: 'algebra' }, ({ path }) => path[0] === 'algebra'],
  ['two topics', { subject: S, topic: 'algebra,functions' }, () => true],
  ['a subtopic', { subject: S, topic: 'algebra', subtopic: 'logarithms' }, ({ path }) => path[1] === 'logarithms'],
  ['a subtopic alone', { subject: S, subtopic: 'sequences' }, ({ path }) => path[1] === 'sequences'],
  [
    'a topic as a whole beside a narrowed one',
    { subject: S, topic: 'algebra,functions', subtopic: 'logarithms' },
    ({ path }) => path[0] === 'functions' || path[1] === 'logarithms',
  ],
  ['a sub-subtopic', { subject: S, subsubtopic: 'geometric-sequences' }, ({ path }) => path[2] === 'geometric-sequences'],
  ['a difficulty', { subject: S, difficulty: 'Hard' }, ({ difficulty }) => difficulty === 'Hard'],
  ['two difficulties', { difficulty: 'Hard,Easy' }, ({ difficulty }) => difficulty !== 'Medium'],
  ['a level', { subject: 'math-aa-hl', level: 'SL' }, ({ level }) => level === 'SL'],
  ['papers', { paper: '1,3' }, ({ paper }) => paper !== 2],
  ['a month', { month: 'May' }, ({ month }) => month === 'May'],
  ['years', { year: '2023,2025' }, ({ year }) => year === 2023 || year === 2025],
  ['a timezone', { timezone: '0' }, ({ timezone }) => timezone === 0],
  ['calculator', { calculatorAllowed: 'true' }, ({ calculator_allowed }) => calculator_allowed],
  ['no calculator', { calculatorNotAllowed: 'true' }, ({ calculator_allowed }) => !calculator_allowed],
  ['both boxes', { calculatorAllowed: 'true', calculatorNotAllowed: 'true' }, () => true],
  ['a word of the question', { q: 'kettle' }, ({ questions_text }) => questions_text.includes('kettle')],
  ['another form of a word', { q: 'Kettles moved' }, ({ questions_text }) => questions_text.includes('kettle')],
  ['the start of a word', { q: 'orch' }, ({ questions_text }) => questions_text.includes('orchard')],
  ['characters as they stand', { q: 'x_{101}' }, ({ questions_text }) => questions_text.includes('x_{101}')],
  ['a wild card as itself', { q: '0\\%$' }, () => true],
  ['a wild card that is nowhere', { q: 'zz%zz' }, () => false],
  ['the name of a topic', { q: 'parabolas' }, ({ path }) => path.includes('parabolas')],
  [
    'several at once',
    { subject: S, topic: 'algebra', difficulty: 'Easy,Medium', paper: '1,2', calculatorAllowed: 'true', q: 'moves' },
    ({ path, difficulty, paper, calculator_allowed }) =>
      path[0] === 'algebra' && difficulty !== 'Hard' && paper < 3 && calculator_allowed,
  ],
];

describe('filters', () => {
  test.each(CASES)('%s', async (_name, query, keep) => {
    const ids = await listAll(query, staff);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids)).toEqual(expected(query.subject, keep, true));
    // A guest's pages are short: their first one and how many there are.
    const shown = expected(query.subject, keep);
    const { body } = await api.callLoosely('GET /api/questions', { query });
    const { questions, totalCount } = body as unknown as { questions: { id: number }[]; totalCount: number };
    expect(totalCount).toBe(shown.size);
    expect(questions.filter(({ id }) => !shown.has(id))).toEqual([]);
  });

  test.each<Case>([
    ['completed', { completedQuestion: 'true' }, ({ id }) => completed.has(id)],
    ['not completed', { uncompletedQuestion: 'true', subject: S }, ({ id }) => !completed.has(id)],
    ['both', { uncompletedQuestion: 'true', completedQuestion: 'true' }, () => true],
    ['saved', { bookmarkedQuestion: 'true' }, ({ id }) => saved.has(id)],
    ['saved and completed', { bookmarkedQuestion: 'true', completedQuestion: 'true' }, ({ id }) => id % 15 === 0],
  ])("the learner's own marks: %s", async (_name, query, keep) => {
    expect(new Set(await listAll(query, learner))).toEqual(expected(query.subject, keep));
    if (_name !== 'both') expect((await api.callLoosely('GET /api/questions', { query })).error.code).toBe('not_signed_in');
  });

  test("the learner's own pins, among other filters and in their counts", async () => {
    const keep = ({ id, difficulty }: ListedQuestion) => pinned.has(id) && difficulty !== 'Hard';
    const query = { pinnedQuestion: 'true' as const, difficulty: 'Easy,Medium' };
    const ids = await listAll(query, pinner);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids)).toEqual(expected(undefined, keep));
    expect(await listAll(query, learner)).toEqual([]);
    const { body } = await api.call('GET /api/questions/filters', { query, as: pinner });
    expect(body.calculatorAllowed.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
    for (const call of ['GET /api/questions', 'GET /api/questions/filters'] as const) {
      const refused = await api.callLoosely(call, { query });
      expect([refused.status, refused.error.code]).toEqual([401, 'not_signed_in']);
    }
  });

  test.each<Case>([
    ['verified', { verified: 'true' }, ({ verified }) => verified],
    ['not verified', { verified: 'false' }, ({ verified }) => !verified],
    ['moved to another topic', { topicChanged: 'true' }, ({ topic_changed }) => topic_changed],
  ])('for staff: %s', async (_name, query, keep) => {
    expect(new Set(await listAll(query, staff))).toEqual(expected(undefined, keep, true));
    for (const as of [undefined, learner]) {
      const answer = await api.callLoosely('GET /api/questions', { query, ...(as ? { as } : {}) });
      expect([answer.status, answer.error.code]).toEqual([403, 'not_allowed']);
    }
  });

  test('the staff subject is not there for others', async () => {
    expect((await api.call('GET /api/questions', { query: { subject: 'bridging-maths' }, as: learner })).status).toBe(404);
    expect(await listAll({ subject: 'bridging-maths' }, staff)).toHaveLength(5);
  });

  test.each([
    [{ subject: 'latin' }, 404],
    [{ topic: 'algebra' }, 422],
    [{ subject: S, topic: 'nothing' }, 422],
    [{ subject: S, topic: 'functions', subtopic: 'sequences' }, 422],
    [{ difficulty: 'easy' }, 422],
    [{ paper: '4' }, 422],
    [{ year: '1999' }, 422],
    [{ sortBy: 'id' }, 422],
    [{ page: '0' }, 422],
    [{ page: '-1' }, 422],
    [{ page: '100000' }, 422],
    [{ pageSize: '3' }, 422],
    [{ pageSize: '100' }, 422],
    [{ q: '' }, 422],
  ])('%j is refused with %i', async (query, status) => {
    const answer = await api.callLoosely('GET /api/questions', { query });
    expect(answer.status).toBe(status);
    expect(answer.error.message).toBeTruthy();
  });
});

describe('search texts', () => {
  test('of any characters are answered, or refused with a reason', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.array(fc.constantFrom('%', '_', '\\', "'", '"', ':*', '&', '|', '!', '(', ')', '<->', 'the', ' ', 'x', '$', '?'), {
        minLength: 1,
      }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        const query = { q: Array.isArray(q) ? q.join('') : q };
        const { status } = await api.callLoosely('GET /api/questions', { query });
        expect([200, 400, 422]).toContain(status);
      }),
      { numRuns: 40 },
    );
  });
});

describe('order', () => {
  const rank = { Easy: 1, Medium: 2, Hard: 3 };
  const KEYS: Record<string, (question: ListedQuestion) => number | null> = {
    question_number: ({ question_number }) => question_number,
    year: ({ year }) => year,
    difficulty: ({ difficulty }) => rank[difficulty],
    marks: ({ marks }) => marks,
    priority: ({ priority }) => priority,
    updated_at: ({ updated_at }) => updated_at.getTime(),
  };

  test.each(Object.keys(KEYS).flatMap((key) => [[key, 'asc'] as const, [key, 'desc'] as const]))(
    'by %s %s',
    async (sortBy, sortOrder) => {
      const key = KEYS[sortBy] as (typeof KEYS)[string];
      const sign = sortOrder === 'asc' ? 1 : -1;
      const sorted = all
        .filter(({ subject }) => subject === S)
        .sort((a, b) => {
          const [x, y] = [key(a), key(b)];
          if (x === y) return a.id - b.id;
          if (x === null || y === null) return x === null ? 1 : -1;
          return sign * (x - y);
        });
      expect(await listAll({ subject: S, sortBy, sortOrder }, staff)).toEqual(sorted.map(({ id }) => id));
    },
  );

  test('is the course from beginning to end, what staff have put first before it', async () => {
    const sorted = all
      .filter(({ kind, visible, audience }) => kind === 'primary' && visible && audience === 'everyone')
      .sort(
        (a, b) =>
          b.priority - a.priority ||
          a.subject_position - b.subject_position ||
          a.round - b.round ||
          a.course_order - b.course_order ||
          rank[a.difficulty] - rank[b.difficulty] ||
          a.question_number - b.question_number ||
          a.id - b.id,
      );
    expect(await listAll({})).toEqual(sorted.map(({ id }) => id));
  });
});

describe('pinned questions', () => {
  test.each<Record<string, string>>([
    { difficulty: 'Hard', paper: '1' },
    { subject: 'math-aa-hl', topic: 'algebra', subtopic: 'logarithms' },
    { subject: S, topic: 'functions', sortBy: 'difficulty', sortOrder: 'desc' },
    { subject: S, topic: 'functions', sortOrder: 'desc' },
    { difficulty: 'Easy', paper: '2', sortBy: 'year' },
  ])('come first, in the default order like the rest: %j', async (query) => {
    const everybody = await listAll(query);
    const first = everybody.filter((id) => pinned.has(id));
    expect(first.length).toBeGreaterThan(0);
    expect(await listAll(query, pinner)).toEqual([...first, ...everybody.filter((id) => !pinned.has(id))]);
    expect(await listAll(query, learner)).toEqual(everybody);
  });

  test('are counted for their owner on every page, and not sent to guests', async () => {
    const total = expected(S, ({ id }) => pinned.has(id)).size;
    for (const page of ['1', '3']) {
      const { body } = await api.call('GET /api/questions', { query: { subject: S, page }, as: pinner });
      expect(body.pinnedCount).toBe(total);
    }
    expect((await api.call('GET /api/questions', { query: { subject: S }, as: learner })).body.pinnedCount).toBe(0);
    expect((await api.call('GET /api/questions', { query: { subject: S } })).body).not.toHaveProperty('pinnedCount');
  });

  test('do not change the orders for maintaining the bank', async () => {
    const colleague = await api.asStaff();
    const query = { subject: S, sortBy: 'updated_at', sortOrder: 'desc' };
    const before = await listAll(query, colleague);
    await api.call('POST /api/pinned_question', { body: { question: before.at(-1) as number }, as: colleague });
    expect(await listAll(query, colleague)).toEqual(before);
    expect((await listAll({ subject: S }, colleague))[0]).toBe(before.at(-1));
  });
});

describe('free answers', () => {
  /** The first two visible questions of each top-level topic in the standard order. */
  const firstOfTopics = () => {
    const open = all.filter(({ kind, visible, audience }) => kind === 'primary' && visible && audience === 'everyone');
    const topics = Map.groupBy(open, ({ subject, path }) => `${subject} ${path[0]}`);
    return [...topics.values()].flatMap((questions) =>
      questions
        .sort(
          (a, b) =>
            b.priority - a.priority ||
            a.round - b.round ||
            a.course_order - b.course_order ||
            ['Easy', 'Medium', 'Hard'].indexOf(a.difficulty) - ['Easy', 'Medium', 'Hard'].indexOf(b.difficulty) ||
            a.question_number - b.question_number ||
            a.id - b.id,
        )
        .slice(0, 2)
        .map(({ id }) => id),
    );
  };

  test('are marked in lists for guests alone, whatever the list', async () => {
    const free = new Set(firstOfTopics());
    expect(free.size).toBe(12);
    for (const query of [{}, { subject: 'math-aa-hl' }, { subject: S, topic: 'functions', sortBy: 'marks', sortOrder: 'desc' }]) {
      for (let page = 1; ; page++) {
        const { body } = await api.callLoosely('GET /api/questions', { query: { ...query, page: String(page) } });
        const { questions } = body as unknown as { questions: { id: number; free_answer?: boolean }[] };
        for (const { id, free_answer } of questions) expect([id, free_answer ?? false]).toEqual([id, free.has(id)]);
        if (questions.length < 10) break;
      }
    }
    const { body } = await api.call('GET /api/questions', { query: { subject: S }, as: learner });
    for (const question of body.questions) expect(question).not.toHaveProperty('free_answer');
  });
});

describe('pages', () => {
  const ask = (query: Record<string, string>, as?: Session) =>
    api.callLoosely('GET /api/questions', { query, ...(as ? { as } : {}) }) as ReturnType<typeof api.call<'GET /api/questions'>>;

  test.each(['2', '5', '10'])('of %s', async (pageSize) => {
    const { body } = await ask({ subject: S, pageSize, page: '2' });
    expect(body).toMatchObject({ page: 2, pageSize: Number(pageSize) });
    expect(body.questions).toHaveLength(Number(pageSize));
  });

  test('are ten unless told; staff may have a hundred and no more', async () => {
    expect((await ask({})).body.pageSize).toBe(10);
    expect((await ask({ pageSize: '100' }, staff)).body.questions).toHaveLength(100);
    expect((await ask({ pageSize: '7' }, staff)).body.questions).toHaveLength(7);
    expect((await ask({ pageSize: '101' }, staff)).error.code).toBe('page_size_not_allowed');
    expect((await ask({ pageSize: '3' }, learner)).error.code).toBe('page_size_not_allowed');
  });

  test('beyond the end are empty and still have the count', async () => {
    const { body } = await ask({ subject: S, page: '99999' });
    expect(body.questions).toEqual([]);
    expect(body.totalCount).toBe(expected(S, () => true).size);
  });
});

describe('shapes', () => {
  test('no list contains an answer or a hint, for any caller', async () => {
    for (const as of [undefined, learner, staff]) {
      for (const page of ['1', '2']) {
        const query = as === staff ? { page, pageSize: '100' } : { page };
        const text = JSON.stringify((await api.call('GET /api/questions', { query, ...(as ? { as } : {}) })).body);
        expect(text).not.toContain(ANSWER_WORD);
        expect(text).not.toContain(HINT_WORD);
        expect(text).not.toContain('numeric');
        if (as !== staff) expect(text).not.toContain('mcq_answer');
      }
    }
  });

  test('searching for text that occurs only in answers finds nothing', async () => {
    expect((await api.call('GET /api/questions', { query: { q: ANSWER_WORD } })).body.totalCount).toBe(0);
    expect((await api.call('GET /api/questions', { query: { q: HINT_WORD } })).body.totalCount).toBe(0);
  });

  test('staff see the editorial fields, others none of them', async () => {
    const query = { subject: S, pageSize: '2' };
    const [seen] = (await api.call('GET /api/questions', { query, as: staff })).body.questions as StaffQuestion[];
    expect(seen).toMatchObject({ visible: expect.any(Boolean), priority: expect.any(Number), original_content: true });
    const [other] = (await api.call('GET /api/questions', { query, as: learner })).body.questions;
    for (const field of ['visible', 'priority', 'verified', 'topic_changed', 'original_content', 'mcq_answer']) {
      expect(other).not.toHaveProperty(field);
    }
  });

  test("carry the caller's own marks, or none for guests", async () => {
    const query = { subject: S };
    for (const question of (await api.call('GET /api/questions', { query, as: learner })).body.questions) {
      expect(question.learner).toEqual({
        bookmarked: saved.has(question.id),
        completed: completed.has(question.id),
        pinned: false,
      });
    }
    for (const question of (await api.call('GET /api/questions', { query })).body.questions) expect(question.learner).toBeNull();
  });

  test('show a shared question under the topics of the course that lists it', async () => {
    const shared = all.find(({ kind, visible }) => kind === 'other_level' && visible);
    expect(shared?.subject).toBe('math-aa-hl');
    const { body } = await api.call('GET /api/questions/:id', {
      params: { id: shared?.id ?? 0 },
      query: { subject: 'math-aa-hl' },
    });
    expect(body.question.subject.slug).toBe('math-aa-hl');
    expect(body.question.level).toBe('SL');
    const own = await api.call('GET /api/questions/:id', { params: { id: shared?.id ?? 0 }, query: {} });
    expect(own.body.question.subject.slug).toBe('math-aa-sl');
    const topic_slugs = own.body.question.topic_path.map(({ slug }) => slug);
    expect(body.question.own_place).toEqual({ subject_slug: 'math-aa-sl', topic_slugs });
    expect(own.body.question).not.toHaveProperty('own_place');
  });
});
