import { useSession } from '@shell/kit';
import { fieldsIn, keptDraft } from '@shell/kit/kept-work';
import { useEffect, useState } from 'react';

/** What a small form holds. */
export type FormValues = Readonly<Record<string, string>>;

/** What a form started from: its fields as they were stored, and which version that was, empty for something new. */
export interface FormBase<Values extends FormValues> {
  values: Values;
  version: string;
}

/**
 * What is in a small form: it starts from what is stored, or from what was written on this device and not saved, and is kept here while it
 * differs, with what it was written on: what others save meanwhile is not written over unseen. `changed` says whether it differs.
 */
export function useFormDraft<Values extends FormValues>(key: string, stored: FormBase<Values>) {
  const { id: userId = 0 } = useSession().user ?? {};
  const [kept] = useState(() => keptDraft(userId, key, (found) => keptIn(found, stored)).read());
  const [values, setValues] = useState<Values>(kept?.values ?? stored.values);
  const [restored, setRestored] = useState(kept !== null);
  const [base, setBase] = useState(kept?.base ?? stored);
  const changed = Object.keys(base.values).some((name) => values[name] !== base.values[name]);
  useEffect(
    // The fields stand by themselves, as the release before reads them.
    () => void keptDraft(userId, key, fieldsIn).keep(changed ? { ...values, based_on: base } : null),
    [userId, key, changed, values, base],
  );
  /** A stored state with what was changed here since `former` on it: what the form started from unless told. */
  const below = (next: Values, former = base.values): Values => ({ ...next, ...ownChanges(former, values) });
  return {
    values,
    version: base.version,
    changed,
    /** It was kept from before, and neither saved nor dropped since. */
    restored,
    below,
    set: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
    /** What is stored by now: after saving, or when one's own changes are dropped. */
    startFrom: (next: FormBase<Values>) => {
      setBase(next);
      setValues(next.values);
      setRestored(false);
    },
    /** What is stored by now, with one's own changes on it, unsaved. */
    startBelow: (next: FormBase<Values>, former = base.values) => {
      setBase(next);
      setValues((now) => ({ ...next.values, ...ownChanges(former, now) }));
      setRestored(false);
    },
    forget: () => void keptDraft(userId, key, fieldsIn).keep(null),
  };
}

/** The fields that differ from what they were. */
const ownChanges = <Values extends FormValues>(former: Values, now: Values) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => former[name] !== value)) as Partial<Values>;

/** The fields of this form in what was kept, on those of `whole`; null where none is. */
function valuesIn<Values extends FormValues>(kept: unknown, whole: Values): Values | null {
  const values = fieldsIn(kept);
  const known = Object.keys(whole).filter((name) => typeof values[name] === 'string');
  if (known.length === 0) return null;
  return { ...whole, ...Object.fromEntries(known.map((name) => [name, values[name]])) };
}

/** What was kept, and what it was written on: what is stored now, where an earlier release has not kept that. */
function keptIn<Values extends FormValues>(kept: unknown, stored: FormBase<Values>) {
  const values = valuesIn(kept, stored.values);
  if (values === null) return null;
  const { values: former, version } = fieldsIn(fieldsIn(kept).based_on);
  const formerValues = valuesIn(former, stored.values);
  const base = formerValues && typeof version === 'string' ? { values: formerValues, version } : stored;
  return { values, base };
}
