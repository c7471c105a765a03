import 'fake-indexeddb/auto';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { sampleTest } from '../sample-test.ts';
import type { Progress } from '../take-test/answer/progress.ts';
import { keepUncounted, type UncountedChange, uncountedOf } from '../take-test/save/uncounted.ts';

const receipt = { stored: 2, at: '2026-11-21T10:40:00Z', digest: 'f00d' };
const completed = sampleTest({ status: 'completed', attempts: 1, receipt, closed_by: 'time' });
const user = sampleUser();
const typed = (value: string): Progress => ({
  state: 'attempted',
  flagged: true,
  answer: { option: null, parts: [{ part: 'a', value }] },
});
const late = (questionId: number, value: string): UncountedChange => ({ questionId, progress: typed(value), reason: 'late' });

async function openReceipt(changes: readonly UncountedChange[], test = completed) {
  await keepUncounted(user.id, 'quiet-river', changes);
  const answers = { 'GET /api/test/:slug': () => test };
  const shown = renderWithHost(<Root />, { path: '/take-a-test/quiet-river/receipt', user, answers });
  await screen.findByText('f00d');
  return shown;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('shows on the receipt what came too late, question by question', async () => {
  const { container } = await openReceipt([late(103, '4.5'), late(101, '12')]);
  const section = within(await screen.findByRole('region', { name: '2 changes came after the time was over' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Question 1',
    'Question 3',
  ]);
  expect(section.getByText('(a): 12')).toBeVisible();
  expect(section.getByText('(a): 4.5')).toBeVisible();
  expect(section.getAllByText('Flagged')).toHaveLength(2);
  await expectAccessible(container);
});

it('says why, where it is not because of the time', async () => {
  const elsewhere: UncountedChange = { ...late(101, '12'), reason: 'elsewhere' };
  await openReceipt([elsewhere, { ...late(102, '7'), reason: 'refused' }], { ...completed, closed_by: 'learner' });
  const section = within(await screen.findByRole('region', { name: 'Not counted: 2 changes' }));
  expect(section.getByText('Another version counts: one from another tab or device.')).toBeVisible();
  expect(section.getByText('It could not be saved.')).toBeVisible();
});

it('saves them as a file', async () => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:late');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await openReceipt([late(103, '4.5')], { ...completed, closed_by: 'learner' });
  const section = within(await screen.findByRole('region', { name: '1 change came after the test had ended' }));
  await userEvent.click(section.getByRole('button', { name: 'Download' }));
  const file = save.mock.calls[0]?.[0] as Blob;
  expect(await file.text()).toBe('1 change came after the test had ended\n\nQuestion 3\nAttempted\nFlagged\n(a): 4.5\n');
});

it('keeps them until the learner dismisses them, and asks first', async () => {
  await openReceipt([late(101, '12')]);
  const section = await screen.findByRole('region', { name: '1 change came after the time was over' });
  const dismiss = async (choice: string) => {
    await userEvent.click(within(section).getByRole('button', { name: 'Dismiss' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Dismiss 1 change?' }));
    await userEvent.click(dialog.getByRole('button', { name: choice }));
  };
  await dismiss('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await uncountedOf(user.id, 'quiet-river')).toHaveLength(1);
  await dismiss('Dismiss');
  await waitFor(() => expect(section).not.toBeInTheDocument());
  expect(await uncountedOf(user.id, 'quiet-river')).toEqual([]);
});

it('shows nothing of another learner or another test, and each change once', async () => {
  await keepUncounted(user.id + 1, 'quiet-river', [late(101, '1')]);
  await keepUncounted(user.id, 'loud-river', [late(101, '2')]);
  await openReceipt([]);
  expect(screen.queryByRole('region', { name: /change/ })).toBeNull();
  for (const _ of [1, 2]) await keepUncounted(user.id, 'quiet-river', [late(102, '3')]);
  expect(await screen.findByRole('region', { name: '1 change came after the time was over' })).toBeVisible();
});
