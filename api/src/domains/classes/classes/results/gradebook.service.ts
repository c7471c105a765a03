import type { Gradebook, GradebookRow, WorkState } from '@api/contract';
import { writeXlsx } from 'hucre/xlsx';
import type { Knex } from 'knex';
import { csvOf } from '../../../../csv/csv.ts';
import type { Call } from '../../../../http/route.ts';
import { presentAssignment } from '../assignments/assignment.presenter.ts';
import { isOpened } from '../assignments/assignment-access.ts';
import { type AssignmentRow, listAssignments } from '../assignments/assignments.queries.ts';
import { requireClass } from '../class/access.ts';
import { presentClass } from '../class/class.presenter.ts';
import type { ClassRow } from '../class/class.queries.ts';
import { type LearnerWork, readWork } from '../work/progress-of-work.ts';
import { isShown, listLearners } from './class-work.ts';

type Graded = Pick<AssignmentRow, 'counts' | 'weight' | 'kind'>;

/** The share of marks earned by a piece of work; zero if it is missing, null if it does not count yet. */
function shareOf({ state, score }: Pick<LearnerWork, 'state' | 'score'>): number | null {
  if (state === 'missing') return 0;
  return score && score.marked > 0 ? score.marks / score.marked : null;
}

/** Per cent over assignments that count, each by its weight; null while none of them says anything. Excused work and readings do not count. */
export function totalOf(works: readonly { assignment: Graded; work: Pick<LearnerWork, 'state' | 'score'> }[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const { assignment, work } of works) {
    const share = shareOf(work);
    if (!assignment.counts || assignment.kind === 'reading' || share === null || work.state === 'excused') continue;
    sum += share * assignment.weight;
    weights += assignment.weight;
  }
  return weights === 0 ? null : round(100 * (sum / weights));
}

const round = (percent: number) => Math.round(percent * 10) / 10;

function averageOf(works: readonly LearnerWork[]): number | null {
  const shares = works.flatMap(({ score }) => (score && score.marked > 0 ? score.marks / score.marked : []));
  return shares.length === 0 ? null : round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length);
}

/** The opened assignments of a class, earliest due first. */
export async function listGraded(db: Knex, classId: number, now: Date): Promise<AssignmentRow[]> {
  return (await listAssignments(db, classId)).filter((assignment) => isOpened(assignment, now)).toReversed();
}

async function readGradebook(db: Knex, row: ClassRow, now: Date): Promise<Gradebook> {
  const assignments = await listGraded(db, row.id, now);
  const [learners, workOf] = await Promise.all([listLearners(db, row.id), readWork(db, assignments, now)]);
  const rows = learners.flatMap((learner) => {
    const works = assignments.map((assignment) => workOf(assignment, learner.user_id));
    return isShown(learner, works) ? [{ learner, works }] : [];
  });
  return {
    class: presentClass(row),
    assignments: assignments.map((assignment, index) => ({
      ...presentAssignment(assignment, now),
      average: averageOf(rows.flatMap(({ works }) => works[index] ?? [])),
    })),
    learners: rows.map(
      ({ learner, works }): GradebookRow => ({
        user_id: learner.user_id,
        name: learner.name,
        former: learner.left_at !== null,
        cells: works.map((work, index) => ({
          assignment_id: assignments[index]?.id ?? 0,
          work: work.state,
          score: work.score,
          returned: work.row?.returned_at != null,
        })),
        percent: totalOf(works.map((work, index) => ({ assignment: assignments[index] as AssignmentRow, work }))),
      }),
    ),
  };
}

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
type Export = Pick<Call<'GET /api/classes/:id/gradebook.csv'>, 'db' | 'caller' | 'params' | 'now' | 'setHeader'>;

/** The gradebook as a table: for each assignment marks as a number, their maximum, and the state in words. */
async function readTable({ db, caller, params, now, setHeader }: Export, ending: 'csv' | 'xlsx') {
  const row = await requireClass(db, caller, params.id, 'teach');
  const book = await readGradebook(db, row, now);
  const emails = new Map((await listLearners(db, row.id)).map(({ user_id, email }) => [user_id, email]));
  const columns = [
    { header: 'Name', value: ({ name }: Row) => name },
    { header: 'Email', value: ({ email }: Row) => email },
    { header: 'Total (%)', value: ({ percent }: Row) => percent },
    ...book.assignments.flatMap(({ title }, index) => [
      { header: title, value: ({ cells }: Row) => cells[index]?.score?.marks ?? null },
      { header: `${title}: out of`, value: ({ cells }: Row) => cells[index]?.score?.of ?? null },
      { header: `${title}: state`, value: ({ cells }: Row) => WORDS[cells[index]?.work ?? 'not_started'] },
    ]),
  ];
  const name = `gradebook-${row.id}-${now.toISOString().slice(0, 10)}.${ending}`;
  setHeader('content-disposition', `attachment; filename="${name}"`);
  return { columns, rows: book.learners.map((learner): Row => ({ ...learner, email: emails.get(learner.user_id) ?? '' })) };
}

export async function exportGradebook(call: Call<'GET /api/classes/:id/gradebook.csv'>) {
  const { columns, rows } = await readTable(call, 'csv');
  return csvOf(columns, rows);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are left out.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const storable = (value: string | number | null) => (typeof value === 'string' ? value.replace(NOT_XML, '') : value);

/** The gradebook as a workbook. Its texts are cells of text, so a spreadsheet takes none for a formula. */
export async function exportWorkbook(call: Call<'GET /api/classes/:id/gradebook.xlsx'>) {
  const { columns, rows } = await readTable(call, 'xlsx');
  const cells = rows.map((row) => columns.map(({ value }) => storable(value(row))));
  const sheet = {
    name: 'Gradebook',
    columns: columns.map((_, index) => ({ width: index < 2 ? 28 : 14 })),
    rows: [columns.map(({ header }) => storable(header)), ...cells],
    freezePane: { rows: 1, columns: 1 },
  };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}
