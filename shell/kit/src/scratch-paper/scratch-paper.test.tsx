import type { ScratchPage } from '@api/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { type Answers, expectAccessible, renderWithHost, sampleUser, storeAsFormerRelease } from '../testing.tsx';
import { ScratchPaperDock } from './index.ts';
import { EMPTY_PAGE, merged } from './paper.ts';
import { readPaper } from './paper-saving.ts';

const stroke = (id: string) => ({ id, colour: 'ink' as const, points: [1, 1, 50] });
const stored = (revision: number, changes: Partial<ScratchPage> = {}): ScratchPage => ({
  ...{ page: 1, strokes: [], notes: '', revision, updated_at: '2026-11-22T12:00:00Z' },
  ...changes,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a page that two have changed', () => {
  const base = { strokes: [stroke('a'), stroke('b')], notes: 'old' };
  it('has what either has drawn, and lacks what either has erased', () => {
    const here = { strokes: [stroke('b'), stroke('c')], notes: 'old', base, revision: 1 };
    const page = merged(here, stored(2, { strokes: [stroke('a'), stroke('d')], notes: 'old' }));
    expect(page.strokes.map(({ id }) => id)).toEqual(['d', 'c']);
    expect(page.revision).toBe(2);
  });

  it('has the notes of both', () => {
    const here = { ...base, notes: 'mine', base, revision: 1 };
    expect(merged(here, stored(2, { notes: 'theirs' })).notes).toBe('theirs\n\nmine');
    expect(merged(here, stored(2, { notes: 'old' })).notes).toBe('mine');
    expect(merged({ ...here, notes: 'old' }, stored(2, { notes: 'theirs' })).notes).toBe('theirs');
  });

  it('that was thrown away elsewhere keeps what is new here', () => {
    expect(merged({ ...EMPTY_PAGE, strokes: [stroke('a'), stroke('c')], base, revision: 3 }, null)).toMatchObject({
      strokes: [stroke('c')],
      revision: 0,
    });
  });
});

describe('the paper beside a question', () => {
  const put = 'PUT /api/practice/questions/:id/scratch-paper/:page';
  const sentBy = ({ requests }: ReturnType<typeof show>['calls']) =>
    requests
      .filter(({ name }) => name === put)
      .map(({ request }) => (request as { body: { notes: string; revision: number } }).body);
  const answers: Answers = {
    'GET /api/practice/questions/:id/scratch-paper': () => ({ pages: [stored(1, { notes: 'from before' })] }),
    [put]: ({ body }: { body: { revision: number } }) => ({ page: stored(body.revision + 1) }),
    'DELETE /api/practice/questions/:id/scratch-paper': () => undefined as never,
  } as Answers;
  function show(more: Answers = {}, user: ReturnType<typeof sampleUser> | null = sampleUser()) {
    return renderWithHost(<ScratchPaperDock place={{ questionId: 41 }} onClose={() => {}} />, {
      answers: { ...answers, ...more },
      user,
    });
  }
  const notes = async (page = 1) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Type' }));
    return screen.findByRole('textbox', { name: `Notes on page ${page}` });
  };

  it('shows what was kept, keeps what is typed, and says where it is', async () => {
    const { calls, container } = show();
    const field = await notes();
    await waitFor(() => expect(field).toHaveValue('from before'));
    fireEvent.change(field, { target: { value: 'from before and now' } });
    await waitFor(() => expect(sentBy(calls).at(-1)).toMatchObject({ notes: 'from before and now' }), { timeout: 20_000 });
    expect(await screen.findByText('Saved with your account. Only you can see this.')).toBeVisible();
    await expectAccessible(container);
  });

  it('keeps without a network what is written, and sends it when the network is back', async () => {
    const offline = () => {
      throw new ApiError(0, 'offline', 'The server cannot be reached.');
    };
    const first = show({ [put]: offline, 'GET /api/practice/questions/:id/scratch-paper': offline } as Answers);
    fireEvent.change(await notes(), { target: { value: 'on the train' } });
    expect(await screen.findByText('Kept on this device until the network is back.')).toBeVisible();
    first.unmount();
    const second = show({ 'GET /api/practice/questions/:id/scratch-paper': () => ({ pages: [] }) });
    await waitFor(() => expect(sentBy(second.calls)).toMatchObject([{ notes: 'on the train', revision: 0 }]));
  });

  it('puts together what another tab has written meanwhile', async () => {
    let tries = 0;
    const { calls } = show({
      [put]: ({ body }: { body: { revision: number } }) => {
        tries += 1;
        if (tries > 1) return { page: stored(body.revision + 1) };
        const there = stored(5, { notes: 'from before, by another tab' });
        throw new ApiError(409, 'scratch_page_changed', 'Changed', [], { stored: there });
      },
    } as Answers);
    const field = await notes();
    await waitFor(() => expect(field).toHaveValue('from before'));
    fireEvent.change(field, { target: { value: 'mine' } });
    await waitFor(() =>
      expect(sentBy(calls).at(-1)).toMatchObject({ notes: 'from before, by another tab\n\nmine', revision: 5 }),
    );
  });

  it('is kept on the device alone for a guest', async () => {
    const { calls, unmount } = show({}, null);
    fireEvent.change(await notes(), { target: { value: 'x = 2' } });
    expect(screen.getByText(/Saved on this device only/)).toBeVisible();
    unmount();
    show({}, null);
    expect(await notes()).toHaveValue('x = 2');
    expect(calls.requests).toEqual([]);
  });

  it('has pages, and is thrown away as a whole once that is confirmed', async () => {
    const { calls } = show();
    await notes();
    await userEvent.click(screen.getByRole('button', { name: 'New page' }));
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: 'Notes on page 2' }), { target: { value: 'more' } });
    await userEvent.click(screen.getByRole('button', { name: 'Clear paper' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Clear this paper?' });
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear paper') as HTMLElement,
    );
    await waitFor(() => expect(screen.getByText('Page 1 of 1')).toBeVisible());
    expect(calls.requests.some(({ name }) => name === 'DELETE /api/practice/questions/:id/scratch-paper')).toBe(true);
    expect(screen.getByRole('textbox', { name: 'Notes on page 1' })).toHaveValue('');
  });

  it('stays where it cannot be thrown away, and the question about it says why', async () => {
    show({
      'DELETE /api/practice/questions/:id/scratch-paper': () => {
        throw new ApiError(0, 'offline', 'The server cannot be reached.');
      },
    });
    await notes();
    await userEvent.click(screen.getByRole('button', { name: 'Clear paper' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear paper' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(await notes()).toHaveValue('from before');
  });

  it('says what the server refuses, and keeps it here', async () => {
    show({
      [put]: () => {
        throw new ApiError(422, 'too_many_scratch_pages', 'You keep very many pages');
      },
    } as Answers);
    fireEvent.change(await notes(), { target: { value: 'x' } });
    expect(await screen.findByText('You keep very many pages. It stays on this device.')).toBeVisible();
  });
});

it('finds the paper that a former release has kept', async () => {
  const paper = { 1: { ...EMPTY_PAGE, notes: 'from before' } };
  await storeAsFormerRelease('scratch-papers', 'papers', { '7:question:41': paper });
  expect(await readPaper(7, 'question:41')).toEqual(paper);
});
