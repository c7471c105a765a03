import { css } from '@emotion/react';
import { Button, media, token } from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { SaveState } from './draft-saver.ts';

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minInlineSize: 0,
  fontSize: token.text.small,
  lineHeight: token.leading.tight,
  color: token.color.ink3,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { flex: 'none', inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  [media.phone]: { order: 1, flex: '1 1 55%', paddingInline: token.space[2] },
});
const good = css({ '& svg': { color: token.color.attempted } });
const bad = css({ color: token.color.medium });

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** "Saved 10:42:07", "Saving…", "Not saved: …". */
export function saveText(save: SaveState): string {
  if (save.kind === 'saving') return 'Saving…';
  if (save.kind === 'saved') return save.at === null ? 'Nothing to save yet' : `Saved ${timeOfDay.format(new Date(save.at))}`;
  return `Not saved: ${save.kind === 'stale' ? 'there is a newer draft' : save.message}`;
}

/** Where the grader's work is right now, always in sight. */
export function SaveStatus({ save, onSave }: { save: SaveState; onSave: () => void }) {
  const Icon = save.kind === 'saved' ? CircleCheck : save.kind === 'saving' ? RefreshCw : CloudOff;
  const trouble = save.kind === 'failed' || save.kind === 'stale';
  return (
    <div css={[frame, save.kind === 'saved' && good, trouble && bad]}>
      <Icon aria-hidden="true" />
      <span role="status" aria-label="Saving">
        {saveText(save)}
      </span>
      {trouble && (
        <Button size="small" onClick={onSave}>
          {save.kind === 'stale' ? 'Choose' : 'Try again'}
        </Button>
      )}
    </div>
  );
}
