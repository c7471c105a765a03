import { expect, it, vi } from 'vitest';
import { longDate } from './dates.ts';

it.each(['Pacific/Auckland', 'America/Los_Angeles'])('names the day of mails and receipts to a reader in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect([longDate('2026-11-21T00:30:00Z'), longDate('2026-11-21T23:30:00Z')]).toEqual(['21 November 2026', '21 November 2026']);
  vi.unstubAllEnvs();
});
