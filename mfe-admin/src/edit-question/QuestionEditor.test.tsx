import 'fake-indexeddb/auto';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost } from '@shell/kit/testing';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { answers, path, save, saved, sent, text, user, version, write } from './editor-testing.ts';
import { sampleEditable } from './sample-editable.ts';
import { draftKey, removeDraft } from './saving/draft-store.ts';

const FAULT = {
  ...{ path: 'questions_text', place: 'Question text, line 2', line: 2, piece: '\\frac{1' },
  message: 'A closing } is missing',
};

// The form is large: looking up by role is quick where not every ancestor's style is asked for.
configure({ defaultHidden: true });

afterEach(async () => {
  // Leaving the page keeps a draft.
  cleanup();
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

  it('previews the latest text once typing rests', async () => {
    const { calls } = renderWithHost(<Root />, { path, user, answers: answers() });
    await write('Find $x$. [4]');
    expect(await screen.findByText('Set: Find $x$. [4]')).toBeVisible();
    const previews = calls.requests.filter(({ name }) => name === 'POST /api/admin/questions/preview');
    expect(previews.length).toBeLessThan(6);
  });

  it('warns of formulae that cannot be set, and of marks that do not add up', async () => {
    const odd = {
      questions_html: '',
      hints_html: null,
      options: [],
      Answer: [],
      marks_in_text: 4,
      faults: [FAULT],
      tex_errors: ['\\frac{1'],
    };
    renderWithHost(<Root />, { path, user, answers: answers({ 'POST /api/admin/questions/preview': () => odd }) });
    expect(await screen.findByText('\\frac{1')).toBeVisible();
    expect(screen.getByText('Question text, line 2.')).toBeVisible();
    expect(screen.getByText(/A closing } is missing\./)).toBeVisible();
    const field = await text();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('So\n$\\frac{1$ so.');
    await userEvent.click(screen.getByRole('button', { name: 'Show in the form: Question text, line 2' }));
    expect(field).toHaveFocus();
    expect((field as HTMLTextAreaElement).selectionStart).toBe('So\n$'.length);
    expect(screen.getByText('The marks in the text add up to 4, the question has 5.')).toBeVisible();
  });

  it('saves and says so', async () => {
    const { calls } = renderWithHost(<Root />, { path, user, answers: answers() });
    await write('Find x.');
    expect(screen.getByText('Unsaved changes, kept on this device.')).toBeVisible();
    await save();
    expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
    const [form] = sent(calls);
    expect(form?.get('id')).toBe('41');
    expect(form?.get('version')).toBe('3');
    expect(form?.get('questions_text')).toBe('Find x.');
    expect(screen.getByText('Nothing to save.')).toBeVisible();
  });

  it('asks before it publishes formulae that cannot be set, and names each', async () => {
    const stored: Answers['POST /api/questions/edit'] = ({ body }) => {
      if ((body as FormData).has('confirm_broken_tex')) return { success: true, question: sampleEditable(), near_duplicates: [] };
      const issues = [{ path: 'questions_text', message: 'Line 2: A closing } is missing: \\frac{1' }];
      throw new ApiError(422, 'broken_tex', 'One formula cannot be set', issues, { faults: [FAULT] });
    };
    const { calls } = renderWithHost(<Root />, { path, user, answers: answers({ 'POST /api/questions/edit': stored }) });
    await write('So $\\frac{1$.');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'One formula cannot be set' }));
    expect(dialog.getByText('Question text, line 2.')).toBeVisible();
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Go on editing' }));
    expect(await screen.findByText('Line 2: A closing } is missing: \\frac{1')).toBeVisible();
    expect(screen.queryByText('Changes saved successfully!')).toBeNull();
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Publish all the same' }));
    expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
    expect(sent(calls).map((form) => form.get('confirm_broken_tex'))).toEqual([null, null, 'true']);
  });

  it('says what is missing and sends nothing', async () => {
    const { calls } = renderWithHost(<Root />, { path: '/admin/questions/new', user, answers: answers() });
    await text();
    expect(screen.queryByRole('switch', { name: 'Other math level' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '1999');
    await save();
    const messages = ['Please choose a subject', 'Please choose a topic', 'Please choose a difficulty', 'Please enter the marks'];
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(`Please enter a valid year between 2000 and ${new Date().getFullYear()}.`)).toBeVisible();
    expect(screen.getByText('5 fields need another look.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Subject/ })).toHaveFocus();
    expect(sent(calls, 'POST /api/admin/questions')).toEqual([]);
  });

  it('keeps everything and says why when saving fails', async () => {
    const refuse: Answers['POST /api/questions/edit'] = () => {
      const error = new ApiError(422, 'invalid_input', 'Some of it is not right', [{ path: 'marks', message: 'Too many marks' }]);
      throw error;
    };
    renderWithHost(<Root />, { path, user, answers: answers({ 'POST /api/questions/edit': refuse }) });
    await write('Find x.');
    await save();
    expect(await screen.findByText('Something went wrong! Please try again.')).toBeVisible();
    expect(screen.getByText('Too many marks')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(/Too many marks/));
    expect(await text()).toHaveValue('Find x.');
  });

  it('asks before it stores what reads like another question', async () => {
    const { subject, topic } = sampleEditable();
    const twin = { id: 40, similarity: 0.93, questions_html: '<p>Nearly the same</p>', subject, topic, visible: true };
    const { calls } = renderWithHost(<Root />, {
      path,
      user,
      answers: answers({
        'POST /api/questions/edit': ({ body }) =>
          body.get('save_anyway') === 'true'
            ? saved(sampleEditable({ version: 4 }))
            : { success: false, question: null, near_duplicates: [twin] },
      }),
    });
    await write('Find x.');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'This question may be in the bank already' }));
    expect(dialog.getByText('93 % the same')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
    expect(sent(calls).map((form) => form.get('save_anyway'))).toEqual(['false', 'true']);
  });

  it('shows who changed what, and goes back', async () => {
    const { calls } = renderWithHost(<Root />, {
      path,
      user,
      answers: answers({
        'GET /api/admin/questions/:id/versions/:version': () => ({
          version,
          changes: [{ field: 'questions_text', before: 'Find the value', after: 'Find the least value' }],
        }),
        'POST /api/admin/questions/:id/versions/:version/restore': () =>
          saved(sampleEditable({ version: 4, questions_text: 'As it was' })),
      }),
    });
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Versions' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Versions' }));
    expect(await drawer.findByText(/Demo Staff/)).toBeVisible();
    await userEvent.click(drawer.getAllByRole('button', { name: 'Show changes' })[0] as HTMLElement);
    expect((await drawer.findByText(/least/)).tagName).toBe('INS');
    await userEvent.click(drawer.getByRole('button', { name: 'Take back to this' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    await waitFor(async () => expect(await text()).toHaveValue('As it was'));
    expect(calls.requests.find(({ name }) => name.endsWith('/restore'))?.request).toEqual({
      params: { id: 41, version: 2 },
      body: { version: 3 },
    });
  });

  it('publishes formulae of a former version that cannot be set only once that was said', async () => {
    const sentBodies: unknown[] = [];
    renderWithHost(<Root />, {
      path,
      user,
      answers: answers({
        'POST /api/admin/questions/:id/versions/:version/restore': ({ body }) => {
          sentBodies.push(body);
          if (body?.confirm_broken_tex) return saved(sampleEditable({ version: 4, questions_text: 'As it was' }));
          throw new ApiError(422, 'broken_tex', 'One formula cannot be set');
        },
      }),
    });
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Versions' }));
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Take back to this' }));
      return within(await screen.findByRole('alertdialog', { name: 'Go back to version 2?' }));
    };
    const asked = await ask();
    await userEvent.click(asked.getByRole('button', { name: 'Take back' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('One formula cannot be set');
    expect(asked.getByRole('button', { name: 'Publish all the same' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const again = await ask();
    expect(again.queryByRole('alert')).toBeNull();
    await userEvent.click(again.getByRole('button', { name: 'Take back' }));
    await userEvent.click(await again.findByRole('button', { name: 'Publish all the same' }));
    await waitFor(async () => expect(await text()).toHaveValue('As it was'));
    expect(sentBodies).toEqual([{ version: 3 }, { version: 3 }, { version: 3, confirm_broken_tex: true }]);
  });

  it('says when there is no such question, and when it did not load', async () => {
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

describe('images', () => {
  const png = (name: string, type = 'image/png') => new File(['x'], name, { type });

  it('are added, described, marked, taken out and sent in order', async () => {
    URL.createObjectURL = () => 'blob:image';
    URL.revokeObjectURL = () => {};
    const { calls } = renderWithHost(<Root />, { path, user, answers: answers() });
    await text();
    const images = within(screen.getByRole('group', { name: 'Question images' }));
    const input = images.getByLabelText('Add files: Question images');
    fireEvent.change(input, { target: { files: [png('new.png'), png('sheet.pdf', 'application/pdf'), png('plain.png')] } });
    expect(await images.findByText('sheet.pdf: Only PNG, JPEG, WebP and SVG images can be used')).toBeVisible();
    await userEvent.type(images.getByRole('textbox', { name: 'Description of image 3' }), 'A new graph');
    expect(images.getByRole('checkbox', { name: 'Watermark above image 3' })).toBeChecked();
    await userEvent.click(images.getByRole('checkbox', { name: 'Watermark above image 4' }));
    await userEvent.click(images.getByRole('button', { name: 'Remove image 1' }));
    await save();
    await screen.findByText('Changes saved successfully!');
    const [form] = sent(calls);
    expect(JSON.parse(String(form?.get('image_order')))).toEqual([
      { id: 8, alt: 'The table', watermark: false },
      { file: 0, alt: 'A new graph', watermark: true },
      { file: 1, alt: '', watermark: false },
    ]);
    expect(form?.get('deleted_image_ids')).toBe('[7]');
    expect(form?.getAll('images')).toMatchObject([{ name: 'new.png' }, { name: 'plain.png' }]);
  });

  it('are read for their text, which is added for a person to check', async () => {
    const { calls } = renderWithHost(<Root />, {
      path,
      user,
      answers: answers({ 'POST /api/admin/questions/transcript': () => ({ text: 'Find the area.', confidence: 86.6 }) }),
    });
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Transcribe answer images' }));
    expect(screen.getByText('Please select answer images first')).toBeVisible();
    expect(sent(calls, 'POST /api/admin/questions/transcript')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Transcribe question images' }));
    await waitFor(async () => expect(await text()).toHaveValue('Write $f(x)$ in the form $a(x-h)^2+k$. [5]\n\nFind the area.'));
    const [form] = sent(calls, 'POST /api/admin/questions/transcript');
    expect([form?.get('of'), form?.get('image_ids')]).toEqual(['question', '[7,8]']);
    expect(calls.notices[0]?.text).toBe('The text was added, read with 87 % certainty. Please check it.');
    // What was written since stays when what was read is taken out.
    fireEvent.change(await text(), { target: { value: 'Write $f(x)$. [6]\n\nFind the area. Hence state $k$.' } });
    act(() => calls.notices[0]?.action?.run());
    expect(await text()).toHaveValue('Write $f(x)$. [6]\n\nHence state $k$.');
    act(() => calls.notices[0]?.action?.run());
    expect(await text()).toHaveValue('Write $f(x)$. [6]\n\nHence state $k$.');
    expect(calls.notices.at(-1)?.text).toMatch(/^That text was changed since, so it stays\./);
  });

  it('must be there before their text can be read', async () => {
    renderWithHost(<Root />, { path: '/admin/questions/new', user, answers: answers() });
    await text();
    await userEvent.click(screen.getByRole('button', { name: 'Transcribe question images' }));
    expect(screen.getByText('Please select question images first')).toBeVisible();
    URL.createObjectURL = () => 'blob:image';
    URL.revokeObjectURL = () => {};
    fireEvent.change(screen.getByLabelText('Add files: Question images'), { target: { files: [png('scan.png')] } });
    await waitFor(() => expect(screen.queryByText('Please select question images first')).toBeNull());
  });
});
