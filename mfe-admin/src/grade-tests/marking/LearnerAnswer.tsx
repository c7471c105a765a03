import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { DescriptionList, token } from 'design-system';
import { partLabel } from './part-label.ts';

const frame = css({
  padding: token.space[3],
  borderRadius: token.radius.control,
  background: token.color.sunken,
  fontSize: token.text.control,
});
const heading = css({ fontSize: token.text.small, color: token.color.ink2, fontWeight: token.weight.medium });

/** The learner's chosen or typed answer beside the sheet, with the server's marks for it. */
export function LearnerAnswer({ entry }: { entry: Grading['questions'][number] }) {
  const { answer, automatic, state } = entry;
  const items = [
    ...(answer?.option ? [{ term: 'Chose', description: `Option ${answer.option}` }] : []),
    ...(answer?.parts ?? [])
      .filter(({ value }) => value.trim() !== '')
      .map(({ part, value }) => ({ term: partLabel(part) || 'Typed', description: value })),
  ];
  if (items.length === 0 && state !== 'skipped') return null;
  return (
    <div css={frame}>
      <h3 css={heading}>Typed answer</h3>
      {state === 'skipped' && <p>Skipped by the learner</p>}
      {items.length > 0 && <DescriptionList items={items} />}
      {automatic && (
        <p>
          Marked by the system: {automatic.marks} of {automatic.max}
        </p>
      )}
    </div>
  );
}
