import type { Assignment, AssignmentContent, AssignmentState, WorkState } from '@api/contract';
import { presentTopicLink } from '../../../bank/subjects-and-topics/index.ts';
import type { AssignmentRow } from './assignments.queries.ts';

/** Work that arrives this long after a deadline still counts as on time: a slow network costs no marks. */
export const GRACE_MS = 10_000;

export interface Times {
  opens_at: Date | null;
  due_at: Date | null;
  closes_at: Date | null;
  late_allowed: boolean;
  published_at: Date | null;
}

interface OwnTimes {
  due_at: Date | null;
  closes_at: Date | null;
}

export interface Moments {
  dueAt: Date | null;
  /** The end of all work; null: none. */
  closesAt: Date | null;
}

const later = (a: Date, b: Date | null) => (b && b > a ? b : a);

/** The dates, a learner's own first. Without late work the due date is the end; the end is never before the due date. */
export function momentsOf(times: Times, own?: OwnTimes): Moments {
  const dueAt = own?.due_at ?? times.due_at;
  const end = own?.closes_at ?? (times.late_allowed ? times.closes_at : (dueAt ?? times.closes_at));
  return { dueAt, closesAt: end && later(end, dueAt) };
}

/** Where an assignment is on its way from a draft to its end. */
export function assignmentStateOf(times: Times, now: Date): AssignmentState {
  const { dueAt, closesAt } = momentsOf(times);
  if (times.published_at === null) return 'draft';
  if (times.opens_at && now < times.opens_at) return 'scheduled';
  if (closesAt && now >= closesAt) return 'closed';
  return dueAt && now >= dueAt ? 'due' : 'open';
}

/** Whether something was handed in after its moment and the grace. */
const isLate = (at: Date, dueAt: Date | null) => dueAt !== null && at.getTime() > dueAt.getTime() + GRACE_MS;

interface Done {
  excused: boolean;
  handedInAt: Date | null;
  isWorking: boolean;
}

export function workStateOf({ excused, handedInAt, isWorking }: Done, { dueAt, closesAt }: Moments, now: Date): WorkState {
  if (handedInAt) return isLate(handedInAt, dueAt) ? 'late' : 'handed_in';
  if (excused) return 'excused';
  if (isWorking) return 'working';
  const last = dueAt ?? closesAt;
  return last && isLate(now, last) ? 'missing' : 'not_started';
}

function presentContent(row: AssignmentRow): AssignmentContent {
  if (row.kind === 'topic' && row.topic && row.draw) {
    return { kind: 'topic', topic: presentTopicLink(row.topic), count: row.question_count, draw: row.draw };
  }
  if (row.kind === 'mock_paper') return { kind: 'mock_paper', code: row.mock_paper_code ?? '', paper: row.mock_paper ?? '' };
  if (row.kind === 'reading') return { kind: 'reading', address: row.address ?? '' };
  return { kind: 'questions', question_ids: row.questions.map(({ id }) => id) };
}

const marksOf = (row: AssignmentRow) => row.questions.reduce((sum, { marks }) => sum + marks, 0);

/** An assignment with the dates for its reader: everyone's, or a learner's own. */
export function presentAssignment(row: AssignmentRow, now: Date, moments: Moments = momentsOf(row)): Assignment {
  const closes = row.late_allowed || moments.dueAt === null ? moments.closesAt : null;
  return {
    id: row.id,
    class_id: row.class_id,
    title: row.title,
    words: row.words,
    content: presentContent(row),
    state: assignmentStateOf({ ...row, due_at: moments.dueAt, closes_at: moments.closesAt }, now),
    opens_at: row.opens_at?.toISOString() ?? null,
    due_at: moments.dueAt?.toISOString() ?? null,
    closes_at: closes?.toISOString() ?? null,
    late_allowed: row.late_allowed,
    tries: row.tries,
    minutes: row.minutes,
    solutions: row.solutions,
    counts: row.counts,
    weight: row.weight,
    question_count: row.question_count,
    total_marks: row.draw === 'learner' || row.kind === 'reading' ? null : marksOf(row) || null,
    published_at: row.published_at?.toISOString() ?? null,
    version: row.version,
  };
}
