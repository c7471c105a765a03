import { css } from '@emotion/react';
import { counted, useRefresh } from '@shell/kit';
import { media, PageSizeSelect, Pagination, RangeText, token } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { withFilters } from '../addresses/list-selection.ts';

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
  /** Shown questions that no longer match. */
  leaving?: number;
  /** Unpinned ones, which belong further down. */
  goingBack?: number;
}

/** Range, pages and page size (part 2, section 2). After questions have left, later pages start one earlier and skip none. */
export function ListFooter({ page, pageSize, totalCount, leaving = 0, goingBack = 0 }: ListFooterProps) {
  const moving = leaving + goingBack;
  const [search, setSearch] = useSearchParams();
  const refresh = useRefresh();
  const turnPage = () => {
    window.scrollTo({ top: 0 });
    if (moving > 0) void refresh('GET /api/questions');
  };
  const pageAddress = (asked: number) => {
    const to = moving > 0 && asked > page ? asked - 1 : asked;
    const next = new URLSearchParams(search);
    if (to === 1) next.delete('page');
    else next.set('page', String(to));
    return `?${next}`;
  };
  return (
    <footer css={footer}>
      <p css={word} role="status" hidden={moving === 0 || page * pageSize >= totalCount}>
        {moving > 0 && `${leavingLabel(leaving, goingBack)} when you turn the page; those after move up.`}
      </p>
      <RangeText page={page} pageSize={pageSize} totalCount={totalCount} aria-live="polite" />
      <Pagination
        page={page}
        pageSize={pageSize}
        totalCount={totalCount}
        linkTo={(to) => <Link to={pageAddress(to)} onClick={turnPage} />}
      />
      <PageSizeSelect value={pageSize} onValueChange={(size) => setSearch(withFilters(search, { pageSize: String(size) }))} />
    </footer>
  );
}

/** `2 questions leave this list and 1 question goes back to its place`. */
function leavingLabel(leaving: number, goingBack: number): string {
  const leave = `${counted(leaving, 'question')} ${leaving === 1 ? 'leaves' : 'leave'} this list`;
  const goBack = `${counted(goingBack, 'question')} ${goingBack === 1 ? 'goes back to its' : 'go back to their'} place`;
  return [...(leaving > 0 ? [leave] : []), ...(goingBack > 0 ? [goBack] : [])].join(' and ');
}
