import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Flag from 'lucide-react/icons/flag';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract, makeFocusVisible } from '../../contract/keyboardContract.ts';
import stories from './IconButton.stories.tsx';
import { IconButton } from './IconButton.tsx';

componentContract('IconButton', { render: (props) => <IconButton label="Report a problem" icon={<Flag />} {...props} /> });

it('has a name, says whether it is on, and runs the caller’s handlers', async () => {
  const press = vi.fn();
  const focus = vi.fn();
  render(<IconButton label="Save question" icon={<Flag />} pressed onClick={press} onFocus={focus} />);
  const button = screen.getByRole('button', { name: 'Save question', pressed: true });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledOnce();
});

it('shows its name as a tooltip on hover', async () => {
  render(<IconButton label="Share" icon={<Flag />} />);
  await userEvent.hover(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Share');
});

keyboardContract(stories, {
  IconButton: {
    Tab: async () => {
      makeFocusVisible();
      render(<IconButton label="Share" icon={<Flag />} />);
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
      expect(screen.getByRole('tooltip')).toHaveTextContent('Share');
    },
    'Enter, Space': async () => {
      const press = vi.fn();
      render(<IconButton label="Share" icon={<Flag />} onClick={press} />);
      await userEvent.keyboard('{Tab}{Enter} ');
      expect(press).toHaveBeenCalledTimes(2);
    },
    Escape: async () => {
      makeFocusVisible();
      render(<IconButton label="Share" icon={<Flag />} />);
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('tooltip')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('tooltip')).toBeNull();
      expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
    },
  },
});
