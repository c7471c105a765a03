import { RadioGroup } from './RadioGroup.tsx';

export default {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  parameters: {
    keyboard: {
      RadioGroup: {
        Tab: 'reaches the choice as a whole, at what is chosen',
        'Arrow keys': 'choose the next or the one before',
        Space: 'chooses the first, as long as none is chosen',
      },
    },
  },
};

const reasons = [
  { value: 'wrong', label: 'Incorrect/Inaccurate Information' },
  { value: 'broken', label: 'Broken images/diagrams/figures' },
  { value: 'place', label: 'Does not belong in this topic' },
  { value: 'other', label: 'Other (please specify below)' },
];
const durations = [
  { value: '30', label: 'Half an Hour', help: '5 questions or more' },
  { value: '60', label: '1 Hour', help: '10 questions or more' },
  { value: '120', label: '2 Hours', help: '20 questions or more', disabled: true },
];

export function Plain() {
  return <RadioGroup legend="Why do you report this question?" options={reasons} defaultValue="wrong" />;
}
export function Cards() {
  return <RadioGroup legend="Duration" variant="cards" options={durations} defaultValue="60" required />;
}
export function WithAnError() {
  return <RadioGroup legend="Duration" variant="cards" options={durations} error="Choose a duration." />;
}
