import { isApiError, messageOf, useSession } from '@shell/kit';
import { fieldsIn, storedDraft } from '@shell/kit/drafts';
import { useEffect, useState } from 'react';

interface Options<Values, Stored> {
  kind: 'subject' | 'topic';
  /** Its id, for the draft on this device. */
  name: string | number;
  /** Null for a new object. */
  stored: Stored | null;
  /** The initial values of a new object. */
  empty: Values;
  valuesOf: (stored: Stored) => Values;
}

/**
 * A small form for something that colleagues may edit concurrently: its values, their base version, and the reason of a
 * refusal. Saving sends that version, so that no work is overwritten unseen.
 */
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
    /** Dismisses the refusal. */
    putOff: () => setError(null),
    /** Replaces the input by a stored state. */
    show: (next: Stored) => {
      startFrom(baseOf(next));
      setError(null);
    },
    /** What `showBelow` would show. */
    below: (next: Stored) => below(valuesOf(next)),
    /** Applies the input since `former` to a stored state. */
    showBelow: (next: Stored, former?: Values) => {
      startBelow(baseOf(next), former);
      setError(null);
    },
    /** Drops unsaved input. */
    drop: () => startFrom(begin),
  };
}

/** The reason why a small form was not saved. */
interface Refusal<Stored> {
  code: string | null;
  /** For the reader of the form. */
  words: string;
  /** By the name of the field whose value cannot be. */
  issues: Readonly<Record<string, string>>;
  /** A colleague's concurrent save, if that is the reason. */
  newer: Stored | null;
}

/** The server's error about a form for a `kind` of thing; null without one. */
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

/** What a small form holds. */
type FormValues = Readonly<Record<string, string>>;

/** The base of a form: its fields as stored, and their version, empty for something new. */
interface FormBase<Values extends FormValues> {
  values: Values;
  version: string;
}

/**
 * The content of a small form: it starts from the stored state, or from unsaved input on this device, and is kept here
 * while it differs, with its base version, so that it does not overwrite a colleague's save unseen. `changed` says
 * whether it differs.
 */
function useFormDraft<Values extends FormValues>(key: string, stored: FormBase<Values>) {
  const { id: userId = 0 } = useSession().user ?? {};
  const [kept] = useState(() => storedDraft(userId, key, (found) => keptIn(found, stored)).read());
  const [values, setValues] = useState<Values>(kept?.values ?? stored.values);
  const [restored, setRestored] = useState(kept !== null);
  const [base, setBase] = useState(kept?.base ?? stored);
  const changed = Object.keys(base.values).some((name) => values[name] !== base.values[name]);
  useEffect(
    // The fields are at the top level, where the previous release reads them.
    () => void storedDraft(userId, key, fieldsIn).keep(changed ? { ...values, based_on: base } : null),
    [userId, key, changed, values, base],
  );
  /** A stored state with the reader's changes since `former` on it; since the base by default. */
  const below = (next: Values, former = base.values): Values => ({ ...next, ...ownChanges(former, values) });
  return {
    values,
    version: base.version,
    changed,
    /** It was kept from before, and neither saved nor dropped since. */
    restored,
    below,
    set: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
    /** Starts from the present stored state: after saving, or when the reader's changes are dropped. */
    startFrom: (next: FormBase<Values>) => {
      setBase(next);
      setValues(next.values);
      setRestored(false);
    },
    /** Applies the reader's changes to the present stored state, unsaved. */
    startBelow: (next: FormBase<Values>, former = base.values) => {
      setBase(next);
      setValues((now) => ({ ...next.values, ...ownChanges(former, now) }));
      setRestored(false);
    },
    forget: () => void storedDraft(userId, key, fieldsIn).keep(null),
  };
}

/** The fields that differ from what they were. */
const ownChanges = <Values extends FormValues>(former: Values, now: Values) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => former[name] !== value)) as Partial<Values>;

/** The fields of a kept draft, completed from `whole`; null if it has none. */
function valuesIn<Values extends FormValues>(kept: unknown, whole: Values): Values | null {
  const values = fieldsIn(kept);
  const known = Object.keys(whole).filter((name) => typeof values[name] === 'string');
  if (known.length === 0) return null;
  return { ...whole, ...Object.fromEntries(known.map((name) => [name, values[name]])) };
}

/** The kept input and its base: the present stored state, if an earlier release has not kept that. */
function keptIn<Values extends FormValues>(kept: unknown, stored: FormBase<Values>) {
  const values = valuesIn(kept, stored.values);
  if (values === null) return null;
  const { values: former, version } = fieldsIn(fieldsIn(kept).based_on);
  const formerValues = valuesIn(former, stored.values);
  const base = formerValues && typeof version === 'string' ? { values: formerValues, version } : stored;
  return { values, base };
}
