import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { expectLeftToTheBrowser, keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './NumberField.stories.tsx';
import { NumberField } from './NumberField.tsx';

componentContract('NumberField', {
  render: (props) => <NumberField label="Marks" min={0} {...props} />,
  control: (container) => container.querySelector('input'),
});

it('gives numbers, and null while the box is empty', async () => {
  const change = vi.fn();
  render(<NumberField label="Year" onValueChange={change} />);
  const input = screen.getByRole('spinbutton', { name: 'Year' });
  await userEvent.type(input, '12');
  expect(change).toHaveBeenLastCalledWith(12);
  await userEvent.clear(input);
  expect(change).toHaveBeenLastCalledWith(null);
});

keyboardContract(stories, {
  NumberField: {
    'Up, Down': () => {
      render(<NumberField label="Year" />);
      const input = screen.getByRole('spinbutton', { name: 'Year' });
      expect(input).toHaveAttribute('type', 'number');
      expectLeftToTheBrowser(input, ['ArrowUp', 'ArrowDown']);
    },
  },
});
