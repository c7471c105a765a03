import type { GradingSummary } from '@api/contract';
import { percentageOf } from '@api/contract/marks';
import type { Knex } from 'knex';
import type { CsvColumn } from '../../../../csv/csv.ts';
import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { whoseWork } from '../../../operations/staff-assignments/index.ts';
import { exportList } from '../../../operations/staff-log/index.ts';
import { canClaim, canReopen, freeAt, isMine } from '../claims.ts';
import type { GradingRow } from '../gradings.queries.ts';
import { isAnonymous, pseudonymOf, roundOf } from '../second-marking/marking.ts';
import {
  allOfQueue,
  countQueue,
  gradingsInOrder,
  isTopic,
  listOpenTopics,
  pageOfQueue,
  QUEUE_PAGE,
  type QueuedRow,
  type QueueFilter,
} from './queue.queries.ts';

export function presentGrading(
  grading: GradingRow,
  { caller, now, config }: Pick<QueueCall, 'caller' | 'now' | 'config'>,
): GradingSummary {
  const { state, paid_at, due_at } = grading;
  if (state === 'submitted' || !paid_at || !due_at) throw new Error(`The grading of ${grading.slug} is not paid`);
  const mine = isMine(grading, caller);
  return {
    slug: grading.slug,
    state,
    subject: grading.subject,
    learner: isAnonymous(grading, config) ? { id: null, name: pseudonymOf(grading.slug) } : grading.learner,
    round: roundOf(grading, config),
    duration: grading.duration,
    question_count: grading.question_count,
    total_marks: grading.total_marks,
    page_count: grading.page_count,
    paid_at: paid_at.toISOString(),
    due_at: due_at.toISOString(),
    overdue: state !== 'returned' && due_at < now,
    claimed_by: grading.claimer,
    claimed_at: grading.claimed_at?.toISOString() ?? null,
    free_at: freeAt(grading)?.toISOString() ?? null,
    graded_at: grading.graded_at?.toISOString() ?? null,
    returned_at: grading.returned_at?.toISOString() ?? null,
    regrade: grading.previous !== null,
    marks_obtained: grading.marks_obtained,
    percentage: grading.marks_obtained === null ? null : percentageOf(grading.marks_obtained, grading.total_marks),
    marked_count: grading.marked_count,
    abilities: {
      claim: canClaim(grading, caller, now, config),
      save: mine,
      release: mine,
      finish: mine,
      reopen: canReopen(grading, caller),
    },
  };
}

type QueueCall = Pick<Call<'GET /api/grading/queue/export'>, 'db' | 'caller' | 'now' | 'query' | 'config'>;

/** Parses the filter of the queue; 404 for an unknown topic. */
async function filterOf({ db, caller, now, query, config }: QueueCall): Promise<QueueFilter> {
  const { state = 'open', claimed_by, overdue = false, q = null, topic = null } = query;
  if (topic !== null && !(await isTopic(db, topic))) throw notFound('There is no such topic');
  return {
    state,
    claimedBy: whoseWork(claimed_by, caller.userId),
    overdue,
    q,
    topic,
    now,
    anonymous: config.ANONYMOUS_MARKING === 'on',
  };
}

export async function getQueue(call: Call<'GET /api/grading/queue'>) {
  const { db, caller, now } = call;
  const { page = 1 } = call.query;
  const { rows, totalCount } = await pageOfQueue(db, await filterOf(call), page);
  return {
    gradings: rows.map((row) => presentGrading(row, call)),
    page,
    pageSize: QUEUE_PAGE,
    totalCount,
    topics: await listOpenTopics(db),
    counts: await countQueue(db, caller.userId, now),
  };
}

const EXPORTED: readonly CsvColumn<GradingSummary>[] = [
  { header: 'Test', value: ({ slug }) => slug },
  { header: 'Learner', value: ({ learner }) => learner.name },
  { header: 'Subject', value: ({ subject }) => subject.subject_name },
  { header: 'State', value: ({ state }) => state },
  { header: 'Round', value: ({ round }) => round ?? null },
  { header: 'Paid', value: ({ paid_at }) => paid_at },
  { header: 'Due', value: ({ due_at }) => due_at },
  { header: 'Overdue', value: ({ overdue }) => overdue },
  { header: 'With', value: ({ claimed_by }) => claimed_by?.name ?? null },
  { header: 'Questions', value: ({ question_count }) => question_count },
  { header: 'Questions marked', value: ({ marked_count }) => marked_count },
  { header: 'Pages', value: ({ page_count }) => page_count },
  { header: 'Marks', value: ({ marks_obtained }) => marks_obtained },
  { header: 'Of', value: ({ total_marks }) => total_marks },
  { header: 'Returned', value: ({ returned_at }) => returned_at },
  { header: 'Second look', value: ({ regrade }) => regrade },
];

/** All that the filter shows of the queue, as CSV. */
export async function exportQueue(call: Call<'GET /api/grading/queue/export'>) {
  const { db, query: filter } = call;
  const query = allOfQueue(db, await filterOf(call));
  const present = async (rows: QueuedRow[], transaction: Knex) => {
    const gradings = await gradingsInOrder(
      transaction,
      rows.map(({ test_id }) => test_id),
    );
    return gradings.map((grading) => presentGrading(grading, call));
  };
  return exportList<QueuedRow, GradingSummary>(call, {
    list: 'answer sheets',
    filter,
    query,
    columns: EXPORTED,
    present,
  });
}
