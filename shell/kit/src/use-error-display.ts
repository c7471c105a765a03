import type { ErrorDisplay } from 'design-system';
import { messageOf } from './api-error.ts';
import { useHost } from './host-context.tsx';

/** How an AlertDialog reports a refused call: in the dialog, or as a toast once that is closed. */
export function useErrorDisplay(): ErrorDisplay {
  const { notify } = useHost();
  return { errorMessage: messageOf, notify: (text) => notify({ tone: 'error', text }) };
}
