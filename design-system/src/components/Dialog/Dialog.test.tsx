import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import stories from './Dialog.stories.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

const popup = () => document.querySelector('[role="dialog"]');
componentContract('Dialog', {
  render: (props) => (
    <Dialog open title="Edit details" description="They are shown to your teacher." {...props}>
      <TextField label="Full name" />
    </Dialog>
  ),
  root: popup,
});

const show = (onOpenChange = vi.fn()) =>
  render(
    <Dialog
      trigger={<Button>Edit</Button>}
      title="Edit details"
      onOpenChange={onOpenChange}
      footer={<DialogClose render={<Button>Cancel</Button>} />}
    >
      <TextField label="Full name" />
    </Dialog>,
  );

it('closes by its cross and by a DialogClose', async () => {
  show();
  for (const name of ['Close', 'Cancel']) {
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('has no cross where a choice must be made', async () => {
  render(
    <Dialog open closable={false} title="Two versions">
      <Button>Keep this one</Button>
    </Dialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'Two versions' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

keyboardContract(stories, {
  Dialog: {
    'Enter, Space': async () => {
      for (const key of ['{Enter}', ' ']) {
        const { unmount } = show();
        await userEvent.keyboard(`{Tab}${key}`);
        await waitFor(() => expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
        unmount();
      }
    },
    Tab: async () => {
      show();
      await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
      const field = await screen.findByRole('textbox', { name: 'Full name' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      await waitFor(() => expect(field).toHaveFocus());
    },
    Escape: async () => {
      const change = vi.fn();
      show(change);
      await userEvent.keyboard('{Tab}{Enter}');
      await screen.findByRole('dialog', { name: 'Edit details' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
      expect(change.mock.calls.flat()).toEqual([true, false]);
    },
  },
});
