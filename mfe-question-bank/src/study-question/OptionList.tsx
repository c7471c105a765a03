import type { OptionKey, Question } from '@api/contract';
import { css } from '@emotion/react';
import { Typeset, token } from 'design-system';

const list = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: `${token.size.label} minmax(0, 1fr)`,
  alignItems: 'baseline',
  fontFamily: token.font.serif,
  fontSize: token.text.question,
  lineHeight: token.leading.question,
});
const right = css({ color: token.color.easy, fontWeight: token.weight.strong });

/** The four choices of a multiple-choice question; the right one stands out once the answer is open. */
export function OptionList({ options, correct }: { options: Question['options']; correct?: OptionKey | null }) {
  return (
    <ol css={list}>
      {options.map(({ key, html }) => (
        <li key={key} css={[row, key === correct && right]}>
          <span>{key}.</span>
          <Typeset variant="line" html={html} />
        </li>
      ))}
    </ol>
  );
}
