import { Combobox } from '@base-ui/react/combobox';
import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useMemo } from 'react';
import { FocusGuards, PageInSight } from '../../root/FocusGuards.tsx';
import { useLandmark } from '../../root/refs.ts';
import { token } from '../../tokens/token.ts';
import { chipRemoveStyles, chipStyles } from '../Chip/Chip.tsx';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { floatingStyles, positionerStyles, rowStyles } from '../Popover/popupStyles.ts';

/** One choice of a MultiSelect. */
export interface MultiSelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** The number of its questions. */
  count?: number;
  /** Greyed; cannot be chosen. */
  disabled?: boolean;
}

/** Props of MultiSelect; `ref` and all other props of `<input>` go to the box one types in. */
export interface MultiSelectProps<Value extends string = string>
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size'> {
  options: readonly MultiSelectOption<Value>[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  /** Shown when nothing matches what was typed. */
  emptyText?: string;
}

const group = css({ display: 'flex', paddingBlock: token.space[1], paddingInline: token.space[2], cursor: 'text' });
const chips = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[1], inlineSize: '100%' });
const inputStyles = css({
  flex: 1,
  minInlineSize: token.space[16],
  minBlockSize: `calc(${token.size.control} - ${token.space[3]})`,
  paddingInline: token.space[1],
  border: 0,
  background: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: token.color.ink3, opacity: 1 },
});
const popup = css({ inlineSize: 'var(--anchor-width)', maxBlockSize: `min(${token.size.popup}, var(--available-height))` });
const row = css({
  '& > span': { flex: 1 },
  '&[data-selected]': { fontWeight: token.weight.medium },
  '& svg': { color: token.color.accent },
});
const tick = css({ inlineSize: token.size.icon, flex: 'none' });
const countStyles = css({ color: token.color.ink3, fontSize: token.text.small, fontVariantNumeric: 'tabular-nums' });
const empty = css({
  paddingInline: token.space[3],
  color: token.color.ink3,
  fontSize: token.text.control,
  '&:not(:empty)': { paddingBlock: token.space[2] },
});

/** Any number of many: type to find, chips for what is chosen, Backspace takes the last one back. */
export function MultiSelect<Value extends string>({
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
}: MultiSelectProps<Value>) {
  const field = { label, hideLabel, help, error, labelEnd, id, className, style, describedBy, required };
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const [inLandmark, landmark] = useLandmark();
  const name = (key: Value) => byValue.get(key)?.label ?? key;
  return (
    <Field {...field}>
      {(control) => (
        <Combobox.Root
          multiple
          items={options.map((option) => option.value)}
          itemToStringLabel={name}
          value={[...value]}
          onValueChange={onValueChange}
          disabled={disabled}
        >
          <Combobox.InputGroup ref={inLandmark} css={[controlStyles, group]}>
            <Combobox.Chips css={chips} aria-label={value.length > 0 ? 'Chosen' : undefined}>
              {value.map((key) => (
                <Combobox.Chip key={key} css={chipStyles} aria-label={name(key)}>
                  {name(key)}
                  <Combobox.ChipRemove css={chipRemoveStyles} aria-label={`Remove ${name(key)}`}>
                    <X aria-hidden="true" />
                  </Combobox.ChipRemove>
                </Combobox.Chip>
              ))}
              <Combobox.Input
                {...input}
                {...control}
                aria-required={required || undefined}
                placeholder={value.length === 0 ? placeholder : ''}
                css={inputStyles}
              />
            </Combobox.Chips>
          </Combobox.InputGroup>
          <Combobox.Portal container={landmark}>
            <Combobox.Positioner sideOffset={4} css={positionerStyles}>
              <Combobox.Popup css={[floatingStyles, popup]}>
                <FocusGuards />
                <PageInSight />
                <Combobox.Empty css={empty}>{emptyText}</Combobox.Empty>
                <Combobox.List>
                  {(key: Value) => (
                    <Combobox.Item key={key} value={key} disabled={byValue.get(key)?.disabled ?? false} css={[rowStyles, row]}>
                      <span>{name(key)}</span>
                      {byValue.get(key)?.count !== undefined && <small css={countStyles}>{byValue.get(key)?.count}</small>}
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
