import type { OptionKey, Question } from '@api/contract';
import { css } from '@emotion/react';
import { Typeset, token, VisuallyHidden } from 'design-system';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { CheckAnswer } from './check-run.ts';

const list = css({ display: 'grid', gap: token.space[2], margin: 0, padding: 0, listStyle: 'none' });
const choice = css({
  display: 'grid',
  gridTemplateColumns: `${token.space[6]} minmax(0, 1fr) ${token.space[5]}`,
  alignItems: 'baseline',
  gap: token.space[2],
  inlineSize: '100%',
  minBlockSize: token.size.target,
  padding: `${token.space[2]} ${token.space[4]}`,
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  color: token.color.ink,
  fontFamily: token.font.serif,
  fontSize: token.text.question,
  lineHeight: token.leading.question,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${token.motion.state}, border-color ${token.motion.state}`,
  '& svg': { inlineSize: token.space[5], blockSize: token.space[5], alignSelf: 'center' },
  '&:hover:not([aria-disabled="true"])': { borderColor: token.color.accent, background: token.color.accentSoft },
  '&[aria-disabled="true"]': { cursor: 'default', borderColor: token.color.line },
});
const letter = css({ color: token.color.ink2 });
const right = css({ '&, &[aria-disabled="true"]': { borderColor: token.color.easy, background: token.color.easySoft } });
const wrong = css({ '&, &[aria-disabled="true"]': { borderColor: token.color.medium, background: token.color.mediumSoft } });
const waiting = css({ '&, &[aria-disabled="true"]': { borderColor: token.color.accent, background: token.color.accentSoft } });

interface ChoiceListProps {
  options: Question['options'];
  answer: CheckAnswer | undefined;
  onChoose: (option: OptionKey) => void;
}

/** The options of a question, each a button; the one that was taken says what became of it. */
export function ChoiceList({ options, answer, onChoose }: ChoiceListProps) {
  const verdict = answer?.judgement?.verdict;
  const look = verdict === 'right' ? right : verdict === undefined ? waiting : wrong;
  return (
    <ol css={list} aria-label="Options">
      {options.map(({ key, html }) => {
        const taken = answer?.option === key;
        return (
          <li key={key}>
            <button
              type="button"
              aria-disabled={answer !== undefined}
              aria-pressed={answer ? taken : undefined}
              onClick={() => answer ?? onChoose(key)}
              css={[choice, taken && look]}
            >
              <span css={letter}>{key}.</span>
              <Typeset variant="line" html={html} />
              {taken && verdict === 'right' && <Check aria-hidden="true" color={token.color.easy} />}
              {taken && verdict === 'wrong' && <X aria-hidden="true" color={token.color.medium} />}
              {taken && <VisuallyHidden>, your answer</VisuallyHidden>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
