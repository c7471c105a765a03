import { css } from '@emotion/react';
import { Button, media, SaveStatus as Status, token } from 'design-system';
import type { SaveState } from './draft-saver.ts';

const inBar = css({ [media.phone]: { order: 1, flex: '1 1 55%', paddingInline: token.space[2] } });

const STATES = { saved: 'saved', saving: 'saving', failed: 'waiting', stale: 'conflict', lost: 'refused' } as const;

/** Where its state says too little: "Nothing to save yet", "Not saved: …". */
function wordsOf(save: SaveState): string | undefined {
  if (save.kind === 'saving') return undefined;
  if (save.kind === 'saved') return save.at === null ? 'Nothing to save yet' : undefined;
  return `Not saved: ${save.kind === 'stale' ? 'there is a newer draft' : save.message}`;
}

/** Where the grader's work is right now, always in sight. */
export function SaveStatus({ save, onSave }: { save: SaveState; onSave: () => void }) {
  const helps = { failed: 'Try again', stale: 'Choose', lost: null, saved: null, saving: null }[save.kind];
  return (
    <Status
      css={inBar}
      state={STATES[save.kind]}
      label="Saving"
      at={save.kind === 'saved' ? save.at : null}
      action={
        helps && (
          <Button size="small" onClick={onSave}>
            {helps}
          </Button>
        )
      }
    >
      {wordsOf(save)}
    </Status>
  );
}
