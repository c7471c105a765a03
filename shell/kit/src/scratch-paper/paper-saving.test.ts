import type { ScratchPage } from '@api/contract';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { type Answers, createTestHost } from '../testing.tsx';
import { EMPTY_PAGE } from './paper.ts';
import { type PaperSaving, readPaper, startPaper, storePaper } from './paper-saving.ts';

const READ = 'GET /api/practice/questions/:id/scratch-paper';
const SAVE = 'PUT /api/practice/questions/:id/scratch-paper/:page';
const CLEAR = 'DELETE /api/practice/questions/:id/scratch-paper';
const USER = 7;
const stored = (revision: number, notes: string): ScratchPage => ({
  ...{ page: 1, strokes: [], notes, revision, updated_at: '2026-11-22T12:00:00Z' },
});
const stroke = (id: string) => ({ id, colour: 'ink' as const, points: [1, 1, 50] });
const notesOf = ({ get }: PaperSaving) => get().paper[1]?.notes;
const hidePage = () => void document.dispatchEvent(new Event('visibilitychange'));
const keepNothing = () =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });

let started: PaperSaving[];
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  started = [];
});
afterEach(() => {
  for (const saving of started) saving.stop();
  vi.restoreAllMocks();
});

/** The paper of a question, whose server has `old` on page 1. */
function start(userId: number | null, more: Answers = {}) {
  const { host, calls } = createTestHost({
    [READ]: () => ({ pages: [stored(3, 'old')] }),
    [SAVE]: ({ body }) => ({ page: stored(body.revision + 1, body.notes) }),
    [CLEAR]: () => undefined as never,
    ...more,
  });
  const saving = startPaper({ questionId: 41 }, userId, host.request);
  started.push(saving);
  const names = () => calls.requests.map(({ name }) => name);
  const sent = () =>
    calls.requests.flatMap(({ name, request }) => (name === SAVE ? [(request as { body: ScratchPage }).body] : []));
  return { saving, names, sent };
}
const startSaved = async (more?: Answers) => {
  const shown = start(USER, more);
  await vi.waitFor(() => expect(shown.saving.get().state).toBe('saved'));
  return shown;
};

it('shows the paper of this device while the server is asked, and sends nothing until it has answered', async () => {
  await storePaper(USER, 'question:41', { 1: { ...EMPTY_PAGE, notes: 'kept' } });
  const read = Promise.withResolvers<{ pages: ScratchPage[] }>();
  const { saving, names, sent } = start(USER, { [READ]: () => read.promise });
  await vi.waitFor(() => expect(names()).toEqual([READ]));
  expect(notesOf(saving)).toBe('kept');
  saving.change(1, { notes: 'kept here' });
  hidePage();
  expect(saving.get().state).toBe('loading');
  read.resolve({ pages: [stored(3, 'there')] });
  await vi.waitFor(() => expect(sent()).toMatchObject([{ notes: 'there\n\nkept here', revision: 3 }]));
  await vi.waitFor(() => expect(saving.get().state).toBe('saved'));
  expect(names()).toEqual([READ, SAVE]);
});

it('keeps on this device what the server has, and what comes of each attempt', async () => {
  const { saving } = await startSaved();
  const kept = () => readPaper(USER, 'question:41');
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ 1: { notes: 'old', revision: 3 } }));
  saving.change(1, { notes: 'new' });
  expect(saving.get().state).toBe('saving');
  hidePage();
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ 1: { notes: 'new', revision: 4, base: { notes: 'new' } } }));
});

it('loses nothing that is put on it before this device has read what it has', async () => {
  await storePaper(USER, 'question:41', { 1: { ...EMPTY_PAGE, strokes: [stroke('a')], notes: 'kept' } });
  const { saving, sent } = start(USER, { [READ]: () => ({ pages: [] }) });
  saving.change(1, { strokes: [stroke('b')], notes: 'at once' });
  await vi.waitFor(() => expect(sent()).toMatchObject([{ notes: 'kept\n\nat once' }]));
  expect(saving.get().paper[1]?.strokes.map(({ id }) => id)).toEqual(['a', 'b']);
  await vi.waitFor(() => expect(saving.get().state).toBe('saved'));
  expect(await readPaper(USER, 'question:41')).toMatchObject({ 1: { notes: 'kept\n\nat once' } });
});

it.each([['kept'], [undefined]])('stays on the device, and says so, until the server can be asked: %s', async (notes) => {
  if (notes) await storePaper(USER, 'question:41', { 1: { ...EMPTY_PAGE, notes } });
  let isThere = false;
  const { saving, names } = start(USER, {
    [READ]: () => {
      if (!isThere) throw new ApiError(503, 'unavailable', 'Try again in a moment');
      return { pages: [] };
    },
  });
  await vi.waitFor(() => expect(saving.get().state).toBe('device'));
  expect(names()).toEqual([READ]);
  isThere = true;
  hidePage();
  await vi.waitFor(() => expect(saving.get().state).toBe('saved'));
  expect(names()).toEqual([READ, READ, ...(notes ? [SAVE] : [])]);
});

it('tells its listeners of each change until they leave', async () => {
  const { saving } = await startSaved();
  const heard = vi.fn();
  const leave = saving.subscribe(heard);
  saving.change(1, { notes: 'new' });
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  saving.change(1, { notes: 'newer' });
  expect(heard).toHaveBeenCalledTimes(1);
});

it('sends again what was refused once it has changed', async () => {
  const refuse = vi.fn(() => {
    throw new ApiError(422, 'too_many_scratch_pages', 'You keep very many pages');
  });
  const { saving } = await startSaved({ [SAVE]: refuse as never });
  saving.change(1, { notes: 'new' });
  hidePage();
  await vi.waitFor(() => expect(saving.get().state).toEqual({ refused: 'You keep very many pages' }));
  saving.change(1, { notes: 'newer' });
  expect(saving.get().state).toBe('saving');
  hidePage();
  await vi.waitFor(() => expect(refuse).toHaveBeenCalledTimes(2));
});

it('of a guest is nowhere where the browser keeps nothing; of an account the server has it', async () => {
  keepNothing();
  const guest = start(null);
  await vi.waitFor(() => expect(guest.saving.get().state).toBe('device'));
  guest.saving.change(1, { notes: 'x' });
  await vi.waitFor(() => expect(guest.saving.get().state).toBe('nowhere'));
  expect(notesOf(guest.saving)).toBe('x');
  hidePage();
  expect(guest.names()).toEqual([]);
  const { saving } = await startSaved();
  saving.change(1, { notes: 'x' });
  hidePage();
  await vi.waitFor(() => expect(saving.get().state).toBe('saved'));
});

it('is thrown away once a page on its way is there, here as well', async () => {
  const answer = Promise.withResolvers<{ page: ScratchPage }>();
  const { saving, names } = await startSaved({ [SAVE]: () => answer.promise });
  saving.change(1, { notes: 'new' });
  const cleared = saving.clear();
  await vi.waitFor(() => expect(names()).toEqual([READ, SAVE]));
  answer.resolve({ page: stored(4, 'new') });
  await cleared;
  expect(names()).toEqual([READ, SAVE, CLEAR]);
  expect(saving.get()).toEqual({ paper: {}, state: 'saved' });
  expect(await readPaper(USER, 'question:41')).toEqual({});
});

it('of a guest is thrown away here alone', async () => {
  const { saving, names } = start(null);
  saving.change(1, { notes: 'x' });
  await saving.clear();
  expect(saving.get()).toEqual({ paper: {}, state: 'device' });
  expect(names()).toEqual([]);
});

it('sends what waits when it is left, and nothing after it', async () => {
  const { saving, sent } = await startSaved();
  saving.change(1, { notes: 'new' });
  const unfollowed = vi.spyOn(document, 'removeEventListener');
  saving.stop();
  expect(unfollowed).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
  await vi.waitFor(() => expect(sent()).toMatchObject([{ notes: 'new', revision: 3 }]));
  await vi.waitFor(() => expect(saving.get().state).toBe('saved'));
  saving.change(1, { notes: 'newer' });
  await saving.clear();
  expect(sent()).toHaveLength(1);
});

it('in a test is another paper than at the question itself', async () => {
  await storePaper(USER, 'test:quiet-river:41', { 1: { ...EMPTY_PAGE, notes: 'in the test' } });
  const { host } = createTestHost();
  const saving = startPaper({ questionId: 41, testSlug: 'quiet-river' }, USER, host.request);
  started.push(saving);
  await vi.waitFor(() => expect(notesOf(saving)).toBe('in the test'));
  await vi.waitFor(() => expect(saving.get().state).toBe('device'));
});
