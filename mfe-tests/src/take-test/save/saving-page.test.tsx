import 'fake-indexeddb/auto';
import type { ResponseOf } from '@api/contract';
import { ApiError } from '@shell/kit';
import type { Answers } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { sampleTest, sampleTestQuestion } from '../../sample-test.ts';
import { type Batch, inNavigator, openTest, PROGRESS, press, question, saved } from '../open-test.tsx';
import { indexedDbOutboxes } from './outbox-store.ts';
import { startSaving } from './saving.ts';
import type { SaveAnswer } from './saving-state.ts';
import { initialSaving } from './server.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

describe('saving a test', () => {
  it('continues and saves when the test cannot be read again', async () => {
    let reads = 0;
    const { calls, sentChanges } = openTest(sampleTest(), {
      'GET /api/test/:slug': () => {
        // The first two are the state and the questions.
        if (reads++ > 1) throw new ApiError(0, 'offline', 'The server cannot be reached.');
        return sampleTest();
      },
    });
    await question(1);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(reads).toBe(4));
    await press('Next question');
    await question(2);
    expect(screen.getByRole('timer')).toBeVisible();
    await waitFor(() => expect(sentChanges()).toMatchObject([{ question_id: 101, state: 'attempted' }]));
    expect(calls.requests.filter(({ name }) => name === 'GET /api/test/:slug')).toHaveLength(4);
  });

  it('shows what another tab has stored when the learner comes back to this one, and continues from there', async () => {
    const elsewhere = { state: 'attempted' as const, revision: 3, answer: { option: null, parts: [{ part: '', value: '8' }] } };
    const questions = [sampleTestQuestion(1, elsewhere), sampleTestQuestion(2), sampleTestQuestion(3)];
    let test = sampleTest();
    const { sentChanges } = openTest(test, { 'GET /api/test/:slug': () => test });
    await question(1);
    test = sampleTest({ questions });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Your answer/ })).toHaveValue('8'));
    fireEvent.change(screen.getByRole('textbox', { name: /Your answer/ }), { target: { value: '85' } });
    const sent = { question_id: 101, revision: 3, answer: { parts: [{ value: '85' }] } };
    await waitFor(() => expect(sentChanges().at(-1)).toMatchObject(sent));
  });

  it('gives up waiting for an answer on a silent line in time to try again, and waits longer the next time', async () => {
    const limits: { milliseconds: number; over: AbortController }[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const over = new AbortController();
      limits.push({ milliseconds, over });
      return over.signal;
    });
    const send = (_clientId: string, _changes: unknown, limit: AbortSignal) =>
      new Promise<SaveAnswer>((_, fail) => limit.addEventListener('abort', () => fail(limit.reason)));
    const attempt = createStore(() => initialSaving(sampleTest()));
    const saving = startSaving({ userId: 1, slug: 'quiet-river', attempt, store: indexedDbOutboxes, send });
    await waitFor(() => expect(limits).toHaveLength(1));
    limits[0]?.over.abort();
    await waitFor(() => expect(attempt.getState().save).toEqual({ kind: 'unsent', changes: 0, onDevice: true }));
    void saving.flush();
    expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([5_000, 10_000]);
    saving.stop();
    timeout.mockRestore();
  });

  it('says what the server says where it is there and does not take a change just now', async () => {
    const test = sampleTest();
    let busy = true;
    const { sentChanges } = openTest(test, {
      [PROGRESS]: (request: Batch) => {
        if (busy && request.body.changes.length > 0) throw new ApiError(429, 'too_many_requests', 'Too many requests.');
        return saved(test, request);
      },
    });
    await question(1);
    await press('Next question');
    expect(await screen.findByText('1 change saved on this device: Too many requests.')).toBeVisible();
    expect(screen.queryByText(/offline/i)).toBeNull();
    busy = false;
    await waitFor(() => expect(sentChanges()).toHaveLength(2), { timeout: 3_000 });
    expect(await screen.findByText(/^Saved/)).toBeVisible();
  });

  it('sends no more time on a question than the server takes', async () => {
    const now = vi.spyOn(performance, 'now');
    const { sentChanges } = openTest(sampleTest({ untimed: true, deadline: null }));
    await question(1);
    const later = performance.now() + 3 * 86_400_000;
    now.mockImplementation(() => later);
    await press('Next question');
    now.mockRestore();
    await waitFor(() => expect(sentChanges()).toMatchObject([{ question_id: 101, elapsed_ms: 86_400_000 }]));
  });

  it('keeps changes on the device without a network, also for the next visit', async () => {
    const offline = () => {
      throw new ApiError(0, 'offline', 'The server cannot be reached.');
    };
    const first = openTest(sampleTest(), { [PROGRESS]: offline });
    await question(1);
    await press('Next question');
    expect(await screen.findByText('Offline: 1 change saved on this device')).toBeVisible();
    first.unmount();

    const second = openTest(sampleTest());
    await question(1);
    await waitFor(() => expect(second.sentChanges()).toMatchObject([{ question_id: 101, state: 'attempted' }]));
    expect(inNavigator('Question 1, attempted')).toBeInTheDocument();
  });

  it('opens from the device without a network, with what was saved and the time that has passed, and is sent afterwards', async () => {
    const offline = () => {
      throw new ApiError(0, 'offline', 'The server cannot be reached.');
    };
    const first = openTest(sampleTest());
    await question(1);
    await press('Next question');
    await waitFor(() => expect(first.sentChanges()).toHaveLength(1));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    first.unmount();

    const now = Date.now();
    const calendar = vi.spyOn(Date, 'now').mockImplementation(() => now + 600_000);
    const away: Answers = { 'GET /api/test/:slug': offline, [PROGRESS]: offline };
    const second = openTest(sampleTest(), away);
    await question(1);
    expect(inNavigator('Question 1, attempted')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:(50:00|49:\d\d)$/);
    await press('Flag');
    expect(await screen.findByText('Offline: 1 change saved on this device')).toBeVisible();
    calendar.mockRestore();
    second.unmount();

    const third = openTest(sampleTest());
    await question(1);
    await waitFor(() => expect(third.sentChanges()).toMatchObject([{ question_id: 101, flagged: true, revision: 1 }]));
  });

  it('does not open from the device what is over, or another test', async () => {
    const away: Answers = {
      'GET /api/test/:slug': () => {
        throw new ApiError(0, 'too_slow', 'The server cannot be reached.');
      },
    };
    const running = openTest(sampleTest());
    await question(1);
    running.unmount();
    const other = openTest(sampleTest(), away, '/take-a-test/other-test');
    expect(await screen.findByRole('heading', { name: 'The test did not load' })).toBeVisible();
    other.unmount();

    const over = openTest(sampleTest({ status: 'completed' }));
    await waitFor(() => expect(over.calls.requests.length).toBeGreaterThan(1));
    over.unmount();
    openTest(sampleTest(), away);
    expect(await screen.findByRole('heading', { name: 'The test did not load' })).toBeVisible();
  });

  it('shows both versions of a question that was changed elsewhere and sends the chosen one', async () => {
    const test = sampleTest();
    const conflict = ({ body }: Batch): ResponseOf<typeof PROGRESS> => {
      const [change] = body.changes;
      if (!change || change.revision === 4) return saved(test, { params: { slug: '' }, body });
      const stored = {
        question_id: 101,
        state: 'attempted' as const,
        flagged: false,
        answer: { option: null, parts: [{ part: '', value: 'from the phone' }] },
        revision: 4,
        client_id: 'phone',
        changed_at: test.server_time,
      };
      return {
        ...saved(test, { params: { slug: '' }, body }),
        saved: [],
        conflicts: [{ question_id: 101, yours: change, stored }],
      };
    };
    const { sentChanges } = openTest(test, { [PROGRESS]: conflict });
    await question(1);
    fireEvent.change(screen.getByRole('textbox', { name: /Your answer/ }), { target: { value: '7' } });
    const dialog = within(await screen.findByRole('dialog', { name: /Question 1 was changed/ }));
    expect(dialog.getByText('Answer: from the phone')).toBeVisible();
    expect(dialog.getByText('Answer: 7')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /Keep this tab/ }));
    await waitFor(() =>
      expect(sentChanges().at(-1)).toMatchObject({
        revision: 4,
        answer: { option: null, parts: [{ part: '', value: '7' }] },
      }),
    );
  });
});
