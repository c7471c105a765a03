import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './RefreshNotice.stories.tsx';
import { RefreshNotice } from './RefreshNotice.tsx';

componentContract('RefreshNotice', { render: (props) => <RefreshNotice onRetry={() => {}} {...props} /> });

it('says what is in view and why, and tries again', () => {
  render(
    <RefreshNotice onRetry={() => {}} retrying>
      The server cannot be reached.
    </RefreshNotice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t refreshShowing your last copy. The server cannot be reached.');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
});

keyboardContract(stories, {
  RefreshNotice: {
    'Enter, Space': async () => {
      const retry = vi.fn();
      render(<RefreshNotice onRetry={retry} />);
      await userEvent.keyboard('{Tab}{Enter} ');
      expect(retry).toHaveBeenCalledTimes(2);
    },
  },
});
