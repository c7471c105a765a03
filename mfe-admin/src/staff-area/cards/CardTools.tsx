import { css } from '@emotion/react';
import { onDemand, useShortcutSwitch, useShortcuts } from '@shell/kit';
import { token } from 'design-system';
import { type ReactNode, type RefObject, useState } from 'react';
import { KeyHints } from '../table/KeyHints.tsx';
import { type CardAction, type CardKey, cardKeyOf, cardOf } from './card-keys.ts';

const ShortcutDialog = onDemand(() => import('./shortcut-dialog.ts').then((module) => module.ShortcutDialog));

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token.space[2]} ${token.space[3]}` });
const end = css({ marginInlineStart: 'auto' });

interface CardToolsProps {
  /** Holds the cards, each an `article`. */
  box: RefObject<HTMLElement | null>;
  actions: readonly CardAction[];
  /** The export's button. */
  children?: ReactNode;
}

/** Above a list of cards, which are answered in place: their keyboard shortcuts, and the export. */
export function CardTools({ box, actions, children }: CardToolsProps) {
  // The switch is shared with tables: turned off there, it is off here.
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
      <div css={end}>{children}</div>
      {list !== 'unasked' && (
        <ShortcutDialog
          open={list === 'open'}
          onOpenChange={(next) => setList(next ? 'open' : 'closed')}
          shortcuts={[
            { keys: ['J'], does: 'Next card' },
            { keys: ['K'], does: 'Previous card' },
            ...actions.map(({ key, does }) => ({ keys: [key.toUpperCase()], does: `${does}, at the card with the focus` })),
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
