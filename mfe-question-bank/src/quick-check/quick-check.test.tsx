import { ApiError } from '@shell/kit';
import {
  type Answers,
  expectAccessible,
  renderWithHost,
  sampleQuestion,
  sampleUser,
  storeAsFormerRelease,
} from '@shell/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingOf } from '../answer-question/desk/waiting-answers.ts';
import { Root } from '../root.tsx';
import { newRun, readRun } from './check-run.ts';

const PAGE = '/math-questions/quick-check?subject=math-aa-hl&topic=functions&subtopic=quadratics';
const options = (['A', 'B', 'C', 'D'] as const).map((key) => ({ key, html: `choice ${key}` }));
const question = (id: number) =>
  sampleQuestion({
    ...{ id, options, version: 4, questions_html: `<div class="q"><p>Question of id ${id}</p></div>` },
    answer_parts: [{ part: '', marks: 1, fields: [{ kind: 'option' } as never] }],
  });

/** B is right; A has a slip; others are wrong. */
const judged: Answers['POST /api/practice/questions/:id/answers'] = ({ params, body }) => {
  const [given] = body.answer;
  const verdict = given === 'B' ? 'right' : 'wrong';
  const note = given === 'A' ? 'Check the sign.' : null;
  const fields = [{ verdict, note, slip: note ? 'sign' : null }] as never;
  return {
    judgement: { part: '', verdict, marks: verdict === 'right' ? 1 : 0, of: 1, fields },
    attempt: null,
    completed: false,
    params,
  } as never;
};
const answers: Answers = {
  'GET /api/questions/quick-check': () => ({ questions: [question(41), question(42)], available: 3 }),
  'POST /api/practice/questions/:id/answers': (request) => judged(request),
};
const show = (more: Answers = {}, user = sampleUser()) =>
  renderWithHost(<Root />, { path: PAGE, answers: { ...answers, ...more }, user });
const inView = (number: number) => screen.findByRole('region', { name: `Question ${number} of 2` });
const sent = ({ requests }: ReturnType<typeof show>['calls']) =>
  requests
    .filter(({ name }) => name === 'POST /api/practice/questions/:id/answers')
    .map(({ request }) => request as { body: never });

beforeEach(async () => {
  window.scrollTo = vi.fn() as never;
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => vi.useRealTimers());

describe('a quick check', () => {
  it('asks one after the other, tells at once where a wrong option comes from, and ends with what was missed', async () => {
    const { calls, container } = show();
    const first = within(await inView(1));
    expect(screen.getByRole('heading', { level: 1, name: 'Quick check: Quadratics' })).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(first.getByRole('button', { name: /choice A/ }));
    expect(await first.findByText('Check the sign.')).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(first.getByRole('button', { name: 'Next question' }));
    const second = within(await inView(2));
    await userEvent.click(second.getByRole('button', { name: /choice B/ }));
    expect(await second.findByText('Right')).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: 'See the result' }));
    expect(await screen.findByRole('heading', { name: '1 of 2 right' })).toHaveFocus();
    expect(screen.getByText('Question of id 41')).toBeVisible();
    expect(screen.queryByText('Question of id 42')).toBeNull();
    expect(screen.getByText('Check the sign.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hint and solution' })).toHaveAttribute('href', expect.stringContaining('/41'));
    await expectAccessible(container);
    expect(sent(calls)).toMatchObject([
      { params: { id: 41 }, body: { part: '', answer: ['A'], question_version: 4 } },
      { params: { id: 42 }, body: { answer: ['B'] } },
    ]);
  });

  it('goes by the keys A to D, Enter and the arrows alone, and answers each once', async () => {
    const { calls } = show();
    await inView(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('ac');
    expect(await screen.findByText('Check the sign.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await inView(2);
    await userEvent.keyboard('{ArrowLeft}');
    await inView(1);
    await userEvent.keyboard('{ArrowRight}2');
    expect(await screen.findByText('Right')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '1 of 2 right' })).toBeVisible();
    expect(sent(calls)).toHaveLength(2);
  });

  it('asks again only what was missed, or another run', async () => {
    let drawn = 0;
    show({
      'GET /api/questions/quick-check': () => {
        drawn += 1;
        return { questions: drawn === 1 ? [question(41), question(42)] : [question(43)], available: 3 };
      },
    });
    await inView(1);
    await userEvent.keyboard('a{Enter}b{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Only the ones you missed' }));
    expect(await screen.findByRole('region', { name: 'Question 1 of 1' })).toHaveTextContent('Question of id 41');
    await userEvent.keyboard('b{Enter}');
    expect(await screen.findByRole('heading', { name: '1 of 1 right' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Another run' }));
    expect(await screen.findByText('Question of id 43')).toBeVisible();
  });

  it('keeps what is answered without a network, continues after a reload, and is judged when the network is back, once', async () => {
    let online = false;
    const offline: Answers = {
      'POST /api/practice/questions/:id/answers': (request) => {
        if (!online) throw new ApiError(0, 'offline', 'The server cannot be reached.');
        return judged(request) as never;
      },
    };
    const first = show(offline);
    await inView(1);
    await userEvent.keyboard('a');
    expect(await screen.findByText('Saved on this device. We’ll check it as soon as you’re back online.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await inView(2);
    first.unmount();
    // Any open page sends it.
    expect(waitingOf(sampleUser().id)).toHaveLength(1);
    const again = show({ ...offline, 'GET /api/questions/quick-check': undefined as never });
    await inView(2);
    online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await userEvent.keyboard('{ArrowLeft}');
    expect(await screen.findByText('Check the sign.')).toBeVisible();
    const [before] = sent(first.calls) as { body: { client_key: string } }[];
    expect((sent(again.calls).at(-1) as never as { body: { client_key: string } }).body.client_key).toBe(before?.body.client_key);
    expect(waitingOf(sampleUser().id)).toEqual([]);
  });

  it('tells a guest that nothing is saved, and sends the answers again after a log-in', async () => {
    const { calls, host } = show({}, null as never);
    await inView(1);
    expect(screen.getByText(/nothing is saved/)).toBeVisible();
    await userEvent.keyboard('b');
    expect(await screen.findByText('Right')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(calls.modals).toEqual(['login']);
    act(() => host.session.updateUser(sampleUser()));
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    expect(await screen.findByText('Right')).toBeVisible();
    expect(screen.queryByText(/nothing is saved/)).toBeNull();
  });

  it('says why an answer is not taken, and continues', async () => {
    const { calls } = show({
      'POST /api/practice/questions/:id/answers': () => {
        throw new ApiError(422, 'invalid_input', 'This question has changed');
      },
    });
    await inView(1);
    await userEvent.keyboard('a');
    expect(await screen.findByText('This question has changed')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(await inView(2)).toBeVisible();
    await userEvent.keyboard('b');
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
  });

  it('keeps an answer that exceeds the limit, judges the others, and sends it again later', async () => {
    let isFull = true;
    show({
      'POST /api/practice/questions/:id/answers': (request) => {
        if (isFull && Number(request.params.id) === 41)
          throw new ApiError(429, 'too_many_tries', 'Take a break and continue in 5 minutes');
        return judged(request) as never;
      },
    });
    await inView(1);
    await userEvent.keyboard('b');
    expect(await screen.findByText('Take a break and continue in 5 minutes. Your answer is saved on this device.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await inView(2);
    await userEvent.keyboard('a');
    expect(await screen.findByText('Check the sign.')).toBeVisible();
    isFull = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await userEvent.keyboard('{ArrowLeft}');
    expect(await screen.findByText('Right')).toBeVisible();
  });

  it('keeps a waiting answer when another run begins', async () => {
    let isFull = true;
    const { calls } = show({
      'POST /api/practice/questions/:id/answers': (request) => {
        if (isFull) throw new ApiError(429, 'too_many_tries', 'Take a break and continue in 5 minutes');
        return judged(request) as never;
      },
    });
    await inView(1);
    await userEvent.keyboard('a{Enter}');
    await inView(2);
    await userEvent.keyboard('b{Enter}');
    expect(await screen.findByRole('heading', { name: 'Not judged yet' })).toBeVisible();
    const keys = () => new Set(sent(calls).map(({ body }) => (body as { client_key: string }).client_key));
    await waitFor(() => expect(keys().size).toBe(2));
    const before = sent(calls).length;
    isFull = false;
    await userEvent.click(screen.getByRole('button', { name: 'Another run' }));
    await inView(1);
    await waitFor(() => expect(sent(calls)).toHaveLength(before + 2));
    expect(keys().size).toBe(2);
    await userEvent.keyboard('b');
    expect(await screen.findByText('Right')).toBeVisible();
  });

  it('tries again by itself where the server is unavailable', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let isItself = false;
    show({
      'POST /api/practice/questions/:id/answers': (request) => {
        if (!isItself) throw new ApiError(503, 'unavailable', 'Try again in a moment');
        return judged(request) as never;
      },
    });
    await inView(1);
    await userEvent.keyboard('b');
    expect(await screen.findByText('Try again in a moment. Your answer is saved on this device.')).toBeVisible();
    isItself = true;
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText('Right')).toBeVisible();
  });

  it('says where there is nothing to ask, and what is not there', async () => {
    const none = show({ 'GET /api/questions/quick-check': () => ({ questions: [], available: 0 }) });
    expect(await screen.findByRole('heading', { name: 'No multiple choice here yet' })).toBeVisible();
    none.unmount();
    const unknown = show({
      'GET /api/questions/quick-check': () => {
        throw new ApiError(422, 'invalid_input', 'No such topic');
      },
    });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this topic' })).toBeVisible();
    unknown.unmount();
    show({ 'GET /api/questions/quick-check': undefined as never });
    expect(await screen.findByRole('heading', { name: 'The quick check did not load' })).toBeVisible();
  });
});

describe('a quick check that is left for that of another place', () => {
  const elsewhere = PAGE.replace('quadratics', 'inverses');
  const place = (subtopic: string) => JSON.stringify({ subject: 'math-aa-hl', topic: 'functions', subtopic });
  const showBoth = (more: Answers) =>
    renderWithHost(
      <>
        <Link to={elsewhere}>Another place</Link>
        <Root />
      </>,
      { path: PAGE, answers: { ...answers, ...more }, user: sampleUser() },
    );

  it('is not shown there when it is drawn late', async () => {
    const drawn = Promise.withResolvers<void>();
    const { calls } = showBoth({
      'GET /api/questions/quick-check': async ({ query }) => {
        if (query?.subtopic === 'inverses') return { questions: [question(43), question(44)], available: 3 };
        await drawn.promise;
        return { questions: [question(41), question(42)], available: 3 };
      },
    });
    await waitFor(() => expect(calls.requests.some(({ name }) => name === 'GET /api/questions/quick-check')).toBe(true));
    await userEvent.click(screen.getByRole('link', { name: 'Another place' }));
    expect(await screen.findByText('Question of id 43')).toBeVisible();
    await act(async () => drawn.resolve());
    await userEvent.keyboard('b');
    expect(await screen.findByText('Right')).toBeVisible();
    expect(screen.getByText('Question of id 43')).toBeVisible();
    expect(sent(calls)).toMatchObject([{ params: { id: 43 } }]);
  });

  it('keeps its own questions when its answer is judged late', async () => {
    const judgedAt = Promise.withResolvers<void>();
    showBoth({
      'GET /api/questions/quick-check': ({ query }) =>
        query?.subtopic === 'inverses'
          ? { questions: [question(43), question(44)], available: 3 }
          : { questions: [question(41), question(42)], available: 3 },
      'POST /api/practice/questions/:id/answers': async (request) => {
        if (Number(request.params.id) === 41) await judgedAt.promise;
        return judged(request) as never;
      },
    });
    await inView(1);
    await userEvent.keyboard('b');
    await userEvent.click(screen.getByRole('link', { name: 'Another place' }));
    expect(await screen.findByText('Question of id 43')).toBeVisible();
    await act(async () => judgedAt.resolve());
    await userEvent.keyboard('b');
    expect(await screen.findByText('Right')).toBeVisible();
    const idsKept = async (subtopic: string) => (await readRun(sampleUser().id, place(subtopic)))?.questions.map(({ id }) => id);
    expect(await idsKept('inverses')).toEqual([43, 44]);
    expect(await idsKept('quadratics')).toEqual([41, 42]);
  });
});

it('finds the run that a former release has kept', async () => {
  const run = newRun([question(41)], 3, 1);
  await storeAsFormerRelease('quick-checks', 'runs', { '7:place': run, '0:elsewhere': run });
  expect(await readRun(7, 'place')).toEqual(run);
  expect(await readRun(7, 'elsewhere')).toEqual(run);
  expect(await readRun(8, 'place')).toBeNull();
});
