import type { PracticeAttempt } from '@api/contract';
import { ApiError, readDraft } from '@shell/kit';
import type { Answers } from '@shell/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, attemptsOf, fieldOf, judgedAs, part, RIGHT, sent, show, showPage, user } from './open-answering.tsx';
import { sampleAnswerable, sampleAttempt, sampleJudged } from './sample-parts.ts';

/** The server fails some calls, then judges all answers as right. */
function unavailable(calls: number, kept = true): Answers {
  let asked = 0;
  return {
    'POST /api/practice/questions/:id/answers': ({ body }) => {
      asked += 1;
      if (asked <= calls) throw new ApiError(503, 'unavailable', 'The service is busy. Please try again in a moment');
      return sampleJudged(body, [RIGHT], { kept });
    },
  };
}

const BUSY = 'The service is busy. Please try again in a moment. We’ll check it as soon as we reach the server. Nothing is lost.';

/** Skips the waits of a call. */
const skipWaits = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const namesSent = (calls: ReturnType<typeof show>['calls']) =>
  sent(calls, 'POST /api/practice/questions/:id/answers').map(({ body }) => body.client_key);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});
describe('nothing is lost', () => {
  it('keeps what is typed over a reload', async () => {
    const first = show();
    fireEvent.change(await fieldOf('a'), { target: { value: '4.5' } });
    await waitFor(() => expect(readDraft(user.id, 'answers:41')).toContain('4.5'));
    first.unmount();
    show();
    await waitFor(async () => expect(await fieldOf('a')).toHaveValue('4.5'));
  });

  it('shows the verdicts on answers of this sitting, and only the text of earlier answers', async () => {
    const earlier = sampleAttempt({ id: 90, part: 'b', answer: ['3', '2'], answered_at: '2026-11-01T10:00:00Z' });
    show({}, { attempts: [sampleAttempt(), earlier] });
    expect(await screen.findByText('Correct!')).toBeVisible();
    expect(await fieldOf('a')).toHaveValue('4.58');
    expect(await screen.findByText('Right on 1 November. Try it again.')).toBeVisible();
    expect(await fieldOf('b')).toHaveValue('');
  });

  it.each([
    ['a learner', user.id, user],
    ['a guest', 0, null],
  ])('finds what a former release has kept of what %s typed', async (_, id, who) => {
    localStorage.setItem(`draft:${id}:answers:41`, '{"a":["4.5"],"b":["3",""]}');
    show({}, { who });
    await waitFor(async () => expect(await fieldOf('a')).toHaveValue('4.5'));
    expect(await fieldOf('b')).toHaveValue('3');
  });

  it('sends what a former release has kept of an answer, and leaves what cannot be read', async () => {
    const name = '0b6f3f43-5d5c-4b0e-9f68-0f6f4d2c7a11';
    const body =
      `{"part":"a","client_key":"${name}","question_version":4,"seconds":31,` +
      '"answered_at":"2026-11-20T10:00:00.000Z","answer":["4.58"]}';
    localStorage.setItem(`answer-on-its-way:7:${name}`, `{"kind":"answer","questionId":41,"body":${body}}`);
    localStorage.setItem('answer-on-its-way:7:other', '{"kind":"answer"}');
    localStorage.setItem('waiting:mfe-question-bank', 'yes');
    const { calls } = show(judgedAs([RIGHT]));
    await waitFor(() => expect(localStorage.getItem(`answer-on-its-way:7:${name}`)).toBeNull());
    expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toEqual([{ params: { id: 41 }, body: JSON.parse(body) }]);
  });

  it('is tried again while the server is not itself, also where the browser keeps nothing', async () => {
    skipWaits();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    const { calls } = show(unavailable(2));
    await answer('a', '4.58');
    expect(await screen.findByText(BUSY)).toBeVisible();
    await pass(2_000);
    await pass(4_000);
    expect(await screen.findByText('Correct!')).toBeVisible();
    const names = namesSent(calls);
    expect([names.length, new Set(names).size]).toEqual([3, 1]);
  });

  it('says after each try why an answer waits, until the learner types', async () => {
    skipWaits();
    const offline = new ApiError(0, 'offline', 'The server cannot be reached.');
    const busy = new ApiError(503, 'unavailable', 'The service is busy. Please try again in a moment');
    const tries = [offline, busy, offline, busy];
    const first = show({
      'POST /api/practice/questions/:id/answers': () => {
        throw tries.shift();
      },
    });
    await answer('a', '4.58');
    expect(await screen.findByText(/^You’re offline. We’ll check it/)).toBeVisible();
    await pass(2_000);
    expect(await screen.findByText(BUSY)).toBeVisible();
    await pass(4_000);
    expect(await screen.findByText(/^You’re offline. We’ll check it/)).toBeVisible();
    fireEvent.change(await fieldOf('a'), { target: { value: '3' } });
    await pass(8_000);
    expect(namesSent(first.calls)).toHaveLength(4);
    expect((await part('a')).getByRole('status')).toHaveTextContent('3 significant figures.');
  });

  it('says that an answer left by another page is being sent, then why it waits', async () => {
    const first = show({});
    await answer('a', '4.58');
    expect(await screen.findByText(/^You’re offline. We’ll check it/)).toBeVisible();
    first.unmount();
    const { promise, reject } = Promise.withResolvers<never>();
    show({ 'POST /api/practice/questions/:id/answers': () => promise });
    expect(await screen.findByText(/^On its way/)).toBeVisible();
    reject(new ApiError(503, 'unavailable', 'The service is busy. Please try again in a moment'));
    expect(await screen.findByText(BUSY)).toBeVisible();
  });

  it('sends an answer that waited for the network once, under the same name, when it is back', async () => {
    let online = false;
    const { calls } = show({
      'POST /api/practice/questions/:id/answers': ({ body }) => {
        if (!online) throw new ApiError(0, 'offline', 'The server cannot be reached.');
        return sampleJudged(body, [RIGHT]);
      },
    });
    await answer('a', '4.58');
    expect(await screen.findByText(/^You’re offline. We’ll check it/)).toBeVisible();
    online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Correct!')).toBeVisible();
    const keys = sent(calls, 'POST /api/practice/questions/:id/answers').map(({ body }) => body.client_key);
    expect(new Set(keys).size).toBe(1);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('answer-on-its-way'))).toEqual([]);
  });

  it('sends what an earlier page could not, and says so while it does', async () => {
    const first = show({}); // The test host answers nothing that is not named: as if offline.
    await answer('a', '4.58');
    expect(await screen.findByText(/^You’re offline. We’ll check it/)).toBeVisible();
    first.unmount();
    const kept: PracticeAttempt[] = [];
    const { calls } = show({
      'POST /api/practice/questions/:id/answers': ({ body }) => {
        const judged = sampleJudged(body, [RIGHT]);
        if (judged.attempt) kept.push(judged.attempt);
        return judged;
      },
      'GET /api/practice/questions/:id/attempts': () => attemptsOf(kept),
    });
    expect(await screen.findByText('Correct!')).toBeVisible();
    expect(await fieldOf('a')).toHaveValue('4.58');
    expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toHaveLength(1);
  });

  it('keeps an earlier answer waiting after too many requests, and shows what another tab has sent', async () => {
    const first = show({});
    await answer('a', '4.58');
    expect(await screen.findByText(/^You’re offline. We’ll check it/)).toBeVisible();
    first.unmount();
    const kept: PracticeAttempt[] = [];
    const { calls } = show({
      'POST /api/practice/questions/:id/answers': ({ body }) => {
        const judged = sampleJudged(body, [RIGHT]);
        if (judged.attempt) kept.splice(0, 1, judged.attempt);
        throw new ApiError(429, 'too_many_requests', 'You have tried this part many times');
      },
      'GET /api/practice/questions/:id/attempts': () => attemptsOf(kept),
    });
    await fieldOf('a');
    await waitFor(() => expect(sent(calls, 'POST /api/practice/questions/:id/answers')).not.toHaveLength(0));
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('answer-on-its-way'));
    expect(key).not.toBe('');
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
    expect(await screen.findByText('Correct!')).toBeVisible();
  });

  it('shows what another tab has sent before this tab learns of the new sign-in', async () => {
    const kept: PracticeAttempt[] = [];
    const { calls, host } = show({
      'POST /api/practice/questions/:id/answers': ({ body }) => {
        const judged = sampleJudged(body, [RIGHT]);
        if (judged.attempt) kept.splice(0, 1, judged.attempt);
        throw new ApiError(0, 'network', 'No network');
      },
      'GET /api/practice/questions/:id/attempts': () => attemptsOf(kept),
    });
    await answer('a', '4.58');
    expect(await screen.findByText(/^You’re offline. We’ll check it/)).toBeVisible();
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('answer-on-its-way'));
    await act(() => host.session.signOut());
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
    act(() => host.session.updateUser(user));
    expect(await screen.findByText('Correct!')).toBeVisible();
    expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toHaveLength(1);
  });

  it('works with an older API that does not know about help', async () => {
    const { calls } = showPage({
      'POST /api/practice/questions/:id/answers': ({ body }) => {
        if (body.help)
          throw new ApiError(422, 'invalid_input', 'Unknown', [{ path: 'body', message: 'Unrecognized key: "help"' }]);
        return sampleJudged(body, [RIGHT]);
      },
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Hint' }));
    await answer('a', '4.58');
    expect(await screen.findByText('Correct!')).toBeVisible();
    const [withHelp, without] = sent(calls, 'POST /api/practice/questions/:id/answers');
    expect(withHelp?.body.help).toEqual(['hint']);
    expect(without?.body).not.toHaveProperty('help');
  });

  it('is a page for reading with an API that knows no parts', async () => {
    const { answer_parts: _, ...before } = sampleAnswerable();
    showPage({}, before);
    expect(await screen.findByText('Find its height.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Your answer/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /give up/ })).toBeNull();
  });
});
describe('a guest', () => {
  it('is judged, told that nothing is kept, and keeps it by signing in', async () => {
    const { calls, host } = show(
      {
        'POST /api/practice/questions/:id/answers': ({ body }) =>
          sampleJudged(body, [RIGHT], { kept: host.session.get().user !== null }),
      },
      { who: null },
    );
    await answer('a', '4.58');
    expect(await screen.findByText('Correct!')).toBeVisible();
    expect(screen.getByText(/Sign up free to save them/)).toBeVisible();
    expect(await screen.findByText('2 / 5 marks', { ignore: '[aria-hidden]' })).toBeVisible();
    act(() => host.session.updateUser(user));
    await waitFor(() => expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toHaveLength(2));
    const [one, other] = sent(calls, 'POST /api/practice/questions/:id/answers');
    expect(other?.body.client_key).toBe(one?.body.client_key);
    expect(screen.queryByText(/Sign up free to save them/)).toBeNull();
  });

  it('is judged by itself once the server is itself again, after longer and longer', async () => {
    skipWaits();
    const { calls } = show(unavailable(2, false), { who: null });
    await answer('a', '4.58');
    expect(await screen.findByText(BUSY)).toBeVisible();
    expect(namesSent(calls)).toHaveLength(1);
    await pass(2_000);
    expect(namesSent(calls)).toHaveLength(2);
    await pass(4_000);
    expect(await screen.findByText('Correct!')).toBeVisible();
    expect(new Set(namesSent(calls)).size).toBe(1);
    await pass(60_000);
    expect(namesSent(calls)).toHaveLength(3);
  });

  it('finds an answer still waiting where they come back to its question, and then judged', async () => {
    skipWaits();
    const left = show(unavailable(1, false), { who: null });
    await answer('a', '4.58');
    expect(await screen.findByText(BUSY)).toBeVisible();
    left.unmount();
    const unsent = show(unavailable(1, false), { who: null });
    expect(await screen.findByText(BUSY)).toBeVisible();
    expect(await fieldOf('a')).toHaveValue('4.58');
    await pass(4_000);
    expect(await screen.findByText('Correct!')).toBeVisible();
    expect(new Set([...namesSent(left.calls), ...namesSent(unsent.calls)]).size).toBe(1);
  });

  it('keeps an answer that waits by signing in, also where its page was left', async () => {
    skipWaits();
    const { calls, host, unmount } = show(unavailable(1), { who: null });
    await answer('a', '4.58');
    expect(await screen.findByText(BUSY)).toBeVisible();
    unmount();
    host.session.updateUser(user);
    await pass(2_000);
    expect(new Set(namesSent(calls)).size).toBe(1);
    expect(namesSent(calls)).toHaveLength(2);
    // Reopening the question does not request it.
    show({}, { who: null });
    await fieldOf('a');
    expect(screen.queryByText(BUSY)).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('answer-on-its-way'))).toEqual([]);
  });
});
