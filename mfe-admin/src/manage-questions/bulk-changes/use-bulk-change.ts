import type { BulkRun } from '@api/contract';
import { counted, messageOf, useApiMutation, useHost } from '@shell/kit';
import { useMemo, useState } from 'react';
import { type BulkValues, changeOf, NOTHING_CHOSEN, type Target, withChosen } from './bulk-change.ts';
import { useFollowedRun } from './use-followed-run.ts';
import { useUndo } from './use-undo.ts';

/** A change of many questions: what is chosen, what that would do, and making it. Another choice has to be looked at again. */
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

  const choose = (chosen: Partial<BulkValues>) => {
    setValues(withChosen(values, chosen));
    preview.reset();
    setKey(crypto.randomUUID());
  };
  const look = () => change && preview.mutate({ body: { target, change } });
  const tell = (run: BulkRun) => {
    if (run.state === 'failed') {
      setKey(crypto.randomUUID());
      notify({ tone: 'error', text: 'The change could not be made. Nothing of it was stored.' });
      return;
    }
    notify({
      tone: 'success',
      text: `${counted(run.changed, 'question')} changed.`,
      action: { label: 'Undo', run: () => void undo(run.id) },
    });
    onMade();
  };
  const apply = async () => {
    if (!change || !preview.data) return;
    const body = { key, target, change, expected: preview.data.changed, ...(reason.trim() && { reason: reason.trim() }) };
    // Where it is refused the dialog says why, and the preview is looked at again.
    const made = await make.mutateAsync({ body }).catch(() => null);
    if (!made) return;
    try {
      const run = await follow(made.run);
      if (run) tell(run);
    } catch (error) {
      notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return {
    values,
    choose,
    reason,
    setReason,
    ready: change !== null,
    preview,
    look,
    apply,
    /** How far it is, while it is made in the background. */
    waiting,
    busy: make.isPending || waiting !== null,
    refused: make.error,
  };
}
