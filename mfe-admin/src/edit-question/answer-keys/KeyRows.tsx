import { LONGEST_ANSWER } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Button, Checkbox, IconButton, Select, type SelectOption, TextField, token } from 'design-system';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FieldErrors, get, useFieldArray, useFormContext } from 'react-hook-form';
import { atEnd, atStart } from '../../staff-area/styles.ts';
import type { KeyedValues } from './question-keys.ts';

const box = css({ display: 'grid', gap: token.space[3], border: 0, margin: 0, padding: 0, minInlineSize: 0, flexBasis: '100%' });
const heading = css({ marginBlockEnd: token.space[2], fontSize: token.text.control, fontWeight: token.weight.medium });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  alignItems: 'flex-start',
  paddingInlineStart: token.space[3],
  borderInlineStart: `2px solid ${token.color.line}`,
});
const narrow = css({ flex: '1 1 6rem' });
const wide = css({ flex: '3 1 14rem' });
// Aligned with the labelled fields beside it.
const level = css({ marginBlockStart: token.space[8] });

export interface RowField {
  name: string;
  label: string;
  heard?: string;
  is?: 'check' | readonly SelectOption[];
  wide?: boolean;
  placeholder?: string;
  maxLength?: number;
}

interface KeyRowsProps {
  /** In the form: `answer_keys.0.slips`. */
  path: string;
  legend: string;
  /** A row's name: `near miss`. */
  row: string;
  fields: readonly RowField[];
  empty: object;
  most: number;
  least?: number;
}

/** A list within a key, such as near misses or units; while empty, only its Add button. */
export function KeyRows({ path, legend, row, fields, empty, most, least = 0 }: KeyRowsProps) {
  const { control, register, setFocus, formState } = useFormContext<KeyedValues>();
  // Lists have several shapes, so the form knows them by path alone.
  const rows = useFieldArray({ control, name: path as 'answer_keys.0.slips' });
  const add = (
    <Button css={atStart} size="small" variant="quiet" icon={<Plus />} onClick={() => rows.append(empty as never)}>
      {`Add a${/^[aeio]/.test(row) ? 'n' : ''} ${row}`}
    </Button>
  );
  if (rows.fields.length === 0) return add;
  const fault = (index: number, name: string) => faultAt(formState.errors, `${path}.${index}.${name}`);
  const remove = (index: number) => {
    const next = Math.min(index, rows.fields.length - 2);
    rows.remove(index);
    if (next >= 0) requestAnimationFrame(() => setFocus(`${path}.${next}.${fields[0]?.name}` as 'answer_keys.0.value'));
  };
  return (
    <fieldset css={box}>
      <legend css={heading}>{legend}</legend>
      {rows.fields.map(({ id }, index) => (
        <div key={id} css={line}>
          {fields.map(({ name, label, heard = label, is, wide: isWide, placeholder, maxLength = LONGEST_ANSWER }) => {
            const field = register(`${path}.${index}.${name}` as 'answer_keys.0.value');
            const ofRow = { 'aria-label': rows.fields.length > 1 ? `${heard}, ${row} ${index + 1}` : heard };
            if (is === 'check') return <Checkbox key={name} {...field} {...ofRow} css={level} label={label} />;
            const shape = { css: isWide ? wide : narrow, label, error: fault(index, name), ...ofRow };
            if (is) return <Select key={name} {...field} {...shape} options={is} />;
            return (
              <TextField key={name} {...field} {...shape} placeholder={placeholder} maxLength={maxLength} autoComplete="off" />
            );
          })}
          {rows.fields.length > least && (
            <IconButton
              css={[level, atEnd]}
              label={`Remove ${row} ${index + 1}`}
              icon={<Trash2 />}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {rows.fields.length < most && add}
    </fieldset>
  );
}

/** The error at a dotted path. */
export function faultAt(errors: FieldErrors<KeyedValues>, path: string): string | undefined {
  return (get(errors, path) as { message?: string } | undefined)?.message;
}
