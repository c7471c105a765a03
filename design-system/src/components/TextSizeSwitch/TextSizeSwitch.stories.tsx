import { TextSizeSwitch } from './TextSizeSwitch.tsx';

export default {
  title: 'Components/TextSizeSwitch',
  component: TextSizeSwitch,
  parameters: {
    keyboard: {
      TextSizeSwitch: {
        'Arrow keys': 'choose the next size or the one before',
      },
    },
  },
};

export function Sizes() {
  return <TextSizeSwitch />;
}
