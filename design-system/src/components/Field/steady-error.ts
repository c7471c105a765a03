import { type ReactNode, useEffect, useState } from 'react';

let pressed = false;
const waiting = new Set<() => void>();

function release(): void {
  // After the click that follows.
  setTimeout(() => {
    pressed = false;
    for (const show of [...waiting]) show();
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { capture: true });
  // Of the window itself: what it had pressed may be released outside.
  window.addEventListener('blur', release);
}

/**
 * A field's error, held back while a pointer is down: what is pressed as its reader leaves the field must not move from
 * under the pointer.
 */
export function useSteadyError(error: ReactNode): ReactNode {
  const [shown, setShown] = useState(error);
  const waits = shown !== error;
  if (waits && !pressed) setShown(error);
  useEffect(() => {
    if (!waits) return;
    const show = () => setShown(error);
    // The pointer may have been released since this was drawn.
    if (!pressed) return show();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [waits, error]);
  return shown;
}
