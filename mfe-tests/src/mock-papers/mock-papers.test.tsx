import type { TakenPaper } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleCourses, sampleGrade, sampleMockPaper } from '../sample-mock-paper.ts';
import { sampleTest } from '../sample-test.ts';
import { GradeBlock } from './GradeBlock.tsx';

const user = sampleUser();
const paper = sampleMockPaper();
const PATH = `/mock-papers/${paper.code}`;
const usage = {
  tests: { used: 3, limit: 30 },
  questions: { used: 0, limit: 30 },
  resets_at: '2026-12-01T00:00:00.000Z',
};
const taken = (changes: Partial<TakenPaper> = {}): TakenPaper => ({
  ...{ slug: 'quiet-river', status: 'completed', code: paper.code, paper: '1', subject: paper.subject },
  ...{ created_at: '2026-11-20T10:00:00.000Z', submitted_at: '2026-11-20T11:30:00.000Z', grade: { grade: 5, low: 4, high: 6 } },
  ...changes,
});
const none = { taken: [], page: 1, pageSize: 20, totalCount: 0 };

const open = (path: string, answers: Answers = {}, as = user) =>
  renderWithHost(<Root />, {
    path,
    user: as,
    answers: {
      'GET /api/mock-papers': () => sampleCourses(),
      'GET /api/mock-papers/taken': () => none,
      'GET /api/mock-papers/:code': () => paper,
      'GET /api/tests/time-settings': () => ({ extra_time: 25, untimed: false }),
      'GET /api/me': () => ({ user: as, plan: { plan: 'free', name: 'Free' }, usage, abilities: { staff: false } }) as never,
      ...answers,
    },
  });
const sent = (calls: ReturnType<typeof open>['calls'], name: string) => calls.requests.filter((request) => request.name === name);

describe('choosing a paper', () => {
  it('begins with the own course, says what a paper is like, and goes to the one that is drawn', async () => {
    const physicist = sampleUser({ course: { subject_slug: 'physics-sl', level: 'SL' } });
    const { container, calls } = open('/mock-papers', { 'POST /api/mock-papers': () => paper }, physicist);
    expect(await screen.findByRole('combobox', { name: 'Course' })).toHaveValue('physics-sl');
    expect(screen.getByRole('radio', { name: /Paper 1A/ })).toBeChecked();
    expect(screen.getByText('Its 25 marks may be about any topic.')).toBeVisible();
    await expectAccessible(container);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'math-aa-sl');
    await userEvent.click(screen.getByRole('radio', { name: /Paper 2/ }));
    expect(screen.getByText(/With a calculator\. Section A: short questions, 40 marks/)).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Marks by topic' })).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Generate paper' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maths AA SL, Paper 1' })).toBeVisible();
    const [request] = sent(calls, 'POST /api/mock-papers');
    expect(request?.request).toMatchObject({ body: { blueprint: 'math-aa-sl-2', seed: expect.any(Number) } });
  });

  it('offers the practice papers of the chosen kind, each with its page', async () => {
    const { container } = open('/mock-papers?paper=math-aa-sl-1', {
      'GET /api/mock-papers/:code': () => ({ ...paper, code: 'math-aa-sl-1-set-3', set: 3 }),
    });
    const list = await screen.findByRole('region', { name: 'Or take a practice paper' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Practice set 3, Paper 112 questions, 80 marks']);
    await expectAccessible(container);
    await userEvent.click(within(list).getByRole('link', { name: 'Practice set 3, Paper 1' }));
    expect(await screen.findByText(/^Practice set 3\./)).toBeVisible();
  });

  it('asks for the same paper again after a failure, so that none is drawn twice', async () => {
    let reachable = false;
    const { calls } = open('/mock-papers', {
      'POST /api/mock-papers': () => {
        if (!reachable) throw new ApiError(422, 'too_few_questions', 'The bank has too few.');
        return paper;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate paper' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The bank has too few.' }]));
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Generate paper' }));
    await screen.findByRole('heading', { level: 1, name: 'Maths AA SL, Paper 1' });
    const [first, second] = sent(calls, 'POST /api/mock-papers');
    expect(second?.request).toEqual(first?.request);
  });

  it('opens a paper by its code', async () => {
    const { calls } = open('/mock-papers');
    fireEvent.change(await screen.findByRole('textbox', { name: /Have a code/ }), {
      target: { value: 'MATH AA SL 1 7K3M9Q' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('heading', { level: 1, name: 'Maths AA SL, Paper 1' });
    expect(sent(calls, 'GET /api/mock-papers/:code')[0]?.request).toEqual({ params: { code: paper.code } });
  });

  it('lists what was taken before, with its grade', async () => {
    const list = [taken(), taken({ slug: 'b', grade: null }), taken({ slug: 'c', status: 'running', grade: null })];
    open('/mock-papers', { 'GET /api/mock-papers/taken': () => ({ ...none, taken: list, totalCount: 3 }) });
    expect(await screen.findByText('Grade 5, between 4 and 6')).toBeVisible();
    expect(screen.getByText('Not enough marked')).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Maths AA SL, Paper 1' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/take-a-test/quiet-river/result',
      '/take-a-test/b/result',
      '/take-a-test/c',
    ]);
  });

  it('says what did not load', async () => {
    open('/mock-papers', {
      'GET /api/mock-papers': () => {
        throw new ApiError(422, 'invalid_input', 'No.');
      },
    });
    expect(await screen.findByText('The papers did not load')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a paper before it is taken', () => {
  const copy = sampleTest({
    status: 'not_started',
    started_at: null,
    deadline: null,
    mock_paper: { code: paper.code, paper: '1' },
  });
  const take = { 'POST /api/mock-papers/:code/tests': () => copy };

  it('says what it is and how it differs, with the time of the account', async () => {
    const { container } = open(PATH);
    expect(await screen.findByText('78, in 11 questions')).toBeVisible();
    expect(screen.getByText('78 marks, where the examination’s paper has 80.')).toBeVisible();
    expect(await screen.findByRole('radio', { name: /\+25%/ })).toBeChecked();
    expect(screen.getByText(paper.code)).toBeVisible();
    expect(await screen.findByText('Starting or printing it counts as one of this month’s tests.')).toBeVisible();
    const set = new URL(
      screen.getByRole('link', { name: 'Set for a class', hidden: true }).getAttribute('href') ?? '',
      location.origin,
    );
    expect(Object.fromEntries(set.searchParams)).toEqual({ subject: paper.subject.slug, paper: paper.code });
    await expectAccessible(container);
  });

  it('makes a copy and starts it with the time that is shown', async () => {
    const { calls } = open(PATH, {
      ...take,
      'POST /api/test/:slug/start': () => ({ started_at: copy.server_time, deadline: null, server_time: copy.server_time }),
    });
    await screen.findByRole('radio', { name: /\+25%/ });
    await userEvent.click(screen.getByRole('button', { name: 'Start the paper' }));
    await waitFor(() => expect(sent(calls, 'POST /api/test/:slug/start')).toHaveLength(1));
    expect(sent(calls, 'POST /api/test/:slug/start')[0]?.request).toEqual({
      params: { slug: 'quiet-river' },
      body: { extra_time: 25 },
    });
    expect(sent(calls, 'POST /api/mock-papers/:code/tests')).toHaveLength(1);
  });

  it('opens the upgrade prompt at the cap', async () => {
    const { calls } = open(PATH, {
      'POST /api/mock-papers/:code/tests': () => {
        throw new ApiError(402, 'test_cap_reached', 'Uh oh!');
      },
    });
    await screen.findByRole('radio', { name: /\+25%/ });
    await userEvent.click(screen.getByRole('button', { name: 'Start the paper' }));
    await waitFor(() => expect(calls.modals).toEqual(['upgrade']));
    expect(calls.notices).toEqual([]);
  });

  it.each([
    ['running', 'Back to this paper', '/take-a-test/quiet-river'],
    ['not_started', 'To your copy of this paper', '/take-a-test/quiet-river/confirm'],
  ] as const)('goes on with a copy that is %s', async (status, name, address) => {
    open(PATH, { 'GET /api/mock-papers/:code': () => ({ ...paper, taken: [taken({ status, grade: null })] }) });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
    expect(screen.queryByRole('button', { name: 'Start the paper' })).not.toBeInTheDocument();
  });

  it('says so where there is no such paper', async () => {
    open('/mock-papers/math-aa-sl-1-zzzzzz', {
      'GET /api/mock-papers/:code': () => {
        throw new ApiError(404, 'not_found', 'There is no such mock paper');
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such mock paper' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the mock papers' })).toHaveAttribute('href', '/mock-papers');
  });
});

describe('the grade in a result', () => {
  const show = (grade = sampleGrade()) =>
    renderWithHost(<GradeBlock slug="quiet-river" />, { path: '/', user, answers: { 'GET /api/test/:slug/grade': () => grade } });

  it('shows its range, its boundaries and what the range is made of', async () => {
    const { container } = show();
    expect(await screen.findByText('between 4 and 6')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Score: about 58%, probably between 45% and 72%' })).toBeVisible();
    expect(screen.getByText(/Our grade boundaries: 7 from 76%, 6 from 64%/)).toBeVisible();
    expect(
      screen.getByText(
        /11.2 come from how few questions a paper has, 4 from what is not marked yet and 5.8 from marking oneself/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/60 marks you gave yourself/)).toBeVisible();
    await expectAccessible(container);
  });

  it('waits until enough is marked', async () => {
    show(sampleGrade({ grade: null, score: null, uncertainty: null, marked: 20 }));
    expect(await screen.findByText(/No grade yet: 20 of 80 marks are given so far, and from 60 on there is one/)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
