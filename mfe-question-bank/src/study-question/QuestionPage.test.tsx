import type { QuestionAnswer } from '@api/contract';
import { ApiError } from '@shell/kit';
import {
  type Answers,
  expectAccessible,
  renderWithHost,
  sampleQuestion,
  sampleQuestionDetail,
  sampleSubject,
  sampleUser,
} from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { coursesAnswers } from '../browse-topics/sample-courses.ts';
import { QuestionDialogs } from '../question-dialogs/QuestionDialogs.tsx';
import { Root } from '../root.tsx';
import { AllowanceNote } from './AllowanceNote.tsx';
import { HintSteps } from './StudyPanel.tsx';
import { TopicProgress } from './TopicProgress.tsx';

const ADDRESS = '/math-questions/math-aa-hl/functions/quadratics/41?subject=math-aa-hl&topic=functions&difficulty=Medium';

const answer: QuestionAnswer = {
  id: 9,
  final_answer_html: '<p>The final answer</p>',
  body: '',
  body_html: '<p>First take out the factor 2.</p>',
  mark_scheme: [
    { part: 'a', html: 'Takes out the factor', code: 'M1', marks: 1, implied: true },
    { part: 'b.i', html: 'States the least value', code: 'A1', marks: 1, implied: false },
  ],
  mcq_answer: null,
  images: [],
};

const open = sampleQuestionDetail({ abilities: { edit: false, see_answer: 'yes' } });

function answersWith(detail: Answers['GET /api/questions/:id']): Answers {
  return {
    'GET /api/questions/:id': detail,
    'GET /api/topics/:subjectSlug': () => ({ subject: sampleSubject(), topics: sampleSubject().Topic ?? [] }),
  };
}

const withAnswer: Answers['GET /api/questions/:id'] = ({ query }) =>
  query?.includeAnswers ? { ...open, Answer: [answer] } : open;

describe('a question', () => {
  it.each([
    [43, 1],
    [42, 0],
  ])('offers another like it, unless that is the next one of the list: %s', async (id, links) => {
    const another = { id, subject_slug: 'math-aa-hl', topic_slugs: ['functions', 'quadratics'] };
    renderWithHost(<Root />, { path: ADDRESS, answers: answersWith(() => ({ ...open, another })) });
    await screen.findByRole('link', { name: 'Next question' });
    expect(screen.queryAllByRole('link', { name: 'Another like this' })).toHaveLength(links);
  });

  it.each(['/math-questions/41', '/math-questions/math-aa-hl/41'])(
    'is found by %s, which leads on to its whole address',
    async (path) => {
      const { calls } = renderWithHost(<Root />, { path: `${path}?difficulty=Hard`, answers: answersWith(() => open) });
      expect(await screen.findByRole('heading', { level: 1, name: /Question/ })).toBeVisible();
      expect(window.location.pathname).toBe('/math-questions/math-aa-hl/functions/quadratics/41');
      expect(window.location.search).toBe('?difficulty=Hard');
      expect(calls.heads.at(-1)?.canonical).not.toBeNull();
    },
  );

  it('shows its place in the list, marks and instructions, and links to its neighbours in the same list', async () => {
    const question = { ...sampleQuestion(), question_number: 31, marks: 7, specialInfo_html: 'Give <b>exact</b> values.' };
    const detail = sampleQuestionDetail({ question, position: 7 });
    const { calls, container } = renderWithHost(<Root />, { path: ADDRESS, answers: answersWith(() => detail) });
    expect(await screen.findByRole('heading', { level: 1, name: /Question\s*7\./ })).toBeVisible();
    expect(calls.heads.at(-1)?.title).toMatch(/, question 7, /);
    expect(screen.getByText('7 marks')).toBeVisible();
    expect(screen.getByText('Question 7 of 3 with your filters.')).toBeVisible();
    expect(screen.getByRole('toolbar', { name: 'Tools' })).toBeVisible();
    expect(screen.getByText('exact').parentElement).toHaveTextContent('Give exact values.');
    expect(screen.getByRole('link', { name: 'Next question' })).toHaveAttribute(
      'href',
      '/math-questions/math-aa-hl/functions/quadratics/42?subject=math-aa-hl&topic=functions&difficulty=Medium',
    );
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', expect.stringContaining('/40?'));
    await expectAccessible(container);
  });

  it('shows the pictures that belong to it and to its solution, each larger on a press', async () => {
    const picture = { id: 7, url: '/api/images/a.png', thumb: '', alt: 'The graph of f', width: 600, height: 400 };
    const detail = { ...open, question: { ...open.question, images: [picture] } };
    const images = [{ ...picture, id: 8, alt: 'The sketch' }];
    const shown: Answers['GET /api/questions/:id'] = ({ query }) =>
      query?.includeAnswers ? { ...detail, Answer: [{ ...answer, images }] } : detail;
    renderWithHost(<Root />, { path: `${ADDRESS}&show=solution`, answers: answersWith(shown), user: sampleUser() });
    const image = await screen.findByRole('img', { name: 'The graph of f' });
    expect(image).toHaveAttribute('src', '/api/images/a.png');
    expect(image).toHaveAttribute('width', '600');
    await userEvent.click(await screen.findByRole('button', { name: 'Enlarge image 1 of the solution: The sketch' }));
    const dialog = await screen.findByRole('dialog', { name: 'Image 1 of the solution' });
    expect(within(dialog).getByRole('img', { name: 'The sketch' })).toHaveAttribute('src', '/api/images/a.png');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge image 1 of the question: The graph of f' }));
    expect(await screen.findByRole('dialog', { name: 'Image 1 of the question' })).toBeVisible();
  });

  it('offers only what its answer holds, and ends the solution with its video', async () => {
    const image = { id: 8, url: '/api/images/b.png', thumb: '', alt: 'The sketch', width: 600, height: 400 };
    const picture: QuestionAnswer = { ...answer, final_answer_html: '', body_html: '', mark_scheme: [], images: [image] };
    const question = { ...open.question, video_solution: 'https://video.example/41' };
    const detail = { ...open, question, help: ['solution' as const] };
    const shown: Answers['GET /api/questions/:id'] = ({ query }) =>
      query?.includeAnswers ? { ...detail, Answer: [picture] } : detail;
    const { container } = renderWithHost(<Root />, { path: ADDRESS, answers: answersWith(shown), user: sampleUser() });
    const tab = await screen.findByRole('tab', { name: 'Solution' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Hint', 'Solution', 'Formulae']);
    expect(screen.queryByRole('link', { name: /video/ })).toBeNull();
    await userEvent.click(tab);
    expect(await screen.findByRole('img', { name: 'The sketch' })).toBeVisible();
    const video = screen.getByRole('link', { name: 'Watch the video solution (opens in a new tab)' });
    for (const [name, value] of [
      ['href', 'https://video.example/41'],
      ['target', '_blank'],
      ['rel', 'noopener noreferrer'],
    ] as const) {
      expect(video).toHaveAttribute(name, value);
    }
    await expectAccessible(container);
  });

  it('says that there is no answer yet, also where its address asks for one', async () => {
    const detail = { ...open, help: [] };
    renderWithHost(<Root />, { path: `${ADDRESS}&show=answer`, answers: answersWith(() => detail), user: sampleUser() });
    expect(await screen.findByText('The answer to this question is not available yet.')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Hint', 'Formulae']);
  });

  it('gives everyone its hint, when asked for', async () => {
    renderWithHost(<Root />, { path: ADDRESS, answers: answersWith(() => sampleQuestionDetail()) });
    const hint = await screen.findByRole('tab', { name: 'Hint' });
    expect(screen.queryByText('Take out the factor first.')).toBeNull();
    await userEvent.click(hint);
    expect(screen.getByText('Take out the factor first.')).toBeVisible();
  });

  it('gives a hint in steps, one when the one before did not help', async () => {
    const html = '<p>Which factor?</p>\n<hr>\n<p>Take out 2.</p>\n<hr>\n<p>Begin with $4$.</p>';
    const { container } = renderWithHost(<HintSteps html={html} />);
    expect(screen.getByText('Which factor?')).toBeVisible();
    expect(screen.queryByText('Take out 2.')).toBeNull();
    expect(screen.getByText('Hint 1 of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the next hint' }));
    expect(screen.getByText('Which factor?')).toBeVisible();
    expect(screen.getByText('Take out 2.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the next hint' }));
    expect(screen.getByText('Hint 3 of 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show the next hint' })).toBeNull();
    await expectAccessible(container);
  });

  it('asks a guest to log in for the answer', async () => {
    const { calls } = renderWithHost(<Root />, { path: ADDRESS, answers: answersWith(() => sampleQuestionDetail()) });
    await userEvent.click(await screen.findByRole('tab', { name: 'Answer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(calls.modals).toEqual(['login']);
    expect(calls.requests.some(({ request }) => JSON.stringify(request).includes('includeAnswers'))).toBe(false);
  });

  it('asks for the answer only when it is opened, once for all of its tabs, and shows implied marks in brackets', async () => {
    const { calls } = renderWithHost(<Root />, { path: ADDRESS, answers: answersWith(withAnswer), user: sampleUser() });
    const answerCalls = () => calls.requests.filter(({ request }) => JSON.stringify(request).includes('includeAnswers'));
    await userEvent.click(await screen.findByRole('tab', { name: 'Hint' }));
    expect(answerCalls()).toHaveLength(0);

    await userEvent.click(screen.getByRole('tab', { name: 'Answer' }));
    expect(await screen.findByText('The final answer')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Solution' }));
    expect(await screen.findByText('First take out the factor 2.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Mark scheme' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Mark scheme' }));
    expect(await panel.findByText('(M1)')).toBeVisible();
    for (const words of ['A1', '(a)', '(b) (i)']) expect(panel.getByText(words)).toBeVisible();
    expect(answerCalls()).toHaveLength(1);
  });

  it('shows the right option in place while its answer is open, and does not repeat the options', async () => {
    const options = (['A', 'B', 'C', 'D'] as const).map((key, index) => ({ key, html: `option ${index}` }));
    const detail = { ...open, question: { ...open.question, options } };
    const right = { ...answer, mcq_answer: 'C' as const, final_answer_html: '' };
    const { container } = renderWithHost(<Root />, {
      path: `${ADDRESS}&show=hint`,
      answers: answersWith(({ query }) => (query?.includeAnswers ? { ...detail, Answer: [right] } : detail)),
      user: sampleUser(),
    });
    expect(await screen.findByText('option 2')).toBeVisible();
    expect(screen.queryByText('Correct answer')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Answer' }));
    const mark = await screen.findByText('Correct answer');
    expect(mark.closest('li')).toHaveTextContent('C.option 2');
    expect(screen.getAllByText(/^option \d$/)).toHaveLength(4);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('The correct answer is C.');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('tab', { name: 'Hint' }));
    expect(screen.queryByText('Correct answer')).toBeNull();
  });

  it('says of the right option once where the answer in short names it already', async () => {
    const options = (['A', 'B', 'C', 'D'] as const).map((key) => ({ key, html: key }));
    const named = { ...answer, mcq_answer: 'B' as const, final_answer_html: '<p><b>B</b>: twelve</p>' };
    const detail = { ...open, question: { ...open.question, options } };
    renderWithHost(<Root />, {
      path: `${ADDRESS}&show=answer`,
      answers: answersWith(({ query }) => (query?.includeAnswers ? { ...detail, Answer: [named] } : detail)),
      user: sampleUser(),
    });
    expect(await screen.findByText(': twelve')).toBeVisible();
    expect(screen.queryByText(/The correct answer is/)).toBeNull();
  });

  const month = { limit: 30, resets_at: '2026-12-01T00:00:00.000Z' };
  it.each([
    [{ used: 12 }, '12 of 30 solutions used this month'],
    [{ used: 28 }, '28 of 30 solutions used this month: 2 left until 1 December'],
    [{ used: 30 }, '30 of 30 solutions used this month. New ones from 1 December'],
  ])('says before the answer is opened what is left of the month: %j', ({ used }, words) => {
    renderWithHost(<AllowanceNote {...open} allowance={{ ...month, used }} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('counts an opened answer at once, also for other pages', async () => {
    let used = 12;
    const counting: Answers['GET /api/questions/:id'] = ({ query }) => {
      if (query?.includeAnswers) used += 1;
      return { ...open, ...(query?.includeAnswers && { Answer: [answer] }), allowance: { ...month, used } };
    };
    renderWithHost(<Root />, { path: ADDRESS, answers: answersWith(counting), user: sampleUser() });
    expect(await screen.findByText('12 of 30 solutions used this month')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Answer' }));
    expect(await screen.findByText('13 of 30 solutions used this month')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Mark scheme' }));
    expect(screen.getByText('13 of 30 solutions used this month')).toBeVisible();
    expect(used).toBe(13);
  });

  it('says nothing of a limit where there is none', () => {
    renderWithHost(<AllowanceNote {...open} />);
    expect(screen.queryByText(/this month|free/i)).toBeNull();
  });

  it('opens a free answer for a guest, and tells a learner that it is not counted', async () => {
    const question = { ...open.question, free_answer: true };
    const guest: Answers['GET /api/questions/:id'] = ({ query }) => ({
      ...open,
      question,
      ...(query?.includeAnswers && { Answer: [answer] }),
    });
    const { unmount } = renderWithHost(<Root />, { path: ADDRESS, answers: answersWith(guest) });
    expect(await screen.findByText('Free solution: no account needed.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Answer' }));
    expect(await screen.findByText('The final answer')).toBeVisible();
    unmount();
    const learner = { bookmarked: false, completed: false, pinned: false };
    renderWithHost(<AllowanceNote {...open} question={{ ...question, learner }} allowance={{ ...month, used: 30 }} />);
    expect(screen.getByText('Free solution: doesn’t use your allowance.')).toBeVisible();
  });

  it('offers premium when the month’s answers are used up, also when that turns out only now', async () => {
    const spent: Answers['GET /api/questions/:id'] = ({ query }) => {
      if (query?.includeAnswers) throw new ApiError(402, 'allowance_used', 'All answers of this month are opened.');
      return open;
    };
    const { calls } = renderWithHost(<Root />, { path: ADDRESS, answers: answersWith(spent), user: sampleUser() });
    await userEvent.click(await screen.findByRole('tab', { name: 'Solution' }));
    await userEvent.click(await screen.findByRole('button', { name: 'See what premium adds' }));
    expect(calls.modals).toEqual(['upgrade']);
  });

  it.each([
    [401, 'not_signed_in'],
    [403, 'not_allowed'],
    [404, 'not_found'],
    [422, 'invalid_input'],
  ])('shows without its list when the server refuses the list: %i', async (status, code) => {
    const inList: Answers['GET /api/questions/:id'] = ({ query }) => {
      if (query?.topic) throw new ApiError(status, code, 'No such list');
      return sampleQuestionDetail();
    };
    renderWithHost(<Root />, { path: ADDRESS, answers: answersWith(inList) });
    expect(await screen.findByRole('heading', { level: 1, name: /Question\s*\d+\./ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Next question' })).toBeNull();
    expect(screen.queryByText(/^Question \d+ of/)).toBeNull();
  });

  it('says when there is no such question, and when it did not load', async () => {
    const missing: Answers['GET /api/questions/:id'] = () => {
      throw new ApiError(404, 'not_found', 'There is no such question.');
    };
    const first = renderWithHost(<Root />, { path: ADDRESS, answers: answersWith(missing) });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this question' })).toBeVisible();
    first.unmount();

    renderWithHost(<Root />, { path: ADDRESS });
    expect(await screen.findByRole('heading', { name: 'The question did not load' })).toBeVisible();
  });
});

describe('how far a learner is in the topic of a question', () => {
  const [functions, ...others] = sampleSubject().Topic ?? [];
  if (!functions) throw new Error('no topic');
  const subtopics = functions.subtopics.map((below) => ({ ...below, completedQuestionsCount: 1 }));
  const topics = [{ ...functions, completedQuestionsCount: 3, subtopics }, ...others];
  const show = (list: string, facility?: { learners: number; share: number }) =>
    renderWithHost(
      <QuestionDialogs>
        <TopicProgress {...open} list={new URLSearchParams(list)} facility={facility} />
      </QuestionDialogs>,
      { answers: { 'GET /api/topics/:subjectSlug': () => ({ subject: sampleSubject(), topics }) }, user: sampleUser() },
    );

  it.each([
    ['subject=math-aa-hl&topic=functions', 'Functions', '3 of 88 completed', 'Question 2 of 3.'],
    [
      'subject=math-aa-hl&topic=functions&difficulty=Hard',
      'Functions',
      '3 of 88 completed',
      'Question 2 of 3 with your filters.',
    ],
    ['topic=elsewhere', 'Quadratics', '1 of 12 completed', 'Question 2 of 3 in the list you came from.'],
  ])('counts in the topic that the list is of, or says what it counts: %s', async (list, topic, completed, place) => {
    show(list);
    expect(await screen.findByText(completed)).toBeVisible();
    expect(screen.getByRole('heading', { name: topic })).toBeVisible();
    expect(screen.getByText(place)).toBeVisible();
    expect(screen.queryByText(/learners have tried this question/)).toBeNull();
  });

  it('tells how many of its marks learners earn, once enough have tried it', async () => {
    show('', { learners: 41, share: 0.623 });
    expect(await screen.findByText(/41 learners have tried this question; at first they earned 62% of its marks/)).toBeVisible();
  });

  it('is that of the topic that the address names where no list does', async () => {
    const detail = { ...open, facility: { learners: 41, share: 0.623 } };
    renderWithHost(<Root />, {
      path: '/math-questions/math-aa-hl/functions/quadratics/41',
      answers: { ...answersWith(() => detail), 'GET /api/topics/:subjectSlug': () => ({ subject: sampleSubject(), topics }) },
      user: sampleUser(),
    });
    const beside = within(await screen.findByRole('complementary', { name: 'About this question' }));
    expect(await beside.findByText('1 of 12 completed')).toBeVisible();
    expect(beside.getByRole('heading', { name: 'Quadratics' })).toBeVisible();
    expect(beside.getByText('Question 2 of 3.')).toBeVisible();
    expect(beside.getByText(/^41 learners have tried this question/)).toBeVisible();
  });
});

describe('a syllabus page', () => {
  const path = '/math-questions/syllabus?subject=math-aa-hl&topic=functions';

  it('shows the topic with its formulae', async () => {
    const { Topic: _topics, ...subject } = sampleSubject();
    const topic = sampleSubject().Topic?.[0] as NonNullable<ReturnType<typeof sampleSubject>['Topic']>[number];
    const answers: Answers = {
      'GET /api/syllabus/:subjectSlug/:topicSlug': () => ({
        title: 'Functions',
        content: '',
        content_html: '<p>Every formula</p>',
        featuredImage: { url: '/api/images/head.svg', alt: 'Three parabolas' },
        image: { url: '/api/images/end.png', alt: '' },
        topic,
        subject,
        sections: [{ topic: topic.subtopics[0] as typeof topic, content_html: '<p>The vertex form</p>' }],
      }),
    };
    renderWithHost(<Root />, { path, answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Functions' })).toBeVisible();
    expect(screen.getByText('Every formula')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '2.6 Quadratics' })).toBeVisible();
    expect(screen.getByText('The vertex form')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enlarge the picture' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture: Three parabolas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Functions' }));
    expect(dialog.getByRole('img', { name: 'Three parabolas' })).toHaveAttribute('src', '/api/images/head.svg');
  });

  it('gives way to the questions when it is missing, and says so', async () => {
    const answers: Answers = {
      'GET /api/syllabus/:subjectSlug/:topicSlug': () => {
        throw new ApiError(404, 'not_found', 'No syllabus');
      },
      ...coursesAnswers(),
    };
    const { calls } = renderWithHost(<Root />, { path, answers });
    await waitFor(() =>
      expect(calls.notices).toEqual([
        { tone: 'info', text: 'Syllabus and the formula for this topic are currently unavailable.' },
      ]),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Functions' })).toBeVisible();
  });
});
