import { isDeepStrictEqual } from 'node:util';
import type { Grading, GradingComment } from '@api/contract';
import type { Knex } from 'knex';
import type { FileStore } from '../../../../adapters/files/index.ts';
import { invalidInput, notAllowed, notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { loadAnswers, loadDrawnQuestions } from '../../../bank/questions/index.ts';
import { listColleagues } from '../../../identity/accounts/index.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { notify } from '../../../support/notifications/index.ts';
import { findTestQuestions } from '../../../tests/timed-tests/index.ts';
import { gradingDueAt } from '../../grading-orders/index.ts';
import { canClaim, canReopen, claimedByOther, isMine, requireOwnClaim } from '../claims.ts';
import { draftStale, gradingFinished, marksMissing } from '../grading.errors.ts';
import {
  type DraftContent,
  findGradedTest,
  findGrading,
  type GradingRow,
  lockGrading,
  noteGradingEvent,
  updateGrading,
} from '../gradings.queries.ts';
import { nextInQueue } from '../queue/queue.queries.ts';
import { presentGrading } from '../queue/queue.service.ts';
import { agreedDraft, alreadyMarked, hasMarked, isAnonymous, roundOf } from '../second-marking/marking.ts';
import { keepMarking, listMarkings } from '../second-marking/markings.queries.ts';
import { checkDraft, totalOf, unmarked } from './check-draft.ts';
import {
  type CommentRow,
  findDraft,
  findRevision,
  listComments,
  NO_DRAFT,
  removeComment,
  rewriteComment,
  saveComment,
  storeDraft,
} from './grade.queries.ts';

/** Long enough for one sitting at a sheet. */
const SHEET_LINK_SECONDS = 3_600;

/** A grading that is paid for; others are not found. `read` locks its row, or does not. */
async function requirePaid(db: Knex, slug: string, read: typeof findGrading): Promise<GradingRow> {
  const test = await findGradedTest(db, slug);
  const grading = test && (await read(db, test.id));
  if (!grading || grading.state === 'submitted') throw notFound('There is no such test in the queue');
  return grading;
}

function regradeRequestOf({ regrade_reason, regrade_requested_at, previous }: GradingRow): Grading['regrade_request'] {
  if (regrade_reason === null || !regrade_requested_at || !previous) return null;
  const { marks, comment, marks_obtained, graded_by } = previous;
  return {
    reason: regrade_reason,
    requested_at: regrade_requested_at.toISOString(),
    previous: { marks, comment, marks_obtained, graded_by },
  };
}

/** Everything that a grading needs: the sheet, the questions with their mark schemes, the draft. */
export async function getGrading(call: Call<'GET /api/grading/:slug'>, files: FileStore): Promise<Grading> {
  const { db, caller, params, config } = call;
  const grading = await requirePaid(db, params.slug, findGrading);
  const rows = await findTestQuestions(db, grading.test_id);
  const ids = rows.map(({ question_id }) => question_id);
  const questions = new Map(
    (await loadDrawnQuestions(db, ids, { caller, opened: new Set(ids) })).map((question) => [question.id, question]),
  );
  const answers = await loadAnswers(db, ids);
  const isIndependent = ['first', 'second'].includes(roundOf(grading, config) ?? '');
  return {
    ...presentGrading(grading, call),
    sheet: {
      url: await files.signedUrl(grading.sheet_key, { seconds: SHEET_LINK_SECONDS, inline: true, session: caller.sessionId }),
      name: isAnonymous(grading, config) ? `${grading.slug}.pdf` : grading.sheet_name,
      bytes: grading.sheet_bytes,
      page_count: grading.page_count,
    },
    questions: rows.flatMap(({ question_id, position, marks, state, answer, auto_marks, auto_max }) => {
      const question = questions.get(question_id);
      if (!question) return [];
      const automatic = auto_marks === null || auto_max === null ? null : { marks: auto_marks, max: auto_max };
      return { question_id, position, marks, state, answer, automatic, question, Answer: answers.get(question_id) ?? [] };
    }),
    draft: isIndependent && !isMine(grading, caller) ? NO_DRAFT : await findDraft(db, grading.test_id),
    ...(grading.markers.length === 2 && { markings: (await listMarkings(db, grading.test_id)).map(presentMarking) }),
    regrade_request: regradeRequestOf(grading),
  };
}

const presentMarking = ({ marked_by, marks, comment, marks_obtained }: Awaited<ReturnType<typeof listMarkings>>[number]) => ({
  ...{ marked_by, marks, comment, marks_obtained },
});

type Action = Call<'PUT /api/grading/:slug'>;

async function claim({ db, caller, now, config }: Action, grading: GradingRow): Promise<string> {
  if (isMine(grading, caller)) return 'You are grading this test';
  if (grading.state === 'graded' || grading.state === 'returned') throw gradingFinished();
  if (hasMarked(grading, caller.userId, config)) throw alreadyMarked();
  if (!canClaim(grading, caller, now, config)) throw claimedByOther(grading);
  const type = grading.state === 'claimed' ? 'taken_over' : 'claimed';
  await updateGrading(db, grading.test_id, { state: 'claimed', claimed_by: caller.userId, claimed_at: now, touched_at: now });
  await noteGradingEvent(db, { testId: grading.test_id, type, actorId: caller.userId, at: now });
  return type === 'claimed' ? 'You are grading this test now' : 'You have taken this test over';
}

/**
 * Assigns a grading to a colleague, as if they had claimed it: a waiting one, the caller's own, or one with an idle
 * claim.
 */
async function assign({ db, caller, now, config }: Action, grading: GradingRow, assigneeId: number): Promise<string> {
  const [assignee] = await listColleagues(db, [assigneeId]);
  if (!assignee?.permissions.includes('grading'))
    throw invalidInput([{ path: 'body.assignee_id', message: 'Choose a colleague who has the “Grading” permission' }]);
  if (grading.state === 'claimed' && grading.claimed_by === assigneeId) return `${assignee.name} is grading this test`;
  if (grading.state === 'graded' || grading.state === 'returned') throw gradingFinished();
  if (hasMarked(grading, assigneeId, config)) throw alreadyMarked(`${assignee.name} has`);
  if (!isMine(grading, caller) && grading.state !== 'paid' && !canClaim(grading, caller, now, config))
    throw claimedByOther(grading);
  const type = grading.state === 'claimed' ? 'taken_over' : 'claimed';
  await updateGrading(db, grading.test_id, { state: 'claimed', claimed_by: assigneeId, claimed_at: now, touched_at: now });
  await noteGradingEvent(db, { testId: grading.test_id, type, actorId: assigneeId, at: now });
  const details = { from: grading.claimer?.name ?? null, to: assignee.name };
  await noteStaffAction(db, { by: caller.userId, action: 'answer_sheet.assigned', objectId: grading.test_id, details }, now);
  if (assigneeId !== caller.userId) {
    const [giver] = await listColleagues(db, [caller.userId]);
    const data = { what: 'answer_sheet' as const, id: grading.test_id, key: grading.slug, by: giver?.name ?? 'A colleague' };
    const once = `assigned:answer_sheet:${grading.test_id}:${now.toISOString()}`;
    await notify(db, { userId: assigneeId, kind: 'staff_assigned', data, once }, now);
  }
  return `${assignee.name} is grading this test now`;
}

async function release({ db, caller, now }: Action, grading: GradingRow): Promise<string> {
  requireOwnClaim(grading, caller);
  await updateGrading(db, grading.test_id, { state: 'paid', claimed_by: null, claimed_at: null, touched_at: null });
  await noteGradingEvent(db, { testId: grading.test_id, type: 'released', actorId: caller.userId, at: now });
  return 'The test is back in the queue; your draft stays with it';
}

/** Takes a returned sheet back, with its draft, to change it. Its learner keeps the report until the next one is made. */
async function reopen({ db, caller, now }: Action, grading: GradingRow, reason: string): Promise<string> {
  if (!canReopen(grading, caller)) throw notAllowed('Only its grader or an administrator reopens a returned sheet');
  const claimed = { state: 'claimed', claimed_by: caller.userId, claimed_at: now, touched_at: now } as const;
  const unfinished = { graded_at: null, graded_by: null, marks_obtained: null, returned_at: null };
  await updateGrading(db, grading.test_id, { ...claimed, ...unfinished, due_at: gradingDueAt(now) });
  await noteGradingEvent(db, { testId: grading.test_id, type: 'reopened', actorId: caller.userId, at: now });
  const details = { marks: grading.marks_obtained };
  const action = { by: caller.userId, action: 'answer_sheet.reopened', objectId: grading.test_id, reason, details } as const;
  await noteStaffAction(db, action, now);
  return 'The sheet is open again';
}

/** Stores a draft that is based on the stored one; a newer one is answered instead, and nothing is lost. */
async function save(
  { db, caller, now }: Action,
  grading: GradingRow,
  { revision, ...draft }: DraftContent & { revision: number },
): Promise<void> {
  requireOwnClaim(grading, caller);
  const stored = await findRevision(db, grading.test_id);
  if (stored !== revision) throw draftStale(await findDraft(db, grading.test_id));
  checkDraft(draft, await findTestQuestions(db, grading.test_id), grading.page_count);
  await storeDraft(db, { testId: grading.test_id, revision: revision + 1, draft, savedBy: caller.userId, now });
  await updateGrading(db, grading.test_id, { touched_at: now });
}

/**
 * Keeps one of two independent markings and puts the sheet back for another person: the second grader, or a moderator with what
 * both agree on.
 */
async function finishMarking({ db, caller, now }: Action, grading: GradingRow, draft: DraftContent): Promise<string> {
  const { test_id: testId } = grading;
  const [first] = await listMarkings(db, testId);
  const position = first ? 2 : 1;
  await keepMarking(db, { testId, position, by: caller.userId, at: now, draft, total: totalOf(draft) });
  if (first) await storeDraft(db, { testId, revision: 1, draft: agreedDraft(first, draft), savedBy: caller.userId, now });
  const unclaimed = { claimed_by: null, claimed_at: null, touched_at: null };
  await updateGrading(db, testId, { ...unclaimed, state: 'paid', marked_key: null });
  await noteGradingEvent(db, { testId, type: 'marked', actorId: caller.userId, at: now });
  const details = { marking: position, marks: totalOf(draft) };
  await noteStaffAction(db, { by: caller.userId, action: 'answer_sheet.marked', objectId: testId, details }, now);
  return markedWords(position);
}

const markedWords = (position: number) =>
  position === 1 ? 'Marked. A colleague marks it independently next' : 'Marked. A moderator sets the final marks next';

/** The answer to a marking that was kept already and is sent again; null if it is not the one that was kept. */
async function sentAgain({ db, caller, config }: Action, grading: GradingRow, draft: DraftContent): Promise<string | null> {
  if (isMine(grading, caller) || !hasMarked(grading, caller.userId, config)) return null;
  const position = grading.markers.indexOf(caller.userId) + 1;
  const kept = (await listMarkings(db, grading.test_id))[position - 1];
  return isDeepStrictEqual(kept?.marks, draft.marks) ? markedWords(position) : null;
}

/** Closes a grading: its marks are final, and the report is made in the background. Of the first and second marking it keeps what was given. */
async function finish(call: Action, grading: GradingRow, draft: DraftContent): Promise<string> {
  const { db, caller, now, config } = call;
  const missing = unmarked(draft, await findTestQuestions(db, grading.test_id));
  if (missing.length > 0) throw marksMissing(missing);
  const round = roundOf(grading, config);
  if (round === 'first' || round === 'second') return finishMarking(call, grading, draft);
  await updateGrading(db, grading.test_id, {
    state: 'graded',
    graded_at: now,
    graded_by: caller.userId,
    marks_obtained: totalOf(draft),
    report_tries: 0,
    report_after: null,
  });
  await noteGradingEvent(db, { testId: grading.test_id, type: 'finished', actorId: caller.userId, at: now });
  const details = { marks: totalOf(draft) };
  await noteStaffAction(db, { by: caller.userId, action: 'answer_sheet.returned', objectId: grading.test_id, details }, now);
  return 'Finished. The report is being made and returned to the learner';
}

async function act(call: Action, grading: GradingRow): Promise<string> {
  const { body } = call;
  if (body.action === 'claim') return claim(call, grading);
  if (body.action === 'release') return release(call, grading);
  if (body.action === 'assign') return assign(call, grading, body.assignee_id);
  if (body.action === 'reopen') return reopen(call, grading, body.reason);
  const { action, ...draft } = body;
  const again = action === 'finish' ? await sentAgain(call, grading, draft) : null;
  if (again !== null) return again;
  await save(call, grading, draft);
  return action === 'save' ? 'Draft saved' : finish(call, grading, draft);
}

/** Claims, releases, reopens, saves or finishes a grading. Its row is locked, so concurrent callers go one after the other. */
export async function putGrading(call: Action) {
  const { db, caller, params, body } = call;
  const message = await act(call, await requirePaid(db, params.slug, lockGrading));
  const grading = await requirePaid(db, params.slug, findGrading);
  const { revision, saved_at } = await findDraft(db, grading.test_id);
  const next = body.action === 'finish' ? await nextInQueue(db, caller.userId) : null;
  return { message, grading: presentGrading(grading, call), revision, saved_at, next };
}

const noSuchComment = () => notFound('There is no such comment');

const present = ({ id, text, shared, user_id, created_at }: CommentRow, userId: number): GradingComment => ({
  id,
  text,
  shared,
  mine: user_id === userId,
  created_at: created_at.toISOString(),
});

export async function getComments({ db, caller }: Call<'GET /api/grading/comments'>) {
  return { comments: (await listComments(db, caller.userId)).map((row) => present(row, caller.userId)) };
}

export async function addComment({ db, caller, body, now }: Call<'POST /api/grading/comments'>): Promise<GradingComment> {
  return present(await saveComment(db, { userId: caller.userId, ...body, now }), caller.userId);
}

export async function changeComment(call: Call<'PUT /api/grading/comments/:id'>): Promise<GradingComment> {
  const { db, caller, params, body } = call;
  const row = await rewriteComment(db, params.id, { userId: caller.userId, ...body });
  if (!row) throw noSuchComment();
  return present(row, caller.userId);
}

/** Removes a comment of the caller; an admin may remove what others share. */
export async function deleteComment({ db, caller, params }: Call<'DELETE /api/grading/comments/:id'>): Promise<void> {
  if (!(await removeComment(db, params.id, caller.userId, caller.roleId === 1))) throw noSuchComment();
}
