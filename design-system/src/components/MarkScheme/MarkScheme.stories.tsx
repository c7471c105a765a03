import { useState } from 'react';
import { markScheme } from '../../compositions/sampleQuestions.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import { MarkScheme } from './MarkScheme.tsx';

export default {
  title: 'Components/MarkScheme',
  component: MarkScheme,
  parameters: {
    keyboard: {
      MarkScheme: {
        Space: 'gives the mark of the line that has the focus, or takes it back',
        'Enter, Space': 'opens what the codes mean, or closes it',
      },
    },
  },
};

export function ToRead() {
  return (
    <Sheet>
      <MarkScheme lines={markScheme} />
    </Sheet>
  );
}
export function ToMarkOneself() {
  const [checked, setChecked] = useState([0, 1]);
  return (
    <Sheet>
      <MarkScheme lines={markScheme} checked={checked} onCheckedChange={setChecked} />
    </Sheet>
  );
}
