import { expect, it, vi } from 'vitest';
import { centsOf, fieldOfMoment, momentOfField } from './formats.ts';

it('shows days and times in the zone of the reader', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  vi.resetModules();
  const { datedMoment, dayOf, momentOf } = await import('./formats.ts');
  const late = '2026-11-28T20:00:00Z';
  expect([dayOf(late), momentOf(late), datedMoment(late)]).toEqual(['29 Nov 2026', '29 Nov, 01:30', '29 Nov 2026, 01:30']);
  vi.unstubAllEnvs();
});

it('reads a field of date and time in the zone of the reader, and writes it so', () => {
  const afternoon = new Date(2026, 10, 22, 14, 5);
  expect(momentOfField('2026-11-22T14:05')).toBe(afternoon.toISOString());
  expect(fieldOfMoment(afternoon)).toBe('2026-11-22T14:05');
});

it.each(['', 'soon'])('reads %j as no moment', (value) => expect(momentOfField(value)).toBeNull());

it.each([
  ['9', 900],
  ['$7.5', 750],
  [' 72.00 ', 7200],
  ['0.05', 5],
  ['9.999', null],
  ['-1', null],
  ['', null],
  ['1e3', null],
])('reads %j as %s cents', (typed, cents) => expect(centsOf(typed)).toBe(cents));
