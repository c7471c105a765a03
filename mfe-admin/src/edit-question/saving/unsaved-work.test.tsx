import 'fake-indexeddb/auto';
import { ApiError } from '@shell/kit';
import { type Answers, renderWithHost } from '@shell/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { answers, path, renderEditor, sampleEditable, save, saved, sent, text, user, write } from '../editor-testing.tsx';
import { valuesOf } from '../form/question-values.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from './draft-store.ts';

afterEach(async () => {
  // Leaving the page keeps a draft.
  cleanup();
  await removeDraft(draftKey(user.id, 41));
  await removeDraft(draftKey(user.id, null));
});

describe('unsaved work on a question', () => {
  it('loses no work when two edit at once', async () => {
    const theirs = { questions_text: 'Theirs', year: 2024, edited_by: { id: 8, name: 'Other Staff' } };
    const { calls } = renderEditor({
      'GET /api/admin/questions/:id': () => ({ question: sampleEditable({ version: 4, ...theirs }) }),
      'POST /api/questions/edit': ({ body }) => {
        if (body.get('version') === '4') return saved(sampleEditable({ version: 5 }));
        throw new ApiError(409, 'edited_meanwhile', 'Other Staff has saved this question since you opened it.');
      },
    });
    await write('Mine');
    save();
    const dialog = within(await screen.findByRole('dialog', { name: 'A colleague has saved this question' }));
    expect(dialog.getByText(/Other Staff has saved this question since/)).toBeVisible();
    expect(dialog.getByText(/alone changed: Year/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
    expect(dialog.getByText('Mine').tagName).toBe('MARK');
    expect(dialog.getByText('Theirs').tagName).toBe('MARK');
    fireEvent.click(dialog.getByRole('radio', { name: /^Yours/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await text()).toHaveValue('Mine');
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('2024');
    save();
    expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
    expect(sent(calls).map((form) => [form.get('version'), form.get('questions_text')])).toEqual([
      ['3', 'Mine'],
      ['4', 'Mine'],
    ]);
  });

  it("reports a colleague's save immediately, and merges both before saving", async () => {
    const { calls, reload } = renderEditor();
    await write('Mine');
    reload(sampleEditable({ version: 4, year: 2024, edited_by: { id: 8, name: 'Other Staff' } }));
    expect(await screen.findByText(/^Other Staff has saved this question since you opened it/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A colleague has saved this question' }));
    expect(dialog.getByText('Your changes and theirs do not touch each other.')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await text()).toHaveValue('Mine');
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('2024');
    save();
    await waitFor(() => expect(sent(calls).map((form) => form.get('version'))).toEqual(['4']));
  });

  it("shows a colleague's save if there is nothing unsaved", async () => {
    let stored = sampleEditable();
    const { calls } = renderWithHost(<Root />, {
      path,
      user,
      answers: answers({ 'GET /api/admin/questions/:id': () => ({ question: stored }) }),
    });
    await text();
    stored = sampleEditable({ version: 4, questions_text: 'Theirs', edited_by: { id: user.id, name: 'Demo Staff' } });
    fireEvent.focus(window);
    await waitFor(async () => expect(await text()).toHaveValue('Theirs'));
    expect(calls.notices[0]?.text).toMatch(/^You have saved this question in another window .* The form shows it now\.$/);
    expect(screen.getByText('Nothing to save.')).toBeVisible();
  });

  it('says on return that a kept draft started from a version that has changed since', async () => {
    const { unmount } = renderEditor();
    await write('Half a question');
    // The last half second's input is kept too.
    unmount();
    const key = draftKey(user.id, 41);
    await waitFor(async () => expect((await readDraft(key))?.values.questions_text).toBe('Half a question'));
    renderEditor({}, sampleEditable({ version: 4, year: 2024, edited_by: { id: 8, name: 'Other Staff' } }), await readDraft(key));
    expect(await text()).toHaveValue('Half a question');
    expect(screen.getByText(/^Other Staff has saved this question since you opened it/)).toBeVisible();
  });

  it('keeps what is written while it is being saved', async () => {
    const answer = Promise.withResolvers<void>();
    renderEditor({
      'POST /api/questions/edit': async ({ body }) => {
        await answer.promise;
        return saved(sampleEditable({ version: 4, questions_text: String(body.get('questions_text')) }));
      },
    });
    await write('First');
    save();
    await write('First and more');
    await act(async () => answer.resolve());
    expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
    expect(await text()).toHaveValue('First and more');
    expect(screen.getByText('Unsaved changes, kept on this device.')).toBeVisible();
  });

  it('is saved once while the keys for it are held', async () => {
    const answer = Promise.withResolvers<void>();
    const { calls } = renderEditor({
      'POST /api/questions/edit': async () => {
        await answer.promise;
        return saved(sampleEditable({ version: 4, questions_text: 'Mine' }));
      },
    });
    await write('Mine');
    for (const repeat of [false, true, true]) fireEvent.keyDown(await text(), { key: 's', ctrlKey: true, repeat });
    await waitFor(() => expect(sent(calls)).not.toHaveLength(0));
    await act(async () => answer.resolve());
    expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
    expect(sent(calls)).toHaveLength(1);
  });

  it('keeps what is written while a new question is being saved, and forgets the rest', async () => {
    const answer = Promise.withResolvers<void>();
    const draft = { values: valuesOf(sampleEditable()), base: null, at: Date.now() };
    await writeDraft(draftKey(user.id, null), draft);
    const create: Answers['POST /api/admin/questions'] = async ({ body }) => {
      await answer.promise;
      return saved(sampleEditable({ version: 1, questions_text: String(body.get('questions_text')) }));
    };
    const { unmount } = renderEditor({ 'POST /api/admin/questions': create }, null, draft);
    await write('First');
    save();
    await write('First and more');
    await act(async () => answer.resolve());
    await waitFor(() => expect(location.pathname + location.search).toBe('/admin/questions/edit?id=41'));
    unmount();
    expect(await readDraft(draftKey(user.id, 41))).toMatchObject({
      values: { questions_text: 'First and more' },
      base: { version: 1 },
    });
    await waitFor(async () => expect(await readDraft(draftKey(user.id, null))).toBeNull());
  });

  it('says so where the browser cannot keep a draft', async () => {
    globalThis.indexedDB = new IDBFactory();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    renderEditor();
    await write('Find x.');
    expect(await screen.findByText('Unsaved changes. This browser cannot keep them: save before you leave.')).toBeVisible();
    open.mockRestore();
  });

  it('brings unsaved changes back, and drops them when asked, which can be undone', async () => {
    const values = { ...valuesOf(sampleEditable()), questions_text: 'Half a question' };
    await writeDraft(draftKey(user.id, 41), { values, base: sampleEditable(), at: Date.now() });
    const { calls } = renderWithHost(<Root />, { path, user, answers: answers() });
    expect(await screen.findByText(/^Your unsaved changes of .* are back\.$/)).toBeVisible();
    expect(await text()).toHaveValue('Half a question');
    fireEvent.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(await text()).toHaveValue('Write $f(x)$ in the form $a(x-h)^2+k$. [5]');
    await waitFor(async () => expect(await readDraft(draftKey(user.id, 41))).toBeNull());
    act(() => calls.notices.at(-1)?.action?.run());
    expect(await text()).toHaveValue('Half a question');
    await waitFor(async () => expect(await readDraft(draftKey(user.id, 41))).not.toBeNull());
  });

  it('asks before a link leaves unsaved changes', async () => {
    const { calls } = renderEditor();
    await write('Find x.');
    fireEvent.click(screen.getByRole('link', { name: 'Learners' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(calls.addresses).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(calls.addresses).toEqual(['/admin/user-doubts']));
  });

  it('opens a deleted question to bring it back', async () => {
    const deleted = sampleEditable({ deleted_at: '2026-11-21T11:00:00Z' });
    const restore = 'POST /api/admin/questions/:id/versions/:version/restore';
    renderEditor({ [restore]: () => saved(sampleEditable({ version: 5 })) }, deleted);
    expect(await screen.findByText(/^This question was deleted on/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await write('Kept over the deletion');
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.queryByText(/^This question was deleted on/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
    expect(await text()).toHaveValue('Kept over the deletion');
  });
});
