import type { PracticeAttempt, PracticePhoto, QuestionAnswer, SelfMarking } from '@api/contract';
import { ApiError } from '@shell/kit';
import {
  type Answers,
  expectAccessible,
  renderWithHost,
  sampleQuestionDetail,
  sampleSubject,
  sampleUser,
} from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnswerBook, useAnswerBook } from '../answer-question/answer-book.ts';
import { sampleAnswerable, sampleAttempt } from '../answer-question/sample-parts.ts';
import { Root } from '../root.tsx';
import { suggestedTicks } from './OwnMarks.tsx';
import { OwnWork } from './OwnWork.tsx';

const PAGE = '/math-questions/math-aa-hl/functions/quadratics/41?show=markscheme';
const user = sampleUser();
const answer: QuestionAnswer = {
  ...{ id: 9, final_answer_html: '', body: '', body_html: '', mcq_answer: null, images: [] },
  mark_scheme: [
    { part: 'a', html: 'Sets up the equation', code: 'M1', marks: 1, implied: true },
    { part: 'a', html: 'Height 4.58', code: 'A1', marks: 1, implied: false },
    { part: 'b', html: 'Least value 3', code: 'A1', marks: 1, implied: false },
    { part: 'b', html: 'At x = 2', code: 'A2', marks: 2, implied: false },
  ],
};
const NO_TEACHER: SelfMarking = {
  ...{ questions: 0, marks: 0, own_marks: 0, teacher_marks: 0, mean_difference: null, lean: null, verdict: null },
};
const detail = sampleQuestionDetail({ question: sampleAnswerable(), abilities: { edit: false, see_answer: 'yes' } });

const attemptsOf = (attempts: PracticeAttempt[]): Answers => ({
  'GET /api/practice/questions/:id/attempts': () => ({
    ...{ attempts, page: 1, pageSize: 50, totalCount: attempts.length, self_marks: null },
  }),
});

function Work() {
  const book = useAnswerBook(detail.question);
  useEffect(() => book.begin(), [book]);
  return <OwnWork book={book} lines={answer.mark_scheme} scheme="abc" />;
}

function show(answers: Answers = {}, { attempts = [] as PracticeAttempt[] } = {}) {
  return renderWithHost(<Work />, {
    user,
    answers: { ...attemptsOf(attempts), 'GET /api/practice/self-marking': () => NO_TEACHER, ...answers },
  });
}

function showPage(answers: Answers = {}, who: typeof user | null = user) {
  return renderWithHost(<Root />, {
    path: PAGE,
    user: who,
    answers: {
      'GET /api/questions/:id': ({ query }) => (query?.includeAnswers ? { ...detail, Answer: [answer], scheme: 'abc' } : detail),
      'GET /api/topics/:subjectSlug': () => ({ subject: sampleSubject(), topics: sampleSubject().Topic ?? [] }),
      'GET /api/practice/self-marking': () => NO_TEACHER,
      ...attemptsOf([sampleAttempt()]),
      ...answers,
    },
  });
}

const tick = (name: RegExp) => screen.findByRole('checkbox', { name });
const total = (text: string) => screen.findByText((_, element) => element?.role === 'status' && element.textContent === text);

afterEach(() => localStorage.clear());

describe('self-marking', () => {
  it('ticks the lines of what was judged as right, and nothing else', async () => {
    const { container } = showPage();
    await waitFor(async () => expect(await tick(/Height/)).toBeChecked());
    expect(await tick(/Least value/)).not.toBeChecked();
    expect(await total('2 of 2 marks in (a)')).toBeVisible();
    await expectAccessible(container);
  });

  it('leaves the marks for working open where the answer alone has not earned them', async () => {
    const [lines, right] = [answer.mark_scheme, { tone: 'right', words: 'Right.' } as const];
    const earned = (marks: number, scheme = lines) =>
      suggestedTicks(scheme, { part: (name: string) => ({ said: name === 'b' ? { ...right, marks } : null }) } as AnswerBook);
    expect(earned(3)).toEqual([2, 3]);
    expect(earned(2)).toEqual([3]);
    const method = lines.map((line) => (line.part === 'b' && line.marks === 1 ? { ...line, code: 'M1' } : line));
    expect(earned(2, method)).toEqual([3]);
    expect(earned(1, method)).toEqual([]);
  });

  it('counts by the keyboard, asks in one tap why a mark was lost, and keeps it on a press', async () => {
    const { calls } = show({
      'PUT /api/practice/questions/:id/self-marks': () => ({
        question_id: 41,
        self_marks: { earned: [2], lost: [], marks_obtained: 1, at: '2026-11-22T10:00:00Z', scheme_changed: false },
      }),
    });
    (await tick(/Least value/)).focus();
    for (const part of ['(a)', '(b)']) expect(screen.getByText(part)).toBeVisible();
    await userEvent.keyboard(' ');
    expect(await total('1 of 3 marks in (b)')).toBeVisible();
    const why = within(await screen.findByRole('group', { name: 'Why (b) line 4, A2 was lost' }));
    await userEvent.click(why.getByRole('button', { name: 'Misread' }));
    expect(why.getByRole('button', { name: 'Misread', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save marks' }));
    await waitFor(() =>
      expect(calls.requests.find(({ name }) => name === 'PUT /api/practice/questions/:id/self-marks')?.request).toEqual({
        params: { id: 41 },
        body: { earned: [2], lost: [{ index: 3, reason: 'misread' }], scheme: 'abc' },
      }),
    );
  });

  it('keeps ticks on this device until they are sent, also where the server cannot be reached', async () => {
    const first = show();
    await userEvent.click(await tick(/Least value/));
    await userEvent.click(screen.getByRole('button', { name: 'Save marks' }));
    await waitFor(() => expect(first.calls.notices.at(-1)?.text).toMatch(/Your ticks stay on this device/));
    first.unmount();
    show();
    await waitFor(async () => expect(await tick(/Least value/)).toBeChecked());
  });

  it('continues with the ticks that a former release has kept', async () => {
    localStorage.setItem('draft:7:own-marks:41:abc', '{"earned":[2],"reasons":{"3":"misread"}}');
    show();
    expect(await tick(/Least value/)).toBeChecked();
    const why = within(await screen.findByRole('group', { name: 'Why (b) line 4, A2 was lost' }));
    expect(why.getByRole('button', { name: 'Misread', pressed: true })).toBeVisible();
  });

  it.each(['{', '{"earned":"all"}'])('starts over where the stored value %s is not a list of ticks', async (stored) => {
    localStorage.setItem('draft:7:own-marks:41:abc', stored);
    show();
    expect(await tick(/Least value/)).not.toBeChecked();
    expect(await total('Tick the lines your working has earned.')).toBeVisible();
  });

  it('sends no reason that it does not know', async () => {
    localStorage.setItem('draft:7:own-marks:41:abc', '{"earned":[2],"reasons":{"0":7,"1":"accuracy","3":"toString"}}');
    const { calls } = show();
    expect(await tick(/Least value/)).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save marks' }));
    await waitFor(() =>
      expect(calls.requests.find(({ name }) => name === 'PUT /api/practice/questions/:id/self-marks')?.request).toMatchObject({
        body: { earned: [2], lost: [{ index: 1, reason: 'accuracy' }] },
      }),
    );
  });

  it('keeps what is ticked while marks are on their way', async () => {
    const answered = Promise.withResolvers<void>();
    const first = show({
      'PUT /api/practice/questions/:id/self-marks': async () => {
        await answered.promise;
        return {
          question_id: 41,
          self_marks: { earned: [2], lost: [], marks_obtained: 1, at: '2026-11-22T10:00:00Z', scheme_changed: false },
        };
      },
    });
    await userEvent.click(await tick(/Least value/));
    const keep = screen.getByRole('button', { name: 'Save marks' });
    await userEvent.click(keep);
    await userEvent.click(await tick(/At x = 2/));
    answered.resolve();
    await waitFor(() => expect(keep).not.toHaveAttribute('aria-busy'));
    expect(await tick(/At x = 2/)).toBeChecked();
    first.unmount();
    show();
    await waitFor(async () => expect(await tick(/At x = 2/)).toBeChecked());
  });

  it('starts over with the new lines of a changed mark scheme', async () => {
    let [lines, scheme] = [answer.mark_scheme, 'abc'];
    showPage({
      ...attemptsOf([]),
      'GET /api/questions/:id': ({ query }) =>
        query?.includeAnswers ? { ...detail, Answer: [{ ...answer, mark_scheme: lines }], scheme } : detail,
      'PUT /api/practice/questions/:id/self-marks': () => {
        [lines, scheme] = [lines.map((line) => ({ ...line, html: `${line.html}, edited` })), 'def'];
        throw new ApiError(409, 'mark_scheme_changed', 'The mark scheme has changed');
      },
    });
    await userEvent.click(await tick(/Least value/));
    await userEvent.click(screen.getByRole('button', { name: 'Save marks' }));
    expect(await tick(/Least value 3, edited/)).not.toBeChecked();
  });

  it('says how the learner’s marks differ from a teacher’s, where both have marked', async () => {
    const compared: SelfMarking = {
      ...{ questions: 6, marks: 40, own_marks: 30, teacher_marks: 26, mean_difference: 0.83, lean: 0.67, verdict: 'generous' },
    };
    show({ 'GET /api/practice/self-marking': () => compared });
    expect(await screen.findByText(/differed by 0.8 marks a question: you are more generous than your teacher/)).toBeVisible();
  });

  it('is for reading alone without an account', async () => {
    showPage({}, null);
    expect(await screen.findByText('Height 4.58')).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('(a)');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('photos of one’s working', () => {
  const photo: PracticePhoto = { id: 5, url: '/files/5', thumb: '/files/5-small', width: 800, height: 600 };
  const file = new File(['x'], 'paper.jpg', { type: 'image/jpeg' });
  const choose = async (chosen: File) =>
    fireEvent.change(await screen.findByLabelText('Photo of your working'), { target: { files: [chosen] } });

  it('are kept with the answer, enlarged and deleted', async () => {
    const { calls } = show(
      {
        'POST /api/practice/attempts/:id/photos': () => ({ photo }),
        'DELETE /api/practice/photos/:id': () => undefined as never,
      },
      { attempts: [sampleAttempt()] },
    );
    await choose(file);
    await userEvent.click(await screen.findByRole('button', { name: 'Enlarge the photo of your working of (a)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photo of your working of (a)' });
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/files/5');
    // On a slow machine, Escape closes the button's tooltip first.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the photo of your working of (a)' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Enlarge/ })).toBeNull());
    const asked = calls.requests.filter(({ name }) => name.includes('photos')).map(({ request }) => request);
    expect(asked).toMatchObject([{ params: { id: 91 } }, { params: { id: 5 } }]);
  });

  it('are refused with the reason, before and after they are sent', async () => {
    const { calls } = show({}, { attempts: [sampleAttempt()] });
    await choose(new File(['x'], 'paper.pdf', { type: 'application/pdf' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Use a PNG, JPEG, WebP or HEIC image.');
    await choose(file);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/The photo is still on your device; try again/));
    expect(calls.requests.filter(({ name }) => name.includes('photos'))).toHaveLength(1);
  });

  it('wait for an answer to belong to', async () => {
    show();
    expect(await screen.findByText(/to add a photo of your working/)).toBeVisible();
    expect(screen.queryByLabelText('Photo of your working')).toBeNull();
  });
});
