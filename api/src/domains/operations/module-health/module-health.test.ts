import type { FailureReport, ModuleLoad, VitalReport } from '@api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../test/test-api.ts';
import { withoutPersonalData } from './failures/failures.service.ts';
import { purgeOldHealth } from './limits.ts';
import { bucketOf, percentile75 } from './measurements/measurements.service.ts';

const api = await startTestApi();
const staff = await api.asStaff({ permissions: ['modules'] });
const VERSION = '0123456789abcdef';
const OTHER = 'fedcba9876543210';
const FAILURE: FailureReport = {
  ...{ module: 'mfe-tests', version: VERSION, kind: 'render', page: '/take-a-test/:slug' },
  message: "Cannot read properties of undefined (reading 'length')",
};

beforeEach(async () => {
  for (const table of ['module_failures', 'module_loads', 'module_vitals', 'rate_limits']) await api.db(table).delete();
});

/** Sends as a page behind some address does. */
const send = (path: string, body: unknown, from = '203.0.113.7', headers: Record<string, string> = {}) =>
  api.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  });
const report = (failures: object[], from?: string) => send('/api/module-failures', { failures }, from);
const load = (loads: Partial<ModuleLoad>[], from?: string) =>
  send('/api/module-loads', { loads: loads.map((each) => ({ module: 'mfe-tests', version: VERSION, ...each })) }, from);
const measure = (vitals: Partial<VitalReport>[]) =>
  send('/api/web-vitals', { vitals: vitals.map((each) => ({ module: 'mfe-tests', version: VERSION, ...each })) });
const failures = async (query = {}) => (await api.call('GET /api/admin/module-failures', { as: staff, query })).body;
const versions = async () => (await api.call('GET /api/admin/module-versions', { as: staff })).body.versions;

describe('failures', () => {
  test('that are equal are one, with a count and both times', async () => {
    expect((await report([FAILURE, FAILURE])).status).toBe(204);
    api.clock.advance(60_000);
    await report([{ ...FAILURE, page: '/my-tests' }]);
    await report([{ ...FAILURE, version: OTHER }]);
    const { failures: listed, totalCount } = await failures();
    expect(totalCount).toBe(2);
    const [first] = (await failures({ module: 'mfe-tests', version: VERSION })).failures;
    expect(first).toMatchObject({ ...FAILURE, page: '/my-tests', count: 3 });
    expect(Date.parse(first?.last_at ?? '') - Date.parse(first?.first_at ?? '')).toBe(60_000);
    expect(listed).toHaveLength(2);
    expect((await failures({ module: 'mfe-account' })).totalCount).toBe(0);
  });

  test('of many pages at once are all counted, in one row', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => report([FAILURE], `198.51.100.${n}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await failures()).failures).toMatchObject([{ count: 40 }]);
  });

  test('differ in more than a number', async () => {
    await report([
      { ...FAILURE, message: 'Not done within 1 ms' },
      { ...FAILURE, message: 'Not done within 2 ms' },
    ]);
    await report([{ ...FAILURE, message: 'Not done' }]);
    expect((await failures()).failures.map(({ count }) => count).toSorted()).toEqual([1, 2]);
  });

  test('contain no personal data', () => {
    const said = withoutPersonalData(
      `Unexpected token 'A', "Anna wrote this answer" at https://x.example/my?token=abc123 for anna@example.org 5551234567\n\u0007<b>`,
    );
    for (const part of ['Anna', 'token=', 'anna@', '5551', '\n', '\u0007']) expect(said).not.toContain(part);
    expect(said).toContain('Unexpected token');
    expect(withoutPersonalData("reading 'length' of mfe-tests")).toBe("reading 'length' of mfe-tests");
    expect(withoutPersonalData('x'.repeat(10_000))).toHaveLength(300);
  });

  test('are shown as text, whatever they say', async () => {
    await report([{ ...FAILURE, message: '<img src=x onerror=alert(1)> $ne {{7*7}}' }]);
    expect((await failures()).failures[0]?.message).toBe('<img src=x onerror=alert(1)> $ne {{7*7}}');
  });

  test.each([
    ['no module', { module: 'Mfe Tests' }],
    ['a version that is none', { version: '../../etc' }],
    ['a kind that is none', { kind: 'odd' }],
    ['a huge message', { message: 'x'.repeat(501) }],
    ['text that cannot be stored', { message: 'a\u0000b' }],
    ['an address of elsewhere', { page: 'https://x.example/' }],
    ['a field too many', { email: 'a@example.org' }],
  ])('are refused with %s', async (_what, change) => {
    expect((await report([{ ...FAILURE, ...change }])).status).toBe(422);
    expect((await failures()).totalCount).toBe(0);
  });

  test('are refused when they are many or long', async () => {
    expect((await report(Array(11).fill(FAILURE))).status).toBe(422);
    expect((await report([])).status).toBe(422);
    expect((await report([{ ...FAILURE, message: 'x'.repeat(20_000) }])).status).toBe(413);
  });

  test('flood nothing from one network: new ones end soon, and then all', async () => {
    const invented = (number: number) => ({ ...FAILURE, version: number.toString(16).padStart(16, '0') });
    await report([invented(0)]);
    await api.db('rate_limits').where('key', 'like', 'module-health-new-network:%').update({ points: 198 });
    await report([1, 2, 3, 4].map(invented));
    expect((await failures()).totalCount).toBe(3);
    // Known failures still count, and other senders are accepted.
    await report([invented(1)]);
    await report([FAILURE], '203.0.113.8');
    expect((await failures()).totalCount).toBe(4);
    await api.db('rate_limits').where('points', '<', 100).update({ points: 600 });
    expect((await report([FAILURE])).status).toBe(429);
  });

  test('flood nothing from one account either', async () => {
    const learner = await api.signUp();
    const headers = { authorization: `Bearer ${learner.token}` };
    const from = (address: string) => send('/api/module-failures', { failures: [FAILURE] }, address, headers);
    expect((await from('203.0.113.1')).status).toBe(204);
    await api.db('rate_limits').where('key', 'like', 'module-health-account:%').update({ points: 59 });
    expect((await from('203.0.113.2')).status).toBe(204);
    expect((await from('203.0.113.3')).status).toBe(429);
  });
});

describe('loads', () => {
  test('are counted by version, each page once', async () => {
    await load([{ outcome: 'ok' }, { outcome: 'failed' }]);
    await load([{ outcome: 'failed-later' }, { outcome: 'ok', version: OTHER }]);
    api.clock.advance(3_600_000);
    await load([{ outcome: 'ok' }]);
    expect(await versions()).toMatchObject([
      { module: 'mfe-tests', version: VERSION, loads: 3, failed: 2 },
      { module: 'mfe-tests', version: OTHER, loads: 1, failed: 0 },
    ]);
  });

  test('since an hour are what a canary is judged by, with how many networks failed', async () => {
    const since = api.clock.now().toISOString();
    for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '2001:db8::1', '2001:db8::2']) {
      await load([{ outcome: 'failed' }], from);
    }
    await load([{ outcome: 'ok' }], '203.0.113.3');
    await measure([
      { metric: 'CLS', value: 0 },
      { metric: 'CLS', value: 0, version: OTHER },
    ]);
    const query = { module: 'mfe-tests', version: VERSION, since };
    const { body } = await api.call('GET /module-health', { query });
    // Both addresses of version 6 are of one household.
    expect(body).toMatchObject({ loads: 6, failed: 5, networks: 3, vitals: [{ metric: 'CLS', count: 1 }] });
    const later = new Date(Date.parse(since) + 3_600_000).toISOString();
    expect((await api.call('GET /module-health', { query: { ...query, since: later } })).body).toEqual({
      ...{ loads: 0, failed: 0, networks: 0, vitals: [expect.anything()] },
    });
    expect((await api.callLoosely('GET /module-health', { query: { module: 'mfe-tests' } })).status).toBe(422);
  });
});

describe('web vitals', () => {
  test('are summed up as the 75th percentile, to a fifth', async () => {
    const times = [800, 900, 1_000, 4_000];
    for (const value of times) await measure([{ metric: 'LCP', value }]);
    await measure([{ metric: 'CLS', value: 0.12 }]);
    await load([{ outcome: 'ok' }]);
    const [{ vitals = [] } = {}] = await versions();
    const lcp = vitals.find(({ metric }) => metric === 'LCP');
    expect(lcp?.count).toBe(4);
    expect(lcp?.p75).toBeGreaterThan(850);
    expect(lcp?.p75).toBeLessThan(1_150);
    expect(vitals.find(({ metric }) => metric === 'CLS')?.p75).toBeCloseTo(0.12, 1);
    expect(await api.db('module_vitals').sum('count as sum').first()).toEqual({ sum: 5 });
  });

  test.each([0, 1, 16, 17, 999, 65_000, 600_000])('of %d ms fall into a bucket around it', (value) => {
    const middle = percentile75('LCP', [{ bucket: bucketOf('LCP', value), count: 1 }]);
    if (value > 16 && value < 65_000) expect(Math.abs(middle - value) / value).toBeLessThan(0.2);
    expect(bucketOf('LCP', value)).toBeLessThanOrEqual(49);
  });

  test('below nothing are refused', async () => {
    expect((await measure([{ metric: 'LCP', value: -1 }])).status).toBe(422);
  });
});

test('deletes old failures, and the rarest of too many', async () => {
  await report([FAILURE]);
  await load([{ outcome: 'ok' }]);
  await measure([{ metric: 'LCP', value: 1 }]);
  expect(await purgeOldHealth(api.db, api.clock.now())).toBe(0);
  api.clock.advance(32 * 86_400_000);
  await report([
    { ...FAILURE, version: OTHER },
    { ...FAILURE, version: OTHER },
  ]);
  await report([{ ...FAILURE, version: OTHER, message: 'Rare' }]);
  expect(await purgeOldHealth(api.db, api.clock.now(), 1)).toBe(4);
  expect(await api.db('module_failures')).toMatchObject([{ version: OTHER, count: 2 }]);
});
