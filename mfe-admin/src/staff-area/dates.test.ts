import { expect, it, vi } from 'vitest';

it('shows days and times in the zone of the reader', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  const { datedMoment, dayOf, momentOf } = await import('./dates.ts');
  const late = '2026-11-28T20:00:00Z';
  expect([dayOf(late), momentOf(late), datedMoment(late)]).toEqual(['29 Nov 2026', '29 Nov, 01:30', '29 Nov 2026, 01:30']);
  vi.unstubAllEnvs();
});
