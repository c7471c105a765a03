import type { QuestionResult, RequestOf, TestResult, TestWithQuestions } from '@api/contract';
import { ApiError, type SiteFacts } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleGradedQuestions, sampleReturnedGrading } from '../sample-grading.ts';
import { sampleTest, sampleTestQuestion } from '../sample-test.ts';

const test = sampleTest({ status: 'completed', attempts: 1 });
const [functions] = test.topics as [TestResult['topics'][number]['topic']];
const BY_SERVER = { marks: 5, marked: 4, obtained: 3, automatic: { marks: 3, max: 4 } };
const UNMARKED = { marks: 5, marked: 0, obtained: 0, automatic: null };
const question = (position: number, changes: Partial<QuestionResult>): QuestionResult => ({
  ...{ question_id: 100 + position, position, state: 'attempted', flagged: false, difficulty: 'Medium', topic: functions },
  ...{ so_far: UNMARKED, self_marks: null, can_self_mark: true, time_ms: 65_000 },
  ...changes,
});
const so_far = { marks: 15, marked: 9, obtained: 3, automatic: { marks: 3, max: 4 } };
const result: TestResult = {
  corrections: [],
  test,
  receipt: null,
  attempted: 2,
  skipped: 1,
  unvisited: 0,
  time_ms: 3_720_000,
  so_far,
  questions: [
    question(1, { so_far: BY_SERVER }),
    question(2, { state: 'skipped', so_far: { ...UNMARKED, marked: 5 }, time_ms: 0 }),
    question(3, {}),
  ],
  topics: [{ topic: functions, questions: 3, attempted: 2, skipped: 1, so_far, time_ms: 130_000 }],
};

function open(path: string, answers: Answers, site: Partial<SiteFacts> = {}) {
  return renderWithHost(<Root />, { path, answers, site, user: sampleUser() });
}
const notAttempted = () => {
  throw new ApiError(409, 'not_attempted', 'Attempt the test first to see the answers');
};

describe('the result of a test', () => {
  const path = '/take-a-test/quiet-river/result';

  it('leads to no grading in the restricted edition, and to the configured form for a demo class', async () => {
    const links = { getInTouch: null, demoClass: 'https://forms.example/a', trialClass: null, contactEmail: null };
    const answers = { 'GET /api/test/:slug/result': () => result };
    open('/take-a-test/quiet-river/result', answers, { variant: 'restricted', links });
    await screen.findByText('2 of 3');
    expect(screen.getByRole('link', { name: 'Request a demo class' })).toHaveAttribute('href', 'https://forms.example/a');
    expect(screen.queryByRole('link', { name: 'Get graded' })).toBeNull();
  });

  it('stays when it cannot be read again', async () => {
    let reads = 0;
    const read = () => {
      if (reads++ > 0) throw new ApiError(0, 'offline', 'The server cannot be reached.');
      return result;
    };
    open('/take-a-test/quiet-river/result', { 'GET /api/test/:slug/result': read });
    const figure = await screen.findByRole('figure', { name: 'Marks and time by question' });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(reads).toBe(2));
    await act(async () => {});
    expect(figure).toBeVisible();
  });

  const rowsOf = (name: string) =>
    within(screen.getByRole('figure', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('counts what was attempted and skipped, and draws marks and time by question and by topic', async () => {
    const { container } = open(path, { 'GET /api/test/:slug/result': () => result });
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(screen.getByText('3 of 15')).toBeVisible();
    expect(screen.getByText('so far, 3 of 4 marked automatically. 6 marks left for you to mark.')).toBeVisible();
    expect(screen.getByText('1 h 2 min')).toBeVisible();
    expect(rowsOf('Marks and time by question')).toEqual([
      'Question 1 Functions3 of 4 automatically, 1 not marked yet; 1 min 5 s',
      'Question 2 FunctionsSkipped, 0 of 5; 0 s',
      'Question 3 Functions5 marks, not marked yet; 1 min 5 s',
    ]);
    expect(rowsOf('Marks and time by topic')).toEqual(['Functions3 of 9 (3 of 4 automatically), 6 not marked yet; 2 min 10 s']);
    const toQuestion = screen.getByRole('link', { name: /^Question ?3 Functions$/ });
    expect(toQuestion).toHaveAttribute('href', '/take-a-test/quiet-river/answer#question-3');
    const demoClass = screen.getByRole('link', { name: 'Request a demo class' });
    expect(demoClass).toHaveAttribute('href', '/contact-us?topic=classes');
    const next = screen.getByRole('link', { name: 'Mark your work' });
    expect(next).toHaveAttribute('href', '/take-a-test/quiet-river/answer#question-1');
    await expectAccessible(container);
  });

  it('leads to marking only where there is a mark scheme to mark by', async () => {
    const [first, ...others] = result.questions.map((each) => ({ ...each, can_self_mark: false }));
    const next = async (questions: (QuestionResult | undefined)[]) => {
      const answer = { ...result, questions: questions.filter((each) => each !== undefined) };
      const { unmount } = open(path, { 'GET /api/test/:slug/result': () => answer });
      const href = (await screen.findByRole('link', { name: /^(?:Mark your work|Review answers)$/ })).getAttribute('href');
      unmount();
      return href;
    };
    expect(await next([first, ...others])).toBe('/take-a-test/quiet-river/answer');
    expect(await next([first, question(2, {})])).toBe('/take-a-test/quiet-river/answer#question-2');
  });

  it('is the same as tables, as the address says', async () => {
    const { container } = open(path, { 'GET /api/test/:slug/result': () => result });
    await userEvent.click(await screen.findByRole('radio', { name: 'Tables' }));
    const table = within(screen.getByRole('table', { name: 'Result by question' }));
    expect(
      table.getByRole('row', { name: '1 Functions Attempted 1 min 5 s 3 of 4 automatically, 1 not marked yet' }),
    ).toBeVisible();
    expect(table.getByRole('row', { name: '2 Functions Skipped 0 s 0 of 5' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Result by topic' })).toHaveTextContent(
      '2 min 10 s3 of 9 (3 of 4 automatically), 6 not marked yet',
    );
    expect(screen.queryByRole('figure')).toBeNull();
    await expectAccessible(container);
  });

  it('shows no sum that could be read as a score while nothing is marked', async () => {
    const nothing = { marks: 15, marked: 0, obtained: 0, automatic: null };
    const questions = result.questions.map((each) => ({ ...each, so_far: UNMARKED }));
    open(path, { 'GET /api/test/:slug/result': () => ({ ...result, so_far: nothing, questions }) });
    expect(await screen.findByText('Not marked yet')).toBeVisible();
    expect(screen.getByText('15 marks to mark')).toBeVisible();
    expect(screen.queryByText(/of 15$/)).toBeNull();
  });

  it('has its tables from the start at their address, and tells the marks of all where they are known', async () => {
    const whole = { ...test, marks_obtained: 11, percentage: 73 };
    const known = { ...so_far, marked: 15, obtained: 11 };
    open(`${path}?view=tables`, { 'GET /api/test/:slug/result': () => ({ ...result, test: whole, so_far: known }) });
    expect(await screen.findByText('11 of 15')).toBeVisible();
    expect(screen.getByText('marks, 73%, 3 of 4 marked automatically')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Result by topic' })).toBeVisible();
  });

  const graded = { ...test, files: [{ file_type: 'USER_FILE' as const }, { file_type: 'ADMIN_FILE' as const }] };

  it('shows a teacher’s marks and words by question once they are returned, beside the learner’s', async () => {
    const { container } = open(path, {
      'GET /api/test/:slug/result': () => ({ ...result, test: graded }),
      'GET /api/test/:slug/grading': () => sampleReturnedGrading(),
    });
    const section = within(await screen.findByRole('region', { name: 'Your teacher’s marks' }));
    expect(section.getByText(/11 of 15 marks, 73%/)).toBeVisible();
    expect(section.getByText('Show the substitution.')).toBeVisible();
    const marks = screen.getByRole('region', { name: 'Your teacher’s marks by question' });
    const pictures = screen.getByRole('region', { name: 'By topic' });
    expect(pictures.compareDocumentPosition(marks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(marks).getByRole('row', { name: '2 2 of 5 Not marked Δ is 9, not −9.' })).toBeVisible();
    expect(within(marks).getByRole('row', { name: '1 5 of 5 4 of 5 None' })).toBeVisible();
    expect(section.getByRole('link', { name: 'The graded sheet' })).toHaveAttribute(
      'href',
      '/take-a-test/quiet-river/get-graded',
    );
    expect(section.queryByText(/second look/)).toBeNull();
    await expectAccessible(container);
  });

  it('says during a second look that the marks are those of the first', async () => {
    const questions = sampleGradedQuestions().map((question) => ({ ...question, own_marks: null }));
    open(path, {
      'GET /api/test/:slug/result': () => ({ ...result, test: graded }),
      'GET /api/test/:slug/grading': () => sampleReturnedGrading({ state: 'claimed', questions }),
    });
    expect(await screen.findByText(/This is the first grading; a second look is under way/)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'You' })).toBeNull();
  });

  it('asks for no teacher’s marks before there are any', async () => {
    const paid = { ...test, get_graded: true, files: [{ file_type: 'USER_FILE' as const }] };
    const { calls } = open(path, { 'GET /api/test/:slug/result': () => ({ ...result, test: paid }) });
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(calls.requests.map(({ name }) => name)).not.toContain('GET /api/test/:slug/grading');
    expect(screen.queryByText(/teacher’s marks/)).toBeNull();
  });

  it('continues without a teacher’s marks that cannot be fetched, and tries again', async () => {
    let away = true;
    open(path, {
      'GET /api/test/:slug/result': () => ({ ...result, test: graded }),
      'GET /api/test/:slug/grading': () => {
        if (away) throw new ApiError(0, 'offline', 'The server cannot be reached.');
        return sampleReturnedGrading();
      },
    });
    expect(await screen.findByText('Couldn’t load your teacher’s marks')).toBeVisible();
    expect(screen.getByRole('figure', { name: 'Marks and time by question' })).toBeVisible();
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Show the substitution.')).toBeVisible();
  });

  it('offers the same test again and a similar one', async () => {
    const next = sampleTest({ slug: 'still-lake', status: 'not_started', started_at: null, deadline: null });
    for (const [button, call] of [
      ['Redo this test', 'POST /api/test/:slug/redo'],
      ['A similar test', 'POST /api/test/:slug/similar'],
    ] as const) {
      const { calls, unmount } = open(path, {
        'GET /api/test/:slug/result': () => result,
        'GET /api/test/:slug': () => next,
        [call]: () => ({ ...next, replaced: 0 }),
      });
      await userEvent.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByRole('button', { name: 'Start Test' })).toBeVisible();
      expect(calls.requests).toContainEqual({ name: call, request: { params: { slug: 'quiet-river' } } });
      unmount();
    }
  });

  it('leads to the answers once all is marked, whatever was attempted', async () => {
    const marked = result.questions.map((each) => ({ ...each, so_far: { ...each.so_far, marked: each.so_far.marks } }));
    open(path, { 'GET /api/test/:slug/result': () => ({ ...result, attempted: 0, questions: marked }) });
    const review = await screen.findByRole('link', { name: 'Review answers' });
    expect(review).toHaveAttribute('href', '/take-a-test/quiet-river/answer');
  });

  const closed = (whole: TestWithQuestions) => ({
    'GET /api/test/:slug/result': notAttempted,
    'GET /api/test/:slug': ({ query }: RequestOf<'GET /api/test/:slug'>) => (query?.includeAnswers ? notAttempted() : whole),
  });

  it('waits until the test was attempted, and so do the answers', async () => {
    const running = sampleTest();
    for (const page of ['result', 'answer']) {
      const { unmount } = open(`/take-a-test/quiet-river/${page}`, closed(running));
      expect(await screen.findByText('Attempt the test first to see the answers')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to your test' })).toHaveAttribute('href', '/take-a-test/quiet-river');
      unmount();
    }
  });
});

describe('the answers of a test', () => {
  it('shows each question with the learner’s answer, the answer, the solution and the mark scheme', async () => {
    const answer = {
      id: 1,
      final_answer_html: '<p>The final answer</p>',
      body: '',
      body_html: '<p>The worked solution</p>',
      mark_scheme: [{ part: 'a', html: 'Takes out the factor', code: 'M1', marks: 1, implied: false }],
      mcq_answer: null,
      images: [],
    };
    const parts = [
      { part: 'a', value: '12.5' },
      { part: 'b', value: '7' },
      { part: 'c', value: 'x' },
    ];
    const automatic_parts = [
      { part: 'a', marks: 2, max: 2 },
      { part: 'b', marks: 0, max: 1 },
    ];
    const entry = sampleTestQuestion(1, {
      ...{ state: 'attempted', answer: { option: null, parts }, automatic: { marks: 2, max: 3 }, automatic_parts },
      Answer: [answer],
    });
    const { container } = open('/take-a-test/quiet-river/answer', {
      'GET /api/test/:slug': () => ({ ...test, questions: [entry] }),
    });
    expect(await screen.findByText('(a) 12.5')).toBeVisible();
    const lines = screen.getByRole('heading', { name: 'Your answer' }).nextElementSibling?.children ?? [];
    expect([...lines].map(({ textContent }) => textContent)).toEqual(['Right: (a) 12.52 of 2', 'Wrong: (b) 70 of 1', '(c) x']);
    expect(screen.getByText('The final answer')).toBeVisible();
    await screen.findByRole('heading', { name: 'Mark your work' });
    expect(await screen.findByText('Takes out the factor')).toBeVisible();
    await expectAccessible(container);
  });

  it('keeps the learner’s own marks, a line without a tick as lost and a reason where one is given', async () => {
    const answer = {
      id: 1,
      final_answer_html: '',
      body: '',
      body_html: '',
      mark_scheme: ['Takes out the factor', 'Completes the square'].map((html, index) => ({
        part: 'a',
        html,
        code: index === 0 ? 'M1' : 'A1',
        marks: 1,
        implied: false,
      })),
      mcq_answer: null,
      images: [],
    };
    const { calls } = open('/take-a-test/quiet-river/answer', {
      'GET /api/test/:slug': () => ({ ...test, questions: [sampleTestQuestion(1, { Answer: [answer] })] }),
      'PUT /api/test/:slug/self-marks': () => ({
        question_id: 101,
        self_marks: {
          earned: [0],
          lost: [{ index: 1, reason: 'accuracy', marks: 1 }],
          marks_obtained: 1,
          at: test.server_time,
          scheme_changed: false,
        },
        test,
      }),
    });
    await screen.findByRole('heading', { name: 'Mark your work' });
    expect(screen.queryByText('Why did you lose it?')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Takes out the factor' }));
    const reason = screen.getByRole('button', { name: 'Accuracy' });
    const sent = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save marks' }));
      return calls.requests.findLast(({ name }) => name === 'PUT /api/test/:slug/self-marks')?.request;
    };
    const marksWith = (lost: object[]) => ({ params: { slug: 'quiet-river' }, body: { question_id: 101, earned: [0], lost } });
    expect(await sent()).toEqual(marksWith([]));
    await userEvent.click(reason);
    expect(await sent()).toEqual(marksWith([{ index: 1, reason: 'accuracy' }]));
    await userEvent.click(reason);
    expect(await sent()).toEqual(marksWith([]));
  });
});
