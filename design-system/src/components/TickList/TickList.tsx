import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';

/** Props of TickList; all others go to its `<ul>`. */
export interface TickListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly string[];
}

const list = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });
const item = css({
  display: 'flex',
  gap: token.space[3],
  alignItems: 'start',
  '& svg': { flex: 'none', inlineSize: token.size.icon, color: token.color.attempted },
});

/** Benefits, each with a tick. */
export function TickList({ items, ...rest }: TickListProps) {
  return (
    <ul {...rest} css={list}>
      {items.map((text) => (
        <li key={text} css={item}>
          <Check aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
