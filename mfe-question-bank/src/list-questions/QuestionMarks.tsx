import { Badge } from 'design-system';
import LockOpen from 'lucide-react/icons/lock-open';
import Pin from 'lucide-react/icons/pin';

/** Says why a question stands before all others. */
export function PinnedMark() {
  return (
    <Badge tone="accent">
      <Pin aria-hidden="true" size={14} />
      Pinned
    </Badge>
  );
}

/** Tells a guest that this question shows what an answer is, without an account. */
export function FreeAnswerMark() {
  return (
    <Badge tone="accent">
      <LockOpen aria-hidden="true" size={14} />
      Free answer
    </Badge>
  );
}
