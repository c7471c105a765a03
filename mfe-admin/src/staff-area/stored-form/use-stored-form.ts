import { useState } from 'react';
import { refusalOf } from './refusal.ts';
import { type FormValues, useFormDraft } from './use-form-draft.ts';

interface Options<Values, Stored> {
  kind: 'subject' | 'topic';
  /** Which one of its kind, for what is kept on this device. */
  name: string | number;
  /** Null: it is not there yet. */
  stored: Stored | null;
  /** The initial values for something new. */
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
    /** The refusal has been read; saving again may bring it back. */
    putOff: () => setError(null),
    /** Shows a stored state instead of what is written. */
    show: (next: Stored) => {
      startFrom(baseOf(next));
      setError(null);
    },
    /** What `showBelow` would show. */
    below: (next: Stored) => below(valuesOf(next)),
    /** Shows a stored state with what was written since `former` on it. */
    showBelow: (next: Stored, former?: Values) => {
      startBelow(baseOf(next), former);
      setError(null);
    },
    /** Drops what is written and not saved. */
    drop: () => startFrom(begin),
  };
}
