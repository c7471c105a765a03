import { ThemeSwitch } from './ThemeSwitch.tsx';

export default {
  title: 'Components/ThemeSwitch',
  component: ThemeSwitch,
  parameters: {
    keyboard: {
      ThemeSwitch: {
        'Arrow keys': 'choose the next theme or the one before',
      },
    },
  },
};

export function Words() {
  return <ThemeSwitch />;
}
export function Compact() {
  return <ThemeSwitch compact />;
}
