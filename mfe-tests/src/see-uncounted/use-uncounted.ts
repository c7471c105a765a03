import { useEffect, useState } from 'react';
import { followUncounted, type UncountedChange, uncountedOf } from '../take-test/save/uncounted.ts';

const NONE: readonly UncountedChange[] = [];

/** What does not count of a learner's test and is kept on this device; nothing until it is read, and where the device keeps nothing. */
export function useUncounted(userId: number, slug: string): readonly UncountedChange[] {
  const [changes, setChanges] = useState(NONE);
  useEffect(() => {
    let stopped = false;
    const read = async () => {
      const kept = await uncountedOf(userId, slug).catch(() => NONE);
      if (!stopped) setChanges(kept);
    };
    void read();
    const unfollow = followUncounted(() => void read());
    return () => {
      stopped = true;
      unfollow();
    };
  }, [userId, slug]);
  return changes;
}
