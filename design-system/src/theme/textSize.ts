/** How large what is read at length is set: questions, solutions, reading. */
export type TextSize = 'normal' | 'large' | 'larger';

const STORAGE_KEY = 'text-size';
const CHANGED = 'textsizechange';

const isChoice = (value: string | null): value is Exclude<TextSize, 'normal'> => value === 'large' || value === 'larger';

/** The stored choice; `normal` where nothing valid is stored or storage is closed. */
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

/**
 * Stores a choice, applies it and notifies every `useTextSize` on the page. The shell's page applies it before the
 * first paint.
 */
export function chooseTextSize(size: TextSize): void {
  try {
    if (size === 'normal') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, size);
  } catch {
    // It holds until the page is left.
  }
  apply(size);
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when the choice changes here or in another tab. Returns the way to stop. */
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
