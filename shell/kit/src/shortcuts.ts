import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const storageKey = (screen: string) => `${screen}-shortcuts`;

/** Whether the keys of a screen do anything, kept on this device: people who dictate or type by accident switch them off. */
export function useShortcutSwitch(screen: string): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(storageKey(screen)) !== 'off',
    () => true,
  );
  const change = (next: boolean) => {
    localStorage.setItem(storageKey(screen), next ? 'on' : 'off');
    for (const listener of listeners) listener();
  };
  return [on, change];
}

/**
 * Listens for keys anywhere on the page. `read` says what a press means there, null where it means nothing or belongs to
 * whatever has the focus; `act` does it.
 */
export function useShortcuts<Action>(read: (event: KeyboardEvent) => Action | null, act: (action: Action) => void): void {
  const latest = useRef({ read, act });
  latest.current = { read, act };
  // With what is drawn, not some moments after it: a press at what is already in view would mean nothing.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const action = latest.current.read(event);
      if (action === null) return;
      event.preventDefault();
      latest.current.act(action);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** What a key that is pressed alone means; null for every other, for one that is held down, and for one with a modifier. */
export function shortcutOf<Action>(actions: Readonly<Record<string, Action>>, event: KeyboardEvent): Action | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  return actions[event.key.toLowerCase()] ?? null;
}

/** Whether a dialog is in view, which then has the keyboard for itself. Messages, in their region, have the same roles and are none. */
export function dialogInView(): boolean {
  return inView('[role="dialog"], [role="alertdialog"]');
}

/** Whether something has the keyboard for itself: a field in which one types, or a dialog or menu in view. */
export function keyboardIsTaken(target: EventTarget | null): boolean {
  if (dialogInView() || inView('[role="menu"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

const inView = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.closest('[role="region"]') === null);
