import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export interface Description {
  term: string;
  description: ReactNode;
}

/** Props of DescriptionList; all others go to its `<dl>`. */
export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly Description[];
}

const list = css({
  display: 'grid',
  gridTemplateColumns: `minmax(calc(${token.size.popup} / 3), max-content) minmax(0, 1fr)`,
  columnGap: token.space[6],
  rowGap: token.space[3],
  fontSize: token.text.body,
  '& > dt': { color: token.color.ink3 },
  '& > dd': { overflowWrap: 'anywhere' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0, '& > dd + dt': { marginBlockStart: token.space[3] } },
});

/** Facts about one thing: name, email, plan. */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} css={list}>
      {items.flatMap(({ term, description }) => [<dt key={`${term}-term`}>{term}</dt>, <dd key={term}>{description}</dd>])}
    </dl>
  );
}
