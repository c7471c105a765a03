import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { ThemeChoice } from '../../theme/theme.ts';
import { useTheme } from '../../theme/useTheme.ts';
import { SegmentedControl, type SegmentedControlProps } from '../SegmentedControl/SegmentedControl.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of ThemeSwitch: all go to its element. */
export interface ThemeSwitchProps
  extends Omit<SegmentedControlProps<ThemeChoice>, 'options' | 'value' | 'onValueChange' | 'label'> {
  label?: string;
  /** Icons only, for a footer. */
  compact?: boolean;
}

const CHOICES = [
  { value: 'light', word: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', word: 'Dark', icon: <Moon aria-hidden="true" /> },
  { value: 'system', word: 'System', icon: <Monitor aria-hidden="true" /> },
] as const;

/** Light, dark, or as the device; stored in this browser. */
export function ThemeSwitch({ label = 'Theme', compact = false, ...rest }: ThemeSwitchProps) {
  const [choice, choose] = useTheme();
  const options = CHOICES.map(({ value, word, icon }) => ({
    value,
    icon,
    label: compact ? <VisuallyHidden>{word}</VisuallyHidden> : word,
  }));
  return <SegmentedControl {...rest} label={label} options={options} value={choice} onValueChange={choose} />;
}
