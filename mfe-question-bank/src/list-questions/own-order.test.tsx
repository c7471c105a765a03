import { renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coursesAnswers } from '../browse-topics/sample-courses.ts';
import { Root } from '../root.tsx';

const ADDRESS = '/math-questions?subject=math-aa-hl&topic=calculus';
const learner = sampleUser({ id: 7 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete document.documentElement.dataset.ownOrder;
});

/** Three questions, of which the learner has pinned the last: the API puts it first. */
function openAsDrawn() {
  let answer: () => void = () => {};
  const ownComes = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { host, unmount } = renderWithHost(<Root />, {
    path: ADDRESS,
    answers: {
      ...coursesAnswers(),
      'GET /api/questions': async () => {
        const page = { page: 1, pageSize: 10, totalCount: 3 };
        if (!host.session.get().user) return { ...page, questions: [41, 42, 43].map((id) => sampleQuestion({ id })) };
        await ownComes;
        const own = (id: number) => ({ bookmarked: false, completed: id === 42, pinned: id === 43 });
        return {
          ...{ ...page, pinnedCount: 1 },
          questions: [43, 41, 42].map((id) => sampleQuestion({ id, learner: own(id) })),
        };
      },
    },
  });
  return { recognise: () => act(() => host.session.updateUser(learner)), ownComes: () => act(async () => answer()), unmount };
}

const shown = () =>
  screen
    .queryAllByRole('link', { name: /^Question/ })
    .map((link) => Number(/\/(\d+)\?/.exec(link.getAttribute('href') ?? '')?.[1]));

describe('a list that everybody sees in another order than who has pinned some of it', () => {
  it('keeps its order while it is read, with the user’s marks, and begins with the pinned ones when it is next opened', async () => {
    const { recognise, ownComes, unmount } = openAsDrawn();
    await waitFor(() => expect(shown()).toEqual([41, 42, 43]));
    recognise();
    expect(shown()).toEqual([41, 42, 43]);
    await ownComes();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Mark as completed', pressed: true })).toHaveLength(1));
    expect(shown()).toEqual([41, 42, 43]);
    expect(screen.getAllByRole('button', { name: 'Pin question' })[2]).toHaveAttribute('aria-pressed', 'true');
    unmount();

    expect(JSON.parse(localStorage.getItem('own-order:7') ?? '[]')).toEqual([ADDRESS]);
    document.documentElement.dataset.ownOrder = '';
    const again = openAsDrawn();
    await waitFor(() => expect(shown()).toEqual([41, 42, 43]));
    again.recognise();
    expect(shown()).toEqual([]);
    expect(screen.getByText('Loading questions')).toBeInTheDocument();
    await again.ownComes();
    await waitFor(() => expect(shown()).toEqual([43, 41, 42]));
  });
});
