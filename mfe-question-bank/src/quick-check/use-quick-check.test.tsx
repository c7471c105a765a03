import { ApiError } from '@shell/kit';
import { type Answers, renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { act, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTimeOn } from '../study-tools/time-on-question.ts';
import { keepRun, newRun, readRun } from './check-run.ts';
import { type QuickCheck, useQuickCheck } from './use-quick-check.ts';

const DRAW = 'GET /api/questions/quick-check';
const ANSWER = 'POST /api/practice/questions/:id/answers';
const PLACE = { subject: 'math-aa-hl', topic: undefined };
const KEY = '{"subject":"math-aa-hl"}';
const drawnOf = (...ids: number[]) => ({ questions: ids.map((id) => sampleQuestion({ id })), available: 3 });
const offline = () => {
  throw new ApiError(0, 'offline', 'The server cannot be reached.');
};
/** Draws that the test answers. */
const byHand = () => {
  const asked: PromiseWithResolvers<ReturnType<typeof drawnOf>>[] = [];
  const draw = () => {
    asked.push(Promise.withResolvers());
    return asked.at(-1)?.promise as never;
  };
  return { asked, draw };
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

function begin(answers: Answers = {}, user: ReturnType<typeof sampleUser> | null = sampleUser()) {
  const check = { current: {} as QuickCheck };
  const Probe = () => {
    useTimeOn(41);
    check.current = useQuickCheck(PLACE);
    return null;
  };
  const shown = renderWithHost(<Probe />, { answers: { [DRAW]: () => drawnOf(41, 42), [ANSWER]: offline, ...answers }, user });
  const runInView = () => (check.current.state.kind === 'running' ? check.current.state.run : undefined);
  const requestsOf = (name: string) =>
    shown.calls.requests.flatMap(({ name: asked, request }) => (asked === name ? [request as never] : []));
  return { ...shown, check, runInView, idsInView: () => runInView()?.questions.map(({ id }) => id), requestsOf };
}
async function beginRunning(...options: Parameters<typeof begin>) {
  const begun = begin(...options);
  await waitFor(() => expect(begun.check.current.state.kind).toBe('running'));
  return begun;
}

it('draws another run by another number', async () => {
  const { check, runInView, requestsOf } = await beginRunning();
  const numbers = () => requestsOf(DRAW).map(({ query }: { query: { subject: string; draw: string } }) => query);
  expect(numbers()).toEqual([{ subject: 'math-aa-hl', draw: String(runInView()?.draw) }]);
  const first = runInView()?.draw;
  await act(async () => check.current.again());
  await waitFor(() => expect(runInView()?.draw).not.toBe(first));
  expect(numbers()[1]?.draw).toBe(String(runInView()?.draw));
});

it('shows another run alone when two are drawn, and no failure of one that was called off', async () => {
  const { asked, draw } = byHand();
  const { check, idsInView } = begin({ [DRAW]: draw });
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => check.current.retry());
  act(() => check.current.retry());
  await act(async () => asked[0]?.resolve(drawnOf(41)));
  await act(async () => asked[1]?.reject(new ApiError(0, 'offline', 'The server cannot be reached.')));
  expect(check.current.state.kind).toBe('loading');
  await act(async () => asked[2]?.resolve(drawnOf(43)));
  expect(idsInView()).toEqual([43]);
});

it('reloads after a failure', async () => {
  const { asked, draw } = byHand();
  const { check, idsInView } = begin({ [DRAW]: draw });
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => asked[0]?.reject(new ApiError(0, 'offline', 'The server cannot be reached.')));
  expect(check.current.state.kind).toBe('failed');
  act(() => check.current.retry());
  expect(check.current.state.kind).toBe('loading');
  await act(async () => asked[1]?.resolve(drawnOf(43)));
  expect(idsInView()).toEqual([43]);
});

it('is of another account once that has signed in, whatever was drawn or read before', async () => {
  const { asked, draw } = byHand();
  const { check, host, idsInView } = begin({ [DRAW]: draw }, null);
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => host.session.updateUser(sampleUser()));
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(async () => asked[0]?.resolve(drawnOf(41)));
  expect(check.current.state.kind).toBe('loading');
  expect(await readRun(null, KEY)).toBeNull();
  await act(async () => asked[1]?.resolve(drawnOf(43)));
  expect(idsInView()).toEqual([43]);
  // The last of two accounts in a row.
  act(() => host.session.updateUser(sampleUser({ id: 8 })));
  act(() => host.session.updateUser(sampleUser({ id: 9 })));
  expect(check.current.state.kind).toBe('loading');
  await waitFor(() => expect(asked).toHaveLength(3));
  await act(async () => asked[2]?.resolve(drawnOf(44)));
  expect(asked).toHaveLength(3);
});

it('is the run that an account has kept, however late one is drawn for the guest before', async () => {
  await keepRun(sampleUser().id, KEY, newRun([sampleQuestion({ id: 43 })], 3, 1));
  const { asked, draw } = byHand();
  const { host, idsInView } = begin({ [DRAW]: draw }, null);
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => host.session.updateUser(sampleUser()));
  await waitFor(() => expect(idsInView()).toEqual([43]));
  await act(async () => asked[0]?.resolve(drawnOf(41)));
  expect(idsInView()).toEqual([43]);
});

it('takes one answer to a question, with the seconds that it was in view', async () => {
  const { check, runInView } = await beginRunning();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 42_000);
  act(() => check.current.answer(41, 'A'));
  const { state } = check.current;
  act(() => check.current.answer(41, 'B'));
  expect(check.current.state).toBe(state);
  const { option, seconds } = runInView()?.answers[41] ?? {};
  expect(option).toBe('A');
  expect(seconds).toBeGreaterThanOrEqual(42);
});

it('takes no late judgement for that of the next run, and waits for nothing of the one before', async () => {
  const { asked, draw } = byHand();
  const judged = Promise.withResolvers<never>();
  const { check, idsInView, requestsOf } = begin({ [DRAW]: draw, [ANSWER]: () => judged.promise });
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => asked[0]?.resolve(drawnOf(41, 42)));
  act(() => check.current.answer(41, 'A'));
  await waitFor(() => expect(requestsOf(ANSWER)).toHaveLength(1));
  act(() => check.current.again());
  await act(async () => judged.resolve({ judgement: { verdict: 'right' }, completed: false } as never));
  expect(check.current.state.kind).toBe('loading');
  await act(async () => asked[1]?.resolve(drawnOf(43)));
  expect(idsInView()).toEqual([43]);
});

it('does not say any more that answers wait when the same questions begin again', async () => {
  const { check, runInView } = await beginRunning({
    [ANSWER]: () => {
      throw new ApiError(429, 'too_many_tries', 'Take a break');
    },
  });
  act(() => check.current.answer(41, 'A'));
  await waitFor(() => expect(check.current.waiting).toMatch(/^Take a break/));
  await act(async () => check.current.again(runInView()?.questions));
  await waitFor(() => expect(check.current.waiting).toBeNull());
  expect(runInView()?.answers).toEqual({});
});
