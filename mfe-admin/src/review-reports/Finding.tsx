import type { StaffReport } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { Badge, token } from 'design-system';
import { momentOf } from '../staff-area/formats.tsx';

const found = css({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[4],
  borderInlineStart: `2px solid ${token.color.accent}`,
});
const quiet = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[3],
  color: token.color.ink3,
  fontSize: token.text.small,
  overflowWrap: 'anywhere',
});
const words = css({ margin: 0, maxInlineSize: token.measure, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** What staff found when they closed a report: who, when, and the note. */
export function Finding({ closed: { outcome, by, at, note, correction } }: { closed: NonNullable<StaffReport['closed']> }) {
  return (
    <div css={found}>
      <div css={quiet}>
        <Badge tone={outcome === 'fixed' ? 'success' : 'neutral'}>{outcome === 'not_a_fault' ? 'Not a fault' : 'Fixed'}</Badge>
        <span>
          {by?.name ?? 'Staff'}, <time dateTime={at}>{momentOf(at)}</time>
        </span>
      </div>
      {note && <p css={words}>{note}</p>}
      {correction && (
        <p css={words}>
          Corrected: “{correction.summary}”{' '}
          {correction.done_at
            ? `${counted(correction.tests_raised, 'test')} and ${counted(correction.learners_raised, 'learner')} gained by it.`
            : 'What it touches is being marked again.'}
        </p>
      )}
    </div>
  );
}
