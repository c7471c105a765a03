import type { GradebookRow, WorkState } from '@api/contract';
import { type CsvColumn, csvOf } from '../../../../csv/csv.ts';
import type { Call } from '../../../../http/route.ts';
import { requireClass } from '../class/access.ts';
import { listLearners } from './class-work.ts';
import { readGradebook } from './gradebook.ts';

/** Learners by assignments. */
export async function getGradebook({ db, caller, params, now }: Call<'GET /api/classes/:id/gradebook'>) {
  return readGradebook(db, await requireClass(db, caller, params.id, 'teach'), now);
}

const WORDS: Readonly<Record<WorkState, string>> = {
  not_started: 'not started',
  working: 'working',
  handed_in: 'handed in',
  late: 'late',
  missing: 'missing',
  excused: 'excused',
};

type Row = GradebookRow & { email: string };

/** The gradebook as a CSV file: for each assignment marks as a number, their maximum, and the state in words. */
export async function exportGradebook({ db, caller, params, now, setHeader }: Call<'GET /api/classes/:id/gradebook.csv'>) {
  const row = await requireClass(db, caller, params.id, 'teach');
  const book = await readGradebook(db, row, now);
  const emails = new Map((await listLearners(db, row.id)).map(({ user_id, email }) => [user_id, email]));
  const columns: CsvColumn<Row>[] = [
    { header: 'Name', value: ({ name }) => name },
    { header: 'Email', value: ({ email }) => email },
    { header: 'Total (%)', value: ({ percent }) => percent },
    ...book.assignments.flatMap(({ title }, index): CsvColumn<Row>[] => [
      { header: title, value: ({ cells }) => cells[index]?.score?.marks ?? null },
      { header: `${title}: out of`, value: ({ cells }) => cells[index]?.score?.of ?? null },
      { header: `${title}: state`, value: ({ cells }) => WORDS[cells[index]?.work ?? 'not_started'] },
    ]),
  ];
  setHeader('content-disposition', `attachment; filename="gradebook-${row.id}-${now.toISOString().slice(0, 10)}.csv"`);
  return csvOf(
    columns,
    book.learners.map((learner) => ({ ...learner, email: emails.get(learner.user_id) ?? '' })),
  );
}
