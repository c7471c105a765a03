import { LONGEST_ANSWER, LONGEST_VARIABLE, MOST_VARIABLES } from '@api/contract/limits';
import { css } from '@emotion/react';
import { type SelectOption, TextField, token } from 'design-system';
import { useFormContext } from 'react-hook-form';
import { faultAt } from './fault-at.ts';
import { KeyRows } from './KeyRows.tsx';
import type { KeyedValues } from './question-keys.ts';

const frame = css({ display: 'grid', gap: token.space[3], '& > *': { minInlineSize: 0 } });

interface FollowFieldsProps {
  /** The key's place in the form. */
  index: number;
  /** Numbers that earlier parts ask for. */
  earlier: readonly SelectOption[];
  /** The number of earlier answers that it follows from. */
  count: number;
}

/** Follow-through: the earlier answers that a number follows from, and by which formula. Without earlier answers there is none. */
export function FollowFields({ index, earlier, count }: FollowFieldsProps) {
  const { register, formState } = useFormContext<KeyedValues>();
  const path = `answer_keys.${index}` as const;
  return (
    <div css={frame}>
      <KeyRows
        path={`${path}.follow_from`}
        legend="Follows from"
        row="earlier answer"
        empty={{ letter: '', field: earlier.at(-1)?.value ?? '' }}
        most={MOST_VARIABLES}
        fields={[
          { name: 'field', label: 'Earlier answer', is: earlier, wide: true },
          { name: 'letter', label: 'Letter for it', placeholder: 'r', maxLength: LONGEST_VARIABLE },
        ]}
      />
      {count > 0 && (
        <TextField
          {...register(`${path}.follow_value`)}
          label="Answer that follows"
          help="In these letters. An answer that follows from a wrong one earns the same marks."
          placeholder="pi r^2"
          maxLength={LONGEST_ANSWER}
          autoComplete="off"
          errorRoom
          error={faultAt(formState.errors, `${path}.follow_value`)}
        />
      )}
    </div>
  );
}
