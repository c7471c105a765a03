import type { Call } from '../../../http/route.ts';
import { requireQuestion } from '../questions/index.ts';
import { storeReport } from './reports.queries.ts';

/**
 * Reports a question in the name of the signed-in caller, whatever the body says. The message is the specification's.
 */
export async function report({ db, caller, body, now }: Call<'POST /api/report'>) {
  await requireQuestion(db, body.questionId, caller);
  const { type, description } = body;
  const row = await storeReport(
    db,
    { question_id: body.questionId, user_id: caller.userId, type, description: description || null },
    now,
  );
  return {
    message: 'Thank you! Your report has been submitted and will be reviewed shortly.',
    report: {
      id: row.id,
      type: row.type,
      description: row.description,
      reportedById: caller.userId,
      questionId: row.question_id,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    },
  };
}
