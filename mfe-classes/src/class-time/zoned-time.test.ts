import { describe, expect, it } from 'vitest';
import { momentOf, timeInWords, wallTimeAt, zoneNames } from './zoned-time.ts';

describe('times on the clock of a class', () => {
  it.each([
    ['2026-01-15T09:00', 'Europe/Madrid', '2026-01-15T08:00:00.000Z'],
    ['2026-07-15T09:00', 'Europe/Madrid', '2026-07-15T07:00:00.000Z'],
    ['2026-07-15T09:00', 'Asia/Kolkata', '2026-07-15T03:30:00.000Z'],
    ['2026-03-08T12:00', 'America/New_York', '2026-03-08T16:00:00.000Z'],
    ['2026-12-31T23:30', 'Pacific/Auckland', '2026-12-31T10:30:00.000Z'],
  ])('reads %s in %s', (wall, zone, moment) => {
    expect(momentOf(wall, zone)).toBe(moment);
    expect(wallTimeAt(moment, zone)).toBe(wall);
  });

  it('takes the first of an hour that comes twice', () => {
    expect(momentOf('2026-10-25T02:30', 'Europe/Madrid')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('moves a time that the clocks skip to after the change', () => {
    const moment = momentOf('2026-03-29T02:30', 'Europe/Madrid') ?? '';
    expect(wallTimeAt(moment, 'Europe/Madrid')).toBe('2026-03-29T03:30');
  });

  it('reads no moment from what is no time', () => {
    expect(momentOf('', 'Europe/Madrid')).toBeNull();
    expect(momentOf('2026-13-01T09:00', 'Europe/Madrid')).toBeNull();
  });

  it('names the year only when it is another', () => {
    const now = new Date('2026-11-29T12:00:00Z');
    expect(timeInWords('2026-11-30T08:00:00Z', 'Europe/Madrid', now)).toBe('Mon 30 Nov, 09:00');
    expect(timeInWords('2027-01-08T08:00:00Z', 'Europe/Madrid', now)).toBe('Fri, 8 Jan 2027, 09:00');
  });

  it('offers a zone that the browser does not list', () => {
    expect(zoneNames('UTC')).toContain('UTC');
    expect(zoneNames('Europe/Madrid')).toContain('Europe/Madrid');
  });
});
