import type { MockGrade, MockPaper, TakenPaper, Test } from '@api/contract';
import { BLUEPRINTS, type Blueprint, drawPaper, findBlueprint, MARKS_TOLERANCE, marksOf, paperCode } from '@api/drawing';
import type { Knex } from 'knex';
import { ApiError, notFound } from '../../../errors.ts';
import { countTry, type RateLimit } from '../../../http/rate-limit.queries.ts';
import type { Call } from '../../../http/route.ts';
import { lockAllowances } from '../../billing/plans-and-payments/index.ts';
import { closeExpiredTests, findQuestionMarks, findTest, makeCopy, requireAttempted } from '../timed-tests/index.ts';
import { gradeOf } from './grade/grade.ts';
import { presentBlueprint, presentPaper } from './mock-paper.presenter.ts';
import {
  type CourseRow,
  countTaken,
  findBlueprintOfTest,
  findCandidates,
  findCourses,
  findPaper,
  findPaperQuestions,
  listTaken,
  type PaperRow,
  storePaper,
  type TakenRow,
} from './mock-papers.queries.ts';
import { listPracticePapers } from './practice/practice-papers.queries.ts';

/** Every drawn paper is stored, so each account has a limit. */
const DRAWS: RateLimit = { name: 'mock-papers', tries: 60, windowMs: 3_600_000 };
const PAGE_SIZE = 20;
/** More copies of one paper are not listed with it. */
const MOST_OF_ONE = 50;
/** With a smaller share of its marks there is no paper. */
const LEAST_OF_PAPER = 0.5;

/** 422: too few questions for a paper. */
const tooFewForPaper = (marks: number, of: number) =>
  new ApiError(
    422,
    'too_few_questions',
    `The bank has questions for ${marks} of the ${of} marks of this paper yet. Choose another paper`,
  );

/** 422: staff have withdrawn every question of a paper. */
const paperWithdrawn = () =>
  new ApiError(422, 'too_few_questions', 'The questions of this paper have been withdrawn. Draw another one');

export const limitDraws = ({ db, caller, now }: Pick<Call<'POST /api/mock-papers'>, 'db' | 'caller' | 'now'>) =>
  countTry(db, DRAWS, caller.userId, now);

/** The papers that can be drawn and the practice papers, by course. */
export async function getBlueprints({ db, caller }: Call<'GET /api/mock-papers'>) {
  const courses = await findCourses(db, [...new Set(BLUEPRINTS.map(({ subject }) => subject))], caller.staff);
  const present = async (course: CourseRow) => {
    const { id, slug, subject_name } = course;
    const own = BLUEPRINTS.filter(({ subject }) => subject === slug);
    return {
      subject: { id, slug, subject_name },
      blueprints: own.map((blueprint) => presentBlueprint(blueprint, course)),
      practice: await listPracticePapers(db, id),
      practice_papers: [],
    };
  };
  return { courses: await Promise.all(courses.map(present)) };
}

/** Copies as their owner sees them, with their grades where enough is marked. */
async function presentTaken(db: Knex, rows: readonly TakenRow[]): Promise<TakenPaper[]> {
  const marks = await findQuestionMarks(
    db,
    rows.filter(({ status }) => status === 'completed').map(({ id }) => id),
  );
  return rows.map(({ id, blueprint, created_at, submitted_at, ...row }) => {
    const scale = findBlueprint(blueprint)?.scale;
    const questions = marks.get(id);
    return {
      ...row,
      created_at: created_at.toISOString(),
      submitted_at: submitted_at?.toISOString() ?? null,
      grade: scale && questions ? gradeOf(questions, scale).grade : null,
    };
  });
}

type Looking = Pick<Call<'GET /api/mock-papers/:code'>, 'db' | 'caller' | 'now'>;

async function requirePaper({ db, caller }: Looking, code: string): Promise<PaperRow> {
  const row = await findPaper(db, code, caller.staff);
  if (!row) throw notFound('There is no such mock paper');
  return row;
}

async function readPaper(looking: Looking, code: string): Promise<MockPaper> {
  const { db, caller } = looking;
  const row = await requirePaper(looking, code);
  const questions = await findPaperQuestions(db, row);
  const taken = await presentTaken(db, await listTaken(db, caller.userId, { paperId: row.id, limit: MOST_OF_ONE }));
  return presentPaper({ row, questions, blueprint: findBlueprint(row.blueprint), taken });
}

/** A paper that is shorter than the examination's has less time, to the next five minutes. */
function minutesFor(blueprint: Blueprint, marks: number): number {
  const full = marksOf(blueprint);
  if (marks >= full - MARKS_TOLERANCE) return blueprint.minutes;
  return Math.max(5, Math.round((blueprint.minutes * marks) / full / 5) * 5);
}

/** Draws a paper, once per seed: the same seed returns the same paper, even after the bank has changed. */
export async function drawMockPaper(call: Call<'POST /api/mock-papers'>): Promise<MockPaper> {
  const { db, caller, body, now } = call;
  const blueprint = findBlueprint(body.blueprint);
  const [course] = blueprint ? await findCourses(db, [blueprint.subject], caller.staff) : [];
  if (!blueprint || !course) throw notFound('There is no such paper');
  const code = paperCode(blueprint.key, body.seed);
  if (!(await findPaper(db, code, caller.staff))) {
    const papers = [...new Set(blueprint.sections.map(({ paper }) => paper))];
    const questions = drawPaper(blueprint, await findCandidates(db, course.id, papers), body.seed);
    const marks = questions.reduce((sum, question) => sum + question.marks, 0);
    if (marks < marksOf(blueprint) * LEAST_OF_PAPER) throw tooFewForPaper(marks, marksOf(blueprint));
    const { key, paper } = blueprint;
    const made = { code, blueprint: key, seed: body.seed, subjectId: course.id, paper };
    await storePaper(db, { ...made, minutes: minutesFor(blueprint, marks), drawnAt: now, questions });
  }
  return readPaper(call, code);
}

export async function getMockPaper(call: Call<'GET /api/mock-papers/:code'>): Promise<MockPaper> {
  await closeExpiredTests(call.db, call.now, call.caller.userId);
  return readPaper(call, call.params.code);
}

/** The caller's own mock papers, newest first. */
export async function getTakenPapers({ db, caller, query, now }: Call<'GET /api/mock-papers/taken'>) {
  await closeExpiredTests(db, now, caller.userId);
  const { page = 1 } = query;
  const rows = await listTaken(db, caller.userId, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const totalCount = await countTaken(db, caller.userId);
  return { taken: await presentTaken(db, rows), page, pageSize: PAGE_SIZE, totalCount };
}

/**
 * Makes the caller's copy of a paper, a test like any other. While they have an unfinished copy, that one is returned:
 * a request sent twice makes one test and counts once. A question that staff have hidden since is left out.
 */
export async function takeMockPaper(call: Call<'POST /api/mock-papers/:code/tests'>): Promise<Test> {
  const { db, caller, params, now } = call;
  const row = await requirePaper(call, params.code);
  // Requests at once wait here for each other.
  await lockAllowances(db, caller.userId);
  await closeExpiredTests(db, now, caller.userId);
  const before = await listTaken(db, caller.userId, { paperId: row.id, limit: MOST_OF_ONE });
  const open = before.find(({ status }) => status !== 'completed');
  if (open) return findTest(db, caller.userId, open.slug);
  const questions = (await findPaperQuestions(db, row)).filter(({ visible }) => visible);
  if (questions.length === 0) throw paperWithdrawn();
  return makeCopy(call, {
    subject: row.subject,
    duration: row.minutes,
    mockPaperId: row.id,
    drawSeed: row.seed ?? row.id,
    questions,
    topicIds: questions.flatMap(({ topic }) => topic?.id ?? []),
  });
}

export async function getMockGrade({ db, caller, params, now }: Call<'GET /api/test/:slug/grade'>): Promise<MockGrade> {
  const test = await requireAttempted(db, caller, params.slug, now);
  const key = await findBlueprintOfTest(db, test.id);
  const scale = key === undefined ? undefined : findBlueprint(key)?.scale;
  if (test.mock_paper === null || scale === undefined) throw notFound('This test is no mock paper');
  const questions = (await findQuestionMarks(db, [test.id])).get(test.id) ?? [];
  return { ...test.mock_paper, ...gradeOf(questions, scale), untimed: test.untimed };
}
