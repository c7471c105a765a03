import { TextSizeSwitch } from './TextSizeSwitch.tsx';

export default { title: 'Components/TextSizeSwitch', component: TextSizeSwitch };

export function Sizes() {
  return <TextSizeSwitch />;
}
