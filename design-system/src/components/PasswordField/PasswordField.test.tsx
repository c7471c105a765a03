import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './PasswordField.stories.tsx';
import { PasswordField } from './PasswordField.tsx';

componentContract('PasswordField', {
  render: (props) => <PasswordField label="Password" autoComplete="current-password" {...props} />,
  control: (container) => container.querySelector('input'),
});

it('hides what is typed until it is asked to show it', async () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'learn-2026!');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('learn-2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('says that Caps Lock is on while it is, beside its help', async () => {
  render(<PasswordField label="Password" help="At least 6 characters." />);
  const input = screen.getByLabelText('Password');
  const person = userEvent.setup();
  await person.type(input, '{CapsLock}A');
  expect(input).toHaveAccessibleDescription('Caps Lock is on. At least 6 characters.');
  await person.keyboard('{CapsLock}a');
  expect(input).toHaveAccessibleDescription('At least 6 characters.');
});

keyboardContract(stories, {
  PasswordField: {
    'Caps Lock': async () => {
      render(<PasswordField label="Password" />);
      const person = userEvent.setup();
      await person.keyboard('{Tab}{CapsLock}A');
      expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on.');
      await person.keyboard('{CapsLock}a');
      expect(screen.queryByRole('status')).toBeNull();
    },
    'Enter, Space': async () => {
      render(<PasswordField label="Password" />);
      await userEvent.keyboard('{Tab}{Tab}{Enter}');
      expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
      await userEvent.keyboard(' ');
      expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    },
  },
});
