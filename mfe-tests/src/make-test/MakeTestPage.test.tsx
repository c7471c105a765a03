import type { Me, Test } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleTest } from '../sample-test.ts';

const user = sampleUser();
const me = (used: number, limit: number | null): Me => ({
  user,
  plan: { plan: 'free', name: 'Free' },
  usage: { tests: { used, limit }, questions: { used: 0, limit: 30 }, resets_at: '2026-12-01T00:00:00Z' },
  abilities: { staff: false },
  unread: { full: 0, restricted: 0 },
  agreements: { due: [], age_stated: true },
});

const answers = (changes: Answers = {}): Answers => ({
  'GET /api/subjects': () => ({
    subjects: [sampleSubject(), sampleSubject({ id: 3, slug: 'physics-sl', subject_name: 'Physics SL' })],
  }),
  'GET /api/topics/:subjectSlug': () => ({ subject: sampleSubject(), topics: sampleSubject().Topic ?? [] }),
  'GET /api/me': () => me(3, 30),
  'GET /api/test/running': () => ({ server_time: '2026-11-21T10:00:00Z', tests: [] }),
  'POST /api/test': () => ({ slug: 'quiet-river' }) as Test,
  'POST /api/test/:slug/start': () => ({ started_at: '', deadline: null, server_time: '' }),
  ...changes,
});

/** Opens the confirmation of a complete selection. */
const CHOSEN = '/take-a-test?subject=math-aa-hl&duration=60&topic=functions';
async function startButton() {
  const start = await screen.findByRole('button', { name: 'Start The Test' });
  await waitFor(() => expect(start).toBeEnabled());
  return start;
}

const makeButton = () => screen.getByRole('button', { name: 'Make my Test' });

const tick = async (topic: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name: topic }));

async function chooseSubjectAndTopic() {
  await screen.findByRole('option', { name: 'Maths AA HL' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Subject/ }), 'Maths AA HL');
  await tick(/Functions/);
}

describe('making a test', () => {
  it('waits for a subject, then a topic, and greys what has no questions', async () => {
    const { container } = renderWithHost(<Root />, { path: '/take-a-test', answers: answers() });
    expect(screen.getByRole('group', { name: /^Topics/ })).toBeDisabled();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await expectAccessible(container);

    await chooseSubjectAndTopic();
    const below = within(screen.getByRole('group', { name: 'Subtopics of Functions' }));
    expect(below.getByRole('checkbox', { name: /Transformations/ })).toBeDisabled();
    await userEvent.click(below.getByRole('checkbox', { name: /Quadratics/ }));
    expect(screen.getByRole('group', { name: 'Sub-subtopics of Quadratics' })).toBeVisible();
    await expectAccessible(container);
    await tick(/Functions/);
    expect(screen.queryByRole('group', { name: /Subtopics/i })).toBeNull();
    await tick(/Functions/);
    expect(screen.getByRole('checkbox', { name: /Quadratics/ })).not.toBeChecked();
  });

  it('can be pressed with a duration and a topic, and asks a guest to log in', async () => {
    const { calls } = renderWithHost(<Root />, { path: '/take-a-test', answers: answers() });
    await chooseSubjectAndTopic();
    expect(makeButton()).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /1 Hour/ }));
    expect(makeButton()).toBeEnabled();
    await userEvent.click(makeButton());
    expect(calls.modals).toEqual(['login']);
    act(() => calls.modalOptions[0]?.afterSignIn?.());
    expect(await screen.findByRole('dialog', { name: 'Your test' })).toBeVisible();
  });

  it('continues after onboarding with what a guest had chosen who signed up instead', async () => {
    renderWithHost(<Root />, { path: CHOSEN, answers: answers(), user });
    const dialog = within(await screen.findByRole('dialog', { name: 'Your test' }));
    expect(await dialog.findByRole('button', { name: 'Remove Functions' })).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('radio', { name: /1 Hour/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Close Test' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Take a test' })).toBeNull());
  });

  it('keeps what was chosen while another page of tests is looked at', async () => {
    renderWithHost(
      <>
        <Root />
        <Link to="/my-tests">Away</Link>
        <Link to="/take-a-test">Back</Link>
      </>,
      { path: '/take-a-test', answers: answers() },
    );
    await chooseSubjectAndTopic();
    await userEvent.click(screen.getByRole('radio', { name: /1 Hour/ }));
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Take a test' })).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('radio', { name: /1 Hour/ })).toBeChecked();
    expect(await screen.findByRole('button', { name: 'Make my Test' })).toBeEnabled();
  });

  it('closes to the start page for a visitor who came straight here', async () => {
    renderWithHost(<Root />, { path: '/take-a-test', answers: answers() });
    await userEvent.click(screen.getByRole('button', { name: 'Close Test' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Take a test' })).toBeNull());
  });

  it('shows how many are used, and the upgrade prompt at the cap', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: '/take-a-test',
      answers: answers({ 'GET /api/me': () => me(30, 30) }),
      user,
    });
    expect(await screen.findByText('30/30 tests this month')).toBeVisible();
    await chooseSubjectAndTopic();
    await userEvent.click(screen.getByRole('radio', { name: /Half an Hour/ }));
    await userEvent.click(makeButton());
    expect(calls.modals).toEqual(['upgrade']);
  });

  it('shows no counter to who has no cap', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: '/take-a-test',
      answers: answers({ 'GET /api/me': () => me(30, null) }),
      user,
    });
    await waitFor(() => expect(calls.requests.map(({ name }) => name)).toContain('GET /api/me'));
    await screen.findByRole('option', { name: 'Maths AA HL' });
    expect(screen.queryByText(/tests this month/)).toBeNull();
  });

  it('confirms with chips that deselect, then starts the test', async () => {
    const { calls } = renderWithHost(<Root />, { path: '/take-a-test', answers: answers(), user });
    await chooseSubjectAndTopic();
    await tick(/Quadratics/);
    await tick(/Completing/);
    await userEvent.click(screen.getByRole('radio', { name: /2 Hours/ }));
    await userEvent.click(makeButton());

    const dialog = within(await screen.findByRole('dialog', { name: 'Your test' }));
    const instructions = dialog.getByRole('heading', { name: 'Instructions' }).nextElementSibling as HTMLElement;
    expect(within(instructions).getAllByRole('listitem')[0]).toHaveTextContent(
      'Answer all questions and cross-check with the provided answers.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Quadratics' }));
    expect(dialog.queryByText('Completing the square')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: /\+25%/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start The Test' }));
    await waitFor(() => expect(calls.requests.map(({ name }) => name)).toContain('POST /api/test/:slug/start'));
    const started = calls.requests.find(({ name }) => name === 'POST /api/test/:slug/start')?.request;
    expect(started).toEqual({ params: { slug: 'quiet-river' }, body: { extra_time: 25 } });
    expect(calls.requests.find(({ name }) => name === 'POST /api/test')?.request).toEqual({
      body: {
        subject_slug: 'math-aa-hl',
        topic_slugs: ['functions'],
        subtopic_slugs: [],
        sub_subtopic_slugs: [],
        duration: 120,
      },
    });
  });

  it('is made without starting the clock for a later start, and waits at its intro', async () => {
    const later = sampleTest({ status: 'not_started', started_at: null, deadline: null });
    const { calls } = renderWithHost(<Root />, {
      path: CHOSEN,
      answers: answers({ 'GET /api/test/:slug': () => later }),
      user,
    });
    await startButton();
    await userEvent.click(await screen.findByRole('radio', { name: /\+50%/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Start later' }));
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeVisible();
    // Rules and time were confirmed already.
    expect(screen.queryByText('Submit at the end.')).toBeNull();
    expect(screen.getByRole('radio', { name: /\+50%/ })).toBeChecked();
    expect(calls.requests.map(({ name }) => name)).not.toContain('POST /api/test/:slug/start');
  });

  it('waits at its intro, and says why, where it is made but does not start', async () => {
    const later = sampleTest({ status: 'not_started', started_at: null, deadline: null });
    const offline = () => {
      throw new ApiError(0, 'offline', 'The server cannot be reached.');
    };
    const { calls } = renderWithHost(<Root />, {
      path: CHOSEN,
      answers: answers({ 'GET /api/test/:slug': () => later, 'POST /api/test/:slug/start': offline }),
      user,
    });
    await userEvent.click(await startButton());
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeVisible();
    const text = 'Your test is ready but didn’t start. The server cannot be reached.';
    expect(calls.notices).toContainEqual({ tone: 'error', text });
  });

  describe('that is under way', () => {
    const STARTED = 'POST /api/test/:slug/start';

    /** Makes and starts a test, up to the request. */
    async function beginToMake() {
      const made = Promise.withResolvers<Test>();
      const rendered = renderWithHost(<Root />, {
        path: CHOSEN,
        answers: answers({ 'POST /api/test': () => made.promise }),
        user,
      });
      const dialog = within(await screen.findByRole('dialog', { name: 'Your test' }));
      const start = dialog.getByRole('button', { name: 'Start The Test' });
      await waitFor(() => expect(start).toBeEnabled());
      await userEvent.click(start);
      return { ...rendered, dialog, resolve: () => made.resolve({ slug: 'quiet-river' } as Test), reject: made.reject };
    }

    it('cannot be cancelled, and is made once', async () => {
      const { calls, dialog, resolve } = await beginToMake();
      expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
      expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      expect(dialog.getByRole('button', { name: 'Start The Test' })).toHaveAttribute('aria-busy', 'true');
      fireEvent.click(dialog.getByRole('button', { name: 'Start later' }));
      resolve();
      await waitFor(() => expect(calls.requests.map(({ name }) => name)).toContain(STARTED));
      expect(calls.requests.filter(({ name }) => name === 'POST /api/test')).toHaveLength(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('does not start its clock where the page is left, and says that it is there', async () => {
      const { calls, unmount, resolve } = await beginToMake();
      unmount();
      resolve();
      await waitFor(() => expect(calls.notices.map(({ text }) => text)).toEqual(['Your test is ready but hasn’t started']));
      expect(calls.requests.map(({ name }) => name)).not.toContain(STARTED);
      calls.notices[0]?.action?.run();
      expect(calls.addresses).toEqual(['/take-a-test/quiet-river/confirm']);
    });

    it('says why it could not be made where the page is left, at the cap too', async () => {
      const { calls, unmount, reject } = await beginToMake();
      unmount();
      reject(new ApiError(403, 'test_cap_reached', 'You have taken all tests of this month'));
      await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'You have taken all tests of this month' }]));
      expect(calls.modals).toEqual([]);
    });
  });

  it('begins with the learner’s own course, where it is offered, until they choose another', async () => {
    const withCourse = (subject_slug: string) => ({ ...user, course: { subject_slug, level: 'HL' as const } });
    const open = (subject_slug: string) =>
      renderWithHost(<Root />, { path: '/take-a-test', answers: answers(), user: withCourse(subject_slug) });
    const subject = () => screen.findByRole('combobox', { name: /^Subject/ });
    const first = open('math-aa-hl');
    await waitFor(async () => expect(await subject()).toHaveValue('math-aa-hl'));
    expect(await screen.findByRole('checkbox', { name: /Functions/ })).toBeEnabled();
    await userEvent.selectOptions(await subject(), 'Physics SL');
    expect(await subject()).toHaveValue('physics-sl');
    first.unmount();
    open('latin-hl');
    await screen.findByRole('option', { name: 'Maths AA HL' });
    expect(await subject()).toHaveValue('');
  });

  it('leads back to a test that runs', async () => {
    const { subject, deadline, started_at } = sampleTest();
    const running = { slug: 'quiet-river', duration: 60, mock_paper: null, subject, topic_names: ['Functions'], deadline };
    const tests = [{ ...running, started_at: started_at ?? '' }];
    const { container } = renderWithHost(<Root />, {
      path: '/take-a-test',
      answers: answers({ 'GET /api/test/running': () => ({ server_time: '2026-11-21T10:00:00Z', tests }) }),
      user,
    });
    const link = await screen.findByRole('link', { name: 'Back to your test' });
    expect(link).toHaveAttribute('href', '/take-a-test/quiet-river');
    expect(screen.getByText(/Functions, 1 hour/)).toBeVisible();
    await expectAccessible(container);
  });

  it('says why a test could not be drawn, and keeps what was chosen', async () => {
    const tooFew = () => {
      throw new ApiError(422, 'too_few_questions', 'There are 3 questions on these topics; this test needs 20.');
    };
    const { calls } = renderWithHost(<Root />, { path: CHOSEN, answers: answers({ 'POST /api/test': tooFew }), user });
    await userEvent.click(await startButton());
    const text = 'There are 3 questions on these topics; this test needs 20.';
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text }]));
    expect(screen.getByRole('dialog', { name: 'Your test' })).toBeVisible();
  });
});
