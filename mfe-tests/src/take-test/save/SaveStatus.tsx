import { counted } from '@shell/kit';
import { SaveStatus as Status } from 'design-system';
import { timeOfDay } from '../../test-words.ts';
import type { SaveState } from './saving-state.ts';

const STATES = { saved: 'saved', saving: 'saving', unsent: 'waiting', refused: 'refused' } as const;

/** Where the learner's answers are right now, always in sight. */
export const SaveStatus = ({ save }: { save: SaveState }) => <Status state={STATES[save.kind]}>{saveText(save)}</Status>;

/** "Saved 10:42:07", "Offline: 3 changes kept on this device", "3 changes kept on this device: Something went wrong". */
export function saveText(save: SaveState): string {
  if (save.kind === 'saving') return 'Saving…';
  if (save.kind === 'refused') return save.message;
  if (save.kind === 'saved') return save.at === null ? 'Everything is saved' : `Saved ${timeOfDay(save.at)}`;
  if (save.changes === 0) return save.said ?? 'Offline: everything was saved';
  const where = `${counted(save.changes, 'change')} ${save.onDevice ? 'kept on this device' : 'not saved yet, keep this tab open'}`;
  return save.said ? `${where}: ${save.said}` : `Offline: ${where}`;
}
