import type { LostMarkReason } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';

/** The reasons that tests use, in a word. */
const REASONS: readonly { reason: LostMarkReason; word: string }[] = [
  { reason: 'method', word: 'method' },
  { reason: 'accuracy', word: 'accuracy' },
  { reason: 'misread', word: 'reading' },
  { reason: 'notation', word: 'notation' },
  { reason: 'time', word: 'time' },
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
  /** Names the line for who does not see where it stands. */
  line: string;
  reason: LostMarkReason | null;
  onReason: (reason: LostMarkReason | null) => void;
}

/** Why the marks of a line were lost: one tap says it, another takes it back. */
export function LostBy({ line, reason, onReason }: LostByProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser.
    <div role="group" aria-label={`Why ${line} was lost`} css={row}>
      <span aria-hidden="true">Why did you lose it?</span>
      {REASONS.map(({ reason: one, word }) => (
        <button
          key={one}
          type="button"
          css={pill}
          aria-pressed={one === reason}
          onClick={() => onReason(one === reason ? null : one)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
