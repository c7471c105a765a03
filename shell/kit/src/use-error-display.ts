import type { ErrorDisplay } from 'design-system';
import { messageOf } from './api-error.ts';
import { useHost } from './host-context.tsx';

/** Reports a refused call in the AlertDialog, or as a toast once it is closed. */
export function useErrorDisplay(): ErrorDisplay {
  const { notify } = useHost();
  return { errorMessage: messageOf, notify: (text) => notify({ tone: 'error', text }) };
}
