import { renderWithHost } from '@shell/kit/testing';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyValues, type QuestionValues } from '../form/question-values.ts';
import { checkForm } from '../use-question-form.ts';
import { ImageFields } from './ImageFields.tsx';

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

function Field() {
  const form = useForm<QuestionValues>({ defaultValues: emptyValues(), resolver: checkForm });
  return (
    <form onSubmit={form.handleSubmit(() => {})}>
      <Controller
        control={form.control}
        name="images"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <ImageFields label="Question images" images={value} onChange={onChange} error={error?.message} />
        )}
      />
      <button type="submit">Save</button>
    </form>
  );
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:image';
  URL.revokeObjectURL = () => {};
});

describe('the field of images', () => {
  it('takes files that are dropped on it, and says which it cannot take', async () => {
    renderWithHost(<Field />);
    const place = screen.getByText(/^or drop them here: PNG, JPEG or WebP of 10 MB at most, SVG of 1 MB\.$/);
    const dropped = createEvent.drop(place, {
      dataTransfer: { files: [file('graph.png'), file('sheet.pdf', 'application/pdf')] },
    });
    expect(fireEvent.dragOver(place)).toBe(false);
    fireEvent(place, dropped);
    // Browsers would open the file.
    expect(dropped.defaultPrevented).toBe(true);
    const field = within(screen.getByRole('group', { name: 'Question images' }));
    expect(await field.findByRole('textbox', { name: 'Description of image 1' })).toBeVisible();
    expect(field.getAllByRole('textbox')).toHaveLength(1);
    expect(field.getByText('sheet.pdf: Only PNG, JPEG, WebP and SVG images can be used')).toBeVisible();
  });

  it('says when more are chosen than one save takes', async () => {
    renderWithHost(<Field />);
    const files = Array.from({ length: 13 }, (_, index) => file(`${index}.png`));
    fireEvent.change(screen.getByLabelText('Add files: Question images'), { target: { files } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^At most 12 new images can be saved at a time\./)).toBeVisible();
  });
});
