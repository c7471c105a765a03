import { isApiError, messageOf, useSession } from '@shell/kit';
import { fieldsIn, storedDraft } from '@shell/kit/drafts';
import { useEffect, useState } from 'react';

interface Options<Values, Stored> {
  kind: 'subject' | 'topic';
  /** Of the draft on this device. */
  name: string | number;
  /** Null for a new object. */
  stored: Stored | null;
  empty: Values;
  valuesOf: (stored: Stored) => Values;
}

/** A small form, saved with the version it is based on, so that no colleague's work is overwritten unseen. */
export function useStoredForm<Values extends FormValues, Stored extends { version: string }>({
  kind,
  name,
  stored,
  empty,
  valuesOf,
}: Options<Values, Stored>) {
  const baseOf = (state: Stored) => ({ values: valuesOf(state), version: state.version });
  const begin = stored ? baseOf(stored) : { values: empty, version: '' };
  const { startFrom, startBelow, below, ...draft } = useFormDraft(`${kind}:${name}`, begin);
  const [error, setError] = useState<unknown>(null);
  return {
    ...draft,
    refusal: refusalOf<Stored>(error, kind),
    refused: (failure: unknown) => setError(failure),
    putOff: () => setError(null),
    show: (next: Stored) => {
      startFrom(baseOf(next));
      setError(null);
    },
    below: (next: Stored) => below(valuesOf(next)),
    /** Applies the input since `former` to a stored state. */
    showBelow: (next: Stored, former?: Values) => {
      startBelow(baseOf(next), former);
      setError(null);
    },
    drop: () => startFrom(begin),
  };
}

interface Refusal<Stored> {
  code: string | null;
  words: string;
  issues: Readonly<Record<string, string>>;
  /** A colleague's save, if that is the reason. */
  newer: Stored | null;
}

/** The server's error about a `kind` of thing, or null. */
function refusalOf<Stored>(error: unknown, kind: 'subject' | 'topic'): Refusal<Stored> | null {
  if (error === null) return null;
  if (!isApiError(error)) return { code: null, words: messageOf(error), issues: {}, newer: null };
  const { newer } = error.details as { newer?: Readonly<Record<string, Stored>> };
  return {
    code: error.code,
    words: messageOf(error),
    issues: Object.fromEntries(error.issues.map(({ path, message }) => [path, message])),
    newer: (error.code === 'edited_meanwhile' && newer?.[kind]) || null,
  };
}

type FormValues = Readonly<Record<string, string>>;

/** Stored fields and their version; empty for a new object. */
interface FormBase<Values extends FormValues> {
  values: Values;
  version: string;
}

/** Values from the stored state or from a draft of this device, with its base version. `changed`: it differs. */
function useFormDraft<Values extends FormValues>(key: string, stored: FormBase<Values>) {
  const { id: userId = 0 } = useSession().user ?? {};
  const [kept] = useState(() => storedDraft(userId, key, (found) => keptIn(found, stored)).read());
  const [values, setValues] = useState<Values>(kept?.values ?? stored.values);
  const [restored, setRestored] = useState(kept !== null);
  const [base, setBase] = useState(kept?.base ?? stored);
  const changed = Object.keys(base.values).some((name) => values[name] !== base.values[name]);
  useEffect(
    // At the top level, where the previous release reads them.
    () => void storedDraft(userId, key, fieldsIn).keep(changed ? { ...values, based_on: base } : null),
    [userId, key, changed, values, base],
  );
  /** A stored state with the reader's changes since `former`. */
  const below = (next: Values, former = base.values): Values => ({ ...next, ...ownChanges(former, values) });
  return {
    values,
    version: base.version,
    changed,
    /** A draft of before, neither saved nor dropped. */
    restored,
    below,
    set: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
    /** After saving, or when changes are dropped. */
    startFrom: (next: FormBase<Values>) => {
      setBase(next);
      setValues(next.values);
      setRestored(false);
    },
    startBelow: (next: FormBase<Values>, former = base.values) => {
      setBase(next);
      setValues((now) => ({ ...next.values, ...ownChanges(former, now) }));
      setRestored(false);
    },
    forget: () => void storedDraft(userId, key, fieldsIn).keep(null),
  };
}

const ownChanges = <Values extends FormValues>(former: Values, now: Values) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => former[name] !== value)) as Partial<Values>;

/** Completed from `whole`; null if there is none. */
function valuesIn<Values extends FormValues>(kept: unknown, whole: Values): Values | null {
  const values = fieldsIn(kept);
  const known = Object.keys(whole).filter((name) => typeof values[name] === 'string');
  if (known.length === 0) return null;
  return { ...whole, ...Object.fromEntries(known.map((name) => [name, values[name]])) };
}

/** A draft and its base: the present state, if an earlier release stored none. */
function keptIn<Values extends FormValues>(kept: unknown, stored: FormBase<Values>) {
  const values = valuesIn(kept, stored.values);
  if (values === null) return null;
  const { values: former, version } = fieldsIn(fieldsIn(kept).based_on);
  const formerValues = valuesIn(former, stored.values);
  const base = formerValues && typeof version === 'string' ? { values: formerValues, version } : stored;
  return { values, base };
}
