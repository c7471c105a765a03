import { applyStoredTheme } from 'design-system/theme';

// Runs before anything is drawn, so that a reader by night never sees a white flash.
applyStoredTheme();
