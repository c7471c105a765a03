import { fireEvent, render, screen } from '@testing-library/react';
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

const Phone = ({ error }: { error?: string }) => (
  <Field label="Phone" error={error}>
    {(control) => <input type="tel" {...control} />}
  </Field>
);

it('shows an error at once where no pointer is down, and takes it away', () => {
  const { rerender } = render(<Phone />);
  rerender(<Phone error="Too short" />);
  expect(screen.getByText('Too short')).toBeInTheDocument();
  rerender(<Phone />);
  expect(screen.queryByText('Too short')).not.toBeInTheDocument();
});

it('holds an error back until the pointer is up and its click is done', async () => {
  const { rerender } = render(<Phone />);
  fireEvent.pointerDown(document.body);
  rerender(<Phone error="Too short" />);
  expect(screen.queryByText('Too short')).not.toBeInTheDocument();
  fireEvent.pointerUp(document.body);
  expect(screen.queryByText('Too short')).not.toBeInTheDocument();
  fireEvent.click(document.body);
  expect(await screen.findByText('Too short')).toBeInTheDocument();
});
