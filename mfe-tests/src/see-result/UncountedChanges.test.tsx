import 'fake-indexeddb/auto';
import type { TestResult } from '@api/contract';
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

async function openResult(changes: readonly UncountedChange[], test = completed) {
  await keepUncounted(user.id, 'quiet-river', changes);
  const result: TestResult = {
    ...{ test, receipt, attempted: 2, skipped: 0, unvisited: 1, time_ms: 60_000, questions: [], topics: [], corrections: [] },
    so_far: { marks: 15, marked: 0, obtained: 0, automatic: null },
  };
  const answers = { 'GET /api/test/:slug': () => test, 'GET /api/test/:slug/result': () => result };
  const shown = renderWithHost(<Root />, { path: '/take-a-test/quiet-river/result', user, answers });
  await screen.findByText(/2 questions answered, saved/);
  return shown;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('shows in the result what came too late, question by question', async () => {
  const { container } = await openResult([late(103, '4.5'), late(101, '12')]);
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
  await openResult([elsewhere, { ...late(102, '7'), reason: 'refused' }], { ...completed, closed_by: 'learner' });
  const section = within(await screen.findByRole('region', { name: 'Not counted: 2 changes' }));
  expect(section.getByText('Another version counts: one from another tab or device.')).toBeVisible();
  expect(section.getByText('It could not be saved.')).toBeVisible();
});

it('saves them as a file', async () => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:late');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await openResult([late(103, '4.5')], { ...completed, closed_by: 'learner' });
  const section = within(await screen.findByRole('region', { name: '1 change came after the test had ended' }));
  await userEvent.click(section.getByRole('button', { name: 'Download' }));
  const file = save.mock.calls[0]?.[0] as Blob;
  expect(await file.text()).toBe('1 change came after the test had ended\n\nQuestion 3\nAttempted\nFlagged\n(a): 4.5\n');
});

it('keeps them until the learner dismisses them, and asks first', async () => {
  await openResult([late(101, '12')]);
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
  await openResult([]);
  expect(screen.queryByRole('region', { name: /change/ })).toBeNull();
  for (const _ of [1, 2]) await keepUncounted(user.id, 'quiet-river', [late(102, '3')]);
  expect(await screen.findByRole('region', { name: '1 change came after the time was over' })).toBeVisible();
});
