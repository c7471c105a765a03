import type { RequestOf } from '@api/contract';
import { momentsOutOfOrder } from '../assignments/assignments.errors.ts';
import type { AssignmentFields } from '../assignments/assignments.queries.ts';

type Sent = Omit<RequestOf<'PATCH /api/assignments/:id'>['body'], 'version' | 'content'>;

/** What holds unless the teacher says otherwise. */
export const USUAL: AssignmentFields = {
  title: '',
  words: '',
  opens_at: null,
  due_at: null,
  closes_at: null,
  late_allowed: true,
  tries: 1,
  minutes: null,
  solutions: 'handed_in',
  counts: true,
  weight: 1,
  published_at: null,
};

const moment = (sent: string | null | undefined, before: Date | null) =>
  sent === undefined ? before : sent === null ? null : new Date(sent);

const published = (sent: boolean | undefined, before: Date | null, now: Date) =>
  sent === undefined ? before : sent ? (before ?? now) : null;

/** Fields after a change, in the place of those of before. */
export function changed(before: AssignmentFields, sent: Sent, now: Date): AssignmentFields {
  return {
    title: sent.title ?? before.title,
    words: sent.words ?? before.words,
    opens_at: moment(sent.opens_at, before.opens_at),
    due_at: moment(sent.due_at, before.due_at),
    closes_at: moment(sent.closes_at, before.closes_at),
    late_allowed: sent.late_allowed ?? before.late_allowed,
    tries: sent.tries ?? before.tries,
    minutes: sent.minutes === undefined ? before.minutes : sent.minutes,
    solutions: sent.solutions ?? before.solutions,
    counts: sent.counts ?? before.counts,
    weight: sent.weight ?? before.weight,
    published_at: published(sent.published, before.published_at, now),
  };
}

const isAfter = (a: Date | null, b: Date | null) => a !== null && b !== null && a > b;

/**
 * Refuses moments that contradict each other.
 * @throws ApiError 422 `moments_out_of_order`
 */
export function checkMoments({ opens_at, due_at, closes_at, solutions }: AssignmentFields): void {
  if (isAfter(opens_at, due_at)) throw momentsOutOfOrder('It is due before it opens. Choose a later due date');
  if (isAfter(due_at, closes_at)) throw momentsOutOfOrder('It closes before it is due. Choose a later closing date');
  if (isAfter(opens_at, closes_at)) throw momentsOutOfOrder('It closes before it opens. Choose a later closing date');
  if (solutions === 'after_due' && due_at === null) {
    throw momentsOutOfOrder('Solutions open after the due date, and there is none. Choose a due date');
  }
}
