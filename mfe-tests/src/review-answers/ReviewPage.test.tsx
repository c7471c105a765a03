import type { TestQuestion } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleReturnedGrading } from '../sample-grading.ts';
import { sampleTest, sampleTestQuestion } from '../sample-test.ts';

const image = (id: number, alt: string) => ({ id, url: `/api/images/${id}.png`, thumb: '', alt, width: 60, height: 40 });

it('shows the images of a question and of its solution, each larger on a press', async () => {
  const answer = {
    ...{ id: 1, final_answer_html: '', body: '', body_html: '<p>Reflect it.</p>', mark_scheme: [], mcq_answer: null },
    images: [image(3, 'The reflected graph')],
  };
  const question = sampleQuestion({
    images: [image(1, 'A parabola'), image(2, '')],
    specialInfo_html: 'Give exact values.',
    video_solution: 'https://video.example/1',
  });
  const entry = sampleTestQuestion(1, { state: 'attempted', question, Answer: [answer] });
  const { container } = renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river/answer',
    answers: { 'GET /api/test/:slug': () => ({ ...sampleTest({ status: 'completed', attempts: 1 }), questions: [entry] }) },
    user: sampleUser(),
  });
  expect(await screen.findByRole('button', { name: 'Enlarge image 1 of the question: A parabola' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge image 2 of the question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Image 2 of the question' });
  expect(within(dialog).getByRole('img', { name: 'Image 2 of the question' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByText('Worked solution'));
  expect(screen.getByRole('button', { name: 'Enlarge image 1 of the solution: The reflected graph' })).toBeVisible();
  expect(screen.getByText('Give exact values.')).toBeVisible();
  const video = screen.getByRole('link', { name: 'Watch the video solution (opens in a new tab)' });
  expect(video).toHaveAttribute('rel', 'noopener noreferrer');
  // No short answer, nor a mark scheme to mark by.
  expect(screen.queryByRole('heading', { name: /^(?:Answer|Mark your work|Mark scheme)$/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Set for a class', hidden: true })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/classes\/set-work\?questions=\d+/),
  );
  await expectAccessible(container);
});

it('shows the scratch paper of a question that has any, when it is opened', async () => {
  const stroke = { id: 'aaaaaaaa', colour: 'ink' as const, points: [100, 200, 50, 10, 0, 0] };
  const page = { page: 2, strokes: [stroke], notes: 'x = 2', revision: 1, updated_at: '2026-11-20T10:00:00.000Z' };
  const { container, calls } = renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river/answer',
    answers: {
      'GET /api/test/:slug': () => sampleTest({ status: 'completed', attempts: 1 }),
      'GET /api/test/:slug/scratch-papers': () => ({ question_ids: [sampleTest().questions?.[0]?.question_id ?? 0] }),
      'GET /api/test/:slug/questions/:id/scratch-paper': () => ({ pages: [page] }),
    },
    user: sampleUser(),
  });
  const opener = await screen.findByText('Your scratch paper');
  expect(calls.requests.map(({ name }) => name)).not.toContain('GET /api/test/:slug/questions/:id/scratch-paper');
  await userEvent.click(opener);
  expect(await screen.findByRole('img', { name: 'Page 2: 1 line drawn' })).toBeVisible();
  expect(screen.getByText('x = 2')).toBeVisible();
  // Read-only.
  expect(screen.queryByRole('toolbar', { name: 'Pens' })).toBeNull();
  await expectAccessible(container);
});

it('shows what a teacher gave each question and wrote on it, beside the learner’s marks', async () => {
  const test = sampleTest({ status: 'completed', attempts: 1, files: [{ file_type: 'ADMIN_FILE' }] });
  const { container } = renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river/answer',
    answers: { 'GET /api/test/:slug': () => test, 'GET /api/test/:slug/grading': () => sampleReturnedGrading() },
    user: sampleUser(),
  });
  expect(await screen.findByText('Δ is 9, not −9.')).toBeVisible();
  const verdicts = screen.getAllByRole('heading', { name: 'Your teacher’s marks' }).map((heading) => heading.nextSibling);
  expect(verdicts.map((verdict) => verdict?.textContent)).toEqual([
    '5 of 5; you gave yourself 4 of 5',
    '2 of 5',
    '4 of 5; you gave yourself 5 of 5',
  ]);
  await expectAccessible(container);
});

it('goes to the question that its address names', async () => {
  renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river/answer#question-2',
    answers: { 'GET /api/test/:slug': () => sampleTest({ status: 'completed', attempts: 1 }) },
    user: sampleUser(),
  });
  const items = (await screen.findAllByRole('listitem')).filter(({ id }) => id.startsWith('question-'));
  await waitFor(() => expect(items[1]).toHaveFocus());
});

it('says why an automatically marked answer has its marks', async () => {
  const note = 'Follow-through: right for your answer to (a).';
  const entry = sampleTestQuestion(1, {
    ...{ state: 'attempted', answer: { option: null, parts: [{ part: 'b', value: '50.3' }] }, automatic: { marks: 1, max: 1 } },
    automatic_parts: [{ part: 'b', marks: 1, max: 1, note }],
  });
  renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river/answer',
    answers: { 'GET /api/test/:slug': () => ({ ...sampleTest({ status: 'completed', attempts: 1 }), questions: [entry] }) },
    user: sampleUser(),
  });
  expect(await screen.findByText(note)).toBeVisible();
});

const schemeOf = (...lines: string[]) => ({
  ...{ id: 1, final_answer_html: '', body: '', body_html: '<p>Both roots.</p>', mcq_answer: null, images: [] },
  mark_scheme: lines.map((html) => ({ part: '', html, code: 'M1', marks: 1, implied: false })),
});
const selfMarks = {
  ...{ earned: [0], lost: [{ index: 1, reason: 'time' as const, marks: 1 }], marks_obtained: 1 },
  at: '2026-11-21T10:00:00.000Z',
};

const reviewOf = (answer: ReturnType<typeof schemeOf>) =>
  renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river/answer',
    answers: {
      'GET /api/test/:slug': () => ({
        ...sampleTest({ status: 'completed', attempts: 1 }),
        questions: [sampleTestQuestion(1, { state: 'attempted', Answer: [answer] })],
      }),
    },
    user: sampleUser(),
  });

it('shows a mark scheme whose lines carry no marks without anything to tick', async () => {
  const [line] = schemeOf('As required').mark_scheme;
  reviewOf({ ...schemeOf(), mark_scheme: line ? [{ ...line, code: 'AG', marks: 0 }] : [] });
  expect(await screen.findByRole('heading', { name: 'Mark scheme' })).toBeVisible();
  expect(screen.getByText('As required')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save marks' })).toBeNull();
});

it('says so where no answer has been written', async () => {
  reviewOf({ ...schemeOf(), body_html: '' });
  expect(await screen.findByText('No answer has been written to this question yet.')).toBeVisible();
  expect(screen.queryByText('Worked solution')).toBeNull();
});

describe('the learner’s ticks', () => {
  function openMarking(read: () => TestQuestion, answers: Answers = {}) {
    const test = sampleTest({ status: 'completed', attempts: 1 });
    return renderWithHost(<Root />, {
      path: '/take-a-test/quiet-river/answer',
      answers: { 'GET /api/test/:slug': () => ({ ...test, questions: [read()] }), ...answers },
      user: sampleUser(),
    });
  }
  const entryOf = (scheme: string, scheme_changed: boolean) =>
    sampleTestQuestion(1, {
      ...{ state: 'attempted', scheme, self_marks: { ...selfMarks, scheme_changed } },
      Answer: [schemeOf('Takes a root', 'Takes the other root')],
    });
  const said = () => screen.queryByText('The mark scheme was edited after you marked your work');

  it('are shown along the lines that they were made against', async () => {
    openMarking(() => entryOf('old', false));
    await screen.findByRole('heading', { name: 'Mark your work' });
    expect(screen.getByRole('checkbox', { name: 'Takes a root' })).toBeChecked();
    expect(said()).toBeNull();
  });

  it('are not shown along others: the page says that the scheme was edited, and what the marks were', async () => {
    const { container } = openMarking(() => entryOf('new', true));
    await screen.findByRole('heading', { name: 'Mark your work' });
    expect(said()).toBeVisible();
    expect(screen.getByText(/Your 1 of 5 marks stay until you mark along the new lines/)).toBeVisible();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await expectAccessible(container);
  });

  it('stay after a reload, until they are saved', async () => {
    const self_marks = { ...selfMarks, scheme_changed: false };
    const kept = () => ({ question_id: 1, self_marks, test: sampleTest({ status: 'completed', attempts: 1 }) });
    const show = () => openMarking(() => entryOf('old', false), { 'PUT /api/test/:slug/self-marks': kept });
    const mark = () => screen.findByRole('heading', { name: 'Mark your work' });
    const root = () => screen.getByRole('checkbox', { name: 'Takes the other root' });
    const { unmount } = show();
    await mark();
    await userEvent.click(root());
    expect(root()).toBeChecked();
    unmount();
    const { calls } = show();
    await mark();
    expect(root()).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save marks' }));
    await waitFor(() => expect(calls.requests.map(({ name }) => name)).toContain('PUT /api/test/:slug/self-marks'));
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('marking'))).toEqual([]));
  });

  it('are found as a former release has kept them, and what is no ticks is left', async () => {
    const place = 'draft:7:marking:quiet-river:101:old';
    const show = () => openMarking(() => entryOf('old', false));
    const open = () => screen.findByRole('heading', { name: 'Mark your work' });
    localStorage.setItem(place, '{"earned":[1],"reasons":{"0":"notation"}}');
    const { unmount } = show();
    await open();
    expect(screen.getByRole('checkbox', { name: 'Takes the other root' })).toBeChecked();
    const why = within(screen.getByRole('group', { name: 'Why line 1, M1 was lost' }));
    expect(why.getByRole('button', { name: 'Notation', pressed: true })).toBeVisible();
    unmount();
    localStorage.setItem(place, '{"earned":{"1":true}}');
    show();
    await open();
    expect(screen.getByRole('checkbox', { name: 'Takes the other root' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Takes a root' })).toBeChecked();
  });

  it('stay a draft where they were changed while the former ones were on their way', async () => {
    const answered = Promise.withResolvers<void>();
    const { calls } = openMarking(() => entryOf('old', false), {
      'PUT /api/test/:slug/self-marks': async () => {
        await answered.promise;
        const self_marks = { ...selfMarks, scheme_changed: false };
        return { question_id: 1, self_marks, test: sampleTest({ status: 'completed', attempts: 1 }) };
      },
    });
    await screen.findByRole('heading', { name: 'Mark your work' });
    await userEvent.click(screen.getByRole('button', { name: 'Save marks' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Takes the other root' }));
    answered.resolve();
    await waitFor(() => expect(calls.notices).toHaveLength(1));
    expect(screen.getByRole('checkbox', { name: 'Takes the other root' })).toBeChecked();
    expect(Object.keys(localStorage).filter((key) => key.includes('marking'))).toHaveLength(1);
  });

  it('are settled where the server has given all marks', async () => {
    const automatic = { marks: 2, max: 2 };
    const automatic_parts = [{ part: '', ...automatic }];
    openMarking(() => ({ ...entryOf('old', false), self_marks: null, automatic, automatic_parts, marks: 2 }));
    expect(await screen.findByText('Marked automatically: 2 of 2 marks')).toBeVisible();
    await screen.findByRole('heading', { name: 'Mark your work' });
    expect(screen.getByText('These lines were marked automatically.')).toBeVisible();
    for (const box of screen.getAllByRole('checkbox')) {
      expect(box).toBeChecked();
      expect(box).toBeDisabled();
    }
    expect(screen.queryByText('Why did you lose it?')).toBeNull();
  });

  it.each([
    ['a right answer keeps its lines', 1, true],
    ['a wrong answer keeps none for accuracy', 0, false],
  ])('are asked only for the other lines: %s', async (_, marks, earned) => {
    const automatic_parts = [{ part: '', marks, max: 1 }];
    const [method, accuracy] = schemeOf('Takes a root', 'Gives both').mark_scheme;
    const answer = { ...schemeOf(), mark_scheme: [method, { ...accuracy, code: 'A1' }] } as ReturnType<typeof schemeOf>;
    openMarking(() => ({ ...entryOf('old', false), self_marks: null, automatic_parts, marks: 2, Answer: [answer] }));
    await screen.findByRole('heading', { name: 'Mark your work' });
    const box = screen.getByRole('checkbox', { name: 'Gives both' });
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription('A1, 1 mark, marked automatically');
    expect((box as HTMLInputElement).checked).toBe(earned);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Takes a root' }));
    expect(screen.getByText(`${marks + 1} of 2 marks`)).toBeVisible();
  });

  it('name the lines that were seen, and start over with the new lines', async () => {
    let entry = entryOf('old', false);
    const { calls } = openMarking(() => entry, {
      'PUT /api/test/:slug/self-marks': () => {
        entry = { ...entryOf('new', true), Answer: [schemeOf('Takes a third root', 'Takes the other root')] };
        throw new ApiError(409, 'mark_scheme_changed', 'The mark scheme was edited just now.');
      },
    });
    await screen.findByRole('heading', { name: 'Mark your work' });
    await userEvent.click(screen.getByRole('button', { name: 'Save marks' }));
    expect(await screen.findByRole('checkbox', { name: 'Takes a third root' })).not.toBeChecked();
    expect(calls.notices).toEqual([{ tone: 'error', text: 'The mark scheme was edited just now.' }]);
    const sent = calls.requests.find(({ name }) => name === 'PUT /api/test/:slug/self-marks')?.request;
    expect(sent).toMatchObject({ body: { scheme: 'old', earned: [0] } });
  });
});
