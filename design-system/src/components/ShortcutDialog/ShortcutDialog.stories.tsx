import { useState } from 'react';
import { type Shortcut, ShortcutDialog } from './ShortcutDialog.tsx';

export default {
  title: 'Components/ShortcutDialog',
  component: ShortcutDialog,
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: {
      ShortcutDialog: {
        Space: 'turns the keys on or off, on the switch',
        Escape: 'closes it',
      },
    },
  },
};

const FEW: readonly Shortcut[] = [
  { keys: ['J', '→'], does: 'Go to the next question' },
  { keys: ['K', '←'], does: 'Go to the previous question' },
  { keys: ['?'], does: 'Show this list' },
];

function Shown({ shortcuts, switchHelp }: { shortcuts: readonly Shortcut[]; switchHelp?: string }) {
  const [enabled, setEnabled] = useState(true);
  return <ShortcutDialog open shortcuts={shortcuts} enabled={enabled} onEnabledChange={setEnabled} switchHelp={switchHelp} />;
}

export function Few() {
  return <Shown shortcuts={FEW} />;
}
export function Many() {
  const more = Array.from({ length: 12 }, (_, index) => ({ keys: [String(index)], does: `Give ${index} marks` }));
  return <Shown shortcuts={[...FEW, ...more]} switchHelp="Keys held with Ctrl always work." />;
}
