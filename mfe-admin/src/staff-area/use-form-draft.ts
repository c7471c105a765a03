import { useSession } from '@shell/kit';
import { fieldsIn, keptDraft } from '@shell/kit/kept-work';
import { useEffect, useState } from 'react';

/**
 * What is in a small form: it starts from what is stored, or from what was written on this device and not saved, and is kept here while it
 * differs. `changed` says whether it does.
 */
export function useFormDraft<Values extends Readonly<Record<string, string>>>(key: string, stored: Values) {
  const { id: userId = 0 } = useSession().user ?? {};
  const [start] = useState(() => keptDraft(userId, key, (kept) => withKept(kept, stored)).read() ?? stored);
  const [values, setValues] = useState<Values>(start);
  const [base, setBase] = useState(stored);
  const changed = Object.keys(base).some((name) => values[name] !== base[name]);
  useEffect(() => void keptDraft(userId, key, fieldsIn).keep(changed ? values : null), [userId, key, changed, values]);
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
    forget: () => void keptDraft(userId, key, fieldsIn).keep(null),
  };
}

/** What is stored with what was kept on top; null where nothing of that is a field of this form. */
function withKept<Values extends Readonly<Record<string, string>>>(kept: unknown, stored: Values): Values | null {
  const values = fieldsIn(kept);
  const known = Object.keys(stored).filter((name) => typeof values[name] === 'string');
  if (known.length === 0) return null;
  return { ...stored, ...Object.fromEntries(known.map((name) => [name, values[name]])) };
}
