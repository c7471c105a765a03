import { useState } from 'react';
import { SegmentedControl } from './SegmentedControl.tsx';

export default {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    keyboard: {
      SegmentedControl: {
        Tab: 'reaches the choice as a whole, at what is chosen',
        'Arrow keys': 'choose the next or the one before',
      },
    },
  },
};

const billing = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly, save 33 %' },
];
export function MonthlyOrYearly() {
  const [value, setValue] = useState('monthly');
  return <SegmentedControl label="Billing" options={billing} value={value} onValueChange={setValue} />;
}
