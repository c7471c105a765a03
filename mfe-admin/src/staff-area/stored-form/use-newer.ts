import { useEffect } from 'react';

interface FormOnStored<Stored> {
  /** What is stored as far as this page knows. */
  stored: Stored | null;
  /** What the form started from. */
  base: Stored | null;
  /** While it is being saved, what is newer may be one's own. */
  saving: boolean;
  /** Whether the form holds what a stored state has, and nothing else. */
  holds: (stored: Stored) => boolean;
  show: (newer: Stored) => void;
}

/**
 * What somebody has stored since the form was opened, where the form has changes of its own; without any, or with the same ones, it shows
 * the newer state.
 */
export function useNewer<Stored extends { version: number }>({
  stored,
  base,
  saving,
  holds,
  show,
}: FormOnStored<Stored>): Stored | null {
  const newer = !saving && stored && base && stored.version > base.version ? stored : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newer state; the form is looked at as it is then.
  useEffect(() => {
    if (newer && base && (holds(base) || holds(newer))) show(newer);
  }, [newer]);
  return newer;
}
