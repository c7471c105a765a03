import { useSession } from '@shell/kit';
import { useMemo, useSyncExternalStore } from 'react';

export interface TableSettings {
  /** Chosen or hidden columns; others are as the table comes. */
  columns: Readonly<Record<string, boolean>>;
  compact: boolean;
}

const AS_IT_COMES: TableSettings = { columns: {}, compact: false };
const listeners = new Set<() => void>();
const placeOf = (userId: number, table: string) => `table:${userId}:${table}`;

function stored(place: string): string {
  try {
    return localStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
}

function read(text: string): TableSettings {
  try {
    const { columns, compact } = JSON.parse(text) as Partial<TableSettings>;
    const known = Object.entries(columns ?? {}).filter(([, shown]) => typeof shown === 'boolean');
    return { columns: Object.fromEntries(known), compact: compact === true };
  } catch {
    return AS_IT_COMES;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A table's settings for each member of staff, on this device if the browser stores anything. */
export function useTableSettings(table: string): [TableSettings, (change: Partial<TableSettings>) => void] {
  const { id: userId = 0 } = useSession().user ?? {};
  const place = placeOf(userId, table);
  const text = useSyncExternalStore(
    subscribe,
    () => stored(place),
    () => '',
  );
  const settings = useMemo(() => read(text), [text]);
  const change = (changed: Partial<TableSettings>) => {
    try {
      localStorage.setItem(place, JSON.stringify({ ...settings, ...changed }));
    } catch {
      return;
    }
    for (const listener of listeners) listener();
  };
  return [settings, change];
}
