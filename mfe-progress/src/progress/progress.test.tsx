import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleCourse, sampleEvidence, sampleTopicProgress } from './sample-progress.ts';

const show = (path: string, answers: Answers) => renderWithHost(<Root />, { path, answers, user: sampleUser() });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const physics = sampleCourse({
  subject: { id: 5, subject_name: 'Physics HL', slug: 'physics-hl' },
  own: false,
  parts: 1,
  topics: [sampleTopicProgress(50, { topic_name: 'Waves', parts: 1 })],
  weeks: [],
  lifts: [],
});

describe('progress', () => {
  const answers: Answers = { 'GET /api/progress': () => ({ courses: [sampleCourse(), physics] }) };

  it('explains every figure, and links to its evidence', async () => {
    const { container } = show('/progress', answers);
    await title('Progress');
    expect(screen.getByText(/^From 24 parts answered, 3 tests and 1 graded sheet\.$/)).toBeVisible();
    const links = {
      'Right first time': '/progress/evidence?subject=math-aa-hl&first=true',
      Marks: '/progress/evidence?subject=math-aa-hl',
    };
    for (const [name, address] of Object.entries(links))
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    expect(screen.getByRole('link', { name: 'Pace' }).closest('div')).toHaveTextContent(/1.2 min per mark.*over 61 timed marks/);
    await expectAccessible(container);
  });

  it('begins with the predicted grade and its likely range, and with no grade where too little was tried', async () => {
    const estimate = { value: 0.63, low: 0.5, high: 0.8 };
    const { unmount } = show('/progress', { 'GET /api/progress': () => ({ courses: [sampleCourse({ estimate })] }) });
    const grade = await screen.findByRole('region', { name: 'Predicted grade' });
    expect(grade).toHaveTextContent(/^Predicted grade5likely 4–7/);
    const lift = screen.getByRole('heading', { name: 'What would raise the grade most' });
    expect(grade.compareDocumentPosition(lift)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    show('/progress', { 'GET /api/progress': () => ({ courses: [sampleCourse({ estimate, parts: 4 })] }) });
    expect(await screen.findByText(/^Not enough answers yet for an estimate/)).toBeVisible();
    expect(screen.queryByText('Predicted grade')).toBeNull();
  });

  it('maps the topics: how much of each is known, and none where too little was tried', async () => {
    const { container } = show('/progress', answers);
    const map = within(await screen.findByRole('region', { name: 'Your topics' }));
    expect(map.getByRole('heading', { level: 3, name: 'Functions' })).toBeVisible();
    expect(map.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '2 Quadratics 70%',
      '3 Transformations Start',
    ]);
    expect(map.getByRole('link', { name: /Quadratics/ })).toHaveAttribute('href', '/progress/topics/2');
    await expectAccessible(container);
  });

  it('draws an estimate with its band, and none where too little was tried', async () => {
    show('/progress', answers);
    const tried = await screen.findByRole('link', {
      name: /^Quadratics Estimate: about 70%, probably between 60% and 80% 24 parts 3 days ago/,
    });
    expect(tried).toHaveAttribute('href', '/progress/topics/2');
    const untried = screen.getByText('1 more topic to start');
    const folded = screen.getByRole('link', { name: /^Transformations Estimate: too little to say.* none yet/ });
    expect(folded).not.toBeVisible();
    await userEvent.click(untried);
    expect(folded).toBeVisible();
    expect(screen.queryByText(/^\d+ %$/, { ignore: '[aria-hidden] *' })).toBeNull();
  });

  it('names what would lift the grade most, and begins practising it', async () => {
    const { calls } = show('/progress', answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Practise Transformations' }));
    expect(calls.requests.at(-1)).toMatchObject({
      name: 'POST /api/study-plan/runs',
      request: { body: { kind: 'topic', topic_id: 3 } },
    });
    expect(screen.getByText(/% of the course/)).toBeVisible();
  });

  it('shows where marks are lost and how that changed, each reason down to its evidence', async () => {
    show('/progress', answers);
    expect(await screen.findByText(/^Of 20 marks lost in 8 weeks\./)).toHaveTextContent(
      /(Method cost you 20% of the marks .*, up from 7%|Accuracy cost you 13% of the marks .*, down from 27%)\.$/,
    );
    expect(screen.getByRole('link', { name: 'Accuracy 12 (27 → 13)' })).toHaveAttribute(
      'href',
      '/progress/evidence?subject=math-aa-hl&lost=accuracy',
    );
  });

  it('shows the weeks as a table too, whose rows lead to their evidence', async () => {
    show('/progress', answers);
    expect(await screen.findByRole('img', { name: /^Marks in each of 8 weeks: 40 earned of 60/ })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    const table = screen.getByRole('table', { name: /week by week/ });
    const [, latest] = within(table).getAllByRole('row');
    expect(latest).toHaveTextContent(/126 of 1020 of 302$/);
    expect(within(table).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/week=\d{4}-\d\d-\d\d$/));
  });

  it('has a tab for each course', async () => {
    show('/progress', answers);
    await userEvent.click(await screen.findByRole('link', { name: 'Physics HL' }));
    expect(screen.getByRole('link', { name: /^Waves .* 1 part, not enough yet/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Quadratics/ })).toBeNull();
    expect(screen.getByText(/^No mark lost in 8 weeks/)).toBeVisible();
  });

  it('says what will appear before anything was tried, and how to begin', async () => {
    const untried = sampleCourse({ parts: 0, weeks: [], lifts: [] });
    const { container } = show('/progress', { 'GET /api/progress': () => ({ courses: [untried] }) });
    expect(await screen.findByRole('link', { name: 'Begin with Maths AA HL' })).toHaveAttribute(
      'href',
      '/math-questions?subject=math-aa-hl',
    );
    await expectAccessible(container);
  });

  it('opens a course with evidence if the learner’s own has none, and the own one on request', async () => {
    const untried = sampleCourse({ parts: 0, weeks: [], lifts: [] });
    show('/progress', { 'GET /api/progress': () => ({ courses: [untried, physics] }) });
    expect(await screen.findByRole('link', { name: 'Physics HL', current: 'page' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Maths AA HL' }));
    expect(screen.getByRole('heading', { name: 'Nothing tried yet' })).toBeVisible();
  });

  it('links to the bank if there is no course', async () => {
    show('/progress', { 'GET /api/progress': () => ({ courses: [] }) });
    expect(await screen.findByRole('link', { name: 'Choose a topic' })).toHaveAttribute('href', '/math-questions');
  });

  it('says when it did not load, and tries again', async () => {
    let tries = 0;
    const failFirst = () => {
      tries += 1;
      if (tries === 1) throw new ApiError(500, 'internal', 'Something went wrong');
      return { courses: [sampleCourse()] };
    };
    show('/progress', { 'GET /api/progress': failFirst });
    expect(await screen.findByRole('heading', { name: 'The progress did not load' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Quadratics/ })).toBeVisible();
  });
});

it('says that it waits for a connection, and continues once there is one', async () => {
  onlineManager.setOnline(false);
  try {
    show('/progress', { 'GET /api/progress': () => ({ courses: [sampleCourse()] }) });
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('link', { name: /^Quadratics/ })).toBeVisible();
  } finally {
    onlineManager.setOnline(true);
  }
});

describe('progress in a topic', () => {
  const course = sampleCourse();
  const [functions, quadratics] = course.topics as [(typeof course.topics)[0], (typeof course.topics)[0]];

  it('says how sure the estimate is, and leads up, on and to all of its evidence', async () => {
    const { container } = show('/progress/topics/2', {
      'GET /api/progress/topics/:topicId': () => ({
        subject: course.subject,
        path: [functions],
        topic: quadratics,
        topics: [],
        weeks: course.weeks,
      }),
    });
    await title('Quadratics');
    expect(screen.getByText(/Estimated score: 70% \(likely 60–80%\)\. Based on 24 parts/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Functions' })).toHaveAttribute('href', '/progress/topics/1');
    expect(screen.getByRole('button', { name: 'Practise Quadratics' })).toBeVisible();
    expect(screen.getByRole('link', { name: /How we worked this out/ })).toHaveAttribute('href', '/progress/evidence?topic=2');
    await expectAccessible(container);
  });

  it('gives no estimate before there is enough, and lists what is below', async () => {
    show('/progress/topics/1', {
      'GET /api/progress/topics/:topicId': () => ({
        subject: course.subject,
        path: [],
        topic: sampleTopicProgress(1, { topic_name: 'Functions', parts: 3, questions: 3, of: 6, marks: 6 }),
        topics: [quadratics],
        weeks: [],
      }),
    });
    expect(await screen.findByText(/^Not enough answers yet for an estimate: 3 parts of 3 questions/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Quadratics/ })).toBeVisible();
  });
});

describe('the evidence of a figure', () => {
  it('lists the parts with their question, test, help and reasons', async () => {
    const { container, calls } = show('/progress/evidence?subject=math-aa-hl&lost=method', {
      'GET /api/progress': () => ({ courses: [sampleCourse()] }),
      'GET /api/progress/evidence': () => ({
        evidence: [sampleEvidence(), sampleEvidence({ id: 8, address: null, marks: null, test_slug: null, place: 'practice' })],
        page: 1,
        pageSize: 20,
        totalCount: 2,
      }),
    });
    expect(await screen.findByRole('link', { name: 'Question 12 (b)' })).toHaveAttribute(
      'href',
      '/math-questions/math-aa-hl/functions/quadratics/41',
    );
    expect(screen.getByRole('link', { name: 'Own marking, in a test' })).toHaveAttribute(
      'href',
      '/take-a-test/quiet-river/result',
    );
    expect(screen.getAllByText('another try; hint opened before; lost: method 1; 2 min')[0]).toBeVisible();
    expect(screen.getByText('not marked, of 3')).toBeVisible();
    expect(await screen.findByText('Maths AA HL')).toBeVisible();
    expect(calls.requests).toContainEqual({
      name: 'GET /api/progress/evidence',
      request: { query: { subject: 'math-aa-hl', lost: 'method' } },
    });
    await expectAccessible(container);
  });

  it('takes a condition away, and says when nothing fits', async () => {
    const none = { evidence: [], page: 1, pageSize: 20, totalCount: 0 };
    const { calls } = show('/progress/evidence?subject=math-aa-hl&lost=time&page=1', {
      'GET /api/progress': () => ({ courses: [sampleCourse()] }),
      'GET /api/progress/evidence': () => none,
    });
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lost: time' }));
    expect(calls.requests.at(-1)).toEqual({ name: 'GET /api/progress/evidence', request: { query: { subject: 'math-aa-hl' } } });
  });
});
