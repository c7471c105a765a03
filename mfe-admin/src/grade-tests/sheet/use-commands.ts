import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Command, commandOf, isForField, isHeld } from './commands.ts';

const STORAGE_KEY = 'grading-shortcuts';
const listeners = new Set<() => void>();

/** Whether keys without Ctrl do anything, kept on this device. */
export function useShortcutsEnabled(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(STORAGE_KEY) !== 'off',
  );
  const change = (next: boolean) => {
    localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
    for (const listener of listeners) listener();
  };
  return [on, change];
}

/** Listens for the grading screen's keys. */
export function useCommands(enabled: boolean, act: (command: Command) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const command = commandOf(event);
      if (!command || (!enabled && !isHeld(command)) || isForField(event.target, command)) return;
      event.preventDefault();
      latest.current(command);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
