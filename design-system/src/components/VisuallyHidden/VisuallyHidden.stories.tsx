import { VisuallyHidden } from './VisuallyHidden.tsx';

export default { title: 'Components/VisuallyHidden', component: VisuallyHidden };

export function NamesAnIcon() {
  return (
    <p>
      A screen reader goes on here:<VisuallyHidden> this part is not on the screen</VisuallyHidden>.
    </p>
  );
}
