import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { expectLeftToTheBrowser, keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './Select.stories.tsx';
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

it('finds names with accents by typing them without, and leaves the rest to the platform', async () => {
  const change = vi.fn();
  const countries = ['Colombia', 'Côte d’Ivoire', 'Curaçao', 'Åland'].map((label) => ({ value: label, label }));
  render(<Select label="Country" options={countries} placeholder="Choose" onValueChange={change} />);
  const select = screen.getByRole('combobox', { name: 'Country' });
  select.focus();
  const type = (word: string, at: number) => {
    for (const key of word) {
      const event = createEvent.keyDown(select, { key });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(select, event);
    }
  };
  type('co', 10_000);
  expect(change).not.toHaveBeenCalled();
  type('te', 10_500);
  expect(select).toHaveDisplayValue('Côte d’Ivoire');
  type("cote d'i", 20_000);
  expect(change).toHaveBeenLastCalledWith('Côte d’Ivoire');
  type('al', 30_000);
  expect(select).toHaveDisplayValue('Åland');
  type('x', 40_000);
  expect(select).toHaveDisplayValue('Åland');
});

keyboardContract(stories, {
  Select: {
    'Up, Down': () => {
      render(<Select label="Duration" options={options} />);
      expectLeftToTheBrowser(screen.getByRole('combobox', { name: 'Duration' }), ['ArrowUp', 'ArrowDown']);
    },
    Letters: async () => {
      const change = vi.fn();
      const countries = ['Colombia', 'Åland'].map((label) => ({ value: label, label }));
      render(<Select label="Country" options={countries} placeholder="Choose" onValueChange={change} />);
      await userEvent.keyboard('{Tab}a');
      expect(change).toHaveBeenCalledWith('Åland');
    },
  },
});
