import type { AssignmentState, WorkState } from '@api/contract';

/** Work that arrives this long after a moment still counts as on time: a slow network costs nobody a mark. */
export const GRACE_MS = 10_000;

/** What an assignment says of its time. */
export interface Times {
  opens_at: Date | null;
  due_at: Date | null;
  closes_at: Date | null;
  late_allowed: boolean;
  published_at: Date | null;
}

/** What differs for one learner. */
export interface OwnTimes {
  due_at: Date | null;
  closes_at: Date | null;
}

/** The moments that hold for one learner, or for everybody. */
export interface Moments {
  dueAt: Date | null;
  /** The end of all work; null: none. */
  closesAt: Date | null;
}

const later = (a: Date, b: Date | null) => (b && b > a ? b : a);

/** Moments with a learner's own before those of all. Without late work the due moment is the end; nobody's end comes before their due moment. */
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

/** What a learner has done so far. */
export interface Done {
  excused: boolean;
  handedInAt: Date | null;
  isWorking: boolean;
}

/** The state of a learner's work. */
export function workStateOf({ excused, handedInAt, isWorking }: Done, { dueAt, closesAt }: Moments, now: Date): WorkState {
  if (handedInAt) return isLate(handedInAt, dueAt) ? 'late' : 'handed_in';
  if (excused) return 'excused';
  if (isWorking) return 'working';
  const last = dueAt ?? closesAt;
  return last && isLate(now, last) ? 'missing' : 'not_started';
}
