import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
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
        Escape: 'closes it as Cancel does, also while the answer is awaited',
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
/** Refused at first; confirmed again, it closes. */
export function FromAButton() {
  const [tries, setTries] = useState(0);
  const clear = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    setTries(tries + 1);
    if (tries === 0) throw new Error('The server cannot be reached. Check your connection and try again.');
  };
  return (
    <AlertDialog
      trigger={<Button>Clear all questions</Button>}
      title="Clear all saved questions?"
      description="They stay in the question bank."
      confirmLabel="Clear all"
      errorDisplay={{ errorMessage: (error) => (error as Error).message, notify: () => {} }}
      onConfirm={clear}
    />
  );
}
