import { useState } from 'react';
import { SegmentedControl } from './SegmentedControl.tsx';

export default { title: 'Components/SegmentedControl', component: SegmentedControl };

const billing = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly, save 33 %' },
];
export function MonthlyOrYearly() {
  const [value, setValue] = useState('monthly');
  return <SegmentedControl label="Billing" options={billing} value={value} onValueChange={setValue} />;
}
