import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './Switch.stories.tsx';
import { Switch } from './Switch.tsx';

componentContract('Switch', {
  render: (props) => <Switch label="Keyboard shortcuts" help="Press ? to see them." {...props} />,
  control: (container) => container.querySelector('input'),
});

it('turns on and off', async () => {
  const change = vi.fn();
  render(<Switch label="Hide the clock" onCheckedChange={change} />);
  const control = screen.getByRole('switch', { name: 'Hide the clock' });
  await userEvent.click(control);
  expect(control).toBeChecked();
  expect(change).toHaveBeenCalledWith(true);
});

keyboardContract(stories, {
  Switch: {
    Space: async () => {
      const change = vi.fn();
      render(<Switch label="Hide the clock" onCheckedChange={change} />);
      await userEvent.keyboard('{Tab}  ');
      expect(change.mock.calls).toEqual([[true], [false]]);
    },
  },
});
