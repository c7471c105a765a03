import type { TestQuestion } from '@api/contract';
import { valueInLine } from '@api/contract/answer-fields';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { partLabel, token, VisuallyHidden } from 'design-system';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';

const given = css({ display: 'grid', gap: token.space[2] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });
const lines = css({ display: 'grid', gap: token.space[1], margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });
const line = css({
  display: 'grid',
  gridTemplateColumns: `${token.size.icon} minmax(0, max-content) auto`,
  alignItems: 'center',
  justifyContent: 'start',
  columnGap: token.space[2],
  '& > svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  '&[data-verdict="right"] > svg': { color: token.color.easy },
  '&[data-verdict="wrong"] > svg': { color: token.color.redPen },
});
const words = css({ gridColumnStart: 2 });
const note = css({ gridColumn: '2 / -1', fontSize: token.text.small, color: token.color.ink2 });
const marks = css({ fontSize: token.text.small, color: token.color.ink2, whiteSpace: 'nowrap' });

/** The learner's answer, with automatic marks if any. */
export function YourAnswer({ entry: { answer, automatic, automatic_parts } }: { entry: TestQuestion }) {
  const verdictOf = (part: string) => automatic_parts?.find((each) => each.part === part);
  return (
    <div css={given}>
      <h3 css={heading}>Your answer</h3>
      {answer === null && <p>No answer</p>}
      {answer !== null && (
        <ul css={lines}>
          {answer.option && <AnswerLine words={`Option ${answer.option}`} verdict={verdictOf('')} />}
          {answer.parts.map(({ part, value }) => (
            <AnswerLine key={part} words={`${partLabel(part)} ${valueInLine(value)}`.trim()} verdict={verdictOf(part)} />
          ))}
        </ul>
      )}
      {automatic && (
        <p>
          Marked automatically: {automatic.marks} of {counted(automatic.max, 'mark')}
        </p>
      )}
    </div>
  );
}

interface AnswerLineProps {
  words: string;
  /** Undefined: a person has to mark it. */
  verdict: TestQuestion['automatic_parts'][number] | undefined;
}

function AnswerLine({ words: text, verdict }: AnswerLineProps) {
  const right = verdict !== undefined && verdict.marks > 0;
  const saying = verdict && (verdict.marks === verdict.max ? 'Right: ' : right ? 'Partly right: ' : 'Wrong: ');
  return (
    <li css={line} data-verdict={verdict && (right ? 'right' : 'wrong')}>
      {verdict && (right ? <Check aria-hidden="true" /> : <X aria-hidden="true" />)}
      <span css={words}>
        {saying && <VisuallyHidden>{saying}</VisuallyHidden>}
        {text}
      </span>
      {verdict && (
        <span css={marks}>
          {verdict.marks} of {verdict.max}
        </span>
      )}
      {verdict?.note && <span css={note}>{verdict.note}</span>}
    </li>
  );
}
