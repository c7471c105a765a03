import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFaults } from '../../contract/componentContract.tsx';
import { Field } from './Field.tsx';

it('ties a custom control to its label, help and error, beside its other descriptions', async () => {
  render(
    <>
      <p id="rule">Digits and spaces.</p>
      <Field
        label="Phone"
        help="With the country code."
        error="Please enter a valid contact number."
        describedBy="rule"
        id="phone"
      >
        {(control) => <input type="tel" {...control} />}
      </Field>
    </>,
  );
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(input).toHaveAccessibleDescription('Digits and spaces. Please enter a valid contact number. With the country code.');
  expect(input).toBeInvalid();
  expect(await axeFaults(document.body)).toEqual([]);
});
