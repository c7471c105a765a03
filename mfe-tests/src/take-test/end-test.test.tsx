import 'fake-indexeddb/auto';
import { ApiError } from '@shell/kit';
import { sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleTest, sampleTestQuestion } from '../sample-test.ts';
import { type Batch, endTest, openTest, PROGRESS, press, question, SUBMIT, saved } from './open-test.tsx';
import { EMPTY_OUTBOX, note } from './save/outbox.ts';
import { indexedDbOutboxes } from './save/outbox-store.ts';
import { uncountedOf } from './save/uncounted.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('ending a test', () => {
  it('says Complete Test on the last question and submits what was attempted and skipped', async () => {
    const questions = [
      sampleTestQuestion(1, { state: 'attempted', revision: 1 }),
      sampleTestQuestion(2, { state: 'skipped', revision: 1 }),
      sampleTestQuestion(3),
    ];
    const { calls } = openTest(sampleTest({ questions }), {}, '/take-a-test/quiet-river?question=3');
    await question(3);
    await press('Complete Test');
    await waitFor(() => expect(calls.notices).toContainEqual({ tone: 'success', text: 'Test completed successfully' }));
    expect(calls.requests.find(({ name }) => name === SUBMIT)?.request).toMatchObject({
      body: { attempted_questions: [101, 103], skipped_questions: [102] },
    });
  });

  it('asks before it ends a test', async () => {
    const { calls } = openTest(sampleTest());
    await question(1);
    await press('End Test');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End this test?' }));
    expect(calls.requests.some(({ name }) => name === SUBMIT)).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'End Test' }));
    await waitFor(() => expect(calls.requests.some(({ name }) => name === SUBMIT)).toBe(true));
  });

  it('does not end while changes have not arrived, and ends by itself once they have', async () => {
    let reachable = false;
    const test = sampleTest();
    const { calls } = openTest(test, {
      [PROGRESS]: (request: Batch) => {
        if (!reachable) throw new ApiError(0, 'offline', 'The server cannot be reached.');
        return saved(test, request);
      },
    });
    await question(1);
    await press('Next question');
    await endTest();
    expect(await screen.findByText(/ends as soon as you’re back online/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Your answer/ })).toBeDisabled();
    expect(calls.requests.some(({ name }) => name === SUBMIT)).toBe(false);
    reachable = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(calls.requests.some(({ name }) => name === SUBMIT)).toBe(true));
    const names = calls.requests.map(({ name }) => name);
    expect(names.lastIndexOf(PROGRESS)).toBeLessThan(names.indexOf(SUBMIT));
  });

  it('ends with what is stored where a question was changed elsewhere, and says so', async () => {
    let answer: (() => void) | undefined;
    const test = sampleTest();
    const stored = { question_id: 101, state: 'skipped' as const, flagged: false, answer: null, revision: 4 };
    const { calls } = openTest(test, {
      [PROGRESS]: (request: Batch) =>
        new Promise((resolve) => {
          const change = request.body.changes.find(({ question_id }) => question_id === 101);
          if (!change) return resolve(saved(test, request));
          const theirs = { ...stored, client_id: 'phone', changed_at: test.server_time };
          const conflicts = [{ question_id: 101, yours: change, stored: theirs }];
          answer = () => resolve({ ...saved(test, request), saved: [], conflicts });
        }),
    });
    await question(1);
    await press('Next question');
    await endTest();
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    await waitFor(() => expect(calls.notices).toContainEqual(expect.objectContaining({ tone: 'info' })));
    expect(calls.notices.at(-1)?.text).toMatch(/^1 question had been changed in another tab/);
    expect(calls.requests.find(({ name }) => name === SUBMIT)?.request).toMatchObject({
      body: { attempted_questions: [], skipped_questions: [101] },
    });
    await waitFor(async () => expect(await indexedDbOutboxes.all(sampleUser().id)).toEqual([]));
    const mine = { state: 'attempted', flagged: false, answer: null };
    expect(await uncountedOf(sampleUser().id, test.slug)).toMatchObject([
      { questionId: 101, progress: mine, reason: 'elsewhere' },
    ]);
  });

  it('asks nothing about a question that was only viewed here and was answered elsewhere', async () => {
    const now = vi.spyOn(performance, 'now');
    const test = sampleTest();
    const stored = { question_id: 101, state: 'attempted' as const, flagged: true, answer: null, revision: 4 };
    const { calls, sentChanges } = openTest(test, {
      [PROGRESS]: (request: Batch) => {
        const change = request.body.changes.find(({ question_id }) => question_id === 101);
        if (!change) return saved(test, request);
        const theirs = { ...stored, client_id: 'phone', changed_at: test.server_time };
        return { ...saved(test, request), saved: [], conflicts: [{ question_id: 101, yours: change, stored: theirs }] };
      },
    });
    await question(1);
    const later = performance.now() + 3_000;
    now.mockImplementation(() => later);
    await endTest();
    now.mockRestore();
    await waitFor(() => expect(calls.requests.some(({ name }) => name === SUBMIT)).toBe(true));
    expect(sentChanges()).toMatchObject([{ question_id: 101, state: 'unvisited' }]);
    expect(calls.requests.find(({ name }) => name === SUBMIT)?.request).toMatchObject({ body: { attempted_questions: [101] } });
    await waitFor(async () => expect(await indexedDbOutboxes.all(sampleUser().id)).toEqual([]));
    expect(calls.notices).toEqual([{ tone: 'success', text: 'Test completed successfully' }]);
    expect(await uncountedOf(sampleUser().id, test.slug)).toEqual([]);
  });

  it('says why where the server does not take the end just now, and tries again', async () => {
    const { calls } = openTest(sampleTest(), {
      [SUBMIT]: () => {
        throw new ApiError(500, 'unexpected', 'Something went wrong');
      },
    });
    await question(1);
    await endTest();
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getByText(/ends as soon as the server takes it/)).toBeVisible();
    expect(screen.queryByText('You are offline')).toBeNull();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(calls.requests.filter(({ name }) => name === SUBMIT)).toHaveLength(2));
  });

  it('continues when a change is refused, and sends the others without it', async () => {
    const test = sampleTest();
    const { calls, sentChanges } = openTest(test, {
      [PROGRESS]: (request: Batch) => {
        if (request.body.changes.some(({ question_id }) => question_id === 101)) {
          throw new ApiError(422, 'invalid_input', 'The answer is too long.');
        }
        return saved(test, request);
      },
    });
    await question(1);
    await press('Next question');
    await question(2);
    await press('Skip');
    await endTest();
    await waitFor(() =>
      expect(calls.notices).toContainEqual({
        tone: 'error',
        text: 'The test is still running: 1 change could not be saved. The answer is too long.',
      }),
    );
    expect(calls.requests.some(({ name }) => name === SUBMIT)).toBe(false);
    expect(sentChanges()).toContainEqual(expect.objectContaining({ question_id: 102, state: 'skipped' }));
    const [kept] = await indexedDbOutboxes.all(sampleUser().id);
    expect(Object.keys(kept?.outbox.waiting ?? {})).toEqual(['101']);
  });

  it('submits by itself when the time is over', async () => {
    const { calls } = openTest(sampleTest({ deadline: '2026-11-21T10:00:00.500Z' }));
    await question(1);
    await waitFor(() => expect(calls.requests.some(({ name }) => name === SUBMIT)).toBe(true));
  });

  it('sends what a closed tab left before the end of a test that is opened again when its time is over', async () => {
    const test = sampleTest({ deadline: sampleTest().server_time });
    const outbox = note(EMPTY_OUTBOX, 101, { state: 'attempted', flagged: false, answer: null }, 0);
    await indexedDbOutboxes.keep({ userId: sampleUser().id, slug: test.slug, clientId: 'closed-tab', outbox });
    const { calls, sentChanges } = openTest(test);
    await waitFor(() => expect(calls.requests.some(({ name }) => name === SUBMIT)).toBe(true));
    expect(sentChanges()).toMatchObject([{ question_id: 101, state: 'attempted' }]);
    expect(calls.requests.find(({ name }) => name === SUBMIT)?.request).toMatchObject({ body: { attempted_questions: [101] } });
  });

  it('keeps on the device what the server would not take, when the time ends the test', async () => {
    const test = sampleTest();
    const now = performance.now.bind(performance);
    openTest(test, {
      [PROGRESS]: (request: Batch) => {
        // Only now: with a short deadline, a busy machine could reach it before the press.
        if (request.body.changes.length > 0) vi.spyOn(performance, 'now').mockImplementation(() => now() + 86_400_000);
        if (request.body.changes.length > 0) throw new ApiError(422, 'invalid_input', 'The answer is too long.');
        return saved(test, request);
      },
    });
    await question(1);
    await press('Skip');
    const progress = { state: 'skipped', flagged: false, answer: null };
    const kept = [{ questionId: 101, progress, reason: 'refused' }];
    await waitFor(async () => expect(await uncountedOf(sampleUser().id, test.slug)).toMatchObject(kept));
  });

  it.each([
    ['says nothing of a late change that is stored already', 'attempted', null],
    ['says how much came too late to count', 'unvisited', 'The test was over. 1 change came too late to count.'],
  ] as const)('%s', async (_what, state, said) => {
    const over = () => {
      const questions = [{ question_id: 101, state, flagged: false, answer: null, revision: 1 }];
      throw new ApiError(409, 'test_over', 'This test is over', [], { final: { questions } });
    };
    const { calls } = openTest(sampleTest(), {
      [PROGRESS]: ({ body }: Batch) => (body.changes.length > 0 ? over() : saved(sampleTest(), { params: { slug: '' }, body })),
    });
    await question(1);
    await press('Next question');
    const reads = () => calls.requests.filter(({ name }) => name === 'GET /api/test/:slug').length;
    // State and questions, twice.
    await waitFor(() => expect(reads()).toBe(4));
    expect(calls.notices.map(({ text }) => text)).toEqual(said === null ? [] : [said]);
    const progress = { state: 'attempted', flagged: false, answer: null };
    const kept = said === null ? [] : [{ questionId: 101, progress, reason: 'late' }];
    expect(await uncountedOf(sampleUser().id, 'quiet-river')).toMatchObject(kept);
    expect(await indexedDbOutboxes.all(sampleUser().id)).toEqual([]);
  });
});
