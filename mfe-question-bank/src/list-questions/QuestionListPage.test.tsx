import type { QuestionFacets } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleSubject, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { coursesAnswers } from '../browse-topics/sample-courses.ts';
import { Root } from '../root.tsx';

const facets: QuestionFacets = {
  difficulty: [
    { value: 'Easy', count: 4 },
    { value: 'Hard', count: 2 },
  ],
  level: [{ value: 'HL', count: 6 }],
  paper: [
    { value: 1, count: 3 },
    { value: 2, count: 3 },
  ],
  month: [],
  year: [],
  timezone: [],
  calculatorAllowed: [{ value: true, count: 3 }],
};

const answers = (changes: Answers = {}): Answers => ({
  ...coursesAnswers([sampleSubject(), sampleSubject({ id: 3, slug: 'physics-sl', subject_name: 'Physics SL', Topic: [] })]),
  'GET /api/questions/filters': () => facets,
  'GET /api/questions': () => ({
    questions: [sampleQuestion(), sampleQuestion({ id: 42 })],
    page: 2,
    pageSize: 10,
    totalCount: 23,
  }),
  ...changes,
});

const FUNCTIONS = '/math-questions?subject=math-aa-hl&topic=functions';
const lastList = (calls: { requests: { name: string; request: unknown }[] }) =>
  calls.requests.filter(({ name }) => name === 'GET /api/questions').at(-1)?.request;

describe('the list of questions', () => {
  it('asks for what the address names, and shows the questions with their place in the whole list and the way to each', async () => {
    const path = `${FUNCTIONS}&difficulty=Hard&page=2&show=answer`;
    const { calls, container } = renderWithHost(<Root />, { path, answers: answers() });
    const link = await screen.findByRole('link', { name: /Question\s*11/ });
    expect(lastList(calls)).toEqual({ query: { subject: 'math-aa-hl', topic: 'functions', difficulty: 'Hard', page: '2' } });
    expect(link).toHaveAttribute(
      'href',
      '/math-questions/math-aa-hl/functions/quadratics/41?subject=math-aa-hl&topic=functions&difficulty=Hard',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Functions');
    expect(screen.getByText('11 to 20 of 23 questions')).toBeVisible();
    const toSet = screen.getByRole('link', { name: 'Set this page for a class' });
    expect(toSet).toHaveAttribute('href', '/classes/set-work?questions=41%2C42');
    await expectAccessible(container);
  });

  it('shows the options of multiple choice, and tells that of mathematics as a quick check, and that of sciences by its paper', async () => {
    const options = (['A', 'B', 'C', 'D'] as const).map((key) => ({ key, html: `<p>Choice ${key}</p>` }));
    const maths = sampleQuestion({ paper: 2, options });
    const physics = sampleQuestion({ id: 42, paper: 1, options, subject: { ...maths.subject, slug: 'physics-hl' } });
    const list = { questions: [maths, physics, sampleQuestion({ id: 43, paper: 3 })], page: 1, pageSize: 10, totalCount: 3 };
    renderWithHost(<Root />, { path: FUNCTIONS, answers: answers({ 'GET /api/questions': () => list }) });
    const [first, second, third] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('Quick check');
    expect(within(first as HTMLElement).getByText('Choice C')).toBeVisible();
    expect(first).not.toHaveTextContent('Paper 2');
    expect(second).toHaveTextContent('Paper 1');
    expect(second).not.toHaveTextContent('Quick check');
    expect(third).toHaveTextContent('Paper 3');
  });

  /** Answers only without the refused parameters, like the API. */
  const refusing = (refused: (query: Readonly<Record<string, unknown>>) => ApiError | false): Answers =>
    answers({
      'GET /api/questions': ({ query = {} }) => {
        const error = refused(query);
        if (error) throw error;
        return { questions: [sampleQuestion()], page: 1, pageSize: 10, totalCount: 1 };
      },
    });
  const refusal = (...paths: string[]) =>
    new ApiError(
      422,
      'invalid_input',
      'No',
      paths.map((path) => ({ path, message: 'No' })),
    );
  const HARD = { query: { subject: 'math-aa-hl', topic: 'functions', difficulty: 'Hard' } };

  it.each([
    ['page=abc', refusal('page')],
    ['pageSize=3', new ApiError(422, 'page_size_not_allowed', 'Choose another')],
  ])('starts at the first page, in the usual size, without a word where %s is refused', async (paging, error) => {
    const { calls } = renderWithHost(<Root />, {
      path: `${FUNCTIONS}&difficulty=Hard&${paging}`,
      answers: refusing(({ page, pageSize }) => (page || pageSize ? error : false)),
    });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(lastList(calls)).toEqual(HARD);
    expect(calls.notices).toEqual([]);
  });

  it('leaves out what it is refused for, that alone, and says so', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: `${FUNCTIONS}&difficulty=Simple,Hard&year=abc`,
      answers: refusing(({ year }) => (year ? refusal('difficulty.0', 'year.0') : false)),
    });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(lastList(calls)).toEqual(HARD);
    expect(calls.notices).toEqual([{ tone: 'info', text: 'Part of this link is not known here, so it was left out.' }]);
    expect(screen.queryByText('The questions did not load')).toBeNull();
  });

  it('shows five filters from the start, whatever is there to choose, and the rest with More', async () => {
    const waiting = answers({ 'GET /api/questions/filters': () => new Promise(() => {}) as never });
    renderWithHost(<Root />, { path: FUNCTIONS, answers: waiting });
    for (const name of ['Difficulty', 'Paper', 'Level', 'Calculator']) {
      expect(await screen.findByRole('button', { name })).toBeVisible();
    }
    const rest = () => ['Year', 'Month', 'Time zone'].filter((name) => screen.queryByRole('button', { name }));
    expect(rest()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'More filters', expanded: false }));
    expect(rest()).toEqual(['Year', 'Month', 'Time zone']);
    await userEvent.click(screen.getByRole('button', { name: 'Fewer filters', expanded: true }));
    expect(rest()).toEqual([]);
  });

  it('shows a filter that its address uses, also once it is cleared', async () => {
    renderWithHost(<Root />, { path: `${FUNCTIONS}&month=May`, answers: answers() });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Month' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Month' })).toHaveFocus());
  });

  it('asks a guest to log in for the marks that a link filters by, and filters by them afterwards', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: `${FUNCTIONS}&difficulty=Hard&completedQuestion=true`,
      answers: refusing(({ completedQuestion }) =>
        completedQuestion ? new ApiError(401, 'not_signed_in', 'Please log in first') : false,
      ),
    });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(lastList(calls)).toEqual(HARD);
    expect(calls.notices).toMatchObject([{ text: 'Log in to filter by what you have completed, saved and pinned.' }]);
    calls.notices[0]?.action?.run();
    expect(calls.modals).toEqual(['login']);
    calls.modalOptions[0]?.afterSignIn?.();
    expect(calls.addresses[0]).toMatch(/\?subject=math-aa-hl&topic=functions&difficulty=Hard&completedQuestion=true$/);
  });

  it('shows the last page where the address names one beyond it', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: `${FUNCTIONS}&page=99999`,
      answers: answers({
        'GET /api/questions': ({ query }) => {
          const page = Number(query?.page);
          return { questions: page > 3 ? [] : [sampleQuestion()], page, pageSize: 10, totalCount: 23 };
        },
      }),
    });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(lastList(calls)).toMatchObject({ query: { page: '3' } });
    expect(calls.notices).toEqual([]);
  });

  it('leads to the question bank where the subject is not known, and says so', async () => {
    const { calls } = renderWithHost(<Root />, { path: '/math-questions?subject=alchemy&topic=gold', answers: answers() });
    expect(await screen.findByRole('heading', { level: 1, name: 'IBDP Question Bank' })).toBeVisible();
    expect(calls.notices).toHaveLength(1);
  });

  it('narrows the list by a filter and starts at its first page', async () => {
    const { calls } = renderWithHost(<Root />, { path: `${FUNCTIONS}&page=2`, answers: answers() });
    await userEvent.click(await screen.findByRole('button', { name: 'Paper' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Paper 2/ }));
    await waitFor(() => expect(lastList(calls)).toEqual({ query: { subject: 'math-aa-hl', topic: 'functions', paper: '2' } }));
  });

  it('tells guests which answers are free, and keeps the learner’s own filters from them and the staff’s from learners', async () => {
    const questions = [sampleQuestion({ free_answer: true }), sampleQuestion({ id: 42 })];
    const list = { questions, page: 1, pageSize: 10, totalCount: 2 };
    const first = renderWithHost(<Root />, { path: FUNCTIONS, answers: answers({ 'GET /api/questions': () => list }) });
    expect(await screen.findAllByText('Free answer')).toHaveLength(1);
    for (const name of ['Not completed', 'Pinned']) expect(screen.queryByRole('button', { name })).toBeNull();
    first.unmount();

    const { calls, unmount } = renderWithHost(<Root />, { path: FUNCTIONS, answers: answers(), user: sampleUser() });
    await screen.findByRole('button', { name: 'Not completed' });
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    expect(screen.queryByRole('button', { name: 'Verified' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pinned' }));
    await waitFor(() =>
      expect(lastList(calls)).toEqual({ query: { subject: 'math-aa-hl', topic: 'functions', pinnedQuestion: 'true' } }),
    );
    unmount();

    renderWithHost(<Root />, { path: FUNCTIONS, answers: answers(), user: sampleUser({ role_id: 2 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
    expect(screen.getByRole('button', { name: 'Verified' })).toBeVisible();
  });

  it('does not ask for completed and not completed at once', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: `${FUNCTIONS}&completedQuestion=true`,
      answers: answers(),
      user: sampleUser(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Not completed' }));
    await waitFor(() =>
      expect(lastList(calls)).toEqual({ query: { subject: 'math-aa-hl', topic: 'functions', uncompletedQuestion: 'true' } }),
    );
  });

  it('says when filters leave nothing, and clears them', async () => {
    const empty = () => ({ questions: [], page: 1, pageSize: 10, totalCount: 0 });
    const { calls } = renderWithHost(<Root />, {
      path: `${FUNCTIONS}&difficulty=Easy`,
      answers: answers({ 'GET /api/questions': empty }),
    });
    expect(await screen.findByRole('heading', { name: 'No questions match these filters' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(lastList(calls)).toEqual({ query: { subject: 'math-aa-hl', topic: 'functions' } }));
  });

  it('is asked for together with the subjects, not after them', async () => {
    const never = new Promise<never>(() => {});
    const { calls } = renderWithHost(<Root />, { path: FUNCTIONS, answers: answers({ 'GET /api/subjects': () => never }) });
    await waitFor(() => expect(calls.requests.map(({ name }) => name)).toContain('GET /api/questions'));
  });

  it('says when the list did not load, and tries again', async () => {
    let broken = true;
    const failing: Answers = {
      'GET /api/questions': () => {
        if (broken) throw new Error('broken');
        return { questions: [sampleQuestion()], page: 1, pageSize: 10, totalCount: 1 };
      },
    };
    renderWithHost(<Root />, { path: FUNCTIONS, answers: answers(failing) });
    expect(await screen.findByRole('heading', { name: 'The questions did not load' })).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Question\s*1\./ })).toBeVisible();
  });
});

describe('the topics of a subject', () => {
  it('stand as buttons and cards that lead to their lists', async () => {
    const { container } = renderWithHost(<Root />, { path: '/math-questions', answers: answers() });
    expect(await screen.findByRole('link', { name: '2 Functions' })).toHaveAttribute(
      'href',
      '/ib-diploma-program-question-bank?subject=math-aa-hl&topic=functions',
    );
    expect(screen.getByRole('link', { name: /Quadratics/ })).toHaveAttribute(
      'href',
      '/ib-diploma-program-question-bank?subject=math-aa-hl&topic=functions&subtopic=quadratics',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'IBDP Question Bank' })).toBeVisible();
    await expectAccessible(container);
  });

  it('change with the subject in the dropdown', async () => {
    renderWithHost(<Root />, { path: '/math-questions', answers: answers() });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Course', hidden: true }), 'Physics SL');
    expect(await screen.findByRole('heading', { name: 'No topics yet' })).toBeVisible();
  });

  it('say when they did not load', async () => {
    renderWithHost(<Root />, { path: '/math-questions' });
    expect(await screen.findByRole('heading', { name: 'The question bank did not load' })).toBeVisible();
  });
});
