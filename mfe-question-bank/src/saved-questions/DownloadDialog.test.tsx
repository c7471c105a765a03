import { STAFF_PAPER_QUESTIONS } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';

const path = '/saved-questions';
const PDF = new File(['%PDF'], 'saved-questions-2026-11-21.pdf', { type: 'application/pdf' });
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
});

function listOf(count: number): Answers {
  return {
    'GET /api/user_question': () => ({
      user_questions: Array.from({ length: count }, (_, index) => ({
        id: 1_000 + index,
        question_id: index + 1,
        question: sampleQuestion({ id: index + 1 }),
        is_completed: false,
        created_at: '2026-10-01T08:00:00Z',
      })),
      page: 1,
      pageSize: count,
      totalCount: count,
      totalMarks: 5 * count,
    }),
    'GET /api/user_question/download-pdf': () => PDF,
    'GET /api/user_question/download-pdf/answers': () => PDF,
  };
}

async function openDialog(answers: Answers, user = sampleUser()) {
  const rendered = renderWithHost(<Root />, { path, answers, user });
  await userEvent.click(await screen.findByRole('button', { name: 'Download Questions' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Download as a paper' })) };
}
const sent = (calls: { requests: { name: string; request: unknown }[] }) =>
  calls.requests.filter(({ name }) => name.includes('download-pdf'));

describe('downloading saved questions', () => {
  it('saves all of them, with lines for working', async () => {
    const { dialog, calls } = await openDialog(listOf(3));
    expect(dialog.queryByText(/at a time/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual(['saved-questions-2026-11-21.pdf']));
    expect(sent(calls)).toEqual([{ name: 'GET /api/user_question/download-pdf', request: { query: { space: 'lines' } } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.notices.at(-1)?.text).toBe('Your paper is in your downloads.');
  });

  it('brings answers and leaves room as asked', async () => {
    const { dialog, calls } = await openDialog(listOf(3));
    await userEvent.click(dialog.getByRole('radio', { name: /^Questions and answers/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'None, to save paper' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent(calls)).toEqual([{ name: 'GET /api/user_question/download-pdf/answers', request: { query: { space: 'none' } } }]);
  });

  it('lets a learner choose ten of more', async () => {
    const { dialog, calls } = await openDialog(listOf(12));
    expect(await dialog.findByText(/^You can download up to 10 questions at a time\. 10 chosen\.$/)).toBeVisible();
    const boxes = dialog.getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([...Array(10).fill(true), false, false]);
    expect(boxes[11]).toBeDisabled();
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.click(boxes[11] as HTMLElement);
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent(calls)[0]?.request).toEqual({ query: { ids: '2,3,4,5,6,7,8,9,10,12', space: 'lines' } });
  });

  it('does not continue with none chosen', async () => {
    const { dialog } = await openDialog(listOf(11));
    for (const box of (await dialog.findAllByRole('checkbox')).slice(0, 10)) await userEvent.click(box);
    expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  });

  it('takes all of them for staff', async () => {
    const { dialog, calls } = await openDialog(listOf(12), sampleUser({ role_id: 2 }));
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent(calls)[0]?.request).toEqual({ query: { space: 'lines' } });
  });

  it('lets staff choose where there are more than are printed at a time', async () => {
    const few = await listOf(2)['GET /api/user_question']?.({});
    const answers: Answers = {
      ...listOf(2),
      'GET /api/user_question': () => ({ ...(few as NonNullable<typeof few>), totalCount: STAFF_PAPER_QUESTIONS + 1 }),
    };
    const { dialog, calls } = await openDialog(answers, sampleUser({ role_id: 2 }));
    expect(
      await dialog.findByText(`You can download up to ${STAFF_PAPER_QUESTIONS} questions at a time. 2 chosen.`),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent(calls)[0]?.request).toEqual({ query: { ids: '1,2', space: 'lines' } });
  });

  it('says what the server says, and what helps against it', async () => {
    const answers = listOf(3);
    answers['GET /api/user_question/download-pdf/answers'] = () => {
      throw new ApiError(402, 'allowance_used', 'Uh oh! You have used all free resources.');
    };
    const { dialog, calls } = await openDialog(answers);
    await userEvent.click(dialog.getByRole('radio', { name: /^Questions and answers/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Uh oh! You have used all free resources.');
    await userEvent.click(dialog.getByRole('button', { name: 'See what premium adds' }));
    expect(calls.modals).toEqual(['upgrade']);
    expect(saved).toEqual([]);
  });
});
