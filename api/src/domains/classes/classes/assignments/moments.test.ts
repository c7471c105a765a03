import { describe, expect, test } from 'vitest';
import { assignmentStateOf, GRACE_MS, momentsOf, type Times, workStateOf } from './assignment.presenter.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));
const times = (over: Partial<Times> = {}): Times => ({
  ...{ opens_at: at(8), due_at: at(12), closes_at: at(16), late_allowed: true, published_at: at(1) },
  ...over,
});

describe('the moments of a learner', () => {
  test.each([
    ['those of all', times(), undefined, 12, 16],
    ['without late work the due moment is the end', times({ late_allowed: false }), undefined, 12, 12],
    ['never due, it closes at its end', times({ due_at: null, late_allowed: false }), undefined, null, 16],
    ['their own due moment', times(), { due_at: at(14), closes_at: null }, 14, 16],
    ['their own due moment is the end, too', times({ late_allowed: false }), { due_at: at(14), closes_at: null }, 14, 14],
    ['nothing ends before it is due', times(), { due_at: at(20), closes_at: null }, 20, 20],
    ['their own end', times({ late_allowed: false }), { due_at: null, closes_at: at(18) }, 12, 18],
  ] as const)('%s', (_, of, own, due, closes) => {
    const { dueAt, closesAt } = momentsOf(of, own);
    expect([dueAt?.getUTCHours() ?? null, closesAt?.getUTCHours() ?? null]).toEqual([due, closes]);
  });
});

test.each([
  ['draft', times({ published_at: null }), 10],
  ['scheduled', times(), 7],
  ['open', times(), 8],
  ['due', times(), 12],
  ['closed', times(), 16],
  ['closed', times({ late_allowed: false }), 12],
] as const)('an assignment is %s', (state, of, hour) => expect(assignmentStateOf(of, at(hour))).toBe(state));

describe('the work of a learner', () => {
  const moments = momentsOf(times());
  const nothing = { excused: false, handedInAt: null, isWorking: false };
  const afterDue = (milliseconds: number) => new Date(at(12).getTime() + milliseconds);

  test('is on time until ten seconds after the due moment', () => {
    const handedIn = (handedInAt: Date) => workStateOf({ ...nothing, handedInAt }, moments, at(13));
    expect([handedIn(afterDue(GRACE_MS)), handedIn(afterDue(GRACE_MS + 1))]).toEqual(['handed_in', 'late']);
    expect([afterDue(GRACE_MS), afterDue(GRACE_MS + 1)].map((now) => workStateOf(nothing, moments, now))).toEqual([
      'not_started',
      'missing',
    ]);
  });

  test('that is excused counts as handed in where it is', () => {
    expect(workStateOf({ ...nothing, excused: true }, moments, at(20))).toBe('excused');
    expect(workStateOf({ ...nothing, excused: true, handedInAt: at(10) }, moments, at(20))).toBe('handed_in');
  });

  test('continues after the due moment', () => {
    expect(workStateOf({ ...nothing, isWorking: true }, moments, at(13))).toBe('working');
  });
});
