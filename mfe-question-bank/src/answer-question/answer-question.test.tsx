import type { EndpointName, PracticeAttempt, Question, RequestOf } from '@api/contract';
import { ApiError, readDraft } from '@shell/kit';
import {
  type Answers,
  expectAccessible,
  renderWithHost,
  sampleQuestionDetail,
  sampleSubject,
  sampleUser,
} from '@shell/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coursesAnswers } from '../browse-topics/sample-courses.ts';
import { Root } from '../root.tsx';
import { GiveUp, GuestNote, MarksSoFar } from './AnswerActions.tsx';
import { useAnswerBook } from './answer-book.ts';
import { answersOf } from './PartAnswer.tsx';
import { sampleAnswerable, sampleAttempt, sampleField, sampleJudged } from './sample-parts.ts';

const PAGE = '/math-questions/math-aa-hl/functions/quadratics/41';
const user = sampleUser();
const RIGHT = { verdict: 'right', note: null, slip: null } as const;
const WRONG = { verdict: 'wrong', note: null, slip: null } as const;
type Fields = PracticeAttempt['fields'];
const judgedAs = (fields: Fields, options: Parameters<typeof sampleJudged>[2] = {}): Answers => ({
  'POST /api/practice/questions/:id/answers': ({ body }) => sampleJudged(body, fields, options),
});

/** What the page of a question shows of answering it. */
function Answering({ question }: { question: Question }) {
  const book = useAnswerBook(question);
  const { parts = {}, whole } = answersOf(book);
  return (
    <>
      <MarksSoFar book={book} />
      {Object.entries(parts).map(([name, part]) => (
        <Fragment key={name}>{part}</Fragment>
      ))}
      {whole}
      <GiveUp book={book} />
      <GuestNote />
    </>
  );
}

const attemptsOf = (attempts: PracticeAttempt[]) => ({
  ...{ attempts, page: 1, pageSize: 50, totalCount: attempts.length, self_marks: null },
});

function show(
  answers: Answers = {},
  { who = user as typeof user | null, question = sampleAnswerable(), attempts = [] as PracticeAttempt[] } = {},
) {
  return renderWithHost(<Answering question={question} />, {
    user: who,
    answers: { 'GET /api/practice/questions/:id/attempts': () => attemptsOf(attempts), ...answers },
  });
}

function showPage(answers: Answers = {}, question = sampleAnswerable(), who: typeof user | null = user) {
  return renderWithHost(<Root />, {
    path: PAGE,
    user: who,
    answers: {
      'GET /api/questions/:id': () => sampleQuestionDetail({ question }),
      'GET /api/topics/:subjectSlug': () => ({ subject: sampleSubject(), topics: sampleSubject().Topic ?? [] }),
      'GET /api/practice/questions/:id/attempts': () => attemptsOf([]),
      ...answers,
    },
  });
}

const part = async (name: string) => within(await screen.findByRole('group', { name: `Your answer to (${name})` }));
const fieldOf = async (name: string) => (await part(name)).getAllByRole('textbox')[0] as HTMLInputElement;

function sent<Name extends EndpointName>(calls: ReturnType<typeof show>['calls'], name: Name): RequestOf<Name>[] {
  return calls.requests.filter((call) => call.name === name).map(({ request }) => request as RequestOf<Name>);
}

async function answer(name: string, text: string) {
  const field = await fieldOf(name);
  fireEvent.change(field, { target: { value: text } });
  await userEvent.type(field, '{Enter}');
}

/** The server is not itself for so many calls, then judges what it is sent as right. */
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

const BUSY =
  'The service is busy. Please try again in a moment. It is judged as soon as the server takes it, and nothing is lost.';

/** Lets waits pass by a call. */
const skipWaits = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const namesSent = (calls: ReturnType<typeof show>['calls']) =>
  sent(calls, 'POST /api/practice/questions/:id/answers').map(({ body }) => body.client_key);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('answering a part in place', () => {
  it('shows each field under its part with what is asked for, and nothing that axe finds wrong', async () => {
    const { container } = showPage({}, sampleAnswerable(), null);
    const a = await part('a');
    expect(a.getByRole('textbox', { name: 'Your answer to (a), in m' })).toHaveAccessibleDescription('3 significant figures.');
    expect((await part('b')).getAllByRole('textbox')).toHaveLength(2);
    const article = screen.getByRole('article');
    expect(article).toHaveTextContent(/Find its height.*3 significant figures.*State the least value.*Least value/);
    expect(screen.getByText(/Sign up free to save them/)).toBeVisible();
    await expectAccessible(container);
  });

  it('says how many marks a right answer has earned where the others are for working', async () => {
    show(judgedAs([RIGHT], { of: 1 }));
    await answer('a', '4.58');
    expect(
      await (await part('a')).findByText('Correct: 1 of 2 marks. The other 1 is for your working: mark it with the mark scheme.'),
    ).toBeVisible();
  });

  it('says that an answer is right, beside the field and to who listens, and counts its marks', async () => {
    const { calls } = show(judgedAs([RIGHT]));
    await answer('a', '4.58');
    expect(await (await part('a')).findByText('Correct!')).toBeVisible();
    expect((await part('a')).getByRole('status')).toHaveTextContent('Correct!');
    expect(await screen.findByText('2 / 5 marks', { ignore: '[aria-hidden]' })).toBeVisible();
    const [request] = sent(calls, 'POST /api/practice/questions/:id/answers');
    expect(request).toMatchObject({ params: { id: 41 }, body: { part: 'a', answer: ['4.58'], question_version: 4 } });
  });

  it('names a near miss, and leaves another try open', async () => {
    let tries = 0;
    const near = { verdict: 'wrong', note: 'Check the sign.', slip: 'sign' } as const;
    show({ 'POST /api/practice/questions/:id/answers': ({ body }) => sampleJudged(body, [tries++ === 0 ? near : RIGHT]) });
    await answer('a', '-4.58');
    expect(await screen.findByText('Check the sign.')).toBeVisible();
    await answer('a', '4.58');
    expect(await screen.findByText('Correct!')).toBeVisible();
    expect(screen.queryByText('Check the sign.')).toBeNull();
  });

  it('says of several fields which are right', async () => {
    show(judgedAs([RIGHT, { verdict: 'wrong', note: 'Check the sign.', slip: 'sign' }]));
    const [, second] = (await part('b')).getAllByRole('textbox');
    fireEvent.change(await fieldOf('b'), { target: { value: '3' } });
    fireEvent.change(second as HTMLElement, { target: { value: '-2' } });
    await userEvent.type(second as HTMLElement, '{Enter}');
    expect(await screen.findByText('Least value is right. The second answer: Check the sign.')).toBeVisible();
  });

  it('does not count what cannot be read, nor send what is empty', async () => {
    const { calls } = show(judgedAs([{ verdict: 'unreadable', note: 'This could not be read as a number.', slip: null }]));
    await userEvent.click(await fieldOf('a'));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Type your answer first.')).toBeVisible();
    expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toEqual([]);
    await answer('a', 'four');
    expect(await screen.findByText('This could not be read as a number.')).toBeVisible();
    expect(screen.queryByText(/\/ \d+ marks/, { ignore: '[aria-hidden]' })).toBeNull();
  });

  it('takes back what was said once something else is typed', async () => {
    show(judgedAs([WRONG]));
    await answer('a', '5');
    expect(await screen.findByText(/^Not quite/)).toBeVisible();
    fireEvent.change(await fieldOf('a'), { target: { value: '1' } });
    expect(screen.queryByText(/^Not quite/)).toBeNull();
  });

  it('keeps Check as the primary action while a field has the focus, and Next otherwise', async () => {
    showPage();
    const next = await screen.findByRole('link', { name: 'Next question' });
    expect(next).toHaveAttribute('data-variant', 'primary');
    expect(screen.getByRole('button', { name: 'Show me (a)' })).toBeVisible();
    await userEvent.click(await fieldOf('a'));
    expect(next).toHaveAttribute('data-variant', 'secondary');
    act(() => (document.activeElement as HTMLElement).blur());
    expect(next).toHaveAttribute('data-variant', 'primary');
  });

  it('gives up the part that was last worked on, another try open', async () => {
    const attempt = sampleAttempt({ part: 'b', verdict: 'gave_up', answer: [], fields: [], marks: 0, of: 3 });
    const { calls } = show({ 'POST /api/practice/questions/:id/give-ups': () => ({ attempt }) });
    await userEvent.click(await fieldOf('b'));
    await userEvent.click(screen.getByRole('button', { name: 'Show me (b)' }));
    expect(await screen.findByText('Skipped. You can still try (b).')).toBeVisible();
    await waitFor(() =>
      expect(sent(calls, 'POST /api/practice/questions/:id/give-ups')).toMatchObject([{ body: { part: 'b' } }]),
    );
    expect(screen.getByRole('button', { name: 'Show me (a)' })).toBeVisible();
  });

  it('marks the question as completed where the last open part was answered', async () => {
    const learner = { bookmarked: false, completed: false, pinned: false };
    const off = { 'PUT /api/practice/settings': ({ body }: { body: { complete_answered: boolean } }) => body };
    const { calls } = showPage({ ...judgedAs([RIGHT], { completed: true }), ...off }, sampleAnswerable({ learner }));
    await answer('a', '4.58');
    expect(await screen.findByRole('button', { name: 'Mark as completed', pressed: true })).toBeVisible();
    calls.notices.at(-1)?.action?.run();
    await waitFor(() => expect(sent(calls, 'PUT /api/practice/settings')).toEqual([{ body: { complete_answered: false } }]));
  });

  it('says in words that there were too many tries, and keeps what is typed', async () => {
    show({
      'POST /api/practice/questions/:id/answers': () => {
        throw new ApiError(429, 'too_many_requests', 'You have tried this part many times');
      },
    });
    await answer('a', '4.58');
    expect(await screen.findByText('You have tried this part many times.')).toBeVisible();
    expect(await fieldOf('a')).toHaveValue('4.58');
  });
});

describe('a choice', () => {
  const mcq = sampleAnswerable({
    options: [
      { key: 'A', html: '12' },
      { key: 'B', html: '13' },
    ],
    answer_parts: [{ part: '', marks: 1, fields: [sampleField({ kind: 'option' })] }],
  });

  it('is made and judged by the keyboard alone', async () => {
    const note = { verdict: 'wrong', note: 'That is the area of the whole circle.', slip: 'method' } as const;
    const { calls } = show(judgedAs([note], { of: 1 }), { question: mcq });
    (await screen.findByRole('radio', { name: 'A. 12' })).focus();
    await userEvent.keyboard(' {Enter}');
    expect(await screen.findByText('That is the area of the whole circle.')).toBeVisible();
    expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toMatchObject([{ body: { part: '', answer: ['A'] } }]);
  });
});

describe('what is compared by its learner', () => {
  it('is kept as done on paper where nothing is typed, and leads to the mark scheme', async () => {
    const question = sampleAnswerable({
      answer_parts: [{ part: 'a', marks: 2, fields: [sampleField({ kind: 'compare', compare_as: 'sketch' })] }],
    });
    const { calls } = show(judgedAs([{ verdict: 'to_compare', note: null, slip: null }]), { question });
    const a = await part('a');
    expect(a.getByText(/Draw it on paper/)).toBeVisible();
    await userEvent.click(await fieldOf('a'));
    await userEvent.click(a.getByRole('button', { name: 'Done on paper' }));
    expect(await screen.findByText('Saved. Now check it against the mark scheme.')).toBeVisible();
    expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toMatchObject([{ body: { answer: ['On paper'] } }]);
  });
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
    expect(await screen.findByText(/^Waiting for the network/)).toBeVisible();
    await pass(2_000);
    expect(await screen.findByText(BUSY)).toBeVisible();
    await pass(4_000);
    expect(await screen.findByText(/^Waiting for the network/)).toBeVisible();
    fireEvent.change(await fieldOf('a'), { target: { value: '3' } });
    await pass(8_000);
    expect(namesSent(first.calls)).toHaveLength(4);
    expect((await part('a')).getByRole('status')).toHaveTextContent('3 significant figures.');
  });

  it('says that an answer left by another page is being sent, then why it waits', async () => {
    const first = show({});
    await answer('a', '4.58');
    expect(await screen.findByText(/^Waiting for the network/)).toBeVisible();
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
    expect(await screen.findByText(/^Waiting for the network/)).toBeVisible();
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
    expect(await screen.findByText(/^Waiting for the network/)).toBeVisible();
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
    expect(await screen.findByText(/^Waiting for the network/)).toBeVisible();
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
    expect(await screen.findByText(/^Waiting for the network/)).toBeVisible();
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
    // Opening the question again does not request it.
    show({}, { who: null });
    await fieldOf('a');
    expect(screen.queryByText(BUSY)).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('answer-on-its-way'))).toEqual([]);
  });
});

describe('in a list', () => {
  it('a question can be answered in place, starting at its first field', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: '/math-questions?subject=math-aa-hl&topic=functions',
      user,
      answers: {
        ...coursesAnswers(),
        'GET /api/questions': () => ({ questions: [sampleAnswerable()], page: 1, pageSize: 10, totalCount: 1, pinnedCount: 0 }),
        'GET /api/practice/questions/:id/attempts': () => attemptsOf([]),
        ...judgedAs([RIGHT]),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Answer here: question 1' }));
    const field = await fieldOf('a');
    await waitFor(() => expect(field).toHaveFocus());
    fireEvent.change(field, { target: { value: '4.58' } });
    await userEvent.type(field, '{Enter}');
    expect(await screen.findByText('Correct!')).toBeVisible();
    expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Answer and solution of question 1' })).toBeVisible();
  });
});
