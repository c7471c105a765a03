import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './TextField.stories.tsx';
import { TextField } from './TextField.tsx';

const control = (container: HTMLElement) => container.querySelector('input');
componentContract('TextField', {
  render: (props) => <TextField label="Full name" help="As on your diploma." {...props} />,
  control,
});
componentContract('TextField with icons', {
  render: (props) => <TextField label="Search" start={<svg aria-hidden="true" />} {...props} />,
  control,
});

it('ties label, help and error to the input', () => {
  render(<TextField label="Email" help="We never share it." error="Invalid mail id" required />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Invalid mail id We never share it.');
});

it('announces an error that appears', () => {
  const { rerender } = render(<TextField label="Email" id="email" />);
  rerender(<TextField label="Email" id="email" error="Invalid mail id" />);
  expect(screen.getByText('Invalid mail id')).toHaveAttribute('aria-live', 'polite');
});

it('works as a plain input: typing, events, disabled', async () => {
  const change = vi.fn();
  const { rerender } = render(<TextField label="Name" onChange={change} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(change).toHaveBeenCalledTimes(3);
  rerender(<TextField label="Name" disabled hideLabel />);
  expect(screen.getByLabelText('Name')).toBeDisabled();
});

keyboardContract(stories, {
  TextField: {
    Tab: async () => {
      render(<TextField label="Email" help="We never share it." start={<svg aria-hidden="true" />} />);
      await userEvent.keyboard('{Tab}a@b');
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('a@b');
    },
    Enter: async () => {
      const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
      render(
        <form onSubmit={submit}>
          <TextField label="Email" />
        </form>,
      );
      await userEvent.keyboard('{Tab}{Enter}');
      expect(submit).toHaveBeenCalledOnce();
    },
  },
});
