import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './Checkbox.stories.tsx';
import { Checkbox } from './Checkbox.tsx';

componentContract('Checkbox', {
  render: (props) => <Checkbox label="I am 18 or older" help="Or 13 to 18 with consent." {...props} />,
  control: (container) => container.querySelector('input'),
});

it('is toggled by its label and by Space, and can be indeterminate', async () => {
  const change = vi.fn();
  render(<Checkbox label="Include answers" onCheckedChange={change} indeterminate />);
  const box = screen.getByRole('checkbox', { name: 'Include answers' });
  expect(box).toBePartiallyChecked();
  await userEvent.click(screen.getByText('Include answers'));
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [false]]);
});

it('says what is wrong', () => {
  render(<Checkbox label="Terms" error="Please accept the terms." />);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms.');
});

keyboardContract(stories, {
  Checkbox: {
    Space: async () => {
      const change = vi.fn();
      render(<Checkbox label="Include answers" onCheckedChange={change} />);
      await userEvent.keyboard('{Tab}  ');
      expect(change.mock.calls).toEqual([[true], [false]]);
    },
  },
});
