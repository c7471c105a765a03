import { Kbd } from './Kbd.tsx';

export default { title: 'Components/Kbd', component: Kbd };

export function Keys() {
  return (
    <p>
      Press <Kbd>/</Kbd> to search, <Kbd>?</Kbd> for all shortcuts.
    </p>
  );
}
