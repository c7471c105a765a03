import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './RadioGroup.stories.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'first', label: 'First year' },
  { value: 'second', label: 'Second year', help: 'Exams this May or November' },
  { value: 'other', label: 'Other' },
];
componentContract('RadioGroup', { render: (props) => <RadioGroup legend="IB year" options={options} {...props} /> });
componentContract('RadioGroup of cards', {
  render: (props) => <RadioGroup legend="IB year" variant="cards" options={options} {...props} />,
});

function Year() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup legend="IB year" options={options} value={value} onValueChange={setValue} error={value ? '' : 'Please choose.'} />
  );
}

it('is a named group of which the arrow keys choose one', async () => {
  render(<Year />);
  expect(screen.getByRole('radiogroup', { name: 'IB year' })).toHaveAccessibleDescription('Please choose.');
  await userEvent.click(screen.getByRole('radio', { name: 'First year' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /Second year/ })).toBeChecked();
});

keyboardContract(stories, {
  RadioGroup: {
    Tab: async () => {
      render(
        <>
          <RadioGroup legend="IB year" options={options} defaultValue="second" />
          <a href="#after">After</a>
        </>,
      );
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('radio', { name: /Second year/ })).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();
    },
    'Arrow keys': async () => {
      render(<RadioGroup legend="IB year" options={options} defaultValue="second" />);
      for (const [key, name] of [
        ['{ArrowDown}', 'Other'],
        ['{ArrowUp}', /Second year/],
        ['{ArrowLeft}', 'First year'],
        ['{ArrowRight}', /Second year/],
      ] as const) {
        screen.getByRole('radio', { checked: true }).focus();
        await userEvent.keyboard(key);
        expect(screen.getByRole('radio', { name })).toBeChecked();
      }
    },
    Space: async () => {
      render(<Year />);
      await userEvent.keyboard('{Tab} ');
      expect(screen.getByRole('radio', { name: 'First year' })).toBeChecked();
    },
  },
});
