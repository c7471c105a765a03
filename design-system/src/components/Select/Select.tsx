import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useState } from 'react';
import { token } from '../../tokens/token.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** Props of Select; `ref` and all other props of `<select>` go to the select. */
export interface SelectProps<Value extends string = string>
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'value' | 'children'> {
  options: readonly SelectOption<Value>[];
  value?: Value | '';
  onValueChange?: (value: Value) => void;
  placeholder?: string;
}

const frame = css({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: token.space[3],
    marginBlock: 'auto',
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    color: token.color.ink2,
    pointerEvents: 'none',
  },
});
const styles = css({
  appearance: 'none',
  paddingInlineEnd: token.space[10],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:has(option[value=""]:checked)': { color: token.color.ink3 },
  '& option': { color: token.color.ink, background: token.color.surface },
  '& option:disabled': { color: token.color.ink3 },
});

/** One of several in the native list, which also finds accented names typed without accents. */
export function Select<Value extends string>({
  label,
  hideLabel = false,
  help,
  error,
  labelEnd,
  options,
  onValueChange,
  onChange,
  onKeyDown,
  placeholder,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...select
}: SelectProps<Value>) {
  const field = { label, hideLabel, help, error, labelEnd, id, className, style, describedBy, required: select.required };
  const start =
    placeholder !== undefined && select.value === undefined && select.defaultValue === undefined ? { defaultValue: '' } : {};
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value as Value);
  };
  const [typed] = useState(createTyping);
  const type = (event: KeyboardEvent<HTMLSelectElement>) => {
    onKeyDown?.(event);
    const { key, timeStamp: at, ctrlKey, metaKey, altKey, currentTarget } = event;
    const found = event.defaultPrevented ? null : typed({ key, at, held: ctrlKey || metaKey || altKey }, options);
    if (!found) return;
    event.preventDefault();
    // By an event, so that React notices, controlled or not.
    currentTarget.value = found.value;
    currentTarget.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return (
    <Field {...field}>
      {(control) => (
        <div css={frame}>
          <select {...start} {...select} {...control} onChange={change} onKeyDown={type} css={[controlStyles, styles]}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}

/** Milliseconds without a key after which a new word begins, as in browsers. */
const PAUSE_MS = 1_000;

/** `Côte` is found by `cote`, and `Å` by `a`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** Finds an option by typing without accents, where the browser finds none. Returns null otherwise. */
function createTyping() {
  let word = '';
  let last = 0;
  return function typed<Option extends { label: string; disabled?: boolean }>(
    { key, at, held }: { key: string; at: number; held: boolean },
    options: readonly Option[],
  ): Option | null {
    if (held || [...key].length !== 1) return null;
    word = at - last > PAUSE_MS ? key : word + key;
    last = at;
    const wanted = plain(word);
    if (wanted.trim() === '') return null;
    const open = options.filter(({ disabled }) => !disabled);
    if (open.some(({ label }) => label.toLowerCase().startsWith(word.toLowerCase()))) return null;
    return open.find(({ label }) => plain(label).startsWith(wanted)) ?? null;
  };
}
