import type { OwnAssignment } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleOwnAssignment, sampleScore } from '../sample-classes.ts';

const Elsewhere = () => <p>{useLocation().pathname}</p>;
const show = (assignment: Partial<OwnAssignment>, more: Answers = {}) =>
  renderWithHost(
    <>
      <Root />
      <Elsewhere />
    </>,
    {
      path: '/classes/5/assignments/31',
      user: sampleUser(),
      answers: { 'GET /api/assignments/:id': () => sampleOwnAssignment(assignment), ...more },
    },
  );

describe('an assignment for a learner', () => {
  it('begins in the player, at its instructions', async () => {
    const { container } = show(
      { words: 'Show your working.' },
      { 'POST /api/assignments/:id/tries': () => ({ test_slug: 'abc', try_number: 1 }) },
    );
    expect(await screen.findByText('Show your working.')).toBeVisible();
    expect(screen.getByText(/Fri,? 4 Dec, 20:00, Europe\/Madrid/)).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByText('/take-a-test/abc/confirm')).toBeVisible();
  });

  it('continues where it was left', async () => {
    show({ work: 'working' }, { 'POST /api/assignments/:id/tries': () => ({ test_slug: 'abc', try_number: 1 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('/take-a-test/abc')).toBeVisible();
  });

  it('says why it cannot be begun any more', async () => {
    show(
      {},
      {
        'POST /api/assignments/:id/tries': () => {
          throw new ApiError(409, 'closed', 'This closed a moment ago. Ask your teacher if you still want to hand it in');
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText(/This closed a moment ago/)).toBeVisible();
  });

  it.each<[string, Partial<OwnAssignment>, RegExp]>([
    ['excused', { work: 'excused', can_work: false }, /has excused you/],
    ['closed', { work: 'missing', state: 'closed', can_work: false }, /It’s closed/],
    ['handed in', { work: 'handed_in', tries_left: 0, can_work: false }, /You’ve handed it in/],
    ['late', { work: 'missing', state: 'due' }, /You can still hand it in; it will be marked as late/],
  ])('says so when it is %s', async (_, assignment, words) => {
    show(assignment);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start' }) !== null).toBe(assignment.can_work !== false);
  });

  it('shows marks, the teacher’s words and each try', async () => {
    show({
      work: 'handed_in',
      can_work: false,
      tries_left: 0,
      score: sampleScore({ marks: 4, marked: 7 }),
      comment: 'Watch the signs.',
      returned_at: '2026-11-29T08:00:00Z',
      attempts: [
        {
          test_slug: 'abc',
          started_at: '2026-11-28T09:00:00Z',
          deadline: null,
          handed_in_at: '2026-11-28T10:00:00Z',
          score: sampleScore({ marks: 4, marked: 7 }),
          counted: true,
        },
      ],
    });
    expect(await screen.findByText('Watch the signs.')).toBeVisible();
    expect(screen.getAllByText('4 of 10, 3 to mark')[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try 1' })).toHaveAttribute('href', '/take-a-test/abc/result');
  });

  it('takes a reading as read', async () => {
    let read_at: string | null = null;
    const reading = () =>
      sampleOwnAssignment({ content: { kind: 'reading', address: 'https://example.org/limits' }, question_count: 0, read_at });
    show(
      {},
      {
        'GET /api/assignments/:id': reading,
        'POST /api/assignments/:id/read': () => {
          read_at = '2026-11-29T08:00:00Z';
          return reading();
        },
      },
    );
    const link = await screen.findByRole('link', { name: 'Open example.org' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(screen.getByRole('button', { name: 'I’ve read it' }));
    expect(await screen.findByText(/You read it on/)).toBeVisible();
  });
});
