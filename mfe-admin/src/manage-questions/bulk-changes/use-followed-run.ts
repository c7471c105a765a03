import type { BulkRun } from '@api/contract';
import { useHost } from '@shell/kit';
import { useEffect, useState } from 'react';

/** Milliseconds between two looks at a change that is made in the background. */
const LOOK_EVERY = 1_000;

/** Follows a change that is made in the background until it is done. `waiting` says how far it is; null while none is followed. */
export function useFollowedRun() {
  const host = useHost();
  const [waiting, setWaiting] = useState<BulkRun | null>(null);
  const [gone] = useState({ yes: false });
  useEffect(() => {
    gone.yes = false;
    return () => {
      gone.yes = true;
    };
  }, [gone]);
  /**
   * Follows a change to its end; null if the page was left before. Rejects if it cannot be read: the change continues.
   */
  const follow = async (started: BulkRun): Promise<BulkRun | null> => {
    let run = started;
    try {
      while (run.state === 'waiting' || run.state === 'undoing') {
        setWaiting(run);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
        if (gone.yes) return null;
        ({ run } = await host.request('GET /api/admin/questions/bulk/:id', { params: { id: run.id } }));
      }
    } finally {
      setWaiting(null);
    }
    return run;
  };
  return { follow, waiting };
}
