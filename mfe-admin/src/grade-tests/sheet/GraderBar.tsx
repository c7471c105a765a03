import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { Button, IconButton, Kbd, Menu, media, SaveStatus as Status, token } from 'design-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileDown from 'lucide-react/icons/file-down';
import Keyboard from 'lucide-react/icons/keyboard';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Undo from 'lucide-react/icons/undo-2';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { Link } from 'react-router-dom';
import { useNotes } from '../../staff-area/notes/use-notes.ts';
import { PersonLink } from '../../staff-area/PersonLink.tsx';
import type { SaveState } from '../draft/draft-saver.ts';
import type { Totals } from '../draft/totals.ts';
import { type Neighbours, queueAddress } from '../queue/queue-address.ts';
import { useDownload } from './use-download.ts';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[4],
  minBlockSize: token.size.navbar,
  paddingBlock: token.space[2],
  paddingInline: token.space[4],
  borderBlockEnd: `1px solid ${token.color.line}`,
  background: token.color.surface,
  [media.belowDesktop]: { flexWrap: 'wrap', rowGap: token.space[2] },
  [media.phone]: { gap: token.space[2], paddingInline: token.space[2] },
});
const titles = css({ minInlineSize: 0, flex: '0 1 auto', [media.belowDesktop]: { flex: '1 1 7rem' } });
const heading = css({
  overflow: 'hidden',
  fontSize: token.text.control,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
const quiet = css({
  overflow: 'hidden',
  color: token.color.ink3,
  fontSize: token.text.small,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
const queue = css({ display: 'flex', alignItems: 'center', gap: token.space[1], flex: 'none' });
// If there is room, and a keyboard.
const keys = css({
  color: token.color.ink3,
  fontSize: token.text.small,
  whiteSpace: 'nowrap',
  marginInlineStart: token.space[2],
  '@media (max-width: 79.99rem)': { display: 'none' },
});
const late = css({ color: token.color.redPen });
// On a phone the total is in the second row, notes and exit in the third.
const end = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  marginInlineStart: 'auto',
  flex: 'none',
  [media.phone]: { display: 'contents' },
});
const sum = css({
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: token.leading.tight,
  [media.phone]: { order: 2, marginInlineStart: 'auto', paddingInlineEnd: token.space[2] },
});
const notesButton = css({ [media.phone]: { order: 3 } });
const finishButton = css({ [media.phone]: { order: 3, marginInlineStart: 'auto' } });
const strong = css({ fontSize: token.text.lead, fontWeight: token.weight.heading });

interface GraderBarProps {
  grading: Grading;
  totals: Totals;
  due: string;
  /** Null while read-only. */
  save: SaveState | null;
  onSave: () => void;
  /** Null while it cannot be finished. */
  onFinish: (() => void) | null;
  onRelease: (() => void) | null;
  /** Null unless the grader holds it. */
  onHandOver: (() => void) | null;
  onNotes: () => void;
  onShortcuts: () => void;
  neighbours: Neighbours;
  onSheet: (slug: string | null) => void;
}

/** Learner, due time, save status, total and exit. */
export function GraderBar({
  grading,
  totals,
  due,
  save,
  onSave,
  onFinish,
  onRelease,
  onHandOver,
  onNotes,
  onShortcuts,
  neighbours,
  onSheet,
}: GraderBarProps) {
  const { slug, learner, subject, overdue } = grading;
  const { download } = useDownload(slug);
  const notes = useNotes({ kind: 'sheet', slug }).data?.notes.filter(({ deleted }) => deleted === null).length ?? 0;
  return (
    <header css={bar}>
      <IconButton label="Back to the queue" icon={<ArrowLeft />} render={<Link to={queueAddress(neighbours.search)} />} />
      <div css={titles}>
        <h1 css={heading}>{learner.id === null ? learner.name : <PersonLink id={learner.id}>{learner.name}</PersonLink>}</h1>
        <p css={quiet}>
          {subject.subject_name}, <span css={overdue ? late : undefined}>{due}</span>
        </p>
      </div>
      <nav css={queue} aria-label="Other sheets">
        <IconButton
          label="Previous sheet (K)"
          icon={<ChevronLeft />}
          disabled={neighbours.previous === null}
          onClick={() => onSheet(neighbours.previous)}
        />
        {neighbours.place && <span css={quiet}>{neighbours.place}</span>}
        <IconButton
          label="Next sheet (J)"
          icon={<ChevronRight />}
          disabled={neighbours.next === null}
          onClick={() => onSheet(neighbours.next)}
        />
        <span css={keys}>
          <Kbd>J</Kbd> next, <Kbd>K</Kbd> previous, <Kbd>?</Kbd> all keys
        </span>
      </nav>
      {save && <SaveStatus save={save} onSave={onSave} />}
      <div css={end}>
        <div css={sum} role="status" aria-label="Sum so far">
          <span css={strong}>
            {totals.marks} / {totals.max} · {totals.percentage}%
          </span>
          <span css={quiet}>
            {totals.marked} of {totals.questions} marked
          </span>
        </div>
        <Button css={notesButton} size="small" variant="quiet" icon={<NotebookPen />} aria-haspopup="dialog" onClick={onNotes}>
          {notes === 0 ? 'Notes' : `Notes (${notes})`}
        </Button>
        <Menu
          trigger={<IconButton label="More" icon={<Ellipsis />} />}
          items={[
            { key: 'keys', label: 'Keyboard shortcuts', icon: <Keyboard />, onSelect: onShortcuts },
            { key: 'file', label: 'Download the answer sheet', icon: <FileDown />, onSelect: () => void download('USER_FILE') },
            ...(onRelease || onHandOver ? [{ key: 'rule', separator: true } as const] : []),
            ...(onHandOver
              ? [{ key: 'hand-over', label: 'Give to a colleague', icon: <UserRoundPen />, onSelect: onHandOver }]
              : []),
            ...(onRelease ? [{ key: 'release', label: 'Release', icon: <Undo />, onSelect: onRelease }] : []),
          ]}
        />
        {onFinish && (
          <Button css={finishButton} variant="primary" onClick={onFinish}>
            Finish
          </Button>
        )}
      </div>
    </header>
  );
}

const inBar = css({ [media.phone]: { order: 1, flex: '1 1 55%', paddingInline: token.space[2] } });

const STATES = { saved: 'saved', saving: 'saving', failed: 'waiting', stale: 'conflict', lost: 'refused' } as const;

/** More than the state: "Nothing to save yet", "Not saved: …". */
function saveLabel(save: SaveState): string | undefined {
  if (save.kind === 'saving') return undefined;
  if (save.kind === 'saved') return save.at === null ? 'Nothing to save yet' : undefined;
  return `Not saved: ${save.kind === 'stale' ? 'there is a newer draft' : save.message}`;
}

function SaveStatus({ save, onSave }: { save: SaveState; onSave: () => void }) {
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
      {saveLabel(save)}
    </Status>
  );
}
