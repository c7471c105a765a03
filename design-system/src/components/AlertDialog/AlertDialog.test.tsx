import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import { Button } from '../Button/Button.tsx';
import stories from './AlertDialog.stories.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
import type { ErrorDisplay } from './useConfirming.ts';

const words = { title: 'End this test?', description: 'Your answers are kept; the clock stops.', confirmLabel: 'End test' };
componentContract('AlertDialog', {
  render: (props) => <AlertDialog open {...words} onConfirm={() => {}} {...props} />,
  root: () => document.querySelector('[role="alertdialog"]'),
});

const open = async (onConfirm: () => unknown, props: Partial<AlertDialogProps> = {}) => {
  render(<AlertDialog {...words} {...props} trigger={<Button>End</Button>} onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  return screen.findByRole('alertdialog', { name: 'End this test?' });
};

interface AskingProps {
  confirmed: (what: 'A' | 'B') => unknown;
  told: ErrorDisplay;
}

/** A list of two, and one dialog for both. */
function Asking({ confirmed, told }: AskingProps) {
  const [what, setWhat] = useState<'A' | 'B'>();
  return (
    <>
      {(['A', 'B'] as const).map((each) => (
        <Button key={each} onClick={() => setWhat(each)}>
          Remove {each}
        </Button>
      ))}
      <AlertDialog
        open={what !== undefined}
        onOpenChange={(next) => !next && setWhat(undefined)}
        title={`Remove ${what}?`}
        description="It is gone then."
        confirmLabel="Remove"
        errorDisplay={told}
        onConfirm={() => what && confirmed(what)}
      />
    </>
  );
}

it('does nothing on Cancel and, when dangerous, focuses it first', async () => {
  const confirm = vi.fn();
  expect(await open(confirm, { danger: true })).toHaveAccessibleDescription(words.description);
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

const errorDisplay = () => ({
  errorMessage: (error: unknown) => (error as Error).message,
  notify: vi.fn<(words: string) => void>(),
});

it('stays open where the work fails, says why and keeps the focus, until the next try', async () => {
  const work = vi.fn(() => Promise.reject(new Error('The server cannot be reached.')));
  const { notify, ...words } = errorDisplay();
  await open(work, { errorDisplay: { notify, ...words } });
  const confirm = screen.getByRole('button', { name: 'End test' });
  await userEvent.click(confirm);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  expect(screen.getByRole('alertdialog')).toContainElement(screen.getByRole('alert'));
  expect(confirm).not.toHaveAttribute('aria-busy');
  expect(confirm).toHaveFocus();
  const again = Promise.withResolvers<never>();
  work.mockReturnValue(again.promise);
  await userEvent.click(confirm);
  expect(screen.queryByRole('alert')).toBeNull();
  again.reject(new Error('Refused'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await screen.findByRole('alertdialog');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(notify).not.toHaveBeenCalled();
});

it('is confirmed once, however fast it is pressed twice', async () => {
  const work = vi.fn(() => new Promise<void>(() => {}));
  await open(work);
  const confirm = screen.getByRole('button', { name: 'End test' });
  // Both before the next render.
  for (const each of [confirm, confirm]) each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
  expect(work).toHaveBeenCalledOnce();
});

describe('an answer that comes when it has been closed and asks about something else', () => {
  /** Confirms for A, closes by Escape, and asks about B. */
  async function askForTheNext() {
    const works = { A: Promise.withResolvers<void>(), B: Promise.withResolvers<void>() };
    const told = errorDisplay();
    const confirmed = vi.fn((what: 'A' | 'B') => works[what].promise);
    render(<Asking {...{ confirmed, told }} />);
    const ask = async (what: 'A' | 'B') => {
      await userEvent.click(screen.getByRole('button', { name: `Remove ${what}` }));
      return screen.findByRole('alertdialog', { name: `Remove ${what}?` });
    };
    await ask('A');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const dialog = await ask('B');
    const confirm = screen.getByRole('button', { name: 'Remove' });
    expect(confirm).not.toHaveAttribute('aria-busy');
    return { works, told, confirmed, dialog, confirm };
  }

  it('leaves it open, and busy with its own', async () => {
    const { works, confirmed, dialog, confirm } = await askForTheNext();
    await userEvent.click(confirm);
    expect(confirmed.mock.calls).toEqual([['A'], ['B']]);
    await act(async () => works.A.resolve());
    expect(dialog).toBeInTheDocument();
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    works.B.resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is reported elsewhere if it is a refusal', async () => {
    const { works, told, dialog } = await askForTheNext();
    works.A.reject(new Error('A is in use'));
    await waitFor(() => expect(told.notify).toHaveBeenCalledExactlyOnceWith('A is in use'));
    expect(dialog).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('reports a refusal elsewhere if it comes after closing', async () => {
  const work = Promise.withResolvers<void>();
  const told = errorDisplay();
  const { unmount } = render(<AlertDialog open {...words} errorDisplay={told} onConfirm={() => work.promise} />);
  await userEvent.click(await screen.findByRole('button', { name: 'End test' }));
  unmount();
  work.reject(new Error('Refused'));
  await waitFor(() => expect(told.notify).toHaveBeenCalledExactlyOnceWith('Refused'));
});

keyboardContract(stories, {
  AlertDialog: {
    Tab: async () => {
      await open(() => {}, { danger: true });
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
      const confirm = vi.fn(() => new Promise<void>(() => {}));
      await open(confirm);
      const close = async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        expect(screen.getByRole('button', { name: 'End' })).toHaveFocus();
      };
      await close();
      expect(confirm).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'End test' }));
      expect(confirm).toHaveBeenCalledOnce();
      await close();
    },
  },
});
