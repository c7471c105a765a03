import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export default {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: {
    keyboard: {
      Tooltip: {
        Tab: 'shows it, where it reaches what it explains',
        Escape: 'takes it away',
      },
    },
  },
};

export function OnAButton() {
  return (
    <Tooltip text="Subscribe to unlock unlimited tests.">
      <Button variant="quiet">3/30 tests this month</Button>
    </Tooltip>
  );
}
