import { css } from '@emotion/react';
import { isKeyboardInUse, onDemand, shortcutOf, useShortcutSwitch, useShortcuts } from '@shell/kit';
import { token } from 'design-system';
import { type ReactNode, type RefObject, useState } from 'react';
import { atEnd } from '../styles.ts';
import { KeyHints } from './KeyHints.tsx';

type CardKey = { do: 'move'; step: 1 | -1 } | { do: 'search' | 'list' } | { do: 'press'; key: string };

/** A button of each card, pressed by a letter while the card has the focus (`data-card-key`). */
export interface CardAction {
  key: string;
  /** "Reply". */
  does: string;
}

const ANYWHERE: Readonly<Record<string, CardKey>> = {
  j: { do: 'move', step: 1 },
  k: { do: 'move', step: -1 },
  '/': { do: 'search' },
  '?': { do: 'list' },
};

/** The card with the focus, or null. */
const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('article') : null;

/** The command of a press at a list of cards, or null. */
function cardKeyOf(event: KeyboardEvent, actions: readonly CardAction[]): CardKey | null {
  if (isKeyboardInUse(event.target)) return null;
  const anywhere = shortcutOf(ANYWHERE, event);
  if (anywhere) return anywhere;
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || !cardOf(event.target)) return null;
  const key = event.key.toLowerCase();
  return actions.some((action) => action.key === key) ? { do: 'press', key } : null;
}

const ShortcutDialog = onDemand(() => import('../shortcut-dialog.ts').then((module) => module.ShortcutDialog));

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token.space[2]} ${token.space[3]}` });

interface CardToolsProps {
  /** Holds the cards, each an `article`. */
  box: RefObject<HTMLElement | null>;
  actions: readonly CardAction[];
  children?: ReactNode;
}

/** A list's shortcuts and export. */
export function CardTools({ box, actions, children }: CardToolsProps) {
  // The switch is shared with tables.
  const [enabled, setEnabled] = useShortcutSwitch('staff-table');
  const [list, setList] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const move = (step: 1 | -1) => {
    const cards = [...(box.current?.querySelectorAll<HTMLElement>('article') ?? [])];
    const now = cardOf(document.activeElement);
    const from = now ? cards.indexOf(now) : -1;
    const card = cards[from < 0 ? 0 : Math.min(Math.max(from + step, 0), cards.length - 1)];
    if (!card) return;
    card.tabIndex = -1;
    card.focus();
    card.scrollIntoView?.({ block: 'nearest' });
  };
  const act = (key: CardKey) => {
    if (key.do === 'list') setList('open');
    else if (key.do === 'move') move(key.step);
    else if (key.do === 'search') document.querySelector<HTMLElement>('search input[type="search"]')?.focus();
    else if (key.do === 'press')
      cardOf(document.activeElement)?.querySelector<HTMLElement>(`[data-card-key="${key.key}"]`)?.click();
  };
  useShortcuts((event) => (enabled || event.key === '?' ? cardKeyOf(event, actions) : null), act);
  const hints = [
    { keys: ['J', 'K'], does: 'cards' },
    ...actions.map(({ key, does }) => ({ keys: [key.toUpperCase()], does: does.toLowerCase() })),
  ];
  return (
    <div css={bar}>
      <KeyHints hints={enabled ? hints : []} onShowKeys={() => setList('open')} />
      <div css={atEnd}>{children}</div>
      {list !== 'unasked' && (
        <ShortcutDialog
          open={list === 'open'}
          onOpenChange={(next) => setList(next ? 'open' : 'closed')}
          shortcuts={[
            { keys: ['J'], does: 'Next card' },
            { keys: ['K'], does: 'Previous card' },
            ...actions.map(({ key, does }) => ({ keys: [key.toUpperCase()], does: `${does}, at the card with the focus` })),
            { keys: ['Ctrl', 'Enter'], does: 'Send what you write' },
            { keys: ['Esc'], does: 'Leave it; the draft is kept' },
            { keys: ['/'], does: 'Go to the search' },
            { keys: ['?'], does: 'Show this list' },
          ]}
          enabled={enabled}
          onEnabledChange={setEnabled}
        />
      )}
    </div>
  );
}
