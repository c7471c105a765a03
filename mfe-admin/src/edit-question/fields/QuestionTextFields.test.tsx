import { type Answers, renderWithHost } from '@shell/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RefObject } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { sampleEditable, sent } from '../editor-testing.tsx';
import { formDataOf } from '../form/form-data.ts';
import { emptyValues, type QuestionValues, valuesOf } from '../form/question-values.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { QuestionTextFields } from './QuestionTextFields.tsx';

const READ = 'POST /api/admin/questions/transcript';
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

interface FieldsProps {
  values: QuestionValues;
  form: RefObject<UseFormReturn<QuestionValues> | null>;
}

function Fields({ values, form: ref }: FieldsProps) {
  const form = useForm<QuestionValues>({ defaultValues: values });
  ref.current = form;
  return (
    <FormProvider {...form}>
      <QuestionTextFields />
      <AnswerFields />
    </FormProvider>
  );
}

function show(values = valuesOf(sampleEditable()), answers: Answers = {}) {
  const form: FieldsProps['form'] = { current: null };
  const view = renderWithHost(<Fields {...{ values, form }} />, { answers });
  return { ...view, form: () => form.current as UseFormReturn<QuestionValues> };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:image';
  URL.revokeObjectURL = () => {};
});

it('adds, describes and takes out images, and sends them in order', async () => {
  const { form } = show();
  const images = within(screen.getByRole('group', { name: 'Question images' }));
  const files = [png('new.png'), png('plain.png')];
  fireEvent.change(images.getByLabelText('Add files: Question images'), { target: { files } });
  fireEvent.change(await images.findByRole('textbox', { name: 'Description of image 3' }), { target: { value: 'A new graph' } });
  expect(images.getByRole('checkbox', { name: 'Watermark above image 3' })).toBeChecked();
  fireEvent.click(images.getByRole('checkbox', { name: 'Watermark above image 4' }));
  press('Remove image 1');
  const values = form().getValues();
  const sent = formDataOf(values, { id: 41, version: 3, imageIds: [7, 8], values: valuesOf(sampleEditable()) });
  expect(JSON.parse(String(sent.get('image_order')))).toEqual([
    { id: 8, alt: 'The table', watermark: false },
    { file: 0, alt: 'A new graph', watermark: true },
    { file: 1, alt: '', watermark: false },
  ]);
  expect(sent.get('deleted_image_ids')).toBe('[7]');
  expect(sent.getAll('images')).toMatchObject([{ name: 'new.png' }, { name: 'plain.png' }]);
});

it('reads the text in images, and adds it for a person to check', async () => {
  const { calls, form } = show(undefined, { [READ]: () => ({ text: 'Find the area.', confidence: 86.6 }) });
  const text = () => form().getValues('questions_text');
  press('Transcribe answer images');
  expect(screen.getByText('Please select answer images first')).toBeVisible();
  expect(calls.requests).toEqual([]);
  press('Transcribe question images');
  await waitFor(() => expect(text()).toBe('Write $f(x)$ in the form $a(x-h)^2+k$. [5]\n\nFind the area.'));
  const [body] = sent(calls, READ);
  expect([body?.get('of'), body?.get('image_ids')]).toEqual(['question', '[7,8]']);
  expect(calls.notices[0]?.text).toBe('The text was added, read with 87% certainty. Please check it.');
  // Text typed since stays when the transcript is removed.
  const value = 'Write $f(x)$. [6]\n\nFind the area. Hence state $k$.';
  fireEvent.change(screen.getByRole('textbox', { name: 'Question text' }), { target: { value } });
  act(() => calls.notices[0]?.action?.run());
  expect(text()).toBe('Write $f(x)$. [6]\n\nHence state $k$.');
  act(() => calls.notices[0]?.action?.run());
  expect(text()).toBe('Write $f(x)$. [6]\n\nHence state $k$.');
  expect(calls.notices.at(-1)?.text).toMatch(/^That text was changed since, so it stays\./);
});

it('asks for images before it reads their text', async () => {
  show(emptyValues());
  press('Transcribe question images');
  expect(screen.getByText('Please select question images first')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Add files: Question images'), { target: { files: [png('scan.png')] } });
  await waitFor(() => expect(screen.queryByText('Please select question images first')).toBeNull());
});
