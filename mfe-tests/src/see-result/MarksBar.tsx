import type { MarksSoFar, QuestionState } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';

interface MarksBarProps {
  marks: MarksSoFar;
  state: QuestionState;
  /** How much of the room it takes, from 0 to 1: as its marks among the others. */
  share: number;
}

/** The part of a bar that was got from a person. */
export const gotMarks = css({ background: token.color.attempted });
/** The part that was got automatically: striped, so that it is told apart without colour. */
export const automaticMarks = css({
  background: `repeating-linear-gradient(135deg, ${token.color.attempted} 0 3px, ${token.color.attemptedSoft} 3px 5px)`,
});
const lostMarks = css({ background: token.color.attemptedSoft });
const bar = css({
  display: 'flex',
  blockSize: token.space[3],
  minInlineSize: token.space[3],
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.space[1],
  background: token.color.sunken,
  overflow: 'clip',
  '&[data-state="attempted"]': { borderColor: token.color.attempted },
  '&[data-state="skipped"]': { borderColor: token.color.skipped, borderStyle: 'dashed', background: token.color.skippedSoft },
});

/** As long as the marks that there were, filled as far as they were got; what is not marked yet stays empty. Beside its words. */
export function MarksBar({ marks: { marks, marked, obtained, automatic }, state, share }: MarksBarProps) {
  const percent = (part: number) => ({ inlineSize: `${(100 * part) / Math.max(1, marks)}%` });
  const byServer = automatic?.marks ?? 0;
  return (
    <div css={bar} data-state={state} style={{ inlineSize: `${100 * share}%` }} aria-hidden="true">
      <span css={gotMarks} style={percent(obtained - byServer)} />
      <span css={automaticMarks} style={percent(byServer)} />
      {state === 'attempted' && <span css={lostMarks} style={percent(marked - obtained)} />}
    </div>
  );
}

/** "4 of 7"; "3 of 4 automatically, 3 not marked yet"; "7 of 9 (3 of 4 automatically)"; "of 7, not marked yet". */
export function marksInWords({ marks, marked, obtained, automatic }: MarksSoFar): string {
  if (marked === 0) return `of ${marks}, not marked yet`;
  const rest = marks - marked;
  return `${obtained} of ${marked}${automaticInWords(marked, automatic)}${rest === 0 ? '' : `, ${rest} not marked yet`}`;
}

function automaticInWords(marked: number, automatic: MarksSoFar['automatic']): string {
  if (automatic === null) return '';
  return automatic.max === marked ? ' automatically' : ` (${automatic.marks} of ${automatic.max} automatically)`;
}
