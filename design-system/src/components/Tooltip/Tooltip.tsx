import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { mergeProps } from '../../root/elements.ts';
import { useTooltip } from './useTooltip.tsx';

/** Props of Tooltip. */
export interface TooltipProps {
  /** A few words more about the element; what a finger must know too belongs on the page instead. */
  text: ReactNode;
  /** One element that can take focus and pass handlers on. */
  children: ReactElement<Record<string, unknown>>;
}

/** A few words on hover and focus, read as the element's description. */
export function Tooltip({ text, children }: TooltipProps) {
  const { id, open, trigger, bubble } = useTooltip(text);
  return (
    <>
      {cloneElement(children, { ...mergeProps(children.props, trigger), ...(open && { 'aria-describedby': id }) })}
      {bubble}
    </>
  );
}
