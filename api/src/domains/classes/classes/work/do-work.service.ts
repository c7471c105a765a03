import { drawQuestions } from '@api/drawing';
import { ApiError } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { closeExpiredTests, findCandidates, makeAssignedTest } from '../../../tests/timed-tests/index.ts';
import type { Moments } from '../assignments/assignment.presenter.ts';
import { isOpened, questionsNotAvailable, requireSet } from '../assignments/assignment-access.ts';
import { type AssignmentRow, findListedQuestions, listRecentAssignments } from '../assignments/assignments.queries.ts';
import { type ClassRow, listClasses } from '../class/class.queries.ts';
import { type LearnerWork, presentOwn, readWork } from './progress-of-work.ts';
import { insertTry, lockWork, storeRead } from './work.queries.ts';

const DAY_MS = 86_400_000;
/** How long finished work stays in the list. */
const RECENT_MS = 14 * DAY_MS;
/** In minutes, extra time included. */
export const LONGEST_DURATION = 300;

const closed = () => new ApiError(409, 'closed', 'This work is closed. Ask your teacher for more time');

/** The rules of an assignment's test for one learner. */
export function rulesOf({ minutes, solutions }: AssignmentRow, { dueAt, closesAt }: Moments) {
  return {
    untimed: minutes === null,
    closesAt,
    answersAtOnce: solutions === 'at_once',
    answersFrom: solutions === 'after_due' ? dueAt : null,
  };
}

/** Minutes for a learner with extra time from their teacher; without a clock a minute a mark, for what shows a length. */
function durationOf({ minutes }: AssignmentRow, marks: number, extra: number): number {
  const whole = minutes === null ? marks : Math.round((minutes * (100 + extra)) / 100);
  return Math.min(LONGEST_DURATION, Math.max(1, whole));
}

type TryCall = Call<'POST /api/assignments/:id/tries'>;

/** The questions of a new try: the assignment's that are still visible, or a draw for this learner. */
async function questionsFor({ db, caller, drawSeed }: TryCall, assignment: AssignmentRow) {
  if (assignment.draw === 'learner' && assignment.topic) {
    const candidates = await findCandidates(db, caller.userId, [assignment.topic]);
    return drawQuestions(candidates, assignment.question_count, drawSeed());
  }
  return assignment.questions.filter(({ visible }) => visible);
}

async function makeTry(call: TryCall, assignment: AssignmentRow, row: ClassRow, work: LearnerWork) {
  const { db, caller, now } = call;
  const questions = await questionsFor(call, assignment);
  if (questions.length === 0) throw questionsNotAvailable('The questions of this work were withdrawn. Tell your teacher');
  const topics = await findListedQuestions(
    db,
    row.subject.id,
    questions.map(({ id }) => id),
  );
  const marks = questions.reduce((sum, question) => sum + question.marks, 0);
  const recipe = {
    subject: row.subject,
    duration: durationOf(assignment, marks, work.exception?.extra_time ?? 0),
    mockPaperId: assignment.mock_paper_id,
    drawSeed: assignment.draw_seed,
    questions,
    topicIds: topics.map(({ topic1_id }) => topic1_id),
  };
  const test = await makeAssignedTest({ db, caller, now }, { ...recipe, ...rulesOf(assignment, work.moments) });
  const number = work.tests.length + 1;
  await insertTry(db, { test_id: test.id, assignment_id: assignment.id, learner_id: caller.userId, number });
  return { test_slug: test.slug, try_number: number };
}

/** Starts or continues an assignment: the open try, else a new one. Simultaneous calls wait for each other. */
export async function beginTry(call: TryCall) {
  const { db, caller, params, now } = call;
  const { assignment, row } = await requireSet(db, caller, params.id, now);
  if (assignment.kind === 'reading')
    throw new ApiError(409, 'nothing_to_try', 'This is a reading. Open it, then mark it as read');
  await closeExpiredTests(db, now, caller.userId);
  await lockWork(db, assignment.id, caller.userId, now);
  const work = (await readWork(db, [assignment], now, caller.userId))(assignment, caller.userId);
  if (row.archived_at || (work.moments.closesAt && now >= work.moments.closesAt)) throw closed();
  if (work.open) return { test_slug: work.open.slug, try_number: work.tests.length };
  if (work.tests.length >= assignment.tries) {
    const words = assignment.tries === 1 ? 'You have handed this in already' : `You have used all ${assignment.tries} tries`;
    throw new ApiError(409, 'no_tries_left', words);
  }
  return makeTry(call, assignment, row, work);
}

export async function markRead({ db, caller, params, now }: Call<'POST /api/assignments/:id/read'>) {
  const { assignment, row } = await requireSet(db, caller, params.id, now);
  if (assignment.kind !== 'reading') throw new ApiError(409, 'not_a_reading', 'Hand in the questions of this work instead');
  await lockWork(db, assignment.id, caller.userId, now);
  const before = (await readWork(db, [assignment], now, caller.userId))(assignment, caller.userId);
  if (before.row?.read_at == null) {
    if (row.archived_at || (before.moments.closesAt && now >= before.moments.closesAt)) throw closed();
    await storeRead(db, assignment.id, caller.userId, now);
  }
  const work = (await readWork(db, [assignment], now, caller.userId))(assignment, caller.userId);
  return presentOwn(row, assignment, work, now);
}

/** Whether something is still to be done about a piece of work, or came back lately. */
function isCurrent(work: LearnerWork, now: Date): boolean {
  if (['not_started', 'working', 'missing'].includes(work.state)) return true;
  const last = work.row?.returned_at ?? work.handedInAt;
  return last != null && now.getTime() - last.getTime() < RECENT_MS;
}

/** The caller's set work in all classes. */
export async function getClassWork({ db, caller, now }: Call<'GET /api/class-work'>) {
  await closeExpiredTests(db, now, caller.userId);
  const rows = (await listClasses(db, caller.userId, false)).filter(({ role }) => role === 'learner');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const since = new Date(now.getTime() - RECENT_MS);
  const assignments = await listRecentAssignments(db, [...byId.keys()], { since, now });
  const workOf = await readWork(db, assignments, now, caller.userId);
  return {
    assignments: assignments.flatMap((assignment) => {
      const row = byId.get(assignment.class_id);
      const work = workOf(assignment, caller.userId);
      return row && isOpened(assignment, now) && isCurrent(work, now) ? [presentOwn(row, assignment, work, now)] : [];
    }),
    server_time: now.toISOString(),
  };
}
