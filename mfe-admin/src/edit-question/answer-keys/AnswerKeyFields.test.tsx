import 'fake-indexeddb/auto';
import { type AnswerKey, answerKeySchema } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost } from '@shell/kit/testing';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { answers, path, save, saved, sent, user } from '../editor-testing.ts';
import { type QuestionValues, valuesOf } from '../form/question-values.ts';
import { sampleEditable } from '../sample-editable.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from '../saving/draft-store.ts';

// The form is large: looking up by role is quick where not every ancestor's style is asked for.
configure({ defaultHidden: true });

afterEach(async () => {
  // Leaving the page keeps a draft.
  cleanup();
  await removeDraft(draftKey(user.id, 41));
});

const key = (source: object): AnswerKey => answerKeySchema.parse(source);
const SPEED = key({ kind: 'number', part: 'a', value: 4.583, tolerance: 0.006, unit: 'm s^-1', figures: 3 });
const LEAST = key({ kind: 'number', part: 'b', label: 'Least value', value: 3, tolerance: 0 });
const WHERE = key({ kind: 'number', part: 'b', label: '$x =$', value: 2, tolerance: 0 });
const stored = sampleEditable({
  questions_text: 'A ball.\n\n(a) Find its speed. [2]\n\n(b) State the least value and where it is. [3]',
  answer_keys: [SPEED, LEAST, WHERE],
});
const TRY = 'POST /api/admin/questions/answer-keys/try';
const render = (changes: Answers = {}, question = stored) =>
  renderWithHost(<Root />, {
    path,
    user,
    answers: answers({
      'GET /api/admin/questions/:id': () => ({ question }),
      [TRY]: ({ body }) => ({
        judgements: body?.answers.map((answer: string) =>
          answer === '4.58'
            ? { verdict: 'right', note: null, slip: null }
            : { verdict: 'wrong', note: `Not ${answer}.`, slip: 'sign' },
        ),
        fault: body?.key.kind === 'expression' && body.key.value === '2(x' ? 'The key cannot be read.' : null,
      }),
      ...changes,
    }),
  });
const card = (name: string) => screen.findByRole('group', { name });
const field = (box: HTMLElement, name: string | RegExp) => within(box).getByRole('textbox', { name });
const fill = async (box: HTMLElement, name: string | RegExp, words: string) => {
  await userEvent.clear(field(box, name));
  await userEvent.click(field(box, name));
  await userEvent.paste(words);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Waits until something was sent to be saved. */
const sentKeys = async (calls: Parameters<typeof sent>[0]) => {
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  return JSON.parse(String(sent(calls)[0]?.get('answer_keys')));
};

describe('the answer keys of a question', () => {
  it('stand under the parts of its text, and pass axe', async () => {
    const { container } = render();
    const speed = await card('Key of Part (a)');
    expect(field(speed, 'Value')).toHaveValue('4.583');
    expect(field(speed, 'Unit')).toHaveValue('m s^-1');
    expect(field(await card('Key 2 of Part (b)'), 'Label')).toHaveValue('$x =$');
    expect(screen.getByText('Nothing to save.')).toBeVisible();
    await expectAccessible(container);
  });

  it('are tried as they stand in the form, by one call once typing rests', async () => {
    const { calls } = render();
    const speed = await card('Key of Part (a)');
    await userEvent.type(field(speed, /^Try an answer/), '4.58');
    expect(await within(speed).findByText('Right')).toBeVisible();
    const tries = calls.requests.filter(({ name }) => name === TRY).map(({ request }) => request as { body: { key: AnswerKey } });
    expect(tries.length).toBeLessThan(4);
    expect(tries.at(-1)?.body).toEqual({ key: SPEED, answers: ['4.58'] });
    await fill(speed, /^Try an answer/, '-4.58');
    expect(await within(speed).findByText('Not -4.58.')).toBeVisible();
    expect(within(speed).getByText('Sign')).toBeVisible();
    expect(screen.getByText('Nothing to save.')).toBeVisible();
  });

  it('say what is wrong with themselves while they are written', async () => {
    render();
    const speed = await card('Key of Part (a)');
    await userEvent.selectOptions(within(speed).getByRole('combobox', { name: 'Kind' }), 'Expression');
    await fill(speed, 'Expression', '2(x');
    expect(await within(speed).findByText('The key cannot be read.')).toBeVisible();
    await fill(speed, 'Expression', '2x');
    await waitFor(() => expect(within(speed).queryByText('The key cannot be read.')).toBeNull());
  });

  it('are added and saved with the form', async () => {
    const { calls } = render();
    await card('Key of Part (a)');
    await press('Add another key: Part (a)');
    const added = await card('Key 2 of Part (a)');
    expect(within(added).getByRole('combobox', { name: 'Kind' })).toHaveFocus();
    await userEvent.selectOptions(within(added).getByRole('combobox', { name: 'Kind' }), 'Interval or inequality');
    await fill(added, 'To', '-1');
    await userEvent.click(within(added).getByRole('checkbox', { name: 'Open at the end' }));
    await userEvent.click(within(added).getByRole('button', { name: 'Add an interval' }));
    await fill(added, 'From, interval 2', '4');
    await userEvent.click(within(added).getByRole('button', { name: 'Add a near miss' }));
    await fill(added, 'Answer that is nearly right', 'x < 4');
    await fill(added, 'Shown to learners who answer it', 'There is a second one.');
    await save();
    expect(await sentKeys(calls)).toEqual([
      ...[SPEED, LEAST, WHERE],
      {
        ...{ kind: 'interval', part: 'a' },
        intervals: [
          { from: null, to: '-1', open_to: true },
          { from: '4', to: null },
        ],
        slips: [{ slip: 'method', value: 'x < 4', note: 'There is a second one.' }],
      },
    ]);
  });

  it('are moved within their part and removed, which can be undone', async () => {
    const { calls } = render();
    await card('Key of Part (a)');
    await press('Move down: Key 1 of Part (b)');
    expect(within(await card('Key 2 of Part (b)')).getByRole('combobox', { name: 'Kind' })).toHaveFocus();
    expect(field(await card('Key 1 of Part (b)'), 'Label')).toHaveValue('$x =$');
    await press('Remove: Key of Part (a)');
    expect(screen.queryByRole('group', { name: 'Key of Part (a)' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a key: Part (a)' })).toHaveFocus();
    act(() => calls.notices.at(-1)?.action?.run());
    expect(field(await card('Key of Part (a)'), 'Value')).toHaveValue('4.583');
    await press('Remove: Key 1 of Part (b)');
    await save();
    expect(await sentKeys(calls)).toEqual([SPEED, LEAST]);
  });

  it('that cannot be right are not sent; what the API refuses stands at the field, and nothing is lost', async () => {
    const issues = [{ path: 'answer_keys.0.value', message: 'The key does not take its own value for right.' }];
    const { calls } = render({
      'POST /api/questions/edit': () => {
        throw new ApiError(422, 'invalid_input', 'Please check the fields', issues);
      },
    });
    const speed = await card('Key of Part (a)');
    await fill(speed, 'Value', 'five');
    await save();
    expect(await within(speed).findByText('Enter a number, such as 4.58')).toBeVisible();
    expect(field(speed, 'Value')).toHaveFocus();
    expect(sent(calls)).toEqual([]);
    await fill(speed, 'Value', '5');
    await save();
    expect(await within(speed).findByText(issues[0]?.message as string)).toBeVisible();
    expect(field(speed, 'Value')).toHaveValue('5');
  });

  it('are kept unsaved, and come back', async () => {
    const { unmount } = render();
    await fill(await card('Key of Part (a)'), 'Tolerance', '0.5');
    await waitFor(async () => expect((await readDraft(draftKey(user.id, 41)))?.values.answer_keys[0]?.tolerance).toBe('0.5'));
    unmount();
    render();
    expect(field(await card('Key of Part (a)'), 'Tolerance')).toHaveValue('0.5');
  });

  it('come with work that was kept before the form had them', async () => {
    const { answer_keys: _keys, distractors: _distractors, ...former } = valuesOf(stored);
    const values = { ...former, marks: '9' } as QuestionValues;
    await writeDraft(draftKey(user.id, 41), { values, base: stored, at: Date.now() });
    render();
    expect(field(await card('Key of Part (a)'), 'Value')).toHaveValue('4.583');
    expect(screen.getByRole('textbox', { name: 'Marks' })).toHaveValue('9');
  });

  it('of parts that the text has no longer are shown as such', async () => {
    render({}, { ...stored, questions_text: '(a) Find its speed. [2]' });
    expect(await card('Key 1 of Part (b)')).toBeVisible();
    expect(screen.getByText('The question text has no such part with marks: nothing is judged by these keys.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add another key: Part (b)' })).toBeNull();
  });

  it('of multiple choice say where the wrong options come from, and what learners read who choose one', async () => {
    const options = (['A', 'B', 'C', 'D'] as const).map((option) => ({ key: option, text: option }));
    const choice = sampleEditable({ mcq_answer: 'C', options });
    const { calls, container } = render({ 'POST /api/questions/edit': () => saved({ ...choice, version: 4 }) }, choice);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Option A comes from' }), 'Sign');
    expect(screen.queryByRole('combobox', { name: 'Option C comes from' })).toBeNull();
    expect(await within(await card('Option A')).findByText('Not A.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Shown to learners who choose option A' }), 'Mind the minus.');
    await expectAccessible(container);
    await save();
    expect(await sentKeys(calls)).toEqual([
      { kind: 'option', part: '', correct: 'C', distractors: { A: { slip: 'sign', note: 'Mind the minus.' } } },
    ]);
  });
});
