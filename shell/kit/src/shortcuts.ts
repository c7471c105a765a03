import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const storageKey = (screen: string) => `${screen}-shortcuts`;

/** Whether single-key shortcuts are on: people who dictate can switch them off on this device. */
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

/** Listens for keys anywhere. `read` maps a press to an action, or null; `act` runs it. */
export function useShortcuts<Action>(read: (event: KeyboardEvent) => Action | null, act: (action: Action) => void): void {
  const latest = useRef({ read, act });
  latest.current = { read, act };
  // A layout effect: a press must find the shortcuts of what is in view.
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

/** The action of a key without modifier and repeat, or null. */
export function shortcutOf<Action>(actions: Readonly<Record<string, Action>>, event: KeyboardEvent): Action | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  return actions[event.key.toLowerCase()] ?? null;
}

/** Whether a dialog is open. Toasts have the same roles but do not count. */
export function dialogInView(): boolean {
  return inView('[role="dialog"], [role="alertdialog"]');
}

/** Whether a text field, dialog or menu owns the keyboard. */
export function isKeyboardInUse(target: EventTarget | null): boolean {
  if (dialogInView() || inView('[role="menu"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

const inView = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.closest('[role="region"]') === null);
