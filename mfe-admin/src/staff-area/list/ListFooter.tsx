import { Pagination, RangeText } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { spread } from '../styles.ts';
import { withChange } from './list-address.ts';

export interface Paging {
  page: number;
  pageSize: number;
  totalCount: number;
}

/** Range, total and pages. */
export function ListFooter({ page, pageSize, totalCount, noun }: Paging & { noun: string }) {
  const [search] = useSearchParams();
  return (
    <footer css={spread[4]}>
      <RangeText page={page} pageSize={pageSize} totalCount={totalCount} noun={noun} aria-live="polite" />
      <Pagination
        page={page}
        pageSize={pageSize}
        totalCount={totalCount}
        linkTo={(to) => <Link to={`?${withChange(search, { page: String(to) })}`} onClick={() => window.scrollTo({ top: 0 })} />}
      />
    </footer>
  );
}
