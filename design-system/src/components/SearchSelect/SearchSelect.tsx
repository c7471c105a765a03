import { Combobox } from '@base-ui/react/combobox';
import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useMemo } from 'react';
import { FocusGuards, PageInSight } from '../../root/FocusGuards.tsx';
import { useLandmark } from '../../root/refs.ts';
import { token } from '../../tokens/token.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { floatingStyles, positionerStyles, rowStyles } from '../Popover/popupStyles.ts';

/** One choice of a SearchSelect. */
export interface SearchSelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** How deep it lies below others, from 0: its line begins further in. */
  depth?: number;
  /** Further words by which it is found: the names of those above it. */
  words?: string;
}

/** Props of SearchSelect; `ref` and all other props of `<input>` go to the box one types in. */
export interface SearchSelectProps<Value extends string = string>
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size'> {
  options: readonly SearchSelectOption<Value>[];
  value: Value | '';
  /** An empty text: the choice was taken back. */
  onValueChange: (value: Value | '') => void;
  /** Shown when nothing matches what was typed. */
  emptyText?: string;
}

const group = css({
  display: 'flex',
  alignItems: 'center',
  paddingBlock: 0,
  paddingInlineEnd: token.space[1],
  cursor: 'text',
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: token.space[8],
    blockSize: token.space[8],
    border: 0,
    borderRadius: token.radius.control,
    background: 'none',
    color: token.color.ink2,
    cursor: 'pointer',
    '&:hover': { background: token.color.sunken },
    '&:disabled': { cursor: 'inherit', background: 'none' },
    '& > svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  },
});
const inputStyles = css({
  flex: 1,
  minInlineSize: 0,
  blockSize: `calc(${token.size.control} - 2px)`,
  padding: 0,
  border: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: token.color.ink3, opacity: 1 },
});
const popup = css({
  inlineSize: `max(var(--anchor-width), min(${token.size.popup}, var(--available-width)))`,
  maxBlockSize: `min(${token.size.popup}, var(--available-height))`,
});
const row = css({
  '& > span': { flex: 1, overflowWrap: 'anywhere' },
  '&[data-selected]': { fontWeight: token.weight.medium },
  '& svg': { color: token.color.accent },
});
const tick = css({ inlineSize: token.size.icon, flex: 'none' });
const empty = css({
  paddingInline: token.space[3],
  color: token.color.ink3,
  fontSize: token.text.control,
  '&:not(:empty)': { paddingBlock: token.space[2] },
});

/** One of very many, such as a tree of topics: type to find, or open the whole list. */
export function SearchSelect<Value extends string>({
  label,
  hideLabel = false,
  help,
  error,
  labelEnd,
  options,
  value,
  onValueChange,
  placeholder,
  emptyText = 'Nothing found.',
  disabled = false,
  required = false,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...input
}: SearchSelectProps<Value>) {
  const field = { label, hideLabel, help, error, labelEnd, id, className, style, describedBy, required };
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const values = useMemo(() => options.map((option) => option.value), [options]);
  const [inLandmark, landmark] = useLandmark();
  const { contains } = Combobox.useFilter({ sensitivity: 'base' });
  const name = (key: Value) => byValue.get(key)?.label ?? key;
  return (
    <Field {...field}>
      {(control) => (
        <Combobox.Root
          items={values}
          itemToStringLabel={name}
          filter={(key: Value, typed) => contains(`${name(key)} ${byValue.get(key)?.words ?? ''}`, typed)}
          value={value === '' ? null : value}
          onValueChange={(chosen) => onValueChange(chosen ?? '')}
          disabled={disabled}
        >
          <Combobox.InputGroup ref={inLandmark} css={[controlStyles, group]}>
            <Combobox.Input
              {...input}
              {...control}
              aria-required={required || undefined}
              placeholder={placeholder}
              css={inputStyles}
            />
            {value !== '' && !required && !disabled && (
              <Combobox.Clear aria-label={`No ${typeof label === 'string' ? label.toLowerCase() : 'choice'}`}>
                <X aria-hidden="true" />
              </Combobox.Clear>
            )}
            <Combobox.Trigger aria-label="Open the list" tabIndex={-1}>
              <ChevronDown aria-hidden="true" />
            </Combobox.Trigger>
          </Combobox.InputGroup>
          <Combobox.Portal container={landmark}>
            <Combobox.Positioner sideOffset={4} css={positionerStyles}>
              <Combobox.Popup css={[floatingStyles, popup]}>
                <FocusGuards />
                <PageInSight />
                <Combobox.Empty css={empty}>{emptyText}</Combobox.Empty>
                <Combobox.List>
                  {(key: Value) => (
                    <Combobox.Item key={key} value={key} css={[rowStyles, row]}>
                      <span style={{ paddingInlineStart: `${(byValue.get(key)?.depth ?? 0) * 1.25}rem` }}>{name(key)}</span>
                      <div css={tick}>
                        <Combobox.ItemIndicator>
                          <Check aria-hidden="true" />
                        </Combobox.ItemIndicator>
                      </div>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
