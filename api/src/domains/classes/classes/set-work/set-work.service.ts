import { MOST_ASSIGNMENTS } from '@api/contract';
import type { Knex } from 'knex';
import { notFound } from '../../../../errors.ts';
import { countTry, type RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { changeAssignedTests, changeExtraTime } from '../../../tests/timed-tests/index.ts';
import { momentsOf } from '../assignments/assignment.presenter.ts';
import {
  assignmentChanged,
  hasStartedWork,
  momentsOutOfOrder,
  requireTaught,
  tooManyAssignments,
} from '../assignments/assignment-access.ts';
import {
  type AssignmentRow,
  countAssignments,
  deleteAssignment,
  deleteException,
  findAssignment,
  insertAssignment,
  listExceptions,
  lockAssignment,
  putException,
  replaceQuestions,
  updateAssignment,
} from '../assignments/assignments.queries.ts';
import { requireClassInUse } from '../class/access.ts';
import { listMembers } from '../class/members.queries.ts';
import { LONGEST_DURATION, rulesOf } from '../work/do-work.service.ts';
import { hasWork, listTries } from '../work/work.queries.ts';
import { type Content, type ContentInput, changed, checkMoments, resolveContent, USUAL } from './assignment-input.ts';
import { presentException, presentTaughtDetail } from './read-work.service.ts';

/** Each assignment notifies a whole class. */
const NEW_ASSIGNMENTS: RateLimit = { name: 'class-assignments', tries: 100, windowMs: 86_400_000 };

export const limitAssignments = ({ db, caller, now }: Pick<Call<'POST /api/classes/:id/assignments'>, 'db' | 'caller' | 'now'>) =>
  countTry(db, NEW_ASSIGNMENTS, caller.userId, now);

/** Tests of set work do not count towards the monthly cap, so they have a separate limit. */
const TRIES: RateLimit = { name: 'class-tries', tries: 100, windowMs: 86_400_000 };

/** Counts how often one account starts or continues set work. */
export const limitTries = ({ db, caller, now }: Pick<Call<'POST /api/assignments/:id/tries'>, 'db' | 'caller' | 'now'>) =>
  countTry(db, TRIES, caller.userId, now);

/** Refuses one assignment more than a class may have. The class must be locked. */
async function requireRoomForWork(db: Knex, classId: number): Promise<void> {
  if ((await countAssignments(db, classId)) >= MOST_ASSIGNMENTS) throw tooManyAssignments();
}

async function readDetail(db: Knex, id: number, now: Date) {
  const assignment = await findAssignment(db, id);
  if (!assignment) throw new Error('An assignment that was just written is there');
  return presentTaughtDetail(db, assignment, now);
}

export async function setWork(call: Call<'POST /api/classes/:id/assignments'>) {
  const { db, caller, params, body, now } = call;
  const row = await requireClassInUse(db, caller, params.id, 'teach');
  await requireRoomForWork(db, row.id);
  const { content: sent, ...rest } = body;
  const draw_seed = call.drawSeed();
  const content = await resolveContent(db, row.subject.id, sent, draw_seed);
  const fields = changed({ ...USUAL, minutes: content.minutes }, rest, now);
  checkMoments(fields);
  const stored = { ...fields, ...content.fields, class_id: row.id, draw_seed, created_at: now };
  return readDetail(db, await insertAssignment(db, stored, content.questionIds), now);
}

function isSame(before: AssignmentRow, sent: ContentInput): boolean {
  if (sent.kind !== before.kind) return false;
  if (sent.kind === 'questions') return sent.question_ids.join() === before.questions.map(({ id }) => id).join();
  if (sent.kind === 'topic') {
    return sent.topic_id === before.topic?.id && sent.count === before.question_count && sent.draw === before.draw;
  }
  return sent.kind === 'mock_paper' ? sent.code === before.mock_paper_code : sent.address === before.address;
}

async function moveTests(db: Knex, assignment: AssignmentRow): Promise<void> {
  const exceptions = new Map((await listExceptions(db, [assignment.id])).map((row) => [row.user_id, row]));
  const tries = await listTries(db, assignment.id);
  for (const [exception, own] of Map.groupBy(tries, ({ learner_id }) => exceptions.get(learner_id))) {
    const ids = own.map(({ test_id }) => test_id);
    await changeAssignedTests(db, ids, rulesOf(assignment, momentsOf(assignment, exception)));
  }
}

/** The new content of a changed assignment; null if it stays. */
async function otherContent(
  db: Knex,
  subjectId: number,
  before: AssignmentRow,
  sent: ContentInput | undefined,
): Promise<Content | null> {
  if (sent === undefined || isSame(before, sent)) return null;
  if (await hasWork(db, before.id)) throw hasStartedWork();
  return resolveContent(db, subjectId, sent, before.draw_seed);
}

/** Changes an assignment. Started work keeps its questions; later dates apply to it too. */
export async function changeWork({ db, caller, params, body, now }: Call<'PATCH /api/assignments/:id'>) {
  const { row } = await requireTaught(db, caller, params.id, 'change');
  await lockAssignment(db, params.id);
  const { assignment: before } = await requireTaught(db, caller, params.id);
  const { version, content: sent, ...rest } = body;
  if (version !== before.version) throw assignmentChanged();
  const content = await otherContent(db, row.subject.id, before, sent);
  const fields = changed(before, rest, now);
  checkMoments(fields);
  if (before.published_at && !fields.published_at && (await hasWork(db, before.id))) throw hasStartedWork();
  const isLater = fields.due_at && (!before.due_at || fields.due_at > before.due_at);
  await updateAssignment(db, before.id, { ...fields, ...content?.fields, ...(isLater && { due_told_at: null }) });
  if (content) await replaceQuestions(db, before.id, content.questionIds);
  const after = await findAssignment(db, before.id);
  if (after) await moveTests(db, after);
  return readDetail(db, before.id, now);
}

/** Deletes an assignment with its marks. Running tests lose their closing moment with it, so they continue as the learner's own. */
export async function deleteWork({ db, caller, params }: Call<'DELETE /api/assignments/:id'>): Promise<void> {
  await requireTaught(db, caller, params.id);
  await deleteAssignment(db, params.id);
}

/** Copies an assignment into a class that the caller teaches, as a draft. */
export async function copyWork(call: Call<'POST /api/assignments/:id/copy'>) {
  const { db, caller, params, body, now } = call;
  const { assignment } = await requireTaught(db, caller, params.id);
  const target = await requireClassInUse(db, caller, body.class_id, 'teach');
  await requireRoomForWork(db, target.id);
  const draw_seed = call.drawSeed();
  const content = await resolveContent(db, target.subject.id, contentOf(assignment), draw_seed);
  const { title, words, late_allowed, tries, minutes, counts, weight } = assignment;
  // Solutions cannot wait for a missing due date.
  const solutions = assignment.solutions === 'after_due' ? 'handed_in' : assignment.solutions;
  const fields = { ...USUAL, title, words, late_allowed, tries, minutes, counts, weight, solutions };
  const stored = { ...fields, ...content.fields, class_id: target.id, draw_seed, created_at: now };
  return readDetail(db, await insertAssignment(db, stored, content.questionIds), now);
}

/** The content of an assignment, as it would be sent. */
function contentOf(row: AssignmentRow): ContentInput {
  if (row.kind === 'topic' && row.topic && row.draw) {
    return { kind: 'topic', topic_id: row.topic.id, count: row.question_count, draw: row.draw };
  }
  if (row.kind === 'mock_paper') return { kind: 'mock_paper', code: row.mock_paper_code ?? '' };
  if (row.kind === 'reading') return { kind: 'reading', address: row.address ?? '' };
  return { kind: 'questions', question_ids: row.questions.map(({ id }) => id) };
}

/** Applies an exception that has changed to the learner's open attempts. */
async function applyException(
  db: Knex,
  assignment: AssignmentRow,
  { userId, from, to }: { userId: number; from: number; to: number },
): Promise<void> {
  if (from !== to) {
    const own = (await listTries(db, assignment.id)).filter(({ learner_id }) => learner_id === userId);
    const ids = own.map(({ test_id }) => test_id);
    await changeExtraTime(db, ids, { from, to, longest: LONGEST_DURATION });
  }
  await moveTests(db, assignment);
}

const extraTimeOf = async (db: Knex, assignmentId: number, userId: number) =>
  (await listExceptions(db, [assignmentId])).find(({ user_id }) => user_id === userId)?.extra_time ?? 0;

/** Stores an exception for one learner. It also applies to open attempts. */
export async function makeException({ db, caller, params, body }: Call<'PUT /api/assignments/:id/exceptions/:userId'>) {
  const { assignment, row } = await requireTaught(db, caller, params.id, 'change');
  const member = (await listMembers(db, row.id)).find(({ user_id, role }) => user_id === params.userId && role === 'learner');
  if (!member) throw notFound('There is no such learner in this class');
  const due_at = body.due_at === null ? null : new Date(body.due_at);
  const closes_at = body.closes_at === null ? null : new Date(body.closes_at);
  const due = due_at ?? assignment.due_at;
  if (due && closes_at && due > closes_at) throw momentsOutOfOrder('It closes before it is due. Choose a later closing date');
  if (due_at && assignment.opens_at && due_at < assignment.opens_at) {
    throw momentsOutOfOrder('It is due before it opens. Choose a later due date');
  }
  await lockAssignment(db, assignment.id);
  const { extra_time, excused } = body;
  const from = await extraTimeOf(db, assignment.id, member.user_id);
  await putException(db, { assignment_id: assignment.id, user_id: member.user_id, due_at, closes_at, extra_time, excused });
  await applyException(db, assignment, { userId: member.user_id, from, to: extra_time });
  const stored = (await listExceptions(db, [assignment.id])).find(({ user_id }) => user_id === member.user_id);
  if (!stored) throw new Error('An exception that was just written is there');
  return presentException(stored);
}

export async function removeException({
  db,
  caller,
  params,
}: Call<'DELETE /api/assignments/:id/exceptions/:userId'>): Promise<void> {
  const { assignment } = await requireTaught(db, caller, params.id, 'change');
  await lockAssignment(db, assignment.id);
  const from = await extraTimeOf(db, assignment.id, params.userId);
  await deleteException(db, assignment.id, params.userId);
  await applyException(db, assignment, { userId: params.userId, from, to: 0 });
}
