import { counted } from '@shell/kit';
import { SaveStatus as Status } from 'design-system';
import { useAttempt } from '../attempt.ts';
import type { SaveState } from './saving-state.ts';

const STATES = { saved: 'saved', saving: 'saving', unsent: 'waiting', refused: 'refused' } as const;

/** Where the learner's answers are right now, always in sight. */
export function SaveStatus() {
  const save = useAttempt((state) => state.save);
  return (
    <Status state={STATES[save.kind]} at={save.kind === 'saved' ? save.at : null}>
      {wordsOf(save)}
    </Status>
  );
}

/** Where its state says too little: "Offline: 3 changes kept on this device", "3 changes kept on this device: Something went wrong". */
function wordsOf(save: SaveState): string | undefined {
  if (save.kind === 'refused') return save.message;
  if (save.kind !== 'unsent') return undefined;
  if (save.changes === 0) return save.said ?? 'Offline: everything was saved';
  const where = `${counted(save.changes, 'change')} ${save.onDevice ? 'kept on this device' : 'not saved yet, keep this tab open'}`;
  return save.said ? `${where}: ${save.said}` : `Offline: ${where}`;
}
