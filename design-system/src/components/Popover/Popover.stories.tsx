import { Button } from '../Button/Button.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Popover } from './Popover.tsx';

// Base UI's focus guards are hidden from screen readers and pass the focus on at once.
export default {
  title: 'Components/Popover',
  component: Popover,
  parameters: {
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: {
      Popover: {
        'Enter, Space': 'opens it, on its trigger; its first field or button has the focus then',
        Escape: 'closes it and gives the focus back',
      },
    },
  },
};

export function Sort() {
  return (
    <Popover open trigger={<Button>Sort</Button>} title="Sort by">
      <RadioGroup
        legend="Sort by"
        hideLegend
        defaultValue="number"
        options={[
          { value: 'number', label: 'Number' },
          { value: 'year', label: 'Year' },
          { value: 'difficulty', label: 'Difficulty' },
        ]}
      />
    </Popover>
  );
}
