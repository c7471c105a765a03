import type { ResponseOf } from '@api/contract';
import { renderWithHost } from '@shell/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleEditable } from '../editor-testing.tsx';
import { type QuestionValues, valuesOf } from '../form/question-values.ts';
import { findInForm } from '../SaveDialogs.tsx';
import { Preview } from './Preview.tsx';

type Set = ResponseOf<'POST /api/admin/questions/preview'>;

function Beside() {
  const form = useForm<QuestionValues>({ defaultValues: valuesOf(sampleEditable()) });
  const box = useRef<HTMLFormElement>(null);
  return (
    <FormProvider {...form}>
      <form ref={box}>
        <textarea {...form.register('questions_text')} aria-label="Question text" />
      </form>
      <Preview questionId={41} onFind={(fault) => findInForm(box.current, fault)} />
    </FormProvider>
  );
}

const show = (found: Partial<Set> = {}) =>
  renderWithHost(<Beside />, {
    answers: {
      'POST /api/admin/questions/preview': ({ body }) => ({
        questions_html: `<p>Set: ${body?.questions_text}</p>`,
        ...{ hints_html: null, options: [], Answer: [], marks_in_text: 5, faults: [], tex_errors: [] },
        ...found,
      }),
    },
  });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question text' });
const write = (value: string) => fireEvent.change(text(), { target: { value } });

describe('the preview of a question', () => {
  it('is of the latest text, once typing rests', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const rest = async () => {
      // The response comes after the pause.
      for (const pause of [400, 1]) await act(() => vi.advanceTimersByTimeAsync(pause));
    };
    const { calls } = show();
    await rest();
    for (const typed of ['F', 'Fi', 'Find $x$. [4]']) write(typed);
    await rest();
    expect(screen.getByText('Set: Find $x$. [4]')).toBeVisible();
    const previewed = calls.requests.map(({ request }) => (request as { body: { questions_text: string } }).body.questions_text);
    expect(previewed).toEqual([sampleEditable().questions_text, 'Find $x$. [4]']);
  });

  it('warns of formulae that cannot be set, leads to them, and of marks that do not add up', async () => {
    const fault = { path: 'questions_text', place: 'Question text, line 2', line: 2, piece: '\\frac{1' };
    show({ marks_in_text: 4, faults: [{ ...fault, message: 'A closing } is missing' }], tex_errors: ['\\frac{1'] });
    expect(await screen.findByText('\\frac{1')).toBeVisible();
    expect(screen.getByText('Question text, line 2.')).toBeVisible();
    expect(screen.getByText(/A closing } is missing\./)).toBeVisible();
    write('So\n$\\frac{1$ so.');
    fireEvent.click(screen.getByRole('button', { name: 'Show in the form: Question text, line 2' }));
    expect(text()).toHaveFocus();
    expect(text().selectionStart).toBe('So\n$'.length);
    expect(screen.getByText('The marks in the text add up to 4, the question has 5.')).toBeVisible();
  });
});
