import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './ErrorState.stories.tsx';
import { ErrorState } from './ErrorState.tsx';

componentContract('ErrorState', { render: (props) => <ErrorState onRetry={() => {}} {...props} /> });

it('is announced and tries again', async () => {
  const retry = vi.fn();
  const { rerender } = render(<ErrorState onRetry={retry}>The questions could not be loaded. Your filters are kept.</ErrorState>);
  expect(screen.getByRole('alert')).toHaveTextContent('Your filters are kept.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  rerender(<ErrorState onRetry={retry} retrying />);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
});

keyboardContract(stories, {
  ErrorState: {
    'Enter, Space': async () => {
      const retry = vi.fn();
      render(<ErrorState onRetry={retry} />);
      await userEvent.keyboard('{Tab}{Enter} ');
      expect(retry).toHaveBeenCalledTimes(2);
    },
  },
});
