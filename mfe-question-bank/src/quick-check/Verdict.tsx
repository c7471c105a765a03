import { css } from '@emotion/react';
import { token } from 'design-system';
import type { CheckAnswer } from './check-run.ts';

/** Room for two lines from the start: nothing moves when the verdict comes. */
const box = css({
  minBlockSize: `calc(2lh + ${token.space[1]})`,
  fontSize: token.text.body,
  lineHeight: token.leading.body,
  color: token.color.ink2,
  '& p': { margin: 0 },
});
const word = css({ fontWeight: token.weight.strong });
const right = css({ color: token.color.easy });
const wrong = css({ color: token.color.medium });

/** What became of an answer: in a word, and where it is not right in one sentence about where the option comes from. */
export function Verdict({ answer, waiting }: { answer: CheckAnswer | undefined; waiting: string | null }) {
  return (
    <div css={box} role="status">
      {answer && <Words answer={answer} waiting={waiting} />}
    </div>
  );
}

function Words({ answer, waiting }: { answer: CheckAnswer; waiting: string | null }) {
  const { judgement, refused } = answer;
  if (refused !== null) return <p>{refused}</p>;
  if (!judgement) return <p>{waiting ?? 'Judging…'}</p>;
  if (judgement.verdict === 'right') return <p css={[word, right]}>Right</p>;
  const note = judgement.fields.find((field) => field.note)?.note;
  return (
    <>
      <p css={[word, wrong]}>Not {answer.option}</p>
      {note && <p>{note}</p>}
    </>
  );
}
