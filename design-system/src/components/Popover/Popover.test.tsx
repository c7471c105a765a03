import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import { Button } from '../Button/Button.tsx';
import stories from './Popover.stories.tsx';
import { Popover } from './Popover.tsx';

componentContract('Popover', {
  render: (props) => (
    <Popover open trigger={<Button>Sort</Button>} title="Sort by" {...props}>
      <Button>Year</Button>
    </Popover>
  ),
  root: () => document.querySelector('[role="dialog"]'),
});

const show = () =>
  render(
    <Popover trigger={<Button>Sort</Button>} title="Sort by">
      <Button>Year</Button>
    </Popover>,
  );

it('opens, is named by its title, and closes with Escape', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
  await screen.findByRole('dialog', { name: 'Sort by' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

keyboardContract(stories, {
  Popover: {
    'Enter, Space': async () => {
      for (const key of ['{Enter}', ' ']) {
        const { unmount } = show();
        await userEvent.keyboard(`{Tab}${key}`);
        await waitFor(() => expect(screen.getByRole('button', { name: 'Year' })).toHaveFocus());
        unmount();
      }
    },
    Escape: async () => {
      show();
      await userEvent.keyboard('{Tab}{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Year' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('button', { name: 'Sort' })).toHaveFocus();
    },
  },
});
