import type { StaffQuestion } from '@api/contract';
import { inTransaction } from '../../../../../db/in-transaction.ts';
import { invalidInput } from '../../../../../errors.ts';
import type { Call } from '../../../../../http/route.ts';
import { loadQuestionsById } from '../../load/question-loading.ts';
import { findSubjects } from '../../load/questions.queries.ts';
import { hasOtherLevel } from '../../placements.queries.ts';
import { checkApproval } from '../content/approval.ts';
import { changeQuestion, lockQuestion } from '../content/change-question.ts';
import { findTopicsAndAbove, listDeleted } from '../content/editable.queries.ts';
import { loadEditable, noSuchAnswer, noSuchQuestion, presentTopic } from '../content/editable-question.ts';
import { NO_OTHER_LEVEL } from '../form/rules.ts';

export async function getEditableQuestion(call: Call<'GET /api/admin/questions/:id'>) {
  return { question: await loadEditable(call, call.params.id) };
}

type Control = Call<'PUT /api/questions/:id'>['body'];

/** The first three are the specification's (part 2, section 8). */
function messageFor({ priority, visible, math_level_visibility_shared: shared }: Control): string {
  if (priority !== undefined) return 'Updated priority successfully';
  if (visible !== undefined) return visible ? 'Question Visible to Users' : 'Question Hidden from Users';
  return shared ? 'Question shown in the other math level' : 'Question no longer shown in the other math level';
}

/** Sets one of priority, visibility and sharing, which makes a version like every edit. */
export async function putControl(call: Call<'PUT /api/questions/:id'>) {
  await inTransaction(call.db, (db) => setControl({ ...call, db }));
  const [question] = await loadQuestionsById(call.db, [call.params.id], call.caller);
  if (!question) throw noSuchQuestion();
  return { message: messageFor(call.body), question: question as StaffQuestion };
}

async function setControl({ db, caller, params, body, now, config }: Call<'PUT /api/questions/:id'>): Promise<void> {
  const stored = await lockQuestion(db, params.id);
  if (body.math_level_visibility_shared && !(await hasOtherLevel(db, stored.content.topic))) {
    throw invalidInput([{ path: 'math_level_visibility_shared', message: NO_OTHER_LEVEL }]);
  }
  const after = {
    ...stored.content,
    priority: body.priority ?? stored.content.priority,
    visible: body.visible ?? stored.content.visible,
    math_level_visibility_shared: body.math_level_visibility_shared ?? stored.content.math_level_visibility_shared,
  };
  checkApproval(config, stored.content, after);
  await changeQuestion(db, stored, after, { kind: 'edited', by: caller.userId, now });
}

/**
 * Deletes a question, or one of its answers. A deleted question stays in the database, hidden from all lists: tests
 * taken with it, bookmarks and doubts keep their reference.
 */
export async function deleteQuestion({ db, caller, body, now }: Call<'DELETE /api/questions'>) {
  const stored = await lockQuestion(db, body.question_id);
  const change = { by: caller.userId, now };
  if (!body.answer_id) {
    await changeQuestion(db, stored, stored.content, { ...change, kind: 'deleted' });
    return { message: 'Question deleted' };
  }
  const Answer = stored.content.Answer.filter(({ id }) => id !== body.answer_id);
  if (Answer.length === stored.content.Answer.length) throw noSuchAnswer();
  const answer_not_available = stored.content.answer_not_available || Answer.length === 0;
  await changeQuestion(db, stored, { ...stored.content, Answer, answer_not_available }, { ...change, kind: 'edited' });
  return { message: 'Answer deleted' };
}

const DEFAULT_PAGE_SIZE = 20;

export async function getDeletedQuestions({ db, query }: Call<'GET /api/admin/questions/deleted'>) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
  const { rows, totalCount } = await listDeleted(db, { limit: pageSize, offset: (page - 1) * pageSize });
  const topics = await findTopicsAndAbove(
    db,
    rows.map(({ topic_id }) => topic_id),
  );
  const subjects = await findSubjects(db, [...new Set([...topics.values()].map(({ subject_id }) => subject_id))]);
  const questions = rows.flatMap(({ topic_id, deleted_at, ...row }) => {
    const topic = topics.get(topic_id);
    const subject = topic && subjects.get(topic.subject_id);
    return topic && subject ? [{ ...row, deleted_at: deleted_at.toISOString(), subject, topic: presentTopic(topic) }] : [];
  });
  return { questions, page, pageSize, totalCount };
}
