import type { KeyboardEvent } from 'react';

/** Ctrl+S, or Cmd+S: what saves in other programs. */
export const isSaveKey = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean => (ctrlKey || metaKey) && key.toLowerCase() === 's';
