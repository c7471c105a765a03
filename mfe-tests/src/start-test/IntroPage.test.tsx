import 'fake-indexeddb/auto';
import { ApiError } from '@shell/kit';
import { expectAccessible } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
    const rules = within(screen.getByRole('heading', { name: 'Rules' }).nextElementSibling as HTMLElement).getAllByRole(
      'listitem',
    );
    expect(rules.map(({ textContent }) => textContent)).toEqual([
      'Answer all questions and cross-check with the provided answers.',
      'Mark a question completed to proceed; you may go back to earlier questions.',
      'Submit at the end.',
      'If the timer runs out before you submit, the data up to then is saved.',
      'Every change is saved as you make it, even offline. Once you submit, you see every answer.',
    ]);
    for (const [term, value] of Object.entries({ Questions: '3 questions', Marks: '15 marks', Time: '60 minutes' })) {
      expect(screen.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value);
    }
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('radio', { name: /\+25%/ }));
    await press('Start Test');
    expect(calls.requests.find(({ name }) => name === 'POST /api/test/:slug/start')?.request).toEqual({
      params: { slug: 'quiet-river' },
      body: { extra_time: 25 },
    });
  });

  it.each([
    ['+10%', '66 minutes'],
    ['+25%', '75 minutes'],
    ['+50%', '90 minutes'],
    ['Untimed', 'As long as you need'],
  ])('says how long %s is', async (choice, time) => {
    openTest(before, {}, '/take-a-test/quiet-river/confirm');
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(choice.replace('+', '\\+')) }));
    expect(screen.getByText('Time', { selector: 'dt' }).nextElementSibling).toHaveTextContent(time);
  });

  it('says why the test did not start, and starts on the next press', async () => {
    let reachable = false;
    const { calls } = openTest(
      before,
      {
        'POST /api/test/:slug/start': () => {
          if (!reachable) throw new ApiError(0, 'offline', 'The server cannot be reached.');
          return started();
        },
      },
      '/take-a-test/quiet-river/confirm',
    );
    await screen.findByRole('button', { name: 'Start Test' });
    await press('Start Test');
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The server cannot be reached.' }]));
    reachable = true;
    await press('Start Test');
    expect(calls.requests.filter(({ name }) => name === 'POST /api/test/:slug/start')).toHaveLength(2);
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
