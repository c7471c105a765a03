import { readDraft, storeDraft, useSession } from '@shell/kit';
import { useEffect, useState } from 'react';

/**
 * What is in a small form: it starts from what is stored, or from what was written on this device and not saved, and is kept here while it
 * differs. `changed` says whether it does.
 */
export function useFormDraft<Values extends Readonly<Record<string, string>>>(key: string, stored: Values) {
  const { id: userId = 0 } = useSession().user ?? {};
  const [start] = useState(() => keptValues(readDraft(userId, key), stored));
  const [values, setValues] = useState<Values>(start);
  const [base, setBase] = useState(stored);
  const changed = Object.keys(base).some((name) => values[name] !== base[name]);
  useEffect(() => storeDraft(userId, key, changed ? JSON.stringify(values) : null), [userId, key, changed, values]);
  return {
    values,
    changed,
    /** It was kept from before. */
    restored: start !== stored,
    set: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
    /** What is stored by now: after saving, or when one's own changes are dropped. */
    startFrom: (next: Values) => {
      setBase(next);
      setValues(next);
    },
    forget: () => storeDraft(userId, key, null),
  };
}

function keptValues<Values extends Readonly<Record<string, string>>>(kept: string | null, stored: Values): Values {
  try {
    const values: unknown = JSON.parse(kept ?? 'null');
    if (typeof values !== 'object' || values === null) return stored;
    const known = Object.keys(stored).filter((name) => typeof (values as Record<string, unknown>)[name] === 'string');
    return { ...stored, ...Object.fromEntries(known.map((name) => [name, (values as Record<string, string>)[name]])) };
  } catch {
    return stored;
  }
}
