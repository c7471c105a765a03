import type { FailureTelling } from 'design-system';
import { messageOf } from './api-error.ts';
import { useHost } from './host-context.tsx';

/** How an AlertDialog reports a refused call: in the dialog, or as a toast once that is closed. */
export function useFailureTelling(): FailureTelling {
  const { notify } = useHost();
  return { wordsOf: messageOf, tell: (text) => notify({ tone: 'error', text }) };
}
