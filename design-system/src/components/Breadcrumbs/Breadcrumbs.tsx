import { css } from '@emotion/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { token } from '../../tokens/token.ts';
import { TextLink } from '../TextLink/TextLink.tsx';

/** A step; plain text without `href` or `render`. */
export interface Breadcrumb {
  label: ReactNode;
  href?: string;
  render?: ReactElement<Record<string, unknown>>;
}

/** Props of Breadcrumbs; all others go to its `<nav>`. */
export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the outermost to the page itself. */
  items: readonly Breadcrumb[];
  label?: string;
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[2],
  fontSize: token.text.control,
  color: token.color.ink3,
  // The slash ends its step, so that no wrapped line begins with one.
  '& > li': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > li:not(:last-child)::after': { content: '"/" / ""', marginInlineStart: token.space[2] },
  // Keeps the distance between wrapped lines.
  '& a': { display: 'inline-block' },
});

/** The page's place in the site. */
export function Breadcrumbs({ items, label = 'Breadcrumbs', ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} {...rest}>
      <ol css={list}>
        {items.map((item, index) => {
          const current = index === items.length - 1 ? ('page' as const) : undefined;
          const link = item.href !== undefined || item.render;
          return (
            <li key={item.href ?? String(item.label)}>
              {link ? (
                <TextLink quiet href={item.href} render={item.render} aria-current={current}>
                  {item.label}
                </TextLink>
              ) : (
                <span aria-current={current}>{item.label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
