import { MOST_WORK_LISTED, type WaitingWork } from '@api/contract';
import { readable } from '@api/typesetting';
import { may } from '../../../http/caller.ts';
import type { Call } from '../../../http/route.ts';
import { listQuestionsToApprove } from '../../bank/questions/index.ts';
import { listReportsToReview } from '../../bank/reports/index.ts';
import { listSheetsToGrade } from '../../grading/grading/index.ts';
import { listMessagesToAnswer } from '../../support/contact/index.ts';
import { listDoubtsToAnswer } from '../../support/doubts/index.ts';
import type { WaitingWorkRow } from '../staff-assignments/index.ts';

/** Characters of a text that a line shows. */
const SHOWN = 140;

const inOneLine = (text: string) => {
  const line = readable(text.slice(0, 4 * SHOWN))
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

const present = (
  kind: WaitingWork['kind'],
  { person, person_id, since, due_at, about, ...row }: WaitingWorkRow,
): WaitingWork => ({
  kind,
  ...row,
  person: { id: person_id, name: person },
  since: since.toISOString(),
  due_at: due_at?.toISOString() ?? null,
  about: inOneLine(about),
});

/** What waits for the caller: their own work, and what nobody has taken, of all kinds, the longest waiting first. */
export async function getMyWork({ db, caller, config }: Call<'GET /api/admin/my-work'>): Promise<{ work: WaitingWork[] }> {
  const grades = config.SITE_VARIANT === 'full' && may(caller, 'grading');
  const listSheets = (...[inner, staffId, limit]: Parameters<typeof listReportsToReview>) =>
    listSheetsToGrade(inner, staffId, limit, config.ANONYMOUS_MARKING === 'on');
  const lists = [
    ...(grades ? [['answer_sheet', listSheets] as const] : []),
    ...(config.QUESTION_APPROVAL === 'second-person' && may(caller, 'content')
      ? [['question', listQuestionsToApprove] as const]
      : []),
    ...(may(caller, 'support')
      ? ([
          ['doubt', listDoubtsToAnswer],
          ['report', listReportsToReview],
          ['message', listMessagesToAnswer],
        ] as const)
      : []),
  ];
  const work: WaitingWork[] = [];
  for (const [kind, list] of lists) {
    const rows = await list(db, caller.userId, MOST_WORK_LISTED);
    work.push(...rows.map((row) => present(kind, row)));
  }
  work.sort((one, other) => Date.parse(one.since) - Date.parse(other.since));
  return { work: work.slice(0, MOST_WORK_LISTED) };
}
