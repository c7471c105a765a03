import type { RequestOf, ResponseOf, TestWithQuestions } from '@api/contract';
import { type Answers, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Root } from '../root.tsx';

export const PROGRESS = 'PATCH /api/test/:slug/progress';
export const SUBMIT = 'PUT /api/test/:slug';
export type Batch = RequestOf<typeof PROGRESS>;

/** Stores a whole batch. */
export const saved = (test: TestWithQuestions, { body }: Batch): ResponseOf<typeof PROGRESS> => ({
  saved: body.changes.map(({ question_id, revision }) => ({ question_id, revision: revision + 1 })),
  server_time: test.server_time,
  deadline: test.deadline,
});

/** Opens a test on a server that stores everything, unless `changes` respond otherwise. */
export function openTest(test: TestWithQuestions, changes: Answers = {}, path = '/take-a-test/quiet-river') {
  const answers: Answers = {
    'GET /api/test/:slug': () => test,
    [PROGRESS]: (request: Batch) => saved(test, request),
    [SUBMIT]: () => ({ message: 'Test completed successfully', receipt: { stored: 1, at: test.server_time, digest: 'abc' } }),
    ...changes,
  };
  const shown = renderWithHost(<Root />, { path, answers, user: sampleUser() });
  const sentChanges = () =>
    shown.calls.requests.filter(({ name }) => name === PROGRESS).flatMap(({ request }) => (request as Batch).body.changes);
  return { ...shown, sentChanges };
}

/** Of three, once in view. */
export const question = (number: number) => screen.findByRole('region', { name: `Question ${number} of 3` });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** By its label. */
export const inNavigator = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Questions' })).getByRole('button', { name });

export async function endTest(): Promise<void> {
  await press('End Test');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End Test' }));
}
