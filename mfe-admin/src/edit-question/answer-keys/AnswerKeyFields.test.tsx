import { type AnswerKey, answerKeySchema } from '@api/contract';
import { expectAccessible, renderWithHost } from '@shell/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type RefObject, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleEditable } from '../editor-testing.tsx';
import type { QuestionValues } from '../form/question-values.ts';
import { type QuestionForm, useQuestionForm } from '../use-question-form.ts';
import { type SaveState, useFaultyFields } from '../use-storing.ts';
import { AnswerKeyFields } from './AnswerKeyFields.tsx';
import { keysOf } from './question-keys.ts';

const key = (source: object): AnswerKey => answerKeySchema.parse(source);
const SPEED = key({ kind: 'number', part: 'a', value: 4.583, tolerance: 0.006, unit: 'm s^-1', figures: 3 });
const LEAST = key({ kind: 'number', part: 'b', label: 'Least value', value: 3, tolerance: 0 });
const WHERE = key({ kind: 'number', part: 'b', label: '$x =$', value: 2, tolerance: 0 });
const stored = sampleEditable({
  questions_text: 'A ball.\n\n(a) Find its speed. [2]\n\n(b) State the least value and where it is. [3]',
  answer_keys: [SPEED, LEAST, WHERE],
});
const TRY = 'POST /api/admin/questions/answer-keys/try';

interface FieldsProps {
  question: typeof stored;
  state?: SaveState;
  form?: RefObject<QuestionForm['form'] | null>;
  onSubmit?: (values: QuestionValues) => void;
}

/** The keys in a form with the checks of the whole form. */
function Fields({ question, state = { name: 'idle' }, form: ref, onSubmit = () => {} }: FieldsProps) {
  const { form } = useQuestionForm(question, null);
  const box = useRef<HTMLFormElement>(null);
  useFaultyFields(form, state, box);
  if (ref) ref.current = form;
  return (
    <FormProvider {...form}>
      <form ref={box} onSubmit={form.handleSubmit(onSubmit)}>
        <AnswerKeyFields />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

const render = (question = stored, props: Partial<FieldsProps> = {}) => {
  const form: RefObject<QuestionForm['form'] | null> = { current: null };
  const view = renderWithHost(<Fields {...{ question, form }} {...props} />, {
    answers: {
      [TRY]: ({ body }: { body: { key: { kind: string; value?: unknown }; answers: string[] } }) => ({
        judgements: body.answers.map((answer) =>
          answer === '4.58'
            ? { verdict: 'right', note: null, slip: null }
            : { verdict: 'wrong', note: `Not ${answer}.`, slip: 'sign' },
        ),
        fault: body.key.kind === 'expression' && body.key.value === '2(x' ? 'The key cannot be read.' : null,
      }),
    },
  });
  return { ...view, keys: () => keysOf(form.current?.getValues() as QuestionValues) };
};
const card = (name: string) => screen.getByRole('group', { name });
const field = (box: HTMLElement, name: string | RegExp) => within(box).getByRole('textbox', { name });
const fill = (box: HTMLElement, name: string | RegExp, value: string) =>
  fireEvent.change(field(box, name), { target: { value } });
const kind = (box: HTMLElement) => within(box).getByRole('combobox', { name: 'Kind' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the answer keys of a question', () => {
  it('are listed under the parts of the text, and pass axe', async () => {
    const { container } = render();
    const speed = card('Key of Part (a)');
    expect(field(speed, 'Value')).toHaveValue('4.583');
    expect(field(speed, 'Unit')).toHaveValue('m s^-1');
    expect(field(card('Key 2 of Part (b)'), 'Label')).toHaveValue('$x =$');
    await expectAccessible(container);
  });

  it('are checked on leaving a field that was written in, and another kind starts without errors', async () => {
    render();
    const speed = card('Key of Part (a)');
    const leave = (name: string) => act(async () => fireEvent.blur(field(speed, name)));
    fill(speed, 'Value', '');
    await leave('Value');
    expect(field(speed, 'Value')).not.toHaveAttribute('aria-invalid');
    fill(speed, 'Value', 'about four');
    await leave('Value');
    await waitFor(() => expect(field(speed, 'Value')).toHaveAttribute('aria-invalid'));
    fireEvent.change(kind(speed), { target: { value: 'expression' } });
    await waitFor(() => expect(field(speed, 'Expression')).not.toHaveAttribute('aria-invalid'));
  });

  it('are tested as the form has them, by one call once typing pauses', async () => {
    const { calls, keys } = render();
    const speed = card('Key of Part (a)');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const rest = async () => {
      // The verdict is announced after the pause.
      for (const pause of [400, 1]) await act(() => vi.advanceTimersByTimeAsync(pause));
    };
    for (const typed of ['4', '4.', '4.5', '4.58']) fill(speed, /^Try an answer/, typed);
    await rest();
    expect(within(speed).getByText('Right')).toBeVisible();
    const tries = calls.requests.map(({ request }) => request as { body: { key: AnswerKey; answers: string[] } });
    expect(tries.flatMap(({ body }) => body.answers).filter(Boolean)).toEqual(['4.58']);
    expect(tries.at(-1)?.body.key).toEqual(SPEED);
    fill(speed, /^Try an answer/, '-4.58');
    await rest();
    expect(within(speed).getByText('Not -4.58.')).toBeVisible();
    expect(within(speed).getByText('Sign')).toBeVisible();
    expect(keys()).toEqual([SPEED, LEAST, WHERE]);
  });

  it('say what is wrong with themselves while they are written', async () => {
    render();
    const speed = card('Key of Part (a)');
    fireEvent.change(kind(speed), { target: { value: 'expression' } });
    fill(speed, 'Expression', '2(x');
    expect(await within(speed).findByText('The key cannot be read.')).toBeVisible();
    fill(speed, 'Expression', '2x');
    await waitFor(() => expect(within(speed).queryByText('The key cannot be read.')).toBeNull());
  });

  it('are added', async () => {
    const { keys } = render();
    press('Add another key: Part (a)');
    const added = card('Key 2 of Part (a)');
    await waitFor(() => expect(kind(added)).toHaveFocus());
    fireEvent.change(kind(added), { target: { value: 'interval' } });
    fill(added, 'To', '-1');
    fireEvent.click(within(added).getByRole('checkbox', { name: 'Open at the end' }));
    fireEvent.click(within(added).getByRole('button', { name: 'Add an interval' }));
    fill(added, 'From, interval 2', '4');
    fireEvent.click(within(added).getByRole('button', { name: 'Add a near miss' }));
    fill(added, 'Answer that is nearly right', 'x < 4');
    fill(added, 'Shown to learners who answer it', 'There is a second one.');
    expect(keys()).toEqual([
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
    const { calls, keys } = render();
    press('Move down: Key 1 of Part (b)');
    await waitFor(() => expect(kind(card('Key 2 of Part (b)'))).toHaveFocus());
    expect(field(card('Key 1 of Part (b)'), 'Label')).toHaveValue('$x =$');
    press('Remove: Key of Part (a)');
    expect(screen.queryByRole('group', { name: 'Key of Part (a)' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a key: Part (a)' })).toHaveFocus();
    act(() => calls.notices.at(-1)?.action?.run());
    expect(field(card('Key of Part (a)'), 'Value')).toHaveValue('4.583');
    press('Remove: Key 1 of Part (b)');
    expect(keys()).toEqual([SPEED, LEAST]);
  });

  it('that cannot be right are not submitted, and say so', async () => {
    const submitted: QuestionValues[] = [];
    render(stored, { onSubmit: (values) => submitted.push(values) });
    const speed = card('Key of Part (a)');
    fill(speed, 'Value', 'five');
    press('Save');
    expect(await within(speed).findByText('Enter a number, such as 4.58')).toBeVisible();
    await waitFor(() => expect(field(speed, 'Value')).toHaveFocus());
    expect(submitted).toEqual([]);
  });

  it('show what the API refuses at the field', async () => {
    const message = 'The key does not take its own value for right.';
    render(stored, { state: { name: 'failed', reason: null, issues: [{ path: 'answer_keys.0.value', message }] } });
    const speed = card('Key of Part (a)');
    expect(await within(speed).findByText(message)).toBeVisible();
    await waitFor(() => expect(field(speed, 'Value')).toHaveFocus());
  });

  it('of parts that the text has no longer are shown as such', () => {
    render({ ...stored, questions_text: '(a) Find its speed. [2]' });
    expect(card('Key 1 of Part (b)')).toBeVisible();
    expect(screen.getByText('The question text has no such part with marks: nothing is judged by these keys.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add another key: Part (b)' })).toBeNull();
  });

  it('of a part that asks to show what is given are warned of', () => {
    const shown = 'This part asks to show, prove or verify what is given';
    const { unmount } = render({ ...stored, questions_text: '(a) Show that its speed is 4.58. [2]\n\n(b) Find both. [3]' });
    expect(screen.getByText(shown)).toBeVisible();
    unmount();
    render();
    expect(screen.queryByText(shown)).toBeNull();
  });

  it('may follow from numbers of earlier parts', async () => {
    const { keys } = render();
    expect(within(card('Key of Part (a)')).queryByRole('button', { name: 'Add an earlier answer' })).toBeNull();
    const least = card('Key 1 of Part (b)');
    fireEvent.click(within(least).getByRole('button', { name: 'Add an earlier answer' }));
    expect(within(least).getByRole('combobox', { name: 'Earlier answer' })).toHaveDisplayValue('Part (a)');
    fill(least, 'Letter for it', 'v');
    fill(least, 'Answer that follows', 'v - 1.583');
    expect(keys()).toEqual([SPEED, { ...LEAST, follows: { value: 'v - 1.583', from: { v: 'a' } } }, WHERE]);
    await expectAccessible(least);
  });

  it('may be answered in any order', () => {
    const { keys } = render();
    for (const name of ['Key 1 of Part (b)', 'Key 2 of Part (b)']) {
      fireEvent.click(within(card(name)).getByRole('checkbox', { name: /^In any order/ }));
    }
    expect(keys()).toEqual([SPEED, { ...LEAST, any_order: true }, { ...WHERE, any_order: true }]);
  });

  it('of multiple choice say where the wrong options come from, and what learners read who choose one', async () => {
    const options = (['A', 'B', 'C', 'D'] as const).map((option) => ({ key: option, text: option }));
    const { container, keys } = render(sampleEditable({ mcq_answer: 'C', options }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Option A comes from' }), { target: { value: 'sign' } });
    expect(screen.queryByRole('combobox', { name: 'Option C comes from' })).toBeNull();
    expect(await within(card('Option A')).findByText('Not A.')).toBeVisible();
    fill(card('Option A'), 'Shown to learners who choose option A', 'Mind the minus.');
    expect(keys()).toEqual([
      { kind: 'option', part: '', correct: 'C', distractors: { A: { slip: 'sign', note: 'Mind the minus.' } } },
    ]);
    await expectAccessible(container);
  });
});
