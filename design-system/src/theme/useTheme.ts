import { useSyncExternalStore } from 'react';
import { chooseTheme, storedTheme, subscribeToTheme, type ThemeChoice } from './theme.ts';

/** The theme choice and its setter; follows other tabs. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribeToTheme, storedTheme, () => 'system' as const);
  return [choice, chooseTheme];
}
