import type { LearnerWork as LearnerWorkBody, WorkQuestion } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, notFound } from '../../../../errors.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { loadAnswers, loadDrawnQuestions } from '../../../bank/questions/index.ts';
import { notify } from '../../../support/notifications/index.ts';
import { findAssignedQuestions } from '../../../tests/timed-tests/index.ts';
import { presentAssignment } from '../assignments/assignment.presenter.ts';
import { type Placed, requireTaught } from '../assignments/assignment-access.ts';
import { type LearnerWork, presentTries } from '../work/progress-of-work.ts';
import { findMarkingVersion, lockWork, putMarking, storeReturned } from '../work/work.queries.ts';
import { type ClassWork, readClassWork } from './class-work.ts';
import { noteLook } from './results.queries.ts';

/** The mail about returned work; its data is `{assignment_id}`. */
export const RETURNED_MAIL = 'class_work_returned';

/** The learner's place among those of an assignment; 404 where they have no part in it. */
function placeOf({ participants }: ClassWork, userId: number): number {
  const place = participants.findIndex(({ user_id }) => user_id === userId);
  if (place < 0) throw notFound('There is no such learner in this class');
  return place;
}

async function presentQuestions(db: Knex, caller: SignedIn, { counted, row }: LearnerWork): Promise<WorkQuestion[]> {
  if (!counted) return [];
  const rows = await findAssignedQuestions(db, [counted.id]);
  const ids = rows.map(({ question_id }) => question_id);
  const drawn = await loadDrawnQuestions(db, ids, { caller, opened: new Set(ids) });
  const questions = new Map(drawn.map((question) => [question.id, question]));
  const answers = await loadAnswers(db, ids);
  const marking = row?.marking?.test_id === counted.id ? row.marking.questions : [];
  const given = new Map(marking.map((one) => [one.question_id, one]));
  return rows.flatMap((one) => {
    const question = questions.get(one.question_id);
    if (!question) return [];
    const teacher = given.get(one.question_id);
    return {
      question_id: one.question_id,
      position: one.position,
      marks: one.marks,
      state: one.state,
      answer: one.answer,
      question: { ...question, learner: null },
      Answer: answers.get(one.question_id) ?? [],
      automatic: one.auto_marks === null || one.auto_max === null ? null : { marks: one.auto_marks, max: one.auto_max },
      self_marks: null,
      teacher_marks: teacher?.marks ?? null,
      teacher_comment: teacher?.comment ?? '',
    };
  });
}

async function readLearnerWork(
  db: Knex,
  caller: SignedIn,
  { assignment, row }: Placed,
  userId: number,
  now: Date,
): Promise<LearnerWorkBody> {
  const all = await readClassWork(db, assignment, now);
  const place = placeOf(all, userId);
  const work = all.works[place] as LearnerWork;
  const learner = all.participants[place];
  const look = { learnerIds: [userId], teacherId: caller.userId, classId: row.id, className: row.name };
  await noteLook(db, { ...look, what: 'work', assignmentTitle: assignment.title }, now);
  return {
    assignment: presentAssignment(assignment, now, work.moments),
    learner: { user_id: userId, name: learner?.name ?? '', former: learner?.left_at != null },
    work: work.state,
    attempts: presentTries(work),
    questions: await presentQuestions(db, caller, work),
    score: work.score,
    comment: work.row?.marking?.comment ?? '',
    returned_at: work.row?.returned_at?.toISOString() ?? null,
    version: work.row?.marking?.version ?? 0,
    previous: all.participants[place - 1]?.user_id ?? null,
    next: all.participants[place + 1]?.user_id ?? null,
  };
}

/** A learner's work on an assignment, with a line in the learner's log. */
export async function getLearnerWork({ db, caller, params, now }: Call<'GET /api/assignments/:id/learners/:userId'>) {
  return readLearnerWork(db, caller, await requireTaught(db, caller, params.id), params.userId, now);
}

/** By bell and mail, once. */
async function notifyReturned(db: Knex, { assignment, row }: Placed, userId: number, email: string, now: Date): Promise<void> {
  const data = { class_id: row.id, class_name: row.name, assignment_id: assignment.id, title: assignment.title };
  const once = `class_work_returned:${assignment.id}`;
  if (await notify(db, { userId, kind: 'class_work_returned', data, once }, now)) {
    await orderMail(db, { kind: RETURNED_MAIL, address: email, userId, data: { assignment_id: assignment.id } }, now);
  }
}

type Marking = Call<'PUT /api/assignments/:id/learners/:userId/marks'>;

/** Refuses marks for other questions than the learner's, and more than a question carries. */
async function checkMarks(db: Knex, testId: number, questions: Marking['body']['questions']): Promise<void> {
  const most = new Map((await findAssignedQuestions(db, [testId])).map(({ question_id, marks }) => [question_id, marks]));
  for (const { question_id, marks } of questions) {
    const of = most.get(question_id);
    if (of === undefined) throw notFound('This question is not in the work');
    if (marks !== null && marks > of) {
      throw new ApiError(422, 'marks_too_many', `This question carries ${of} ${of === 1 ? 'mark' : 'marks'}. Give no more`);
    }
  }
}

/** Stores a teacher's marks and comments, and returns the work if requested. */
export async function markWork({ db, caller, params, body, now }: Marking) {
  const placed = await requireTaught(db, caller, params.id, 'change');
  const { assignment } = placed;
  const all = await readClassWork(db, assignment, now);
  const place = placeOf(all, params.userId);
  const work = all.works[place] as LearnerWork;
  if (!work.handedInAt) throw new ApiError(409, 'not_handed_in', 'This work is not handed in yet');
  await lockWork(db, assignment.id, params.userId, now);
  if ((await findMarkingVersion(db, assignment.id, params.userId)) !== body.version) {
    throw new ApiError(409, 'marking_changed', 'Another teacher has marked this work. Load it again, then make your change');
  }
  const testId = work.counted?.id ?? null;
  if (testId !== null) await checkMarks(db, testId, body.questions);
  const kept = body.questions.filter(({ marks, comment }) => marks !== null || comment.trim() !== '');
  const key = { assignment_id: assignment.id, learner_id: params.userId };
  await putMarking(db, { ...key, test_id: testId, questions: kept, comment: body.comment, version: body.version + 1 }, now);
  const participant = all.participants[place];
  if (body.returned && (await storeReturned(db, assignment.id, params.userId, now)) && participant?.left_at === null) {
    await notifyReturned(db, placed, params.userId, participant.email, now);
  }
  return readLearnerWork(db, caller, placed, params.userId, now);
}
