import { css } from '@emotion/react';
import { counted, useRefresh } from '@shell/kit';
import { media, PageSizeSelect, Pagination, RangeText, token } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { withFilter } from '../addresses/list-selection.ts';

const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token.space[3]} ${token.space[6]}`,
  [media.phone]: { justifyContent: 'center' },
});

const word = css({
  inlineSize: '100%',
  margin: 0,
  color: token.color.ink2,
  fontSize: token.text.small,
  [media.phone]: { textAlign: 'center' },
});

interface ListFooterProps {
  page: number;
  pageSize: number;
  totalCount: number;
  /** How many of the shown questions no longer belong to the list; none where they leave at once. */
  leaving?: number;
}

/**
 * Range text and total, pages, and how many a page holds. Specification part 2, section 2. What follows has moved up by the questions
 * that leave, at most a page: later pages are read anew one earlier, so that none is skipped.
 */
export function ListFooter({ page, pageSize, totalCount, leaving = 0 }: ListFooterProps) {
  const [search, setSearch] = useSearchParams();
  const refresh = useRefresh();
  const turnPage = () => {
    window.scrollTo({ top: 0 });
    if (leaving > 0) void refresh('GET /api/questions');
  };
  const pageAddress = (asked: number) => {
    const to = leaving > 0 && asked > page ? asked - 1 : asked;
    const next = new URLSearchParams(search);
    if (to === 1) next.delete('page');
    else next.set('page', String(to));
    return `?${next}`;
  };
  return (
    <footer css={footer}>
      <p css={word} role="status" hidden={leaving === 0 || page * pageSize >= totalCount}>
        {leaving > 0 &&
          `${counted(leaving, 'question')} ${leaving === 1 ? 'leaves' : 'leave'} this list when you turn the page; those after move up.`}
      </p>
      <RangeText page={page} pageSize={pageSize} totalCount={totalCount} aria-live="polite" />
      <Pagination
        page={page}
        pageSize={pageSize}
        totalCount={totalCount}
        linkTo={(to) => <Link to={pageAddress(to)} onClick={turnPage} />}
      />
      <PageSizeSelect value={pageSize} onValueChange={(size) => setSearch(withFilter(search, { pageSize: String(size) }))} />
    </footer>
  );
}
