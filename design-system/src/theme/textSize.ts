/** The size of questions, solutions and reading. */
export type TextSize = 'normal' | 'large' | 'larger';

const STORAGE_KEY = 'text-size';
const CHANGED = 'textsizechange';

const isChoice = (value: string | null): value is Exclude<TextSize, 'normal'> => value === 'large' || value === 'larger';

/** `normal` if storage is empty, invalid or unavailable. */
export function storedTextSize(): TextSize {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return isChoice(value) ? value : 'normal';
  } catch {
    return 'normal';
  }
}

function apply(size: TextSize): void {
  if (size === 'normal') document.documentElement.removeAttribute('data-text-size');
  else document.documentElement.setAttribute('data-text-size', size);
}

/** Stores and applies a choice, and notifies every `useTextSize`. The shell applies it before first paint. */
export function chooseTextSize(size: TextSize): void {
  try {
    if (size === 'normal') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, size);
  } catch {
    // Then it lasts as long as the page.
  }
  apply(size);
  dispatchEvent(new Event(CHANGED));
}

/** Calls back on changes in any tab. Returns the stop function. */
export function subscribeToTextSize(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    apply(storedTextSize());
    onChange();
  };
  addEventListener('storage', onStorage);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(CHANGED, onChange);
  };
}
