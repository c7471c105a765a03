import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import { Button } from '../Button/index.ts';
import stories from './AlertDialog.stories.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const words = { title: 'End this test?', description: 'Your answers are kept; the clock stops.', confirmLabel: 'End test' };
componentContract('AlertDialog', {
  render: (props) => <AlertDialog open {...words} onConfirm={() => {}} {...props} />,
  root: () => document.querySelector('[role="alertdialog"]'),
});

const open = async (onConfirm: () => unknown, danger = false) => {
  render(<AlertDialog {...words} danger={danger} trigger={<Button>End</Button>} onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  return screen.findByRole('alertdialog', { name: 'End this test?' });
};

it('does nothing on Cancel and, when dangerous, focuses it first', async () => {
  const confirm = vi.fn();
  expect(await open(confirm, true)).toHaveAccessibleDescription(words.description);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(confirm).not.toHaveBeenCalled();
});

it('is busy while the work goes on and then closes', async () => {
  const work = Promise.withResolvers<void>();
  await open(() => work.promise);
  await userEvent.click(screen.getByRole('button', { name: 'End test' }));
  expect(screen.getByRole('button', { name: 'End test' })).toHaveAttribute('aria-busy', 'true');
  work.resolve();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('stays open when the work fails', async () => {
  await open(() => Promise.reject(new Error('offline')));
  await userEvent.click(screen.getByRole('button', { name: 'End test' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'End test' })).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});

keyboardContract(stories, {
  AlertDialog: {
    Tab: async () => {
      await open(() => {}, true);
      const [cancel, confirm] = ['Cancel', 'End test'].map((name) => screen.getByRole('button', { name }));
      await waitFor(() => expect(cancel).toHaveFocus());
      await userEvent.keyboard('{Tab}');
      expect(confirm).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      await waitFor(() => expect(cancel).toHaveFocus());
    },
    'Enter, Space': async () => {
      const confirm = vi.fn();
      for (const key of ['{Enter}', ' ']) {
        const { unmount } = render(<AlertDialog open danger {...words} onConfirm={confirm} />);
        await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
        await userEvent.keyboard('{Tab}');
        expect(screen.getByRole('button', { name: 'End test' })).toHaveFocus();
        await userEvent.keyboard(key);
        unmount();
      }
      expect(confirm).toHaveBeenCalledTimes(2);
    },
    Escape: async () => {
      const confirm = vi.fn();
      await open(confirm);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(screen.getByRole('button', { name: 'End' })).toHaveFocus();
      expect(confirm).not.toHaveBeenCalled();
    },
  },
});
