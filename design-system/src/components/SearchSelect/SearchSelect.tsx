import { Combobox } from '@base-ui/react/combobox';
import { css, type SerializedStyles } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { FocusGuards, PageInSight } from '../../root/FocusGuards.tsx';
import { useLandmark } from '../../root/refs.ts';
import { token } from '../../tokens/token.ts';
import { chipRemoveStyles, chipStyles } from '../Chip/Chip.tsx';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { floatingStyles, positionerStyles, rowStyles } from '../Popover/popupStyles.ts';

/** A choice of a SearchSelect or MultiSelect. */
export interface SearchOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Its questions. */
  count?: number;
  disabled?: boolean;
  /** Depth in a tree, from 0: indents it. */
  depth?: number;
  /** Further search words: the names above it. */
  words?: string;
}

interface SearchFieldProps<Value extends string>
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'children'> {
  options: readonly SearchOption<Value>[];
  /** Shown without matches. */
  emptyText?: string;
}

/** Props of SearchSelect; `ref` and all other props of `<input>` go to the box for typing. */
export interface SearchSelectProps<Value extends string = string> extends SearchFieldProps<Value> {
  value: Value | '';
  /** Empty: the choice was cleared. */
  onValueChange: (value: Value | '') => void;
}

/** Props of MultiSelect; `ref` and all other props of `<input>` go to the box for typing. */
export interface MultiSelectProps<Value extends string = string> extends SearchFieldProps<Value> {
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
}

const oneGroup = css({
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
  border: 0,
  background: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: token.color.ink3, opacity: 1 },
});
const oneInput = css({
  minInlineSize: 0,
  blockSize: `calc(${token.size.control} - 2px)`,
  padding: 0,
  textOverflow: 'ellipsis',
});
const manyGroup = css({ display: 'flex', paddingBlock: token.space[1], paddingInline: token.space[2], cursor: 'text' });
const chips = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[1], inlineSize: '100%' });
const manyInput = css({
  minInlineSize: token.space[16],
  minBlockSize: `calc(${token.size.control} - ${token.space[3]})`,
  paddingInline: token.space[1],
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
const countStyles = css({ color: token.color.ink3, fontSize: token.text.small, fontVariantNumeric: 'tabular-nums' });
const empty = css({
  paddingInline: token.space[3],
  color: token.color.ink3,
  fontSize: token.text.control,
  '&:not(:empty)': { paddingBlock: token.space[2] },
});

/** One of very many, such as topics: type to find, or open the list. */
export function SearchSelect<Value extends string>({ value, onValueChange, ...field }: SearchSelectProps<Value>) {
  const { label, disabled, required } = field;
  return (
    <SearchField
      {...field}
      group={oneGroup}
      choice={{ value: value === '' ? null : value, onValueChange: (chosen) => onValueChange(chosen ?? '') }}
    >
      {(control) => (
        <>
          <Combobox.Input {...control} css={[inputStyles, oneInput]} />
          {value !== '' && !required && !disabled && (
            <Combobox.Clear aria-label={`No ${typeof label === 'string' ? label.toLowerCase() : 'choice'}`}>
              <X aria-hidden="true" />
            </Combobox.Clear>
          )}
          <Combobox.Trigger aria-label="Open the list" tabIndex={-1}>
            <ChevronDown aria-hidden="true" />
          </Combobox.Trigger>
        </>
      )}
    </SearchField>
  );
}

/** Any number of many, as chips; Backspace removes the last. */
export function MultiSelect<Value extends string>({ value, onValueChange, placeholder, ...field }: MultiSelectProps<Value>) {
  const names = new Map(field.options.map((option) => [option.value, option.label]));
  const name = (key: Value) => names.get(key) ?? key;
  return (
    <SearchField {...field} group={manyGroup} choice={{ multiple: true, value: [...value], onValueChange }}>
      {(control) => (
        <Combobox.Chips css={chips} aria-label={value.length > 0 ? 'Chosen' : undefined}>
          {value.map((key) => (
            <Combobox.Chip key={key} css={chipStyles} aria-label={name(key)}>
              {name(key)}
              <Combobox.ChipRemove css={chipRemoveStyles} aria-label={`Remove ${name(key)}`}>
                <X aria-hidden="true" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input {...control} placeholder={value.length === 0 ? placeholder : ''} css={[inputStyles, manyInput]} />
        </Combobox.Chips>
      )}
    </SearchField>
  );
}

interface SearchFieldFrameProps<Value extends string, Multiple extends boolean | undefined> extends SearchFieldProps<Value> {
  choice: Pick<Combobox.Root.Props<Value, Multiple>, 'multiple' | 'value' | 'onValueChange'>;
  group: SerializedStyles;
  /** The box around the `<input>` with these props. */
  children: (control: ComponentProps<'input'>) => ReactNode;
}

/** Label, box and options. */
function SearchField<Value extends string, Multiple extends boolean | undefined = false>({
  label,
  hideLabel = false,
  help,
  error,
  labelEnd,
  options,
  emptyText = 'Nothing found.',
  disabled = false,
  required = false,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  choice,
  group,
  children,
  ...input
}: SearchFieldFrameProps<Value, Multiple>) {
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
          {...choice}
          disabled={disabled}
        >
          <Combobox.InputGroup ref={inLandmark} css={[controlStyles, group]}>
            {children({ ...input, ...control, 'aria-required': required || undefined })}
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
                      <span style={{ paddingInlineStart: `${(byValue.get(key)?.depth ?? 0) * 1.25}rem` }}>{name(key)}</span>
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
