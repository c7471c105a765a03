import 'fake-indexeddb/auto';
import type { EditableQuestion } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost } from '@shell/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { answers, path, renderEditor, sampleEditable, save, saved, sent, text, user, version, write } from './editor-testing.tsx';
import { copyOf, emptyValues, valuesOf } from './form/question-values.ts';
import { draftKey, readDraft, removeDraft } from './saving/draft-store.ts';

const FAULT = {
  ...{ path: 'questions_text', place: 'Question text, line 2', line: 2, piece: '\\frac{1' },
  message: 'A closing } is missing',
};

afterEach(async () => {
  // Leaving the page keeps a draft.
  cleanup();
  localStorage.clear();
  await removeDraft(draftKey(user.id, 41));
  await removeDraft(draftKey(user.id, null));
});

describe('the form of a question', () => {
  it('shows what is stored, with its preview, and passes axe', async () => {
    const { container } = renderWithHost(<Root />, { path, user, answers: answers() });
    expect(await text()).toHaveValue('Write $f(x)$ in the form $a(x-h)^2+k$. [5]');
    expect(screen.getByRole('combobox', { name: /^Topic/ })).toHaveDisplayValue(/2\.6 Quadratics/);
    expect(screen.getByRole('textbox', { name: 'Earned for of line 1' })).toHaveValue('Takes out the factor');
    expect(await screen.findByText(/^Set: Write/)).toBeVisible();
    expect(screen.getByText('Nothing to save.')).toBeVisible();
    await expectAccessible(container);
  });

  it('saves and says so', async () => {
    const { calls } = renderWithHost(<Root />, { path, user, answers: answers() });
    await write('Find x.');
    expect(screen.getByText('Unsaved changes, kept on this device.')).toBeVisible();
    save();
    expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
    const [form] = sent(calls);
    expect(form?.get('id')).toBe('41');
    expect(form?.get('version')).toBe('3');
    expect(form?.get('questions_text')).toBe('Find x.');
    expect(screen.getByText('Nothing to save.')).toBeVisible();
  });

  it('goes through review by a colleague where that is asked for', async () => {
    const draft = { state: 'draft', requested_by: null, requested_at: null, may_approve: false } as const;
    const sentBy = { requested_by: { id: 9, name: 'Amara Okafor' }, requested_at: '2026-11-21T10:00:00Z' };
    const inReview = { ...draft, ...sentBy, state: 'in_review', may_approve: true } as const;
    const stored = (review: EditableQuestion['review'], visible = false) => sampleEditable({ visible, review });
    const { calls } = renderEditor(
      {
        'PUT /api/admin/questions/:id/review': ({ body }) => ({
          question: body?.state === 'in_review' ? stored(inReview) : stored({ ...draft, state: 'published' }, true),
        }),
      },
      stored(draft),
    );
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText(/^In review: sent by Amara Okafor on/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Return to draft' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Approve and publish' }));
    await waitFor(() => expect(screen.queryByText(/^In review/)).toBeNull());
    const reviews = calls.requests.filter(({ name }) => name === 'PUT /api/admin/questions/:id/review');
    expect(reviews.map(({ request }) => request)).toMatchObject([
      { params: { id: 41 }, body: { version: 3, state: 'in_review' } },
      { body: { state: 'published' } },
    ]);
  });

  it('asks before it publishes formulae that cannot be set, and names each', async () => {
    const stored: Answers['POST /api/questions/edit'] = ({ body }) => {
      if ((body as FormData).has('confirm_broken_tex')) return { success: true, question: sampleEditable(), near_duplicates: [] };
      const issues = [{ path: 'questions_text', message: 'Line 2: A closing } is missing: \\frac{1' }];
      throw new ApiError(422, 'broken_tex', 'One formula cannot be set', issues, { faults: [FAULT] });
    };
    const { calls } = renderEditor({ 'POST /api/questions/edit': stored });
    await write('So $\\frac{1$.');
    save();
    const dialog = within(await screen.findByRole('dialog', { name: 'One formula cannot be set' }));
    expect(dialog.getByText('Question text, line 2.')).toBeVisible();
    await expectAccessible(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByText('Line 2: A closing } is missing: \\frac{1')).toBeVisible();
    expect(screen.queryByText('Changes saved successfully!')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Publish all the same' }));
    expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
    expect(sent(calls).map((form) => form.get('confirm_broken_tex'))).toEqual([null, null, 'true']);
  });

  it('publishes a hidden question in one step', async () => {
    const hidden = sampleEditable({ visible: false });
    const { calls } = renderEditor({ 'POST /api/questions/edit': () => saved(sampleEditable({ version: 4 })) }, hidden);
    fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
    expect(sent(calls).map((form) => form.get('visible'))).toEqual(['true']);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('saves a new question hidden and begins another with its subject', async () => {
    const draft = { values: copyOf(valuesOf(sampleEditable())), base: null, at: 0 };
    const stored = { 'POST /api/admin/questions': () => saved(sampleEditable({ id: 50, visible: false })) };
    const { calls } = renderEditor(stored as Answers, null, draft);
    fireEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
    await waitFor(() => expect(calls.notices).toMatchObject([{ text: 'Question saved', action: { label: 'Open' } }]));
    expect(sent(calls, 'POST /api/admin/questions').map((form) => form.get('visible'))).toEqual(['false']);
    expect(await text()).toHaveValue('');
    expect(emptyValues()).toMatchObject({ subject: String(sampleEditable().subject.id), visible: false });
    expect(await screen.findByText('Nothing to save.')).toBeVisible();
  });

  it('is deleted and duplicated where it is edited', async () => {
    const { calls } = renderEditor({ 'DELETE /api/questions': () => ({ message: 'Deleted' }) as never });
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete question' }));
    await waitFor(() =>
      expect(calls.requests).toContainEqual({ name: 'DELETE /api/questions', request: { body: { question_id: 41 } } }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
    const key = draftKey(user.id, null);
    await waitFor(async () => expect((await readDraft(key))?.values).toMatchObject({ question_number: '', visible: false }));
    expect((await readDraft(key))?.base).toBeNull();
  });

  it.each([
    ['has a switch that shows a new question to learners', false],
    ['leaves publishing a new question to a second person where the site asks for that', true],
  ])('%s', async (_, needs_approval) => {
    const rules = { 'GET /api/admin/questions/new': () => ({ needs_approval }) };
    renderWithHost(<Root />, { path: '/admin/questions/new', user, answers: answers(rules) });
    await text();
    expect(screen.queryAllByRole('switch', { name: 'Visible to users' })).toHaveLength(needs_approval ? 0 : 1);
    expect(screen.queryAllByText('A second person publishes it.')).toHaveLength(needs_approval ? 1 : 0);
  });

  it('says what is missing and sends nothing', async () => {
    const { calls } = renderWithHost(<Root />, { path: '/admin/questions/new', user, answers: answers() });
    await text();
    expect(screen.queryByRole('switch', { name: 'Other math level' })).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'Year' }), { target: { value: '1999' } });
    save();
    const messages = ['Please choose a subject', 'Please choose a topic', 'Please choose a difficulty', 'Please enter the marks'];
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(`Please enter a valid year between 2000 and ${new Date().getFullYear()}.`)).toBeVisible();
    expect(screen.getByText('5 fields need another look.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Subject/ })).toHaveFocus());
    expect(sent(calls, 'POST /api/admin/questions')).toEqual([]);
  });

  it('keeps everything and says why when saving fails', async () => {
    const refuse: Answers['POST /api/questions/edit'] = () => {
      const error = new ApiError(422, 'invalid_input', 'Some of it is not right', [{ path: 'year', message: 'Too early' }]);
      throw error;
    };
    renderEditor({ 'POST /api/questions/edit': refuse });
    await write('Find x.');
    save();
    expect(await screen.findByText('Something went wrong! Please try again.')).toBeVisible();
    expect(await screen.findByText('Too early')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(/Too early/));
    expect(await text()).toHaveValue('Find x.');
  });

  it('asks before it stores what reads like another question', async () => {
    const { subject, topic } = sampleEditable();
    const twin = { id: 40, similarity: 0.93, questions_html: '<p>Nearly the same</p>', subject, topic, visible: true };
    const { calls } = renderEditor({
      'POST /api/questions/edit': ({ body }) =>
        body.get('save_anyway') === 'true'
          ? saved(sampleEditable({ version: 4 }))
          : { success: false, question: null, near_duplicates: [twin] },
    });
    await write('Find x.');
    save();
    const dialog = within(await screen.findByRole('dialog', { name: 'This question may be in the bank already' }));
    expect(dialog.getByText('93% the same')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
    expect(sent(calls).map((form) => form.get('save_anyway'))).toEqual(['false', 'true']);
  });

  it('shows who changed what, and goes back', async () => {
    const { calls } = renderEditor({
      'GET /api/admin/questions/:id/versions/:version': () => ({
        version,
        changes: [{ field: 'questions_text', before: 'Find the value', after: 'Find the least value' }],
      }),
      'POST /api/admin/questions/:id/versions/:version/restore': () =>
        saved(sampleEditable({ version: 4, questions_text: 'As it was' })),
    });
    await text();
    fireEvent.click(screen.getByRole('button', { name: 'Versions' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Versions' }));
    expect(await drawer.findByText(/Demo Staff/)).toBeVisible();
    fireEvent.click(drawer.getAllByRole('button', { name: 'Show changes' })[0] as HTMLElement);
    expect((await drawer.findByText(/least/)).tagName).toBe('INS');
    fireEvent.click(drawer.getByRole('button', { name: 'Restore this version' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    await waitFor(async () => expect(await text()).toHaveValue('As it was'));
    expect(calls.requests.find(({ name }) => name.endsWith('/restore'))?.request).toEqual({
      params: { id: 41, version: 2 },
      body: { version: 3 },
    });
  });

  it('publishes formulae of a former version that cannot be set only once that was said', async () => {
    const sentBodies: unknown[] = [];
    renderEditor({
      'POST /api/admin/questions/:id/versions/:version/restore': ({ body }) => {
        sentBodies.push(body);
        if (body?.confirm_broken_tex) return saved(sampleEditable({ version: 4, questions_text: 'As it was' }));
        throw new ApiError(422, 'broken_tex', 'One formula cannot be set');
      },
    });
    await text();
    fireEvent.click(screen.getByRole('button', { name: 'Versions' }));
    const ask = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));
      return within(await screen.findByRole('alertdialog', { name: 'Go back to version 2?' }));
    };
    const asked = await ask();
    fireEvent.click(asked.getByRole('button', { name: 'Take back' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('One formula cannot be set');
    expect(asked.getByRole('button', { name: 'Publish all the same' })).toBeVisible();
    fireEvent.keyDown(asked.getByRole('alert'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const again = await ask();
    expect(again.queryByRole('alert')).toBeNull();
    fireEvent.click(again.getByRole('button', { name: 'Take back' }));
    fireEvent.click(await again.findByRole('button', { name: 'Publish all the same' }));
    await waitFor(async () => expect(await text()).toHaveValue('As it was'));
    expect(sentBodies).toEqual([{ version: 3 }, { version: 3 }, { version: 3, confirm_broken_tex: true }]);
  });

  it('says if there is no such question, and if it did not load', async () => {
    const none: Answers['GET /api/admin/questions/:id'] = () => {
      throw new ApiError(404, 'not_found', 'There is no such question');
    };
    const first = renderWithHost(<Root />, { path, user, answers: answers({ 'GET /api/admin/questions/:id': none }) });
    expect(await screen.findByRole('heading', { name: 'There is no such question' })).toBeVisible();
    first.unmount();
    renderWithHost(<Root />, { path, user });
    expect(await screen.findByRole('heading', { name: 'The form did not load' })).toBeVisible();
  });
});
