import { useHost } from '@shell/kit';
import { AlertDialog } from 'design-system';
import { useEffect, useState } from 'react';

interface LeaveGuardProps {
  /** `the question`. */
  what: string;
  when: boolean;
  kept: boolean;
}

/** Asks before leaving a form with unsaved changes. */
export function LeaveGuard({ what, when, kept }: LeaveGuardProps) {
  const host = useHost();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!when) return;
    const closing = (event: BeforeUnloadEvent) => event.preventDefault();
    const following = (event: MouseEvent) => {
      const to = leavesBy(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      setAddress(to);
    };
    window.addEventListener('beforeunload', closing);
    // Runs before any router.
    document.addEventListener('click', following, true);
    return () => {
      window.removeEventListener('beforeunload', closing);
      document.removeEventListener('click', following, true);
    };
  }, [when]);
  return (
    <AlertDialog
      open={address !== null}
      onOpenChange={(open) => {
        if (!open) setAddress(null);
      }}
      title="Leave without saving?"
      description={
        kept
          ? `Your changes are kept on this device, and come back when you open ${what} again.`
          : 'This browser cannot keep your changes: they are gone when you leave.'
      }
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => address !== null && host.navigate(address)}
    />
  );
}

/** The target of a click that leaves this page in its tab, or null. */
function leavesBy(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname === location.pathname) return null;
  return to.pathname + to.search + to.hash;
}
