import { renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { coursesAnswers } from '../browse-topics/sample-courses.ts';
import { Root } from '../root.tsx';

const IDS = [41, 42, 43, 44, 45, 46, 47, 48];
const marks = (completed: boolean) => ({ bookmarked: false, completed, pinned: false });

/** Eight questions, five a page, which a learner completes. */
function showNotCompleted() {
  const completed = new Set<number>();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderWithHost(<Root />, {
    path: '/math-questions?subject=math-aa-hl&topic=functions&uncompletedQuestion=true&pageSize=5',
    user: sampleUser(),
    answers: {
      ...coursesAnswers(),
      'GET /api/questions': ({ query = {} }) => {
        const page = Number(query.page ?? 1);
        const listed = IDS.filter((id) => !completed.has(id));
        const questions = listed.slice((page - 1) * 5, page * 5).map((id) => sampleQuestion({ id, learner: marks(false) }));
        return { questions, page, pageSize: 5, totalCount: listed.length };
      },
      'POST /api/completed_question': ({ body }) => {
        completed.add(body.question_id);
        return { message: '', question_id: body.question_id };
      },
    },
  });
}

const shown = () =>
  screen
    .getAllByRole('link', { name: /^Question/ })
    .map((link) => Number(/\/(\d+)\?/.exec(link.getAttribute('href') ?? '')?.[1]));
async function complete(count: number) {
  const buttons = await screen.findAllByRole('button', { name: 'Mark as completed' });
  for (const button of buttons.slice(0, count)) await userEvent.click(button);
}

describe('questions that leave the list because they were marked', () => {
  it.each([
    { count: 5, next: [46, 47, 48] },
    { count: 2, next: [43, 44, 45, 46, 47] },
  ])('stay in view until the page is turned, which then skips none: $count of 5', async ({ count, next }) => {
    showNotCompleted();
    await complete(count);
    expect(shown()).toEqual([41, 42, 43, 44, 45]);
    expect(screen.getByText(new RegExp(`^${count} questions leave this list when you turn the page`))).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(shown()).toEqual(next));
    expect(screen.queryByText(/leave this list/)).toBeNull();
  });

  it('go back to their place when they are unpinned, once the page is turned', async () => {
    const pinned = new Set([44, 47]);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderWithHost(<Root />, {
      path: '/math-questions?subject=math-aa-hl&topic=calculus&pageSize=5',
      user: sampleUser(),
      answers: {
        ...coursesAnswers(),
        'GET /api/questions': ({ query = {} }) => {
          const page = Number(query.page ?? 1);
          const listed = [...IDS.filter((id) => pinned.has(id)), ...IDS.filter((id) => !pinned.has(id))];
          const questions = listed
            .slice((page - 1) * 5, page * 5)
            .map((id) => sampleQuestion({ id, learner: { ...marks(false), pinned: pinned.has(id) } }));
          return { questions, page, pageSize: 5, totalCount: 8, pinnedCount: pinned.size };
        },
        'DELETE /api/pinned_question/user/:questionId': ({ params }) => {
          pinned.delete(Number(params.questionId));
          return { message: '', question_id: Number(params.questionId) };
        },
      },
    });
    const pins = await screen.findAllByRole('button', { name: 'Pin question' });
    expect(shown()).toEqual([44, 47, 41, 42, 43]);
    expect(screen.getAllByText('Pinned')).toHaveLength(2);
    await userEvent.click(pins[1] as HTMLElement);
    expect(shown()).toEqual([44, 47, 41, 42, 43]);
    expect(screen.getByText(/^1 question goes back to its place when you turn the page/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(shown()).toEqual([44, 41, 42, 43, 45]));
    expect(screen.queryByText(/goes back/)).toBeNull();
  });

  it('are none while nothing is marked', async () => {
    showNotCompleted();
    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(shown()).toEqual([46, 47, 48]));
  });
});
