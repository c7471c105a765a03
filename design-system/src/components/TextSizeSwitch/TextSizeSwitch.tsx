import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { chooseTextSize, storedTextSize, subscribeToTextSize, type TextSize } from '../../theme/textSize.ts';
import { token } from '../../tokens/token.ts';
import { SegmentedControl, type SegmentedControlProps } from '../SegmentedControl/SegmentedControl.tsx';

/** Props of TextSizeSwitch: all go to its element. */
export interface TextSizeSwitchProps
  extends Omit<SegmentedControlProps<TextSize>, 'options' | 'value' | 'onValueChange' | 'label'> {
  label?: string;
}

const CHOICES = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: <span css={css({ fontSize: token.text.body })}>Large</span> },
  { value: 'larger', label: <span css={css({ fontSize: token.text.lead })}>Larger</span> },
] as const;

/** The size of questions, solutions and reading, stored in this browser. */
export function TextSizeSwitch({ label = 'Text size', ...rest }: TextSizeSwitchProps) {
  const choice = useSyncExternalStore(subscribeToTextSize, storedTextSize, () => 'normal' as const);
  return <SegmentedControl {...rest} label={label} options={CHOICES} value={choice} onValueChange={chooseTextSize} />;
}
