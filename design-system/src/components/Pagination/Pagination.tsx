import { css } from '@emotion/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { rootElement } from '../../root/elements.ts';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/** Props of Pagination; all others go to its `<nav>`. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'onChange'> {
  /** From 1. */
  page: number;
  pageSize: number;
  totalCount: number;
  onPageChange?: (page: number) => void;
  /** A router's link to a page: `(page) => <Link to={…} />`. */
  linkTo?: (page: number) => ReactElement<Record<string, unknown>>;
  siblingCount?: number;
  label?: string;
}

// A row of its own on a phone, for wide targets.
const nav = css({ [media.phone]: { inlineSize: '100%' } });
const list = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[1],
  // One row on a phone.
  [media.phone]: { gap: 0, inlineSize: '100%', '& > li': { flex: '1 1 0', minInlineSize: 0 } },
});
const entry = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: token.size.target,
  minBlockSize: token.size.target,
  paddingInline: token.space[2],
  border: '1px solid transparent',
  borderRadius: token.radius.control,
  background: 'none',
  color: token.color.ink2,
  fontSize: token.text.control,
  fontWeight: token.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  '&:hover': { background: token.color.sunken, color: token.color.ink },
  '&[aria-current="page"]': { background: token.color.accentSoft, color: token.color.accent },
  '&[aria-disabled="true"]': { color: token.color.ink3, opacity: 0.6, cursor: 'not-allowed', background: 'none' },
  [media.phone]: { inlineSize: '100%', minInlineSize: 0, paddingInline: 0 },
});
const gap = css({
  minInlineSize: token.space[6],
  textAlign: 'center',
  color: token.color.ink3,
  [media.phone]: { minInlineSize: 0 },
});

/** Page numbers with gaps as dots; nothing for page 0 or a single page. */
export function Pagination({
  page,
  pageSize,
  totalCount,
  onPageChange,
  linkTo,
  siblingCount = 1,
  label = 'Pages',
  ...rest
}: PaginationProps) {
  const pageCount = Math.ceil(totalCount / pageSize);
  const entries = pageNumbers(page, pageCount, siblingCount);
  if (entries.length === 0) return null;
  const step = (to: number, name: string, content: ReactNode) => {
    const reachable = to >= 1 && to <= pageCount && to !== page;
    const [Root, own] = rootElement(reachable ? linkTo?.(to) : undefined, 'button');
    const onClick = (event: MouseEvent) => {
      (own.onClick as ((event: MouseEvent) => void) | undefined)?.(event);
      if (reachable) onPageChange?.(to);
    };
    return (
      <Root
        {...(Root === 'button' ? { type: 'button' } : {})}
        {...own}
        aria-label={name}
        aria-current={to === page ? 'page' : undefined}
        aria-disabled={reachable || to === page ? undefined : true}
        onClick={onClick}
        css={entry}
      >
        {content}
      </Root>
    );
  };
  return (
    <nav aria-label={label} {...rest} css={nav}>
      <ul css={list}>
        <li>{step(page - 1, 'Previous page', <ChevronLeft aria-hidden="true" />)}</li>
        {entries.map((number) =>
          typeof number === 'number' ? (
            <li key={number}>{step(number, `Page ${number}`, number)}</li>
          ) : (
            <li key={number} css={gap} aria-hidden="true">
              …
            </li>
          ),
        )}
        <li>{step(page + 1, 'Next page', <ChevronRight aria-hidden="true" />)}</li>
      </ul>
    </nav>
  );
}

/** A page number, or a gap of two pages or more. */
type PageEntry = number | 'gap-before' | 'gap-after';

/** First, last, current page and `siblings`, with gaps. Long lists always have the same number of entries. */
export function pageNumbers(page: number, pageCount: number, siblings = 1): PageEntry[] {
  if (page < 1 || pageCount < 2) return [];
  const width = 2 * siblings + 5;
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (pageCount <= width) return range(1, pageCount);
  const current = Math.min(page, pageCount);
  const edge = 2 * siblings + 3;
  if (current <= siblings + 3) return [...range(1, edge), 'gap-after', pageCount];
  if (current >= pageCount - siblings - 2) return [1, 'gap-before', ...range(pageCount - edge + 1, pageCount)];
  return [1, 'gap-before', ...range(current - siblings, current + siblings), 'gap-after', pageCount];
}
