/** `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'theme';
const CHANGED = 'themechange';

/** `system` if storage is empty, invalid or unavailable. */
export function storedTheme(): ThemeChoice {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

/** The shell calls it before first paint, so that no page flashes in the other theme. */
export function applyStoredTheme(): void {
  const choice = storedTheme();
  if (choice === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', choice);
}

/** Stores and applies a choice, and notifies every `useTheme`. Without storage it lasts as long as the page. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
    applyStoredTheme();
  } catch {
    document.documentElement.setAttribute('data-theme', choice);
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls back on changes in any tab. Returns the stop function. */
export function subscribeToTheme(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    applyStoredTheme();
    onChange();
  };
  addEventListener('storage', onStorage);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(CHANGED, onChange);
  };
}
