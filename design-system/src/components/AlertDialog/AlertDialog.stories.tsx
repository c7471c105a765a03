import { Button } from '../Button/index.ts';
import { AlertDialog } from './AlertDialog.tsx';

export default {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: {
      AlertDialog: {
        Tab: 'stays within it',
        'Enter, Space': 'presses the button that has the focus: Cancel, where something cannot be undone',
        Escape: 'closes it as Cancel does',
      },
    },
  },
};

export function Danger() {
  return (
    <AlertDialog
      open
      danger
      title="End this test?"
      description="Your three answers are kept. Seven questions stay unanswered, and the clock stops."
      confirmLabel="End test"
      cancelLabel="Go on"
      onConfirm={() => {}}
    />
  );
}
export function FromAButton() {
  return (
    <AlertDialog
      trigger={<Button>Clear all questions</Button>}
      title="Clear all saved questions?"
      description="They stay in the question bank."
      confirmLabel="Clear all"
      onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1000))}
    />
  );
}
