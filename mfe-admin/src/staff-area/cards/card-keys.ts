import { keyboardIsTaken, shortcutOf } from '@shell/kit';

/** The command of a key at a list of cards. */
export type CardKey = { do: 'move'; step: 1 | -1 } | { do: 'search' | 'list' } | { do: 'press'; key: string };

/** A button that each card has, pressed by a letter while the card has the focus: it carries it as `data-card-key`. */
export interface CardAction {
  key: string;
  /** Its action on a card: "Reply". */
  does: string;
}

const ANYWHERE: Readonly<Record<string, CardKey>> = {
  j: { do: 'move', step: 1 },
  k: { do: 'move', step: -1 },
  '/': { do: 'search' },
  '?': { do: 'list' },
};

/** The card that has the focus, or holds what has it; null elsewhere. */
export const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('article') : null;

/** The command of a key press at cards with these actions; null if it has none or belongs to the focused element. */
export function cardKeyOf(event: KeyboardEvent, actions: readonly CardAction[]): CardKey | null {
  if (keyboardIsTaken(event.target)) return null;
  const anywhere = shortcutOf(ANYWHERE, event);
  if (anywhere) return anywhere;
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || !cardOf(event.target)) return null;
  const key = event.key.toLowerCase();
  return actions.some((action) => action.key === key) ? { do: 'press', key } : null;
}
