import { TextLink } from 'design-system';
import type { ComponentProps } from 'react';

/** Leads from one form to the other; it reads like the links of the pages that are these forms. */
export function SwitchButton({ children, onClick }: Pick<ComponentProps<'button'>, 'children' | 'onClick'>) {
  return <TextLink render={<button type="button" onClick={onClick} />}>{children}</TextLink>;
}
