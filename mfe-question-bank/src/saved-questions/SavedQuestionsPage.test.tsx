import type { SavedQuestion } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const user = sampleUser();
const path = '/saved-questions';
const saved = (id: number): SavedQuestion => ({
  id: id + 1_000,
  question_id: id,
  question: sampleQuestion({ id, learner: { bookmarked: true, completed: false, pinned: false } }),
  is_completed: false,
  created_at: '2026-10-01T08:00:00Z',
});

function savedList(ids: number[]) {
  let all = ids;
  const answers: Answers = {
    'GET /api/user_question': ({ query }) => {
      const page = Number(query?.page ?? 1);
      const pageSize = Number(query?.pageSize ?? 10);
      const onPage = all.slice((page - 1) * pageSize, page * pageSize);
      return { user_questions: onPage.map(saved), page, pageSize, totalCount: all.length, totalMarks: all.length * 5 };
    },
    'DELETE /api/user_question/user/:questionId': ({ params }) => {
      all = all.filter((id) => id !== params.questionId);
    },
    'DELETE /api/user_question': () => {
      const removed = all.length;
      all = [];
      return { removed, restore_token: '5f0c9a4e-7d13-4f6e-9d42-2d6f0a1b3c4d', restore_until: '2026-10-01T08:00:10Z' };
    },
    'POST /api/user_question/restore': () => {
      all = ids;
      return { message: '', restored: ids.length };
    },
  };
  return answers;
}

describe('saved questions', () => {
  it('stand in a list with their number and marks', async () => {
    const { container } = renderWithHost(<Root />, { path, answers: savedList([41, 42, 43]), user });
    expect(await screen.findByText('3 questions, 15 marks in total.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1, name: 'Saved questions' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Question\s*1\./ })).toHaveAttribute(
      'href',
      '/math-questions/math-aa-hl/functions/quadratics/41',
    );
    await expectAccessible(container);
  });

  it('leave the list with their bookmark; the focus stays in the list', async () => {
    renderWithHost(<Root />, { path, answers: savedList([41, 42]), user });
    const [first] = await screen.findAllByRole('button', { name: 'Save question' });
    await userEvent.click(first as HTMLElement);
    expect(await screen.findByText('1 question, 5 marks in total.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your saved questions' })).toHaveFocus());
  });

  it('come back by Undo when a single one was removed', async () => {
    const removed = new Set<number>();
    const list = savedList([41, 42]);
    const answers: Answers = {
      ...list,
      'GET /api/user_question': () => {
        const ids = [41, 42].filter((id) => !removed.has(id));
        return { user_questions: ids.map(saved), page: 1, pageSize: 10, totalCount: ids.length, totalMarks: 5 * ids.length };
      },
      'DELETE /api/user_question/user/:questionId': ({ params }) => void removed.add(Number(params.questionId)),
      'POST /api/user_question/:questionId': ({ params }) => {
        removed.delete(Number(params.questionId));
        return { message: '', id: 9, question_id: Number(params.questionId) };
      },
    };
    const { calls } = renderWithHost(<Root />, { path, answers, user });
    const [first] = await screen.findAllByRole('button', { name: 'Save question' });
    await userEvent.click(first as HTMLElement);
    expect(await screen.findByText('1 question, 5 marks in total.')).toBeVisible();
    act(() => calls.notices.at(-1)?.action?.run());
    expect(await screen.findByText('2 questions, 10 marks in total.')).toBeVisible();
  });

  it('go to the page before when the last of a page has left', async () => {
    const { calls } = renderWithHost(<Root />, { path: `${path}?page=2&pageSize=2`, answers: savedList([41, 42, 43]), user });
    await userEvent.click(await screen.findByRole('button', { name: 'Save question' }));
    expect(await screen.findByText('1 to 2 of 2 questions')).toBeVisible();
    expect(calls.requests.at(-1)?.request).toEqual({ query: { page: '1', pageSize: '2' } });
  });

  it('are cleared only after the question, and come back by Undo', async () => {
    const { calls } = renderWithHost(<Root />, { path, answers: savedList([41, 42]), user });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all questions' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Clear all saved questions?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(calls.requests.some(({ name }) => name === 'DELETE /api/user_question')).toBe(false);

    await userEvent.click(screen.getByRole('button', { name: 'Clear all questions' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(await screen.findByRole('heading', { name: 'No saved questions' })).toBeVisible();
    const notice = calls.notices.at(-1);
    expect(notice?.action?.label).toBe('Undo');

    act(() => notice?.action?.run());
    expect(await screen.findByText('2 questions, 10 marks in total.')).toBeVisible();
    expect(calls.requests.find(({ name }) => name === 'POST /api/user_question/restore')?.request).toEqual({
      body: { restore_token: '5f0c9a4e-7d13-4f6e-9d42-2d6f0a1b3c4d' },
    });
  });

  it('come back by Undo after the page was left, and by a second try if the first fails', async () => {
    const list = savedList([41, 42]);
    let attempts = 0;
    const answers: Answers = {
      ...list,
      'POST /api/user_question/restore': (request) => {
        attempts += 1;
        if (attempts === 1) throw new ApiError(0, 'offline', 'The server cannot be reached.');
        return list['POST /api/user_question/restore']?.(request) as never;
      },
    };
    const { calls, unmount } = renderWithHost(<Root />, { path, answers, user });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all questions' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    await screen.findByRole('heading', { name: 'No saved questions' });
    const undo = calls.notices.at(-1)?.action;
    unmount();
    act(() => undo?.run());
    await waitFor(() => expect(calls.notices.at(-1)).toMatchObject({ text: 'The server cannot be reached.' }));
    act(() => calls.notices.at(-1)?.action?.run());
    await waitFor(() => expect(calls.notices.at(-1)?.text).toBe('Your saved questions are back.'));
  });

  it.each(['page=abc', 'page=2&pageSize=1000'])('start at the first page where ?%s is refused', async (query) => {
    const list = savedList([41, 42, 43]);
    const answers: Answers = {
      'GET /api/user_question': (request) => {
        const { page, pageSize } = request.query ?? {};
        const issues = [page === 'abc' && 'page', pageSize === '1000' && 'pageSize'].filter((path) => path !== false);
        if (issues.length > 0) {
          throw new ApiError(
            422,
            'invalid_input',
            'No',
            issues.map((path) => ({ path, message: 'No' })),
          );
        }
        return list['GET /api/user_question']?.(request) as never;
      },
    };
    renderWithHost(<Root />, { path: `${path}?${query}`, answers, user });
    expect(await screen.findByText('1 to 3 of 3 questions')).toBeVisible();
  });

  it('say when they did not load, and load at the second try', async () => {
    let attempts = 0;
    const list = savedList([41]);
    const answers: Answers = {
      'GET /api/user_question': (request) => {
        attempts += 1;
        if (attempts === 1) throw new Error('broken');
        return list['GET /api/user_question']?.(request) as never;
      },
    };
    renderWithHost(<Root />, { path, answers, user });
    expect(await screen.findByRole('heading', { name: 'Your saved questions did not load' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 question, 5 marks in total.')).toBeVisible();
  });
});

describe('pinned questions', () => {
  function pinnedList(ids: number[]): Answers {
    const pinned = new Set(ids);
    return {
      'GET /api/pinned_question/user': () => {
        const listed = ids.filter((id) => pinned.has(id));
        const questions = listed.map((id) =>
          sampleQuestion({ id, learner: { bookmarked: false, completed: false, pinned: true } }),
        );
        return { questions, page: 1, pageSize: 10, totalCount: listed.length };
      },
      'POST /api/pinned_question': ({ body }) => {
        pinned.add(body.question);
        return { message: '', question_id: body.question };
      },
      'DELETE /api/pinned_question/user/:questionId': ({ params }) => {
        pinned.delete(Number(params.questionId));
        return { message: '', question_id: Number(params.questionId) };
      },
    };
  }

  it('stand beside the saved ones, each leading on to the next pinned one', async () => {
    const { container } = renderWithHost(<Root />, { path, answers: { ...savedList([]), ...pinnedList([41, 42]) }, user });
    await userEvent.click(await screen.findByRole('link', { name: 'Pinned' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pinned questions' })).toBeVisible();
    const list = within(await screen.findByRole('region', { name: 'Your pinned questions' }));
    expect(list.getByRole('link', { name: /Question\s*1\./ })).toHaveAttribute(
      'href',
      '/math-questions/math-aa-hl/functions/quadratics/41?pinnedQuestion=true',
    );
    await expectAccessible(container);
  });

  it('leave with their pin, and come back to their place by Undo', async () => {
    const { calls } = renderWithHost(<Root />, { path: `${path}?list=pinned`, answers: pinnedList([41, 42]), user });
    const [first] = await screen.findAllByRole('button', { name: 'Pin question' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(calls.notices.at(-1)?.text).toBe('Question unpinned');
    act(() => calls.notices.at(-1)?.action?.run());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.getByRole('link', { name: /Question\s*1\./ })).toHaveAttribute('href', expect.stringContaining('/41?'));
  });

  it('say how to pin where there are none, and when they did not load', async () => {
    const { unmount } = renderWithHost(<Root />, { path: `${path}?list=pinned`, answers: pinnedList([]), user });
    expect(await screen.findByRole('heading', { name: 'No pinned questions' })).toBeVisible();
    unmount();
    renderWithHost(<Root />, { path: `${path}?list=pinned`, user });
    expect(await screen.findByRole('heading', { name: 'Your pinned questions did not load' })).toBeVisible();
  });
});
