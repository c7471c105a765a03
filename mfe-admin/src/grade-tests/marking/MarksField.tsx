import { css } from '@emotion/react';
import { Button, TextField, token } from 'design-system';
import { type Ref, useEffect, useState } from 'react';
import { leaveByEscape } from '../../staff-area/form-keys.ts';
import { marksFault } from '../draft/totals.ts';

const row = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: token.space[2] });
const name = css({ fontSize: token.text.control, fontWeight: token.weight.medium });
const field = css({ inlineSize: '6rem', '& input': { fontWeight: token.weight.heading, fontVariantNumeric: 'tabular-nums' } });

interface MarksFieldProps {
  label: string;
  marks: number | null;
  max: number;
  disabled: boolean;
  onMarks: (marks: number | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Marks of a question. An invalid number is reported and changes nothing. */
export function MarksField({ label, marks, max, disabled, onMarks, ref }: MarksFieldProps) {
  const [typed, setTyped] = useState(marks === null ? '' : String(marks));
  // Stamps, keys and undo change the marks as well.
  useEffect(() => setTyped(marks === null ? '' : String(marks)), [marks]);
  const fault = marksFault(typed, max);
  const type = (text: string) => {
    setTyped(text);
    if (marksFault(text, max) === null) onMarks(text.trim() === '' ? null : Number(text));
  };
  return (
    <div css={row}>
      <span css={name} aria-hidden="true">
        Marks
      </span>
      <TextField
        ref={ref}
        css={field}
        label={label}
        hideLabel
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed}
        end={`/ ${max}`}
        error={fault ?? undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={leaveByEscape}
        onBlur={() => fault !== null && setTyped(marks === null ? '' : String(marks))}
      />
      {!disabled && (
        <>
          <Button size="small" variant="quiet" onClick={() => onMarks(0)}>
            None
          </Button>
          <Button size="small" variant="quiet" onClick={() => onMarks(max)}>
            Full marks
          </Button>
        </>
      )}
    </div>
  );
}
