import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './TextLink.stories.tsx';
import { TextLink } from './TextLink.tsx';

componentContract('TextLink', {
  render: (props) => (
    <TextLink href="/terms" {...props}>
      Terms
    </TextLink>
  ),
});

it('can be a button that reads like a link', () => {
  render(<TextLink render={<button type="button" />}>Forgot password?</TextLink>);
  expect(screen.getByRole('button', { name: 'Forgot password?' })).toBeInTheDocument();
});

keyboardContract(stories, {
  TextLink: {
    Enter: async () => {
      const follow = vi.fn();
      render(
        <TextLink href="#terms" onClick={follow}>
          Terms
        </TextLink>,
      );
      await userEvent.keyboard('{Tab}{Enter}');
      expect(follow).toHaveBeenCalledOnce();
    },
  },
});
