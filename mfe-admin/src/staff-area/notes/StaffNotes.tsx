import { css } from '@emotion/react';
import { LoadingRegion, Skeleton, token } from 'design-system';
import { LoadFailed } from '../list/ListStates.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteLine } from './NoteLine.tsx';
import { type NotesAbout, useNotes } from './use-notes.ts';

const frame = css({ display: 'grid', gap: token.space[5], minInlineSize: 0 });
const list = css({ display: 'grid', gap: token.space[4], margin: 0, padding: 0, listStyle: 'none' });
const quiet = css({ margin: 0, color: token.color.ink3 });

/** What colleagues have written to each other about an account, a question or an answer sheet, and a field to write more. Learners never see it here. */
export function StaffNotes({ about }: { about: NotesAbout }) {
  const notes = useNotes(about);
  return (
    <div css={frame} id="notes">
      {notes.isPending && (
        <LoadingRegion label="Loading notes">
          <Skeleton />
        </LoadingRegion>
      )}
      <LoadFailed title="The notes did not load" read={notes} />
      {notes.data?.notes.length === 0 && <p css={quiet}>No notes so far.</p>}
      {notes.data && notes.data.notes.length > 0 && (
        <ol css={list}>
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
