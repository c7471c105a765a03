import type { OwnAssignment, RunItem, StudyRun, Today } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { comesBack } from './RunPage.tsx';
import { sampleRun, sampleToday } from './sample-today.ts';
import { greetingAt } from './TodayPage.tsx';
import { planInWords, weekInWords } from './today-labels.ts';

const user = sampleUser({ id: 7 });

beforeEach(() => {
  localStorage.clear();
});

function open(today: Partial<Today> = {}, answers: Answers = {}, path = '/today') {
  cleanup();
  return renderWithHost(<Root />, {
    path,
    user,
    answers: { 'GET /api/today': () => sampleToday(today), 'GET /api/class-work': () => setWork([]), ...answers },
  });
}
const setWork = (assignments: OwnAssignment[]) => ({ assignments, server_time: '2026-11-24T08:00:00Z' });
const assignment = (changes: Partial<OwnAssignment>): OwnAssignment => ({
  ...{ id: 31, class_id: 5, title: 'Quadratics', words: '', view: 'learner', class_name: '12A Maths', subject: sampleSubject() },
  ...{ content: { kind: 'questions', question_ids: [41] }, state: 'open', opens_at: null, due_at: '2026-12-04T19:00:00Z' },
  ...{ closes_at: null, late_allowed: true, tries: 1, minutes: null, solutions: 'handed_in', counts: true, weight: 1 },
  ...{ question_count: 1, total_marks: 5, published_at: '2026-11-20T08:00:00Z', version: 1, time_zone: 'Europe/Madrid' },
  ...{ work: 'not_started', attempts: [], tries_left: 1, read_at: null, handed_in_at: null, score: null, comment: null },
  ...{ returned_at: null, extra_time: 0, can_work: true, ...changes },
});
const row = async (name: RegExp) => (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;

describe('today', () => {
  it('greets, names courses and first paper, and has three things with one button each', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening)$/);
    expect(screen.getByText('Maths AA HL and Physics HL. First paper in 164 days, on 5 May 2027.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Today, about 30 minutes' })).toBeVisible();
    expect(await row(/Review 6 questions/)).toHaveTextContent(
      'Complex numbers, binomial theorem, kinematics. Last tried 9 to 24 days ago. About 18 minutes.',
    );
    expect(await row(/New: De Moivre/)).toHaveTextContent('Maths AA HL. 3 questions, easiest first. About 12 minutes.');
    const marking = within(await row(/Finish marking your test of 19 November/));
    expect(marking.getByRole('link', { name: /^Mark/ })).toHaveAttribute('href', '/take-a-test/abc/answer');
    expect(screen.getByText('86 minutes so far. You missed 2 days, so we’ve rescheduled.')).toBeVisible();
    expect(screen.getByText('Tuesday: 12 minutes')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('shows first what teachers have set and is still to do, at most three', async () => {
    const work = [
      assignment({ id: 30, title: 'Vectors', work: 'missing', due_at: '2026-11-20T08:00:00Z' }),
      assignment({ work: 'working' }),
      assignment({ id: 32, title: 'Handed in', work: 'handed_in', can_work: false }),
      assignment({ id: 33, title: 'Closed', work: 'missing', can_work: false }),
      assignment({ id: 34, title: 'A reading that was read', read_at: '2026-11-21T08:00:00Z' }),
      assignment({ id: 35, title: 'Limits', due_at: null }),
      assignment({ id: 36, title: 'A fourth' }),
    ];
    const { container } = open({}, { 'GET /api/class-work': () => setWork(work) });
    const card = within(await screen.findByRole('region', { name: 'Set by your teachers' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Vectors12A Maths. Was due Fri 20 Nov, 09:00.Missing',
      'Quadratics12A Maths. Due Fri 4 Dec, 20:00.Working',
      'Limits12A Maths. No due date.',
    ]);
    expect(card.getByRole('link', { name: 'Quadratics' })).toHaveAttribute('href', '/classes/5/assignments/31');
    expect(card.getByRole('link', { name: 'All set work' })).toHaveAttribute('href', '/classes');
    await expectAccessible(container);
  });

  it('shows the rest where set work does not load', async () => {
    open({}, { 'GET /api/class-work': () => Promise.reject(new ApiError(503, 'away', 'Away')) });
    expect(await row(/^Review/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Set by your teachers' })).toBeNull();
  });

  it('sends the server the time zone and the variant of the site', async () => {
    const { calls } = open();
    await row(/^Review/);
    expect(calls.requests[0]).toMatchObject({ request: { query: { variant: 'full', time_zone: expect.any(String) } } });
  });

  it('begins a run and leads to its first open question', async () => {
    const begun = vi.fn(() => ({ run: sampleRun() }));
    const { calls } = open({}, { 'POST /api/study-plan/runs': begun });
    await userEvent.click(within(await row(/^Review/)).getByRole('button', { name: /^Start/ }));
    await waitFor(() => expect(begun).toHaveBeenCalledOnce());
    expect(calls.requests.find(({ name }) => name === 'POST /api/study-plan/runs')?.request).toMatchObject({
      body: { kind: 'due' },
    });
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
  });

  it('says why a run could not begin, and stays', async () => {
    const { calls } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ten minutes' }));
    await waitFor(() => expect(calls.notices).toMatchObject([{ tone: 'error' }]));
    expect(screen.getByRole('button', { name: 'Half an hour' })).toBeEnabled();
  });

  it('leaves a thing out for today and gets it back', async () => {
    const skip = vi.fn();
    const { calls } = open({ skipped: true }, { 'PUT /api/study-plan/skips': skip });
    await userEvent.click(await screen.findByRole('button', { name: /^Not today: New/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Show postponed tasks' }));
    await waitFor(() => expect(skip).toHaveBeenCalledTimes(2));
    const bodies = calls.requests.filter(({ name }) => name === 'PUT /api/study-plan/skips').map(({ request }) => request);
    expect(bodies).toMatchObject([{ body: { key: 'new-7' } }, { body: { none: true } }]);
  });

  it('continues with what was begun', async () => {
    const thing = { ...sampleToday().things[0], run: { id: 5, settled: 2, questions: 6 }, minutes: 9, tried_days_ago: null };
    open({ things: [thing as Today['things'][number]], minutes_done: 12 });
    expect(await row(/^Review/)).toHaveTextContent('2 of 6 done, about 9 minutes left.');
    expect(screen.getByRole('button', { name: /^Continue/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Today, 12 of about 30 minutes done' })).toBeVisible();
  });

  it('shows a running test with its clock and a reply with its formulae', async () => {
    const deadline = '2026-11-22T18:34:18.000Z';
    const { calls } = open(
      {
        running_test: { slug: 'xyz', subject_name: 'Maths', topic_names: ['Functions', 'Calculus'], deadline },
        reply: { notification_id: 9, doubt_id: 3, topic_name: 'Functions', html: '<p>So <b>x</b> = 2.</p>', text: '' },
      },
      { 'POST /api/notifications/:id/read': () => ({ unread: { full: 0, restricted: 0 } }) },
    );
    expect(await screen.findByText('A test is running: Functions, Calculus')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:34:1\d$/);
    expect(screen.getByText(/^So/)).toHaveTextContent('So x = 2.');
    const read = screen.getByRole('link', { name: 'Read the answer' });
    expect(read).toHaveAttribute('href', '/my-doubts#doubt-3');
    await userEvent.click(read);
    await waitFor(() => expect(calls.requests.map(({ name }) => name)).toContain('POST /api/notifications/:id/read'));
  });

  it.each([
    [{ things: [], minutes_done: 31 }, 'Done for today', /We’ll bring these questions back/],
    [{ things: [], skipped: true }, 'Today, about 30 minutes', /You’ve postponed everything/],
    [{ things: [] }, 'Today, about 30 minutes', /Nothing is due/],
    [{ new_learner: true, days_away: null }, 'Today, about 30 minutes', /Start here/],
    [{ days_away: 31 }, 'Today, about 30 minutes', /Good to see you again/],
    [{ minutes_to_meet_all: 45 }, 'Today, about 30 minutes', /about 45 would cover them all/],
  ] as [Partial<Today>, string, RegExp][])('has words for %j', async (today, title, words) => {
    open(today);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('asks for courses where there are none', async () => {
    const plan = { ...sampleToday().plan, courses: [], exam: null };
    open({ things: [], plan }, { 'GET /api/subjects': () => ({ subjects: [sampleSubject()] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose your courses' }));
    expect(await screen.findByRole('dialog', { name: 'Your plan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ten minutes' })).toBeNull();
  });

  it('changes the plan in place, and says at its field what the server objects to', async () => {
    const { calls } = open(
      {},
      { 'GET /api/subjects': () => ({ subjects: [] }), 'PUT /api/study-plan': () => ({ plan: sampleToday().plan }) },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change the plan' }));
    const minutes = await screen.findByLabelText('Minutes a day');
    fireEvent.change(minutes, { target: { value: '45' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls.requests.find(({ name }) => name === 'PUT /api/study-plan')?.request as { body: object };
    expect(sent.body).toMatchObject({ minutes: 45 });
    expect(sent.body).not.toHaveProperty('exam_day');
    expect(sent.body).not.toHaveProperty('course_slugs');
  });

  async function beginTopic(answers: Answers = {}) {
    const topic = { id: 3, topic_name: 'Functions', slug: 'functions', topic_number: '2', parent_topic_id: null };
    const counts = { totalQuestionsCount: 4, completedQuestionsCount: 0, subtopics: [] };
    const subject = { id: 1, subject_name: 'Maths AA HL', slug: 'math-aa-hl' };
    const topics = () => ({ subject, topics: [{ ...topic, ...counts }] });
    const { calls } = open({}, { 'GET /api/topics/:subjectSlug': topics, ...answers });
    await userEvent.click(await screen.findByRole('button', { name: 'A topic' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByLabelText('Topic'), '2 Functions');
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
    return calls;
  }

  it('begins a topic of the learner’s choice', async () => {
    const calls = await beginTopic();
    await waitFor(() => expect(calls.requests.at(-1)?.request).toMatchObject({ body: { kind: 'topic', topic_id: 3 } }));
  });

  describe('whose topic arrives after its dialog was closed', () => {
    /** Begins a topic, and closes the dialog before the response. */
    async function leave() {
      const { promise, ...answer } = Promise.withResolvers<{ run: StudyRun }>();
      const calls = await beginTopic({ 'POST /api/study-plan/runs': () => promise });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return { calls, ...answer };
    }

    it('shows a refusal as a message', async () => {
      const { calls, reject } = await leave();
      reject(new ApiError(422, 'no_questions', 'There are no questions to begin with'));
      await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'There are no questions to begin with' }]));
    });

    it('is read again, and leads nowhere', async () => {
      const { calls, resolve } = await leave();
      const read = () => calls.requests.filter(({ name }) => name === 'GET /api/today').length;
      const before = read();
      resolve({ run: sampleRun() });
      await waitFor(() => expect(read()).toBe(before + 1));
      expect(await row(/^Review/)).toBeVisible();
      expect(calls.notices).toEqual([]);
    });
  });

  it('shows what was last known where it cannot be read, and an error where nothing is known', async () => {
    open({}, { 'GET /api/today': () => Promise.reject(new Error('gone')) });
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
    const deadline = '2026-11-22T18:34:18.000Z';
    open({ running_test: { slug: 'xyz', subject_name: 'Maths', topic_names: ['Functions'], deadline } });
    await row(/^Review/);
    cleanup();
    open({}, { 'GET /api/today': () => Promise.reject(new Error('gone')) });
    expect(await screen.findByText(/^Showing your last copy/)).toBeVisible();
    expect(await row(/^Review/)).toBeVisible();
    // Its time is unknown.
    expect(screen.getByText('A test is running: Functions')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('a run', () => {
  it('says what is open, and continues there', async () => {
    const { container } = open({}, { 'GET /api/study-plan/runs/:id': () => ({ run: sampleRun() }) }, '/today/runs/5');
    expect(await screen.findByRole('heading', { level: 1, name: 'Due again' })).toBeVisible();
    expect(screen.getByText('You answered 1 of 2 and scored 4/6. 7 minutes.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/math-questions/math-aa-hl/number/complex/42?run=5',
    );
    await expectAccessible(container);
  });

  it('ends with the outcome', async () => {
    const items = sampleRun().items.map((item) => ({ ...item, state: 'skipped' as const }));
    const run = sampleRun({ items, summary: { done: 0, skipped: 2, marks: 0, of: 0, minutes: 0 } });
    open({}, { 'GET /api/study-plan/runs/:id': () => ({ run }) }, '/today/runs/5');
    expect(await screen.findByRole('heading', { level: 1, name: 'Session complete' })).toBeVisible();
    expect(screen.getByText('You answered 0 of 2. 2 skipped.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to today' })).toHaveAttribute('href', '/today');
  });
});

describe('a run that is over', () => {
  it('shows its score, and when each question comes back', async () => {
    const [first, second] = sampleRun().items as [RunItem, RunItem];
    const due_at = new Date(Date.now() + 4 * 86_400_000).toISOString();
    const items = [
      { ...first, question_html: 'Write z in polar form', due_at },
      { ...second, state: 'skipped' as const, due_at: null },
    ];
    open({}, { 'GET /api/study-plan/runs/:id': () => ({ run: sampleRun({ items }) }) }, '/today/runs/5');
    expect(await screen.findByText('4 of 6 marks')).toBeVisible();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['1.Write z in polar formComplex numbers · 6 marks · back in 4 daysDone', '2.Kinematics1 markSkipped']);
  });

  it.each([
    ['2026-11-22T20:00:00', 'back today'],
    ['2026-11-23T01:00:00', 'back tomorrow'],
    ['2026-12-05T12:00:00', 'back in 13 days'],
    ['2027-01-03T12:00:00', 'back on 3 January'],
  ])('says of %s: %s', (moment, words) => expect(comesBack(moment, new Date('2026-11-22T18:00:00'))).toBe(words));
});

describe('words', () => {
  it.each([
    [4, 'Good evening'],
    [5, 'Good morning'],
    [12, 'Good afternoon'],
    [18, 'Good evening'],
  ])('at %i say %s', (hour, words) => expect(greetingAt(hour)).toBe(words));

  it.each([
    [{ day: '2027-05-01', exact: false, days: 160 }, 'Maths AA HL and Physics HL. Exams start in May 2027: 160 days to go.'],
    [{ day: '2026-11-22', exact: true, days: 0 }, 'Maths AA HL and Physics HL. Your first paper is today. Good luck!'],
    [{ day: '2026-11-20', exact: true, days: -2 }, 'Maths AA HL and Physics HL. Your first paper was on 20 November 2026.'],
    [null, 'Maths AA HL and Physics HL. Add your first exam date and we’ll plan your revision.'],
  ])('of a plan with the examination %j', (exam, words) => expect(planInWords({ ...sampleToday().plan, exam })).toBe(words));

  it('of a week count no debts', () => {
    const week = sampleToday().week.map((each) => ({ ...each, minutes: 0 }));
    expect(weekInWords({ week, day: '2026-11-22' })).toBe('Nothing yet this week.');
  });

  it('of a week that began today miss no day', () => {
    const week = sampleToday().week.map((each, index) => ({ ...each, minutes: index === 6 ? 5 : 0 }));
    expect(weekInWords({ week, day: '2026-11-22' })).toBe('5 minutes so far.');
  });
});
