import { useEffect } from 'react';

interface FormOnStored<Stored> {
  /** As far as this page knows. */
  stored: Stored | null;
  base: Stored | null;
  /** The newer state may be the reader's own. */
  saving: boolean;
  holds: (stored: Stored) => boolean;
  show: (newer: Stored) => void;
}

/** A newer stored state, if the form has other changes; otherwise the form takes it over. */
export function useNewer<Stored extends { version: number }>({
  stored,
  base,
  saving,
  holds,
  show,
}: FormOnStored<Stored>): Stored | null {
  const newer = !saving && stored && base && stored.version > base.version ? stored : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newer state, with the form as it is then.
  useEffect(() => {
    if (newer && base && (holds(base) || holds(newer))) show(newer);
  }, [newer]);
  return newer;
}
