import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { LoadFailed } from './load-failed.tsx';

it('says what did not load and why, and tries again', async () => {
  const answer = { error: new ApiError(503, 'busy', 'The server is busy.'), isFetching: false, refetch: vi.fn() };
  render(<LoadFailed title="Your orders did not load" answer={answer} />);
  expect(screen.getByText('Your orders did not load')).toBeVisible();
  expect(screen.getByText('The server is busy.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(answer.refetch).toHaveBeenCalledOnce();
});
