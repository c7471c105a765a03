import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { sampleAssignment, sampleLearner, sampleOverview } from '../sample-classes.ts';

const answers: Answers = {
  'GET /api/assignments/:id': () => sampleAssignment(),
  'GET /api/assignment-overview': () => sampleOverview(),
};
const show = (more: Answers = {}) =>
  renderWithHost(<Root />, { path: '/classes/5/assignments/31', user: sampleUser(), answers: { ...answers, ...more } });

describe('an assignment for its teacher', () => {
  it('says who has done what, who needs help, and how each question went', async () => {
    const { container } = show();
    expect(await screen.findByText('1 handed in, 1 missing, of 2.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Who needs help' })).getByText('Handed in nothing')).toBeVisible();
    const learners = screen.getByRole('region', { name: 'Learners' });
    const first = within(learners).getByRole('row', { name: /Learner One/ });
    expect(within(first).getByText('Handed in', { selector: 'span' })).toBeVisible();
    expect(within(first).getByText('7 of 10')).toBeVisible();
    expect(within(first).getByRole('link', { name: 'Learner One' })).toHaveAttribute(
      'href',
      '/classes/5/assignments/31/learners/21',
    );
    // Nothing to open before handing in.
    expect(within(learners).queryByRole('link', { name: 'Learner Two' })).toBeNull();
    const questions = screen.getByRole('region', { name: 'Questions' });
    expect(within(questions).getByText(/40% of the marks earned/)).toBeVisible();
    expect(within(questions).getByText(/from 1 learner: a sign was lost/)).toBeVisible();
    await expectAccessible(container);
  });

  it('leaves former and excused learners out of what is counted', async () => {
    show({
      'GET /api/assignment-overview': () =>
        sampleOverview({
          learners: [
            sampleLearner(),
            sampleLearner({ user_id: 22, former: true }),
            sampleLearner({ user_id: 23, work: 'excused' }),
          ],
        }),
    });
    expect(await screen.findByText('1 handed in, of 1.')).toBeVisible();
  });

  describe('while it is open', () => {
    afterEach(() => vi.useRealTimers());

    it.each([
      ['open', true],
      ['closed', false],
    ] as const)('%s: asks again by itself: %s', async (state, again) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      let handedIn = 1;
      show({
        'GET /api/assignments/:id': () => sampleAssignment({ state }),
        'GET /api/assignment-overview': () =>
          sampleOverview({ learners: Array.from({ length: handedIn }, (_, index) => sampleLearner({ user_id: index + 1 })) }),
      });
      expect(await screen.findByText('1 handed in, of 1.')).toBeVisible();
      handedIn = 2;
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(screen.queryByText('2 handed in, of 2.') !== null).toBe(again);
    });
  });

  it('takes an exception, and back', async () => {
    const exception = { user_id: 22, name: 'Learner Two', due_at: null, closes_at: null, extra_time: 0, excused: true } as const;
    let exceptions: (typeof exception)[] = [];
    const { calls } = show({
      'GET /api/assignments/:id': () => sampleAssignment({ exceptions }),
      'PUT /api/assignments/:id/exceptions/:userId': () => {
        exceptions = [exception];
        return exception;
      },
      'DELETE /api/assignments/:id/exceptions/:userId': () => {
        exceptions = [];
        return undefined as never;
      },
    });
    const open = () => screen.findByRole('button', { name: /change the exception for Learner Two/ });
    await userEvent.click(await open());
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Excused' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(async () => (await open()).textContent).toBe('excused');
    expect(calls.requests).toContainEqual({
      name: 'PUT /api/assignments/:id/exceptions/:userId',
      request: { params: { id: '31', userId: '22' }, body: { due_at: null, closes_at: null, extra_time: 0, excused: true } },
    });
    await userEvent.click(await open());
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Excused' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(async () => (await open()).textContent).toBe('None');
  });
});
