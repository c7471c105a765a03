import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: '30', label: 'Half an Hour' },
  { value: '60', label: '1 Hour' },
  { value: '120', label: '2 Hours', disabled: true },
];
componentContract('Select', {
  render: (props) => <Select label="Duration" options={options} {...props} />,
  control: (container) => container.querySelector('select'),
});

it('starts at its placeholder and gives the chosen value', async () => {
  const change = vi.fn();
  render(<Select label="Duration" options={options} placeholder="Choose a duration" onValueChange={change} />);
  const select = screen.getByRole('combobox', { name: 'Duration' });
  expect(select).toHaveDisplayValue('Choose a duration');
  await userEvent.selectOptions(select, '1 Hour');
  expect(change).toHaveBeenCalledWith('60');
  expect(screen.getByRole('option', { name: '2 Hours' })).toBeDisabled();
});
