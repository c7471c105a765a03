import { ThemeSwitch } from './ThemeSwitch.tsx';

export default { title: 'Components/ThemeSwitch', component: ThemeSwitch };

export function Words() {
  return <ThemeSwitch />;
}
export function Compact() {
  return <ThemeSwitch compact />;
}
