import type { LostMarkReason } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';

/** In the order in which they are always shown. */
export const LOST_MARK_REASONS: readonly { reason: LostMarkReason; name: string }[] = [
  { reason: 'method', name: 'Method' },
  { reason: 'accuracy', name: 'Accuracy' },
  { reason: 'misread', name: 'Misread' },
  { reason: 'notation', name: 'Notation' },
  { reason: 'time', name: 'Time' },
];

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  paddingBlock: token.space[2],
  fontFamily: token.font.sans,
  fontSize: token.text.small,
  color: token.color.ink2,
});
const pill = css({
  minBlockSize: token.size.controlSmall,
  paddingInline: token.space[3],
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.full,
  background: token.color.surface,
  color: token.color.ink2,
  font: 'inherit',
  fontWeight: token.weight.medium,
  cursor: 'pointer',
  '&:hover': { borderColor: token.color.redPen },
  '&[aria-pressed="true"]': {
    background: token.color.redPenSoft,
    borderColor: token.color.redPen,
    color: token.color.redPen,
  },
});

interface LostByProps {
  line: string;
  reason: LostMarkReason | null;
  onReason: (reason: LostMarkReason | null) => void;
}

/** Why marks of a line were lost: one tap sets it, another clears it. */
export function LostBy({ line, reason, onReason }: LostByProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser.
    <div role="group" aria-label={`Why ${line} was lost`} css={row}>
      <span aria-hidden="true">Why did you lose it?</span>
      {LOST_MARK_REASONS.map(({ reason: one, name }) => (
        <button
          key={one}
          type="button"
          css={pill}
          aria-pressed={one === reason}
          onClick={() => onReason(one === reason ? null : one)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
