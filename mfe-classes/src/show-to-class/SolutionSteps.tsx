import { Typeset } from 'design-system';
import { useLayoutEffect, useRef } from 'react';

/** A step of a typeset solution: what stands on its own under the stem or in a part. */
const STEP = '.q-stem > *, .q-body > :not(.q-part)';

interface SolutionStepsProps {
  /** The solution as the API typeset it. */
  html: string;
  /** How many of its steps are in view. */
  shown: number;
  /** Tells how many there are. */
  onCount: (steps: number) => void;
}

/** A solution of which the first `shown` steps are in view; the rest keeps hidden from all readers. */
export function SolutionSteps({ html, shown, onCount }: SolutionStepsProps) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another solution has other steps, though only the DOM shows it.
  useLayoutEffect(() => {
    if (!root.current) return;
    const steps = [...root.current.querySelectorAll<HTMLElement>(STEP)];
    for (const [index, step] of steps.entries()) step.style.display = index < shown ? '' : 'none';
    for (const part of root.current.querySelectorAll<HTMLElement>('.q-part')) {
      const own = steps.filter((step) => part.contains(step));
      part.style.display = own.length > 0 && own.every((step) => step.style.display === 'none') ? 'none' : '';
    }
    onCount(steps.length);
  }, [html, shown]);
  return <Typeset ref={root} html={html} aria-live="polite" />;
}
