import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { axeFaults, componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './FilterChip.stories.tsx';
import { FilterChip } from './FilterChip.tsx';
import { FilterToggle } from './FilterToggle.tsx';

const options = [
  { value: 'easy', label: 'Easy', count: 12 },
  { value: 'medium', label: 'Medium', count: 40 },
  { value: 'hard', label: 'Hard', disabled: true },
];
const nothing = () => {};
componentContract('FilterChip', {
  render: (props) => <FilterChip label="Difficulty" options={options} value={['easy']} onValueChange={nothing} {...props} />,
});
componentContract('FilterToggle', {
  render: (props) => (
    <FilterToggle pressed onPressedChange={nothing} {...props}>
      Saved
    </FilterToggle>
  ),
});

function Difficulty({ multiple = true }) {
  const [value, setValue] = useState<string[]>([]);
  return <FilterChip label="Difficulty" multiple={multiple} options={options} value={value} onValueChange={setValue} />;
}

it('loads its options when opened, keeps their order, shows what is chosen, and clears it', async () => {
  render(<Difficulty />);
  await userEvent.click(screen.getByRole('button', { name: 'Difficulty', expanded: false }));
  await screen.findByRole('dialog', { name: 'Difficulty' });
  await userEvent.click(screen.getByRole('checkbox', { name: /Medium/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Easy/ }));
  expect(screen.getByRole('checkbox', { name: 'Hard' })).toBeDisabled();
  expect(await axeFaults(document.body, ['aria-hidden-focus'])).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const chip = screen.getByRole('button', { name: 'Difficulty: Easy, Medium' });
  expect(chip).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Difficulty' }));
  expect(screen.getByRole('button', { name: 'Difficulty' })).toHaveFocus();
});

it('with one choice closes at once', async () => {
  render(<Difficulty multiple={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Difficulty' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Medium/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Difficulty: Medium' })).toBeInTheDocument();
});

keyboardContract(stories, {
  FilterChip: {
    'Enter, Space': async () => {
      const change = vi.fn();
      render(<FilterChip label="Difficulty" options={options} value={['easy']} onValueChange={change} />);
      for (const key of ['{Enter}', ' ']) {
        screen.getByRole('button', { name: 'Difficulty: Easy' }).focus();
        await userEvent.keyboard(key);
        expect(await screen.findByRole('dialog', { name: 'Difficulty' })).toBeInTheDocument();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        screen.getByRole('button', { name: 'Clear Difficulty' }).focus();
        await userEvent.keyboard(key);
      }
      expect(change.mock.calls).toEqual([[[]], [[]]]);
    },
    Space: async () => {
      render(<Difficulty />);
      await userEvent.keyboard('{Tab}{Enter}');
      await waitFor(() => expect(screen.getByRole('checkbox', { name: /Easy/ })).toHaveFocus());
      await userEvent.keyboard(' {Tab} ');
      expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
      await userEvent.keyboard(' ');
      expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    },
    Escape: async () => {
      render(<Difficulty />);
      await userEvent.keyboard('{Tab}{Enter}');
      await waitFor(() => expect(screen.getByRole('checkbox', { name: /Easy/ })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('button', { name: 'Difficulty' })).toHaveFocus();
    },
  },
  FilterToggle: {
    'Enter, Space': async () => {
      const change = vi.fn();
      render(
        <FilterToggle pressed={false} onPressedChange={change}>
          Saved
        </FilterToggle>,
      );
      await userEvent.keyboard('{Tab}{Enter} ');
      expect(change.mock.calls).toEqual([[true], [true]]);
    },
  },
});
