import { css } from '@emotion/react';
import { guestsOnly, useHost, useIsHydrating, useSession } from '@shell/kit';
import { Button, partLabel, token } from 'design-system';
import { type AnswerBook, useBook } from './answer-book.ts';

const hidden = css({ visibility: 'hidden' });
const guest = css({ color: token.color.ink3, fontSize: token.text.small, '@media (scripting: none)': { display: 'none' } });
const total = css({ display: 'inline-grid', '& > *': { gridArea: '1 / 1' } });

/** Gives up the part worked on last, or the first open one; keeps its space when there is none. */
export function GiveUp({ book }: { book: AnswerBook }) {
  const { part: last } = useBook(book);
  const open = (book.question.answer_parts ?? []).filter(({ part }) => !book.part(part).settled);
  const part = open.find((one) => one.part === last) ?? open[0];
  return (
    <Button
      css={!part && hidden}
      onPointerEnter={() => book.begin()}
      onClick={() => {
        if (part) void book.giveUp(part.part);
      }}
    >
      Show me{part?.part ? ` ${partLabel(part.part)}` : ''}
    </Button>
  );
}

/** The marks of the question, and those earned so far, in reserved space. */
export function MarksSoFar({ book }: { book: AnswerBook }) {
  const { marks } = useBook(book);
  const of = book.question.marks;
  const soFar = (earned: number) => `${earned} / ${of} ${of === 1 ? 'mark' : 'marks'}`;
  return (
    <span css={total}>
      <span css={hidden} aria-hidden="true">
        {soFar(of)}
      </span>
      <span role="status">{marks === null ? `${of} ${of === 1 ? 'mark' : 'marks'}` : soFar(marks)}</span>
    </span>
  );
}

/** Tells guests that answers are judged but not stored. Rendered for all until the session is known. */
export function GuestNote() {
  const host = useHost();
  const hydrating = useIsHydrating();
  if (useSession().user !== null && !hydrating) return null;
  return (
    <p css={[guest, hydrating && guestsOnly]}>
      Your answers are checked instantly.{' '}
      <Button variant="quiet" size="small" onClick={() => host.openModal('signup')}>
        Sign up free to save them
      </Button>
    </p>
  );
}
