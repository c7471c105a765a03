import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';
import { Select, type SelectProps } from '../Select/Select.tsx';

/** Props of PageSizeSelect; all others as Select's. */
export interface PageSizeSelectProps extends Omit<SelectProps, 'label' | 'options' | 'value' | 'onValueChange'> {
  label?: string;
  value: number;
  onValueChange: (size: number) => void;
  /** 2, 5 and 10 by default. */
  sizes?: readonly number[];
}

const styles = css({
  flexDirection: 'row',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  '& label': { color: token.color.ink2, fontWeight: token.weight.regular },
  '& [aria-live]': { display: 'none' },
});

/** How many entries a page has. */
export function PageSizeSelect({ label = 'Per page', value, onValueChange, sizes = [2, 5, 10], ...rest }: PageSizeSelectProps) {
  const options = sizes.map((size) => ({ value: String(size), label: String(size) }));
  return (
    <Select
      {...rest}
      label={label}
      options={options}
      value={String(value)}
      onValueChange={(size) => onValueChange(Number(size))}
      css={styles}
    />
  );
}
