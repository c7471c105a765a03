import { css } from '@emotion/react';
import { Pagination, RangeText, token } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { withChange } from './address-changes.ts';

const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
});

interface ListFooterProps {
  page: number;
  pageSize: number;
  totalCount: number;
  /** What is counted, in the plural; `questions` unless told. */
  noun?: string;
}

/** Which entries are in view of how many, and the way to the other pages. */
export function ListFooter({ page, pageSize, totalCount, noun }: ListFooterProps) {
  const [search] = useSearchParams();
  return (
    <footer css={footer}>
      <RangeText page={page} pageSize={pageSize} totalCount={totalCount} {...(noun && { noun })} aria-live="polite" />
      <Pagination
        page={page}
        pageSize={pageSize}
        totalCount={totalCount}
        linkTo={(to) => <Link to={`?${withChange(search, { page: String(to) })}`} onClick={() => window.scrollTo({ top: 0 })} />}
      />
    </footer>
  );
}
