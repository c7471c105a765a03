import type { LostMarkReason, MarksSoFar, QuestionResult, SelfMarkTrend, TestResult, TopicResult } from '@api/contract';
import { settledLines } from '@api/contract/marks';
import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { invalidInput } from '../../../../errors.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { findMarkSchemeDigests, loadAnswers, loadDrawnQuestions } from '../../../bank/questions/index.ts';
import { findTestQuestions, listChanges, lockAttemptById, type StoredSelfMarks } from '../attempts.queries.ts';
import { recordSelfMarks } from '../marking/test-evidence.ts';
import { timeByQuestion } from '../marking/time-spent.ts';
import { requireOpenAnswers, requireTest } from '../read-tests/tests.service.ts';
import { closeExpiredTests } from '../take-test/closing.ts';
import { presentAutomaticParts, presentReceipt, presentSelfMarks, presentTest } from '../test.presenter.ts';
import { markSchemeChanged, notAttempted } from '../tests.errors.ts';
import type { TestRow } from '../tests.queries.ts';
import { correctionsOf } from './correct-test.ts';
import { marksSoFar } from './marks-so-far.ts';
import { findGraderMarks, listSelfMarked, storeSelfMarks } from './results.queries.ts';

/** A test of the caller that is over; 409 while it is not. */
export async function requireAttempted(db: Knex, caller: SignedIn, slug: string, now: Date): Promise<TestRow> {
  await closeExpiredTests(db, now, caller.userId);
  const test = await requireTest(db, caller.userId, slug);
  if (test.attempts === 0) throw notAttempted();
  return test;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function sumOfMarks(questions: readonly QuestionResult[]): MarksSoFar {
  const each = questions.map(({ so_far }) => so_far);
  const automatic = each.flatMap((so_far) => so_far.automatic ?? []);
  return {
    marks: sum(each.map(({ marks }) => marks)),
    marked: sum(each.map(({ marked }) => marked)),
    obtained: sum(each.map(({ obtained }) => obtained)),
    automatic:
      automatic.length > 0
        ? { marks: sum(automatic.map(({ marks }) => marks)), max: sum(automatic.map(({ max }) => max)) }
        : null,
  };
}

async function questionResults(db: Knex, caller: SignedIn, test: TestRow): Promise<QuestionResult[]> {
  const rows = await findTestQuestions(db, test.id);
  const ids = rows.map(({ question_id }) => question_id);
  const questions = await loadDrawnQuestions(db, ids, { caller, opened: new Set() });
  const schemes = await findMarkSchemeDigests(db, ids);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const graderMarks = await findGraderMarks(db, test.id);
  const times = timeByQuestion(await listChanges(db, test.id), test.started_at ?? test.created_at);
  return rows.flatMap((row) => {
    const question = byId.get(row.question_id);
    const topic = question?.topic_path[0];
    if (!question || !topic) return [];
    const { by: _, ...so_far } = marksSoFar(row, graderMarks.get(row.question_id));
    return {
      question_id: row.question_id,
      position: row.position,
      state: row.state,
      flagged: row.flagged,
      difficulty: question.difficulty,
      topic,
      so_far,
      self_marks: presentSelfMarks(row, schemes.get(row.question_id)),
      can_self_mark: schemes.has(row.question_id),
      time_ms: times.get(row.question_id) ?? 0,
    };
  });
}

/** One entry per topic slug: a question may come from the same topic of another course. */
function topicResults(questions: readonly QuestionResult[]): TopicResult[] {
  return [...Map.groupBy(questions, ({ topic }) => topic.slug).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      topic: first.topic,
      questions: group.length,
      attempted: group.filter(({ state }) => state === 'attempted').length,
      skipped: group.filter(({ state }) => state === 'skipped').length,
      so_far: sumOfMarks(group),
      time_ms: sum(group.map(({ time_ms }) => time_ms)),
    };
  });
}

export async function getTestResult({ db, caller, params, now }: Call<'GET /api/test/:slug/result'>): Promise<TestResult> {
  const test = await requireAttempted(db, caller, params.slug, now);
  const questions = await questionResults(db, caller, test);
  const inState = (wanted: QuestionResult['state']) => questions.filter(({ state }) => state === wanted).length;
  return {
    test: presentTest(test),
    receipt: presentReceipt(test),
    attempted: inState('attempted'),
    skipped: inState('skipped'),
    unvisited: inState('unvisited'),
    time_ms: test.started_at && test.submitted_at ? test.submitted_at.getTime() - test.started_at.getTime() : 0,
    so_far: sumOfMarks(questions),
    questions,
    topics: topicResults(questions),
    corrections: await correctionsOf(db, test.id),
  };
}

interface Marking {
  earned: readonly number[];
  lost: readonly { index: number; reason: LostMarkReason }[];
}

/** Only lines that carry marks are earned or explained, each once. */
function checkLines({ earned, lost }: Marking, lines: readonly { marks: number }[]): void {
  const given = [...earned, ...lost.map(({ index }) => index)];
  const unknown = given.some((index) => !lines[index]?.marks);
  if (unknown || new Set(given).size !== given.length) {
    throw invalidInput([{ path: 'body.earned', message: 'Name each line that carries marks once' }]);
  }
}

/** Keeps a learner's marks of one question of a test that is over, and what they say of them. The marks of one test come one after the other. */
export async function recordMarksOfTest(
  db: Knex,
  testId: number,
  { self_marked, ...marked }: Parameters<typeof recordSelfMarks>[2] & { self_marked: number },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const test = await lockAttemptById(transaction, testId);
    if (!test?.submitted_at) throw notAttempted();
    const { row, marks, now } = marked;
    const place = { testId, questionId: row.question_id };
    await storeSelfMarks(transaction, place, { self_marks: marks, self_marked, self_marked_at: now });
    await recordSelfMarks(transaction, { ...test, submitted_at: test.submitted_at }, marked);
  });
}

/**
 * Stores how learners mark their own work on one question along the lines of its mark scheme. Lines that were marked automatically stay so. A
 * line that is not earned is lost, whether they say why or not.
 */
export async function markOwnWork({ db, caller, params, body, now }: Call<'PUT /api/test/:slug/self-marks'>) {
  const test = await requireAttempted(db, caller, params.slug, now);
  requireOpenAnswers(test, now);
  const rows = await findTestQuestions(db, test.id);
  const row = rows.find(({ question_id }) => question_id === body.question_id);
  if (!row) throw invalidInput([{ path: 'body.question_id', message: 'Not a question of this test' }]);
  const scheme = (await findMarkSchemeDigests(db, [row.question_id])).get(row.question_id);
  const [answer] = (await loadAnswers(db, [row.question_id])).get(row.question_id) ?? [];
  const lines = answer?.mark_scheme ?? [];
  if (lines.every(({ marks }) => marks === 0))
    throw invalidInput([{ path: 'body.question_id', message: 'This question has no mark scheme' }]);
  if (body.scheme !== undefined && body.scheme !== scheme) throw markSchemeChanged();
  checkLines(body, lines);
  const marksOf = (index: number) => lines[index]?.marks ?? 0;
  const settled = settledLines(lines, presentAutomaticParts(row), row.mcq_answer !== null);
  const earned = new Set([...body.earned, ...settled.earned].filter((index) => !settled.lost.includes(index)));
  const reasons = new Map(body.lost.map(({ index, reason }) => [index, reason]));
  const lost = lines.flatMap(({ marks }, index) =>
    marks > 0 && !earned.has(index) ? { index, reason: reasons.get(index) ?? null, marks } : [],
  );
  const counted = { earned: [...earned].toSorted((a, b) => a - b), lost };
  const self_marks: StoredSelfMarks = { ...counted, ...(scheme !== undefined && { scheme }) };
  const self_marked = Math.min(row.marks, sum(counted.earned.map(marksOf)));
  await recordMarksOfTest(db, test.id, { row, lines, marks: self_marks, self_marked, now });
  return {
    question_id: row.question_id,
    self_marks: { ...counted, marks_obtained: self_marked, at: now.toISOString(), scheme_changed: false },
    test: presentTest(await requireAttempted(db, caller, params.slug, now)),
  };
}

const lostByReason = (marks: readonly StoredSelfMarks[]) => {
  const lost = { method: 0, accuracy: 0, misread: 0, notation: 0, time: 0 };
  let unexplained = 0;
  for (const { reason, marks: gone } of marks.flatMap((each) => each.lost)) {
    if (reason === null) unexplained += gone;
    else lost[reason] += gone;
  }
  return { lost, unexplained };
};

export async function getSelfMarkTrend({ db, caller }: Call<'GET /api/tests/self-mark-trend'>): Promise<SelfMarkTrend> {
  const rows = await listSelfMarked(db, caller.userId);
  const tests = [...Map.groupBy(rows, ({ slug }) => slug).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      slug: first.slug,
      subject: first.subject,
      submitted_at: first.submitted_at.toISOString(),
      questions: group.length,
      marks: sum(group.map(({ marks }) => marks)),
      marks_obtained: sum(group.map(({ self_marked }) => self_marked)),
      ...lostByReason(group.map(({ self_marks }) => self_marks)),
    };
  });
  return { tests, ...lostByReason(rows.map(({ self_marks }) => self_marks)) };
}
