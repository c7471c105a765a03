import type { QuestionState } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';
import type { MarksSoFar } from './so-far.ts';

interface MarksBarProps extends MarksSoFar {
  state: QuestionState;
  /** How much of the room it takes, from 0 to 1: as its marks among the others. */
  share: number;
}

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
const got = css({ background: token.color.attempted });
const lost = css({ background: token.color.attemptedSoft });

/** As long as the marks that there were, filled as far as they were got; what is not marked yet stays empty. Beside its words. */
export function MarksBar({ marks, marked, obtained, state, share }: MarksBarProps) {
  const percent = (part: number) => ({ inlineSize: `${(100 * part) / Math.max(1, marks)}%` });
  return (
    <div css={bar} data-state={state} style={{ inlineSize: `${100 * share}%` }} aria-hidden="true">
      <span css={got} style={percent(obtained)} />
      {state === 'attempted' && <span css={lost} style={percent(marked - obtained)} />}
    </div>
  );
}
