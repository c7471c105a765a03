import { useSession } from '@shell/kit';
import { fieldsIn, keptDraft } from '@shell/kit/kept-work';
import { useEffect, useState } from 'react';

/** What a small form holds. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * What is in a small form: it starts from what is stored, or from what was written on this device and not saved, and is kept here while it
 * differs. `changed` says whether it does.
 */
export function useFormDraft<Values extends FormValues>(key: string, stored: Values) {
  const { id: userId = 0 } = useSession().user ?? {};
  const [kept] = useState(() => keptDraft(userId, key, (found) => withKept(found, stored)).read());
  const [values, setValues] = useState<Values>(kept ?? stored);
  const [restored, setRestored] = useState(kept !== null);
  const [base, setBase] = useState(stored);
  const changed = Object.keys(base).some((name) => values[name] !== base[name]);
  useEffect(() => void keptDraft(userId, key, fieldsIn).keep(changed ? values : null), [userId, key, changed, values]);
  return {
    values,
    changed,
    /** It was kept from before, and neither saved nor dropped since. */
    restored,
    set: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
    /** What is stored by now: after saving, or when one's own changes are dropped. */
    startFrom: (next: Values) => {
      setBase(next);
      setValues(next);
      setRestored(false);
    },
    /** What is stored by now, with what was changed here since `former` on it, unsaved: `former` is what the form started from unless told. */
    startBelow: (next: Values, former = base) => {
      setBase(next);
      setValues((now) => ({ ...next, ...ownChanges(former, now) }));
      setRestored(false);
    },
    forget: () => void keptDraft(userId, key, fieldsIn).keep(null),
  };
}

/** The fields that differ from what they were. */
const ownChanges = <Values extends FormValues>(former: Values, now: Values) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => former[name] !== value)) as Partial<Values>;

/** What is stored with what was kept on top; null where nothing of that is a field of this form. */
function withKept<Values extends FormValues>(kept: unknown, stored: Values): Values | null {
  const values = fieldsIn(kept);
  const known = Object.keys(stored).filter((name) => typeof values[name] === 'string');
  if (known.length === 0) return null;
  return { ...stored, ...Object.fromEntries(known.map((name) => [name, values[name]])) };
}
