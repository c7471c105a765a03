export { applyStoredTheme, chooseTheme, storedTheme, subscribeToTheme, type ThemeChoice } from './theme.ts';
export { useTheme } from './useTheme.ts';
