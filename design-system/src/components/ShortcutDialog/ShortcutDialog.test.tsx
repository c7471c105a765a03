import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './ShortcutDialog.stories.tsx';
import { ShortcutDialog } from './ShortcutDialog.tsx';

const shortcuts = [
  { keys: ['J', '→'], does: 'Go to the next question' },
  { keys: ['?'], does: 'Show this list' },
];
componentContract('ShortcutDialog', {
  render: (props) => <ShortcutDialog open shortcuts={shortcuts} enabled onEnabledChange={() => {}} {...props} />,
  root: () => document.querySelector('[role="dialog"]'),
});

it('names each key with what it does, and switches them off', async () => {
  const change = vi.fn();
  render(<ShortcutDialog open shortcuts={shortcuts} enabled onEnabledChange={change} switchHelp="Ctrl always works." />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['J→', '?']);
  expect(dialog.getByText('Go to the next question')).toBeVisible();
  const keys = dialog.getByRole('switch', { name: 'Use keyboard shortcuts' });
  expect(keys).toHaveAccessibleDescription('Ctrl always works.');
  await userEvent.click(keys);
  expect(change).toHaveBeenCalledWith(false);
});

keyboardContract(stories, {
  ShortcutDialog: {
    Space: async () => {
      const change = vi.fn();
      render(<ShortcutDialog open shortcuts={shortcuts} enabled onEnabledChange={change} />);
      await waitFor(() => expect(screen.getByRole('switch')).toHaveFocus());
      await userEvent.keyboard(' ');
      expect(change).toHaveBeenCalledWith(false);
    },
    Escape: async () => {
      const close = vi.fn();
      render(<ShortcutDialog open onOpenChange={close} shortcuts={shortcuts} enabled onEnabledChange={() => {}} />);
      await waitFor(() => expect(screen.getByRole('switch')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      expect(close).toHaveBeenCalledWith(false);
    },
  },
});
