import { LONGEST_OWN_CHOICE } from '@api/contract/limits';
import { css } from '@emotion/react';
import { RadioGroup, TextField, token } from 'design-system';
import type { OptionAnswer } from './onboarding-rules.ts';

const step = css({ display: 'grid', gap: token.space[4] });
const legend = css({
  outline: 'none',
  fontFamily: token.font.serif,
  fontSize: token.text.heading2,
  color: token.color.ink,
  marginBlockEnd: token.space[2],
});

interface OptionStepProps {
  question: string;
  options: readonly string[];
  answer: OptionAnswer;
  onChange: (answer: OptionAnswer) => void;
}

/** One question with its options; Other asks for the answer in words. */
export function OptionStep({ question, options, answer, onChange }: OptionStepProps) {
  return (
    <div css={step}>
      <RadioGroup
        legend={
          <h1 css={legend} tabIndex={-1}>
            {question}
          </h1>
        }
        variant="cards"
        options={options.map((option) => ({ value: option, label: option }))}
        value={answer.choice}
        onValueChange={(choice) => onChange({ ...answer, choice })}
      />
      {answer.choice === 'Other' && (
        <TextField
          label="Please say which"
          required
          maxLength={LONGEST_OWN_CHOICE}
          value={answer.other}
          onChange={(event) => onChange({ ...answer, other: event.target.value })}
        />
      )}
    </div>
  );
}
