import { css } from '@emotion/react';
import { token } from 'design-system';
import { type CheckOutcome, type CheckRun, outcomeOf } from './check-run.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: token.space[3], margin: 0 });
const words = css({
  fontSize: token.text.small,
  color: token.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const dots = css({ display: 'flex', flex: 1, gap: token.space[1], maxInlineSize: token.size.popup });
const dot = css({ flex: 1, blockSize: token.space[1], borderRadius: token.radius.full, background: token.color.lineStrong });
const looks: Readonly<Record<CheckOutcome, ReturnType<typeof css> | undefined>> = {
  right: css({ background: token.color.easy }),
  wrong: css({ background: token.color.medium }),
  waiting: css({ background: token.color.accent }),
  open: undefined,
};

/** How far a run is. Colours are said in words elsewhere. */
export function CheckProgress({ run }: { run: CheckRun }) {
  return (
    <p css={row}>
      <span css={words}>
        Question {run.index + 1} of {run.questions.length}
      </span>
      <span css={dots} aria-hidden="true">
        {run.questions.map((question) => (
          <span key={question.id} css={[dot, looks[outcomeOf(run, question)]]} />
        ))}
      </span>
    </p>
  );
}
