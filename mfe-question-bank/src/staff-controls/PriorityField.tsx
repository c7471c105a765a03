import { LARGEST_PRIORITY, typedLength } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Button, TextField, token } from 'design-system';
import { type FormEvent, useEffect, useState } from 'react';

const form = css({ display: 'flex', alignItems: 'flex-start', gap: token.space[2] });
const row = css({
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& input': { inlineSize: token.space[16], fontVariantNumeric: 'tabular-nums' },
});

/** Whole numbers as they are typed, within what the API keeps. */
const isPriority = (typed: string) => /^-?\d+$/.test(typed) && Math.abs(Number(typed)) <= LARGEST_PRIORITY;

interface PriorityFieldProps {
  value: number;
  onChange: (priority: number) => void;
}

/** Questions with a higher priority stand first in their topic. Specification part 2, section 5: it must be a number. */
export function PriorityField({ value, onChange }: PriorityFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const [wrong, setWrong] = useState(false);
  // A change that was put back, or made on another card of the same question.
  useEffect(() => setTyped(String(value)), [value]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const valid = isPriority(typed.trim());
    setWrong(!valid);
    if (valid && Number(typed) !== value) onChange(Number(typed));
  };
  return (
    <form css={form} onSubmit={submit} noValidate>
      <TextField
        css={row}
        label="Priority"
        inputMode="numeric"
        autoComplete="off"
        maxLength={typedLength(-LARGEST_PRIORITY)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        error={wrong && 'Enter a valid number'}
      />
      {(typed.trim() !== String(value) || wrong) && <Button type="submit">Set</Button>}
    </form>
  );
}
