import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { mergeProps } from '../../root/elements.ts';
import { useTooltip } from './useTooltip.tsx';

/** Props of Tooltip. */
export interface TooltipProps {
  /** Touch users never see it: essentials belong on the page. */
  text: ReactNode;
  /** Takes focus and passes handlers on. */
  children: ReactElement<Record<string, unknown>>;
}

/** A description on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const { id, open, trigger, bubble } = useTooltip(text);
  return (
    <>
      {cloneElement(children, { ...mergeProps(children.props, trigger), ...(open && { 'aria-describedby': id }) })}
      {bubble}
    </>
  );
}
