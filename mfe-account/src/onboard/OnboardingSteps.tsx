import { COUNTRIES } from '@api/contract/dialling-codes';
import { LONGEST_OWN_CHOICE, LONGEST_SCHOOL } from '@api/contract/limits';
import { css } from '@emotion/react';
import { RadioGroup, Select, TextField, token } from 'design-system';
import { useState } from 'react';
import { type OnboardingAnswers, type OptionAnswer, PHONE, PHONE_MESSAGE } from './onboarding-rules.ts';

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

/** One question; Other asks for the answer in words. */
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

const heading = css({ margin: 0, outline: 'none', fontFamily: token.font.serif, fontSize: token.text.heading2 });

const listed = (codes: readonly string[], word = 'and') =>
  codes
    .map((code) => `+${code}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ` ${word} `);

/** As in the privacy policy. */
const PHONE_PURPOSE = 'We only use it to reach you about your account.';

interface PersonalStepProps {
  answers: OnboardingAnswers;
  onChange: (answers: OnboardingAnswers) => void;
}

/** Country, school and phone. A country sets its dialling code. Specification part 1, section 4. */
export function PersonalStep({ answers, onChange }: PersonalStepProps) {
  const [phoneFault, setPhoneFault] = useState<string>();
  const choose = (country: string) => {
    const code = COUNTRIES.find((entry) => entry.country === country)?.codes[0] ?? '';
    setPhoneFault(undefined);
    onChange({ ...answers, country, phone: `+${code}` });
  };
  const others = COUNTRIES.find((entry) => entry.country === answers.country)?.codes.slice(1) ?? [];
  return (
    <div css={step}>
      <h1 css={heading} tabIndex={-1}>
        Where do you study?
      </h1>
      <Select
        label="Country"
        required
        autoComplete="country-name"
        placeholder="Choose your country"
        value={answers.country}
        options={COUNTRIES.map(({ country, codes }) => ({ value: country, label: `${country} (${listed(codes)})` }))}
        onValueChange={choose}
      />
      <TextField
        label="School"
        required
        maxLength={LONGEST_SCHOOL}
        autoComplete="organization"
        value={answers.school}
        onChange={(event) => onChange({ ...answers, school: event.target.value })}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        required
        // exempt from the source rules: the contract has a pattern, and nothing that fits it is as long.
        maxLength={30}
        autoComplete="tel"
        value={answers.phone}
        error={phoneFault}
        help={others.length > 0 ? `${PHONE_PURPOSE} Numbers there can also begin with ${listed(others, 'or')}.` : PHONE_PURPOSE}
        onBlur={() => setPhoneFault(PHONE.test(answers.phone) ? undefined : PHONE_MESSAGE)}
        onChange={(event) => {
          setPhoneFault(undefined);
          onChange({ ...answers, phone: event.target.value });
        }}
      />
    </div>
  );
}
