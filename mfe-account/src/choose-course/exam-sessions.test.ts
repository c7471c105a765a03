import { expect, it } from 'vitest';
import { nameOf, sessionNamed, sessionsToChoose } from './exam-sessions.ts';

it('offers the examinations that are still to come', () => {
  expect(sessionsToChoose(new Date('2026-06-30T00:00:00Z'), null).slice(0, 3)).toEqual(['May 2026', 'November 2026', 'May 2027']);
  expect(sessionsToChoose(new Date('2026-07-01T00:00:00Z'), null).slice(0, 2)).toEqual(['November 2026', 'May 2027']);
  expect(sessionsToChoose(new Date('2026-12-01T00:00:00Z'), null)).toEqual([
    ...['May 2027', 'November 2027', 'May 2028', 'November 2028', 'May 2029', 'November 2029'],
  ]);
});

it('keeps the one that was chosen, once', () => {
  const today = new Date('2026-12-01T00:00:00Z');
  expect(sessionsToChoose(today, { month: 'May', year: 2026 })[0]).toBe('May 2026');
  expect(sessionsToChoose(today, { month: 'May', year: 2027 }).filter((name) => name === 'May 2027')).toHaveLength(1);
});

it('reads its own names and nothing else', () => {
  const session = { month: 'November', year: 2027 } as const;
  expect(sessionNamed(nameOf(session))).toEqual(session);
  expect(sessionNamed('June 2027')).toBeNull();
  expect(sessionNamed('')).toBeNull();
});
