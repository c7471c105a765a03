import type { BulkRun, RequestOf } from '@api/contract';
import { counted, messageOf, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { useEffect, useMemo, useState } from 'react';
import { useUndo } from './use-undo.ts';

type Body = RequestOf<'POST /api/admin/questions/bulk'>['body'];
export type Target = Body['target'];
type Change = Body['change'];

/** Choices in the dialog. Empty: unchanged. */
export interface BulkValues {
  visible: string;
  verified: string;
  topic_changed: string;
  difficulty: string;
  /** Slug of the subject whose topics are offered. */
  subject: string;
  topic: string;
  added: readonly string[];
  removed: readonly string[];
}

export const NOTHING_CHOSEN: BulkValues = {
  ...{ visible: '', verified: '', topic_changed: '', difficulty: '', subject: '', topic: '' },
  ...{ added: [], removed: [] },
};

/** Another subject clears its topics. */
export const withChosen = (values: BulkValues, chosen: Partial<BulkValues>): BulkValues => ({
  ...values,
  ...(chosen.subject !== undefined && { topic: '', added: [], removed: [] }),
  ...chosen,
});

/** The call's change; null if nothing is chosen. */
export function changeOf(values: BulkValues): Change | null {
  const flags = (['visible', 'verified', 'topic_changed'] as const).filter((name) => values[name]);
  const change = {
    ...Object.fromEntries(flags.map((name) => [name, values[name] === 'true'])),
    ...(values.difficulty && { difficulty: values.difficulty }),
    ...(values.topic && { topic: Number(values.topic) }),
    ...(values.added.length > 0 && { add_topics: values.added.map(Number) }),
    ...(values.removed.length > 0 && { remove_topics: values.removed.map(Number) }),
  } as Change;
  return Object.keys(change).length > 0 ? change : null;
}

class NotMade extends Error {}
const errorMessage = (error: unknown) =>
  error instanceof NotMade ? 'The change could not be made. Nothing of it was stored.' : messageOf(error);

/** A bulk change and its preview. Another choice needs another preview. */
export function useBulkChange(target: Target, onMade: () => void) {
  const { notify } = useHost();
  // Idempotent: a second press or a reload does not repeat a change.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState(NOTHING_CHOSEN);
  const [reason, setReason] = useState('');
  const preview = useApiMutation('POST /api/admin/questions/bulk/preview');
  const make = useApiMutation('POST /api/admin/questions/bulk');
  const { follow, waiting } = useFollowedRun();
  const undo = useUndo();
  const change = useMemo(() => changeOf(values), [values]);

  const send = async () => {
    if (!change || !preview.data) return false;
    const body = { key, target, change, expected: preview.data.changed, ...(reason.trim() && { reason: reason.trim() }) };
    const made = await make.mutateAsync({ body });
    const run = await follow(made.run);
    if (!run) return false;
    if (run.state === 'failed') {
      setKey(crypto.randomUUID());
      throw new NotMade();
    }
    notify({
      tone: 'success',
      text: `${counted(run.changed, 'question')} changed.`,
      action: { label: 'Undo', run: () => void undo(run.id) },
    });
    return true;
  };
  const { failure, busy, submit, forget } = useSubmission({
    ...{ ready: change !== null && preview.data !== undefined, run: send, errorMessage },
    onDone: (made) => made && onMade(),
  });
  const choose = (chosen: Partial<BulkValues>) => {
    setValues(withChosen(values, chosen));
    preview.reset();
    forget();
    setKey(crypto.randomUUID());
  };
  const look = () => {
    if (!change) return;
    forget();
    preview.mutate({ body: { target, change } });
  };
  return {
    values,
    choose,
    reason,
    setReason,
    ready: change !== null,
    preview,
    look,
    apply: submit,
    waiting,
    busy,
    /** Null after another preview. */
    refused: failure,
  };
}

/** Milliseconds between polls. */
const LOOK_EVERY = 1_000;

/** Follows a background change to its end. `waiting`: progress, or null. */
export function useFollowedRun() {
  const host = useHost();
  const [waiting, setWaiting] = useState<BulkRun | null>(null);
  const [gone] = useState({ yes: false });
  useEffect(() => {
    gone.yes = false;
    return () => {
      gone.yes = true;
    };
  }, [gone]);
  /** Null if the page was left. Rejects if unreadable: the change continues. */
  const follow = async (started: BulkRun): Promise<BulkRun | null> => {
    let run = started;
    try {
      while (run.state === 'waiting' || run.state === 'undoing') {
        setWaiting(run);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
        if (gone.yes) return null;
        ({ run } = await host.request('GET /api/admin/questions/bulk/:id', { params: { id: run.id } }));
      }
    } finally {
      setWaiting(null);
    }
    return run;
  };
  return { follow, waiting };
}
