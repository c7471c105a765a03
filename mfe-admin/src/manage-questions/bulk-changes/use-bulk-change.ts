import { counted, messageOf, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { useMemo, useState } from 'react';
import { type BulkValues, changeOf, NOTHING_CHOSEN, type Target, withChosen } from './bulk-change.ts';
import { useFollowedRun } from './use-followed-run.ts';
import { useUndo } from './use-undo.ts';

/** The change failed in the background. */
class NotMade extends Error {}
const wordsOf = (error: unknown) =>
  error instanceof NotMade ? 'The change could not be made. Nothing of it was stored.' : messageOf(error);

/** A change of many questions: the choice, its preview, and making it. Another choice needs another preview. */
export function useBulkChange(target: Target, onMade: () => void) {
  const { notify } = useHost();
  // One name for one change: a second press, or a page that was reloaded, does not make it twice.
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
    ...{ ready: change !== null && preview.data !== undefined, run: send, wordsOf },
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
    /** How far it is, while it is made in the background. */
    waiting,
    busy,
    /** Why it was not made; null after another preview. */
    refused: failure,
  };
}
