import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { ConflictDialog, tableStyles, token } from 'design-system';
import { exactMoment } from '../../staff-area/formats.ts';
import { contentOf, type DraftContent, isSame, verdictOf } from './draft-content.ts';
import type { DraftConflict } from './use-grading-draft.ts';

const scroll = css({
  maxBlockSize: '50dvh',
  overflow: 'auto',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
});
const differs = css({ background: token.color.highlighter });
const words = css({ display: 'block', fontSize: token.text.small, overflowWrap: 'anywhere' });

interface ChooseDraftProps {
  conflict: DraftConflict;
  questions: Grading['questions'];
  onResolve: (choice: 'mine' | 'theirs') => void;
  /** Nothing is saved until a later choice. */
  onPutOff: () => void;
}

/** Two versions of a draft side by side, to choose one. */
export function ChooseDraft({ conflict: { mine, theirs }, questions, onResolve, onPutOff }: ChooseDraftProps) {
  const other = contentOf(theirs);
  const stored = theirs.saved_at ? `Saved ${exactMoment(theirs.saved_at)}` : 'Stored version';
  const rows = [
    ...questions.map(({ question_id, position }) => ({
      name: `Question ${position}`,
      cells: [mine, other].map((content) => verdictOf(content, question_id)),
    })),
    {
      name: 'For the whole sheet',
      cells: [mine, other].map((content: DraftContent) => ({ marks: null, comment: content.comment })),
    },
  ];
  return (
    <ConflictDialog
      onPutOff={onPutOff}
      title="There is a newer draft"
      description={`This sheet was also marked elsewhere${theirs.saved_by ? ` by ${theirs.saved_by.name}` : ''}. Choose the version to go on with; what differs is highlighted.`}
      mine={{ label: 'Keep my version', onChoose: () => onResolve('mine') }}
      theirs={{ label: 'Take the stored version', onChoose: () => onResolve('theirs') }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long comparison. */}
      <section css={scroll} aria-label="Both versions" tabIndex={0}>
        <table css={tableStyles}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Mine, not saved</th>
              <th scope="col">{stored}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells: [left, right] }) => (
              <tr key={name} css={left?.marks !== right?.marks || left?.comment !== right?.comment ? differs : undefined}>
                <th scope="row">{name}</th>
                {[left, right].map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: mine and theirs, in this order.
                  <td key={index}>
                    {cell?.marks ?? '–'}
                    {cell?.comment && <span css={words}>{cell.comment}</span>}
                  </td>
                ))}
              </tr>
            ))}
            <tr css={isSame(mine.annotations, other.annotations) ? undefined : differs}>
              <th scope="row">On the pages</th>
              <td>{counted(mine.annotations.length, 'mark')}</td>
              <td>{counted(other.annotations.length, 'mark')}</td>
            </tr>
          </tbody>
        </table>
      </section>
    </ConflictDialog>
  );
}
