import type { FailureTelling } from 'design-system';
import { messageOf } from './api-error.ts';
import { useHost } from './host-context.tsx';

/** How an AlertDialog tells that its call was refused: by the message of the refusal, in the dialog, and among the messages once that is closed. */
export function useFailureTelling(): FailureTelling {
  const { notify } = useHost();
  return { wordsOf: messageOf, tell: (text) => notify({ tone: 'error', text }) };
}
