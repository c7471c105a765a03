import type { StaffNote } from '@api/contract';
import { css } from '@emotion/react';
import { useErrorDisplay } from '@shell/kit';
import { AlertDialog, Button, LoadingRegion, Skeleton, token } from 'design-system';
import { useState } from 'react';
import { momentOf } from '../formats.ts';
import { ReadFailed } from '../ReadFailed.tsx';
import { plainList, prose, quiet, stack } from '../styles.ts';
import { NoteForm } from './NoteForm.tsx';
import { inWordsAndMentions, type NotesAbout, useNoteRemoval, useNotes } from './use-notes.ts';

/** Colleagues' notes, and a new one. Learners never see them here. */
export function StaffNotes({ about }: { about: NotesAbout }) {
  const notes = useNotes(about);
  return (
    <div css={stack[5]} id="notes">
      {notes.isPending && (
        <LoadingRegion label="Loading notes">
          <Skeleton />
        </LoadingRegion>
      )}
      <ReadFailed title="The notes did not load" read={notes} />
      {notes.data?.notes.length === 0 && <p css={quiet}>No notes so far.</p>}
      {notes.data && notes.data.notes.length > 0 && (
        <ol css={plainList[4]}>
          {notes.data.notes.map((note) => (
            <li key={note.id}>
              <NoteLine note={note} />
            </li>
          ))}
        </ol>
      )}
      <NoteForm about={about} />
    </div>
  );
}

const line = css({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[4],
  borderInlineStart: `2px solid ${token.color.line}`,
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[3],
  color: token.color.ink3,
  fontSize: token.text.small,
});
const mention = css({ color: token.color.accent, fontWeight: token.weight.medium });
const gone = css({ margin: 0, color: token.color.ink3, fontStyle: 'italic' });

/** A note; a deleted one without its text. */
export function NoteLine({ note }: { note: StaffNote }) {
  const { id, at, by, text, mentions, deleted, abilities } = note;
  const [asking, setAsking] = useState(false);
  const removal = useNoteRemoval();
  const errorDisplay = useErrorDisplay();
  return (
    <div css={line}>
      <div css={facts}>
        <span>{by?.name ?? 'A former colleague'}</span>
        <time dateTime={at}>{momentOf(at)}</time>
        {abilities.delete && (
          <Button variant="quiet" size="small" aria-label={`Delete the note of ${momentOf(at)}`} onClick={() => setAsking(true)}>
            Delete
          </Button>
        )}
      </div>
      {deleted ? (
        <p css={gone}>
          Deleted by {deleted.by?.name ?? 'a former colleague'}, {momentOf(deleted.at)}
        </p>
      ) : (
        <p css={prose}>
          {inWordsAndMentions(text, mentions).map((piece) =>
            piece.mentioned ? (
              <span key={piece.from} css={mention}>
                {piece.words}
              </span>
            ) : (
              piece.words
            ),
          )}
        </p>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this note?"
        description="Its words are gone for everybody. That there was a note, and who deleted it, stays in the log."
        confirmLabel="Delete"
        onConfirm={() => removal.mutateAsync({ params: { id } })}
        errorDisplay={errorDisplay}
      />
    </div>
  );
}
