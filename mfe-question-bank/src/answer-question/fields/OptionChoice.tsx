import type { OptionKey, Question } from '@api/contract';
import { css } from '@emotion/react';
import { useId } from 'react';
import { OptionList } from '../../show-question/OptionList.tsx';
import type { AnswerBook } from '../answer-book.ts';

const all = css({ flex: '1 1 100%', minInlineSize: 0 });

interface OptionChoiceProps {
  book: AnswerBook;
  part: string;
  options: Question['options'];
  /** Known once the answer is open. */
  correct: OptionKey | null;
  describedBy: string;
}

/** The options of a multiple-choice question to choose from. */
export function OptionChoice({ book, part, options, correct, describedBy }: OptionChoiceProps) {
  const name = useId();
  const chosen = book.part(part).typed[0] ?? null;
  return (
    <div css={all} role="radiogroup" aria-label="Options" aria-describedby={describedBy}>
      <OptionList options={options} correct={correct} choice={{ name, chosen, choose: (key) => book.type(part, 0, key) }} />
    </div>
  );
}
