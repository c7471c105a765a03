import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import { TextField } from '../TextField/TextField.tsx';
import stories from './FormDialog.stories.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

function show(props: Partial<FormDialogProps> = {}) {
  const calls = { close: vi.fn(), cancel: vi.fn(), submit: vi.fn((event: FormEvent) => event.preventDefault()) };
  render(
    <FormDialog
      title="Name this device"
      submitLabel="Save"
      onClose={calls.close}
      onCancel={calls.cancel}
      onSubmit={calls.submit}
      {...props}
    >
      <TextField label="Name" defaultValue="Laptop" />
    </FormDialog>,
  );
  return calls;
}

componentContract('FormDialog', {
  render: (props) => (
    <FormDialog title="Name this device" submitLabel="Save" onClose={() => {}} onSubmit={() => {}} {...props}>
      <TextField label="Name" />
    </FormDialog>
  ),
  root: () => document.querySelector('[role="dialog"]'),
});

it('submits by its button, and closes by Cancel after what that does', async () => {
  const { close, cancel, submit } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

it('is not submitted while it is not ready', async () => {
  show({ ready: false, danger: true });
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
});

it('stays open while it is sent, where it must', async () => {
  const { close } = show({ busy: true, locked: true });
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
});

keyboardContract(stories, {
  FormDialog: {
    Enter: async () => {
      const { submit } = show();
      await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '{Enter}');
      expect(submit).toHaveBeenCalledOnce();
    },
    Escape: async () => {
      const { close } = show();
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      expect(close).toHaveBeenCalledOnce();
    },
  },
});
