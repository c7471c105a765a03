import 'fake-indexeddb/auto';
import type { RequestOf, ResponseOf, TestWithQuestions } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleTest, sampleTestQuestion } from '../sample-test.ts';
import { indexedDbOutboxes } from './save/outbox-store.ts';

const PROGRESS = 'PATCH /api/test/:slug/progress';
const SUBMIT = 'PUT /api/test/:slug';
type Batch = RequestOf<typeof PROGRESS>;

const saved = (test: TestWithQuestions, { body }: Batch): ResponseOf<typeof PROGRESS> => ({
  saved: body.changes.map(({ question_id, revision }) => ({ question_id, revision: revision + 1 })),
  server_time: test.server_time,
  deadline: test.deadline,
});

function open(test: TestWithQuestions, changes: Answers = {}, path = '/take-a-test/quiet-river') {
  const answers: Answers = {
    'GET /api/test/:slug': () => test,
    [PROGRESS]: (request: Batch) => saved(test, request),
    [SUBMIT]: () => ({ message: 'Test completed successfully', receipt: { stored: 1, at: test.server_time, digest: 'abc' } }),
    ...changes,
  };
  const shown = renderWithHost(<Root />, { path, answers, user: sampleUser() });
  const sentChanges = () =>
    shown.calls.requests.filter(({ name }) => name === PROGRESS).flatMap(({ request }) => (request as Batch).body.changes);
  return { ...shown, sentChanges };
}

const question = (number: number) => screen.findByRole('region', { name: `Question ${number} of 3` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inNavigator = (name: string) => within(screen.getByRole('navigation', { name: 'Questions' })).getByRole('button', { name });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

describe('taking a test', () => {
  it('shows a question at a time, its navigator, the time left and where the answers are', async () => {
    const { container } = open(sampleTest());
    expect(await question(1)).toHaveTextContent('Text of question 1');
    expect(screen.getByRole('heading', { level: 1, name: 'Functions and Calculus, 1 hour' })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(01:00:00|00:59:\d\d)$/);
    expect(screen.getByRole('timer')).not.toHaveAttribute('data-urgent');
    expect(inNavigator('Question 1, not done yet')).toHaveAttribute('aria-current', 'step');
    await expectAccessible(container);
  });

  it('attempts with Next question, skips with a word, and flags', async () => {
    const { sentChanges } = open(sampleTest());
    await question(1);
    await press('Next question');
    await question(2);
    await press('Flag');
    await press('Skip');
    await question(3);
    expect(screen.getByText('Skipped question number 2')).toBeVisible();
    expect(inNavigator('Question 1, attempted')).toBeInTheDocument();
    expect(inNavigator('Question 2, skipped, flagged')).toBeInTheDocument();
    await waitFor(() => expect(sentChanges()).toHaveLength(2), { timeout: 6_000 });
    expect(sentChanges()).toMatchObject([
      { question_id: 101, state: 'attempted', flagged: false, revision: 0 },
      { question_id: 102, state: 'skipped', flagged: true, revision: 0 },
    ]);
    expect(await screen.findByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible();
  });

  it('keeps a typed answer and a chosen option', async () => {
    const mcq = sampleQuestion({ options: ['A', 'B', 'C', 'D'].map((key) => ({ key: key as 'A', html: `Choice ${key}` })) });
    const questions = [sampleTestQuestion(1), sampleTestQuestion(2, { question: mcq, answer_parts: [] }), sampleTestQuestion(3)];
    const { sentChanges } = open(sampleTest({ questions }));
    await question(1);
    await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), '12.5');
    await press('Next question');
    await question(2);
    await userEvent.keyboard('2');
    expect(screen.getByRole('radio', { name: /Choice B/ })).toBeChecked();
    await waitFor(
      () =>
        expect(sentChanges()).toEqual(
          expect.arrayContaining([
            expect.objectContaining({ question_id: 101, answer: { option: null, parts: [{ part: '', value: '12.5' }] } }),
            expect.objectContaining({ question_id: 102, answer: { option: 'B', parts: [] }, state: 'attempted' }),
          ]),
        ),
      { timeout: 6_000 },
    );
  });

  it('goes on and saves when the test cannot be read again', async () => {
    let reads = 0;
    const { calls, sentChanges } = open(sampleTest(), {
      'GET /api/test/:slug': () => {
        if (reads++ > 0) throw new ApiError(0, 'offline', 'The server cannot be reached.');
        return sampleTest();
      },
    });
    await question(1);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(reads).toBe(2));
    await press('Next question');
    await question(2);
    expect(screen.getByRole('timer')).toBeVisible();
    await waitFor(() => expect(sentChanges()).toMatchObject([{ question_id: 101, state: 'attempted' }]), { timeout: 6_000 });
    expect(calls.requests.filter(({ name }) => name === 'GET /api/test/:slug')).toHaveLength(2);
  });

  it('goes by keys, never while somebody types, and not when switched off', async () => {
    open(sampleTest());
    await question(1);
    await userEvent.keyboard('j');
    await question(2);
    await userEvent.keyboard('{ArrowLeft}');
    await question(1);
    await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), 'jsf');
    await question(1);
    expect(inNavigator('Question 1, attempted')).toBeInTheDocument();
    screen.getByRole('textbox', { name: /Your answer/ }).blur();
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Use keyboard shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j');
    await question(1);
  });

  it('says Complete Test on the last question and submits what was attempted and skipped', async () => {
    const questions = [
      sampleTestQuestion(1, { state: 'attempted', revision: 1 }),
      sampleTestQuestion(2, { state: 'skipped', revision: 1 }),
      sampleTestQuestion(3),
    ];
    const { calls } = open(sampleTest({ questions }), {}, '/take-a-test/quiet-river?question=3');
    await question(3);
    await press('Complete Test');
    await waitFor(() => expect(calls.notices).toContainEqual({ tone: 'success', text: 'Test completed successfully' }));
    expect(calls.requests.find(({ name }) => name === SUBMIT)?.request).toMatchObject({
      body: { attempted_questions: [101, 103], skipped_questions: [102] },
    });
  });

  it('asks before it ends a test', async () => {
    const { calls } = open(sampleTest());
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
    const { calls } = open(test, {
      [PROGRESS]: (request: Batch) => {
        if (!reachable) throw new ApiError(0, 'offline', 'The server cannot be reached.');
        return saved(test, request);
      },
    });
    await question(1);
    await press('Next question');
    await press('End Test');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End Test' }));
    expect(await screen.findByText(/ends as soon as the network is back/)).toBeVisible();
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
    const { calls } = open(test, {
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
    await press('End Test');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End Test' }));
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    await waitFor(() => expect(calls.notices).toContainEqual(expect.objectContaining({ tone: 'info' })));
    expect(calls.notices.at(-1)?.text).toMatch(/^1 question had been changed in another tab/);
    expect(calls.requests.find(({ name }) => name === SUBMIT)?.request).toMatchObject({
      body: { attempted_questions: [], skipped_questions: [101] },
    });
    await waitFor(async () => expect(await indexedDbOutboxes.all(sampleUser().id)).toEqual([]));
  });

  it('goes on when a change is refused, and sends the others without it', async () => {
    const test = sampleTest();
    const { calls, sentChanges } = open(test, {
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
    await press('End Test');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End Test' }));
    await waitFor(() =>
      expect(calls.notices).toContainEqual({
        tone: 'error',
        text: 'The test goes on: 1 change could not be saved. The answer is too long.',
      }),
    );
    expect(calls.requests.some(({ name }) => name === SUBMIT)).toBe(false);
    expect(sentChanges()).toContainEqual(expect.objectContaining({ question_id: 102, state: 'skipped' }));
    const [kept] = await indexedDbOutboxes.all(sampleUser().id);
    expect(Object.keys(kept?.outbox.waiting ?? {})).toEqual(['101']);
  });

  it('turns red and says so in the last minute, whatever the calendar of the device', async () => {
    open(sampleTest({ server_time: '2031-01-01T00:00:00.000Z', deadline: '2031-01-01T00:00:45.000Z' }));
    await question(1);
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:00:[34]\d$/);
    expect(screen.getByRole('timer')).toHaveAttribute('data-urgent');
    expect(await screen.findByText('1 minute left')).toBeVisible();
    await press('Hide the clock');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('submits by itself when the time is over', async () => {
    const { calls } = open(sampleTest({ deadline: '2026-11-21T10:00:00.500Z' }));
    await question(1);
    await waitFor(() => expect(calls.requests.some(({ name }) => name === SUBMIT)).toBe(true), { timeout: 6_000 });
  });

  it.each([
    ['says nothing of a late change that is stored already', 'attempted', null],
    ['says how much came too late to count', 'unvisited', 'The test was over. 1 change came too late to count.'],
  ] as const)('%s', async (_what, state, said) => {
    const over = () => {
      const questions = [{ question_id: 101, state, flagged: false, answer: null, revision: 1 }];
      throw new ApiError(409, 'test_over', 'This test is over', [], { final: { questions } });
    };
    const { calls } = open(sampleTest(), {
      [PROGRESS]: ({ body }: Batch) => (body.changes.length > 0 ? over() : saved(sampleTest(), { params: { slug: '' }, body })),
    });
    await question(1);
    await press('Next question');
    const reads = () => calls.requests.filter(({ name }) => name === 'GET /api/test/:slug').length;
    await waitFor(() => expect(reads()).toBe(2), { timeout: 6_000 });
    expect(calls.notices.map(({ text }) => text)).toEqual(said === null ? [] : [said]);
  });

  it('keeps changes on the device without a network, also for the next visit', async () => {
    const offline = () => {
      throw new ApiError(0, 'offline', 'The server cannot be reached.');
    };
    const first = open(sampleTest(), { [PROGRESS]: offline });
    await question(1);
    await press('Next question');
    expect(await screen.findByText('Offline: 1 change kept on this device', {}, { timeout: 6_000 })).toBeVisible();
    first.unmount();

    const second = open(sampleTest());
    await question(1);
    await waitFor(() => expect(second.sentChanges()).toMatchObject([{ question_id: 101, state: 'attempted' }]));
    expect(inNavigator('Question 1, attempted')).toBeInTheDocument();
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
    const { sentChanges } = open(test, { [PROGRESS]: conflict });
    await question(1);
    await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), '7');
    const dialog = within(await screen.findByRole('dialog', { name: /Question 1 was changed/ }, { timeout: 6_000 }));
    expect(dialog.getByText('Answer: from the phone')).toBeVisible();
    expect(dialog.getByText('Answer: 7')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /Keep this tab/ }));
    await waitFor(
      () =>
        expect(sentChanges().at(-1)).toMatchObject({
          revision: 4,
          answer: { option: null, parts: [{ part: '', value: '7' }] },
        }),
      { timeout: 6_000 },
    );
  });

  it('leads to the intro while it is not started', async () => {
    open(sampleTest({ status: 'not_started', started_at: null, deadline: null }));
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeVisible();
  });

  it('shows the receipt and a way to the answers instead of a second attempt', async () => {
    const receipt = { stored: 2, at: '2026-11-21T10:40:00Z', digest: 'f00d' };
    const { container } = open(sampleTest({ status: 'completed', attempts: 1, receipt, closed_by: 'learner' }));
    expect(await screen.findByRole('link', { name: 'Review answers' })).toHaveAttribute(
      'href',
      '/take-a-test/quiet-river/answer',
    );
    expect(screen.getByText('2 attempted questions')).toBeVisible();
    expect(screen.getByText('f00d')).toBeVisible();
    await expectAccessible(container);
  });
});

describe('before the clock starts', () => {
  const before = sampleTest({ status: 'not_started', started_at: null, deadline: null });
  const started = () => ({ started_at: before.server_time, deadline: null, server_time: before.server_time });

  it('shows title, time and rules, and starts with the chosen time', async () => {
    const { calls, container } = open(before, { 'POST /api/test/:slug/start': started }, '/take-a-test/quiet-river/confirm');
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
    const { calls } = open(before, { 'POST /api/test/:slug/start': started }, '/take-a-test/quiet-river/confirm');
    await userEvent.click(await screen.findByRole('radio', { name: /Untimed/ }));
    await press('Start Test');
    expect(calls.requests.find(({ name }) => name === 'POST /api/test/:slug/start')?.request).toMatchObject({
      body: { untimed: true },
    });
  });
});
