import { expect, test } from 'vitest';
import { isAbandoned, nextCheckAt } from './check-times.ts';

type Facts = Parameters<typeof nextCheckAt>[0];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OPENED = new Date('2026-11-21T09:00:00.000Z');
const after = (milliseconds: number) => new Date(OPENED.getTime() + milliseconds);
const order = (more: Partial<Facts> = {}): Facts => ({
  ...{ type: 'subscription', status: 'open', created_at: OPENED, starts_at: null, period_end: null, refund_pending_amount: 0 },
  ...more,
});

test.each<[string, Partial<Facts>, number, number | null]>([
  ['an open order', {}, 0, 15 * MINUTE],
  ['one that failed', { status: 'failed' }, 15 * MINUTE - 1, 15 * MINUTE],
  ['one overdue, hourly', {}, 15 * MINUTE, 75 * MINUTE],
  ['one about to be given up, at that moment', {}, 4 * DAY - 59 * MINUTE, 4 * DAY],
  ['nothing given up', {}, 4 * DAY, null],
  [
    'a signed subscription, from the beginning of its first cycle',
    { status: 'authorized', starts_at: after(DAY) },
    0,
    DAY + 15 * MINUTE,
  ],
  ['a signed one that begins at once', { status: 'authorized' }, 0, 15 * MINUTE],
  ['a paid one, after its cycle', { status: 'paid', period_end: after(30 * DAY) }, DAY, 30 * DAY + 15 * MINUTE],
  ['a cancelled one too', { status: 'cancelling', period_end: after(30 * DAY) }, DAY, 30 * DAY + 15 * MINUTE],
  ['a paid one without a cycle never', { status: 'paid' }, DAY, null],
  ['a paid grading never', { type: 'grading', status: 'paid', period_end: after(DAY) }, DAY, null],
  ['an ended one never', { status: 'ended', period_end: after(DAY) }, 0, null],
  ['money on its way back, hourly', { status: 'ended', refund_pending_amount: 1 }, DAY, DAY + 60 * MINUTE],
  ['money on its way back, or sooner', { refund_pending_amount: 1 }, 0, 15 * MINUTE],
])('the provider is asked about %s', (_, facts, now, next) => {
  expect(nextCheckAt(order(facts), after(now))).toEqual(next === null ? null : after(next));
});

test('an unpaid order is given up after four days, a paid one never', () => {
  expect(isAbandoned(order(), after(4 * DAY - 1))).toBe(false);
  expect(isAbandoned(order(), after(4 * DAY))).toBe(true);
  expect(isAbandoned(order({ status: 'failed' }), after(4 * DAY))).toBe(true);
  expect(isAbandoned(order({ status: 'authorized' }), after(4 * DAY))).toBe(false);
});
