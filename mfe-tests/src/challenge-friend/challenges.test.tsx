import type { Challenge } from '@api/contract';
import { ApiError } from '@shell/kit';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Challenges, inWords } from './Challenges.tsx';
import { Invitation } from './Invitation.tsx';

const CODE = 'math-aa-sl-1-000001';
const open: Challenge = {
  ...{ id: 4, created_at: '2026-11-22T09:00:00.000Z', token: 'key', name: null },
  ...{ finished: { own: false, other: false }, results: null },
};
const ben = { ...open, token: null, name: 'Ben' };
const result = (marks: number, marked = 80) => ({ marks, marked, of: 80, grade: null });

it.each([
  [open, 'Nobody has accepted yet.'],
  [ben, 'You and Ben: neither has finished yet.'],
  [{ ...ben, finished: { own: true, other: false } }, 'Ben accepted and hasn’t finished yet.'],
  [{ ...ben, finished: { own: false, other: true } }, 'Ben has finished. Your turn!'],
  [{ ...ben, results: { own: result(52), other: result(40, 79) } }, 'You 52/80, Ben 40/80 (1 mark left to mark)'],
] as const)('says where a challenge is: %#', (challenge, words) => {
  expect(inWords(challenge)).toBe(words);
});

it('makes a link, and ends a challenge after asking', async () => {
  let challenges: Challenge[] = [];
  const answers = {
    'GET /api/mock-papers/:code/challenges': () => ({ challenges }),
    'POST /api/mock-papers/:code/challenges': () => {
      challenges = [open];
      return open;
    },
    'DELETE /api/challenges/:id': () => {
      challenges = [];
      return undefined;
    },
  };
  const { container } = renderWithHost(<Challenges code={CODE} />, { user: sampleUser(), answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Make a challenge link' }));
  expect(await screen.findByRole('button', { name: 'Copy challenge link' })).toBeVisible();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'End the open challenge' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End challenge' }));
  await waitFor(() => expect(screen.queryByText('Nobody has accepted yet.')).toBeNull());
});

it('says that the challenges did not load', async () => {
  const failed = () => {
    throw new ApiError(503, 'unavailable', 'Try again later');
  };
  renderWithHost(<Challenges code={CODE} />, {
    user: sampleUser(),
    answers: { 'GET /api/mock-papers/:code/challenges': failed },
  });
  expect(await screen.findByText('Your challenges did not load')).toBeVisible();
});

it('asks the reader of a link whether they accept', async () => {
  let state: 'open' | 'joined' = 'open';
  const answers = {
    'GET /api/mock-papers/:code/challenges': () => ({ challenges: state === 'open' ? [] : [ben] }),
    'POST /api/challenges/look': () => ({ code: CODE, name: 'Ben', state }),
    'POST /api/challenges/accept': () => {
      state = 'joined';
      return undefined;
    },
  };
  const { calls } = renderWithHost(
    <>
      <Invitation />
      <Challenges code={CODE} />
    </>,
    { path: `/mock-papers/${CODE}#key`, user: sampleUser(), answers },
  );
  expect(await screen.findByText('Ben challenges you to this paper')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You and Ben: neither has finished yet.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Ben challenges you to this paper')).toBeNull());
  expect(calls.requests.find(({ name }) => name === 'POST /api/challenges/accept')?.request).toMatchObject({
    body: { token: 'key' },
  });
});
