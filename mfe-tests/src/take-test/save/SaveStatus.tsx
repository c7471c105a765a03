import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { media, token } from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { timeOfDay } from '../../test-words.ts';
import type { SaveState } from './saving.ts';

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  fontSize: token.text.small,
  color: token.color.ink3,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: token.leading.tight,
  '& svg': { flex: 'none', inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  [media.phone]: { fontSize: token.text.caption },
});
const good = css({ '& svg': { color: token.color.attempted } });
const bad = css({ color: token.color.medium });

/** Where the learner's answers are right now, always in sight. */
export function SaveStatus({ save }: { save: SaveState }) {
  const Icon = save.kind === 'saved' ? CircleCheck : save.kind === 'saving' ? RefreshCw : CloudOff;
  const trouble = save.kind === 'unsent' || save.kind === 'refused';
  return (
    <span role="status" data-trouble={trouble || undefined} css={[frame, save.kind === 'saved' && good, trouble && bad]}>
      <Icon aria-hidden="true" />
      {saveText(save)}
    </span>
  );
}

/** "Saved 10:42:07", "Offline: 3 changes kept on this device", "3 changes kept on this device: Something went wrong". */
export function saveText(save: SaveState): string {
  if (save.kind === 'saving') return 'Saving…';
  if (save.kind === 'refused') return save.message;
  if (save.kind === 'saved') return save.at === null ? 'Everything is saved' : `Saved ${timeOfDay(save.at)}`;
  if (save.changes === 0) return save.said ?? 'Offline: everything was saved';
  const where = `${counted(save.changes, 'change')} ${save.onDevice ? 'kept on this device' : 'not saved yet, keep this tab open'}`;
  return save.said ? `${where}: ${save.said}` : `Offline: ${where}`;
}
