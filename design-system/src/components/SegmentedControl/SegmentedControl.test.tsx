import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './SegmentedControl.stories.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];
const nothing = () => {};
componentContract('SegmentedControl', {
  render: (props) => <SegmentedControl label="Billing" options={options} value="monthly" onValueChange={nothing} {...props} />,
});

function Billing() {
  const [value, setValue] = useState('monthly');
  return <SegmentedControl label="Billing" options={options} value={value} onValueChange={setValue} />;
}

it('chooses by pointer and by arrow keys', async () => {
  render(<Billing />);
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
});

keyboardContract(stories, {
  SegmentedControl: {
    Tab: async () => {
      render(<Billing />);
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      expect(document.body).toHaveFocus();
    },
    'Arrow keys': async () => {
      render(<Billing />);
      await userEvent.keyboard('{Tab}{ArrowRight}');
      expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}');
      expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    },
  },
});
