import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './ConflictDialog.stories.tsx';
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';

const sides: ConflictDialogProps = {
  title: 'There is a newer draft',
  description: 'Both versions are safe.',
  mine: { label: 'Keep mine', onChoose: () => {}, version: { title: 'This tab', content: 'Answer: 7' } },
  theirs: { label: 'Keep the other', onChoose: () => {}, version: { title: 'The other one', content: 'Answer: 8' } },
};
const compared: ConflictDialogProps = {
  ...sides,
  mine: { label: 'Keep mine', onChoose: () => {} },
  theirs: { label: 'Take theirs', onChoose: () => {} },
  children: 'What differs',
};

componentContract('ConflictDialog', {
  render: (props) => <ConflictDialog {...sides} {...props} />,
  root: () => document.querySelector('[role="dialog"]'),
});

it('shows both versions, each with the button that keeps it, and closes with a choice only', async () => {
  const choose = vi.fn();
  render(<ConflictDialog {...sides} theirs={{ ...sides.theirs, onChoose: choose }} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'There is a newer draft' }));
  expect(dialog.getByText('Answer: 7')).toBeInTheDocument();
  expect(dialog.getByRole('heading', { name: 'The other one' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(choose).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the other' }));
  expect(choose).toHaveBeenCalledOnce();
});

it('is put off by Escape and by its cross, where it may be', async () => {
  const putOff = vi.fn();
  render(<ConflictDialog {...compared} onPutOff={putOff} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(putOff).toHaveBeenCalledTimes(2);
});

it('waits for what has to be chosen before', async () => {
  render(<ConflictDialog {...compared} mine={{ ...compared.mine, disabled: true }} />);
  expect(await screen.findByRole('button', { name: 'Keep mine' })).toBeDisabled();
});

it('asks before a version is dropped', async () => {
  const choose = vi.fn();
  const warning = { title: 'Drop your changes?', description: 'Yours are gone.' };
  render(<ConflictDialog {...compared} theirs={{ label: 'Drop my changes', onChoose: choose, warning }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Drop my changes' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Drop your changes?' }));
  expect(choose).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Drop my changes' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Drop my changes' }));
  await waitFor(() => expect(choose).toHaveBeenCalledOnce());
});

keyboardContract(stories, {
  ConflictDialog: {
    Tab: async () => {
      render(<ConflictDialog {...compared} />);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Take theirs' })).toHaveFocus());
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('button', { name: 'Keep mine' })).toHaveFocus();
    },
    'Enter, Space': async () => {
      const choose = vi.fn();
      render(<ConflictDialog {...compared} theirs={{ ...compared.theirs, onChoose: choose }} />);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Take theirs' })).toHaveFocus());
      await userEvent.keyboard('{Enter} ');
      expect(choose).toHaveBeenCalledTimes(2);
    },
    Escape: async () => {
      const putOff = vi.fn();
      const { rerender } = render(<ConflictDialog {...compared} />);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Take theirs' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      rerender(<ConflictDialog {...compared} onPutOff={putOff} />);
      await userEvent.keyboard('{Escape}');
      expect(putOff).toHaveBeenCalledOnce();
    },
  },
});
