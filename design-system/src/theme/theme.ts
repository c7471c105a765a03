/** What a reader may choose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'theme';
const CHANGED = 'themechange';

/** The stored choice; `system` where nothing valid is stored or storage is closed. */
export function storedTheme(): ThemeChoice {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

/** Puts the stored choice on the document. The shell calls it before the first paint, so that no page flashes in the other theme. */
export function applyStoredTheme(): void {
  const choice = storedTheme();
  if (choice === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', choice);
}

/**
 * Stores a choice, applies it and notifies every `useTheme` on the page. Without storage it holds until the page is
 * left.
 */
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

/** Calls back when the choice changes here or in another tab. Returns the way to stop. */
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
