import { css } from '@emotion/react';
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

/** Range text and total, pages, and how many a page holds. Specification part 2, section 2. */
export function ListFooter({ page, pageSize, totalCount }: { page: number; pageSize: number; totalCount: number }) {
  const [search, setSearch] = useSearchParams();
  const pageAddress = (to: number) => {
    const next = new URLSearchParams(search);
    if (to === 1) next.delete('page');
    else next.set('page', String(to));
    return `?${next}`;
  };
  return (
    <footer css={footer}>
      <RangeText page={page} pageSize={pageSize} totalCount={totalCount} aria-live="polite" />
      <Pagination
        page={page}
        pageSize={pageSize}
        totalCount={totalCount}
        linkTo={(to) => <Link to={pageAddress(to)} onClick={() => window.scrollTo({ top: 0 })} />}
      />
      <PageSizeSelect value={pageSize} onValueChange={(size) => setSearch(withFilter(search, { pageSize: String(size) }))} />
    </footer>
  );
}
