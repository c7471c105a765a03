import 'fake-indexeddb/auto';
import { expectAccessible } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleTest } from '../sample-test.ts';
import { openTest, press } from '../take-test/open-test.tsx';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

describe('before the clock starts', () => {
  const before = sampleTest({ status: 'not_started', started_at: null, deadline: null });
  const started = () => ({ started_at: before.server_time, deadline: null, server_time: before.server_time });

  it('shows title, time and rules, and starts with the chosen time', async () => {
    const { calls, container } = openTest(before, { 'POST /api/test/:slug/start': started }, '/take-a-test/quiet-river/confirm');
    expect(await screen.findByRole('heading', { level: 1, name: 'Functions and Calculus' })).toBeVisible();
    expect(screen.getByText('Submit at the end.')).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('radio', { name: /\+25 %/ }));
    await press('Start Test');
    expect(calls.requests.find(({ name }) => name === 'POST /api/test/:slug/start')?.request).toEqual({
      params: { slug: 'quiet-river' },
      body: { extra_time: 25 },
    });
  });

  it('starts untimed practice', async () => {
    const { calls } = openTest(before, { 'POST /api/test/:slug/start': started }, '/take-a-test/quiet-river/confirm');
    await userEvent.click(await screen.findByRole('radio', { name: /Untimed/ }));
    await press('Start Test');
    expect(calls.requests.find(({ name }) => name === 'POST /api/test/:slug/start')?.request).toMatchObject({
      body: { untimed: true },
    });
  });
});
