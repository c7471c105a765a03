import { ApiError } from '@shell/kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { layer, marks, type Put, show } from './show-sheet.tsx';

describe('finishing', () => {
  it('names what is missing, leads there, then returns the sheet and offers the next', async () => {
    const { writes } = show(undefined, ({ action }) => (action === 'finish' ? { next: 'next-sheet' } : {}));
    await layer(1);
    await userEvent.keyboard('3{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Return the sheet of Demo Learner?' });
    expect(within(dialog).getByText('One question has no marks yet')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Finish and return' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Question 2' }));
    expect(screen.getByRole('heading', { name: 'Question 2' })).toBeVisible();
    await userEvent.type(marks(2), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    const again = await screen.findByRole('dialog', { name: 'Return the sheet of Demo Learner?' });
    expect(within(again).getByText('8 / 10')).toBeVisible();
    expect(within(again).getByText('80 %')).toBeVisible();
    await userEvent.type(within(again).getByRole('textbox', { name: 'A word to the learner' }), 'Well done.');
    await userEvent.click(within(again).getByRole('button', { name: 'Finish and return' }));
    expect(await screen.findByRole('dialog', { name: 'Returned' })).toBeVisible();
    const last = writes().at(-1) as Extract<Put, { action: 'finish' }>;
    expect(last).toMatchObject({ action: 'finish', comment: 'Well done.' });
    expect(last.marks.map(({ marks: given }) => given)).toEqual([3, 5]);
    // The finish is based on what the last save answered.
    expect(last.revision).toBe(writes().length - 1);
    await userEvent.click(screen.getByRole('button', { name: 'Grade the next sheet' }));
    await waitFor(() => expect(writes().at(-1)).toEqual({ action: 'claim' }));
  });
});

describe('giving a sheet back', () => {
  const giveBack = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give back to the queue' }));
  };

  it('waits while a save failed', async () => {
    const offline = ({ action }: Put) => (action === 'save' ? new ApiError(0, 'offline', 'Not reached.') : {});
    const { writes, calls } = show(undefined, offline);
    await layer(1);
    await userEvent.keyboard('5');
    await giveBack();
    await waitFor(() =>
      expect(calls.notices).toMatchObject([{ text: 'The sheet stays with you: your last changes are not saved yet.' }]),
    );
    expect(writes().some(({ action }) => action === 'release')).toBe(false);
  });

  it('saves first', async () => {
    const { writes } = show();
    await layer(1);
    await userEvent.keyboard('5');
    await giveBack();
    expect(await screen.findByText('The queue')).toBeVisible();
    expect(writes().map(({ action }) => action)).toEqual(['save', 'release']);
  });
});
