import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './SkipLink.stories.tsx';
import { SkipLink } from './SkipLink.tsx';

componentContract('SkipLink', {
  render: (props) => (
    <>
      <SkipLink {...props} />
      <main id="main" tabIndex={-1} />
    </>
  ),
});

keyboardContract(stories, {
  SkipLink: {
    Tab: async () => {
      render(<SkipLink />);
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
    },
    Enter: async () => {
      const follow = vi.fn();
      render(<SkipLink onClick={follow} />);
      expect(screen.getByRole('link')).toHaveAttribute('href', '#main');
      await userEvent.keyboard('{Tab}{Enter}');
      expect(follow).toHaveBeenCalledOnce();
    },
  },
});
