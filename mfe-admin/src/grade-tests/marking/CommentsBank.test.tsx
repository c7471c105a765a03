import { ApiError } from '@shell/kit';
import { expectAccessible } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { layer, show } from '../sheet/show-sheet.tsx';

describe('the comments bank', () => {
  const comments = [
    { id: 5, text: 'Give exact values.', shared: true, mine: false, created_at: '2026-11-01T00:00:00Z' },
    { id: 6, text: 'Units are mising.', shared: false, mine: true, created_at: '2026-11-02T00:00:00Z' },
  ];
  const bank = { 'GET /api/grading/comments': () => ({ comments }) };

  it('is opened by a key; words and Enter insert a comment', async () => {
    const { saved } = show(undefined, undefined, bank);
    await layer(1);
    await userEvent.keyboard('b');
    expect(await screen.findByRole('dialog', { name: 'Comments bank' })).toBeVisible();
    await screen.findByText('Give exact values.');
    await userEvent.keyboard('units{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Comment on question 1' })).toHaveValue('Units are mising.');
    expect((await saved()).marks).toEqual([{ question_id: 41, marks: null, comment: 'Units are mising.' }]);
  });

  it('lets its owner change a comment, and says why it could not', async () => {
    let tries = 0;
    const { calls } = show(undefined, undefined, {
      ...bank,
      'PUT /api/grading/comments/:id': ({ body }) =>
        tries++ === 0
          ? Promise.reject(new ApiError(409, 'comment_kept', 'You keep this comment already'))
          : { ...body, id: 6, mine: true, created_at: '2026-11-02T00:00:00Z' },
    });
    await layer(1);
    await userEvent.keyboard('b');
    const dialog = within(await screen.findByRole('dialog', { name: 'Comments bank' }));
    expect(await dialog.findAllByRole('button', { name: /^Change in the bank/ })).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Change in the bank: Units are mising.' }));
    const field = dialog.getByRole('textbox', { name: 'Comment in the bank' });
    await userEvent.clear(field);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field, 'Units are missing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('You keep this comment already')).toBeVisible();
    await expectAccessible(document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Comment in the bank' })).toBeNull());
    expect(calls.requests.findLast(({ name }) => name === 'PUT /api/grading/comments/:id')?.request).toEqual({
      params: { id: 6 },
      body: { text: 'Units are missing.', shared: false },
    });
  });

  it('inserts a comment from the bank and keeps a new one', async () => {
    const { calls } = show(undefined, undefined, {
      'GET /api/grading/comments': () => ({
        comments: [{ id: 5, text: 'Give exact values.', shared: true, mine: false, created_at: '2026-11-01T00:00:00Z' }],
      }),
      'POST /api/grading/comments': ({ body }) => ({ id: 6, ...body, mine: true, created_at: '2026-11-21T00:00:00Z' }),
    });
    await layer(1);
    await userEvent.click(screen.getByRole('button', { name: 'Comments bank' }));
    await userEvent.click(await screen.findByRole('button', { name: /Give exact values/ }));
    const comment = screen.getByRole('textbox', { name: 'Comment on question 1' });
    expect(comment).toHaveValue('Give exact values.');
    await userEvent.type(comment, ' Units too.');
    await userEvent.click(screen.getByRole('button', { name: 'Comments bank' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep this comment' }));
    await waitFor(() =>
      expect(calls.requests.find(({ name }) => name === 'POST /api/grading/comments')?.request).toEqual({
        body: { text: 'Give exact values. Units too.', shared: false },
      }),
    );
  });
});
