import { lastPageInstead, useCorrectedAddress, withoutRefused } from '@shell/kit';
import { Pagination, RangeText } from 'design-system';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { spread } from '../styles.ts';
import { EmptyList, type EmptyListProps, LoadFailed, type Read, TableLoading } from './ListStates.tsx';
import { withChange } from './list-address.ts';

/** Parameters that a refusal without a parameter means: lists respond 404 for an unknown subject only. */
const MEANT = { not_found: ['subject'] };

export interface Counted {
  page: number;
  pageSize?: number;
  totalCount: number;
}
interface ListRead<Data> extends Read<Data> {
  isPending: boolean;
  isPlaceholderData: boolean;
}
interface Paging {
  page: number;
  pageSize: number;
  totalCount: number;
}

export interface ListProps<Data extends Counted> {
  read: ListRead<Data>;
  /** In the plural: "Loading orders", "The orders did not load". */
  name: string;
  /** What the footer counts; the name by default. */
  noun?: string;
  /** Entries on a page, where the call does not say. */
  pageSize?: number;
  /** Shown instead of no entries. */
  empty: EmptyListProps | ReactElement;
}

export const shown = (empty: EmptyListProps | ReactElement) => (isValidElement(empty) ? empty : <EmptyList {...empty} />);

/** The page of a list in view; null while the address is being corrected, because it names an unknown filter or page. */
export function usePaging<Data extends Counted>({ read, pageSize }: Pick<ListProps<Data>, 'read' | 'pageSize'>) {
  const [search] = useSearchParams();
  const paging: Paging | undefined = read.data && {
    page: read.data.page,
    pageSize: read.data.pageSize ?? pageSize ?? 1,
    totalCount: read.data.totalCount,
  };
  const redirecting = useCorrectedAddress(withoutRefused(search, read.error, MEANT) ?? lastPageInstead(search, paging));
  return { paging, redirecting };
}

/** The entries in view of how many, and links to the other pages. */
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

interface TableListProps<Data extends Counted> extends ListProps<Data> {
  /** Not ready to show rows yet, for another reason than the call. */
  waiting?: boolean;
  /** The table of the page in view. */
  children: (data: Data, table: { paging: Paging; busy: boolean }) => ReactNode;
}

/** A list as a table: while it loads, when it failed, empty, or a page of it. */
export function TableList<Data extends Counted>({
  read,
  name,
  noun = name,
  pageSize,
  empty,
  waiting,
  children,
}: TableListProps<Data>) {
  const { paging, redirecting } = usePaging({ read, ...(pageSize && { pageSize }) });
  if (read.isPending || redirecting || waiting) return <TableLoading label={`Loading ${name}`} />;
  const failed = <LoadFailed title={`The ${name} did not load`} read={read} />;
  if (!read.data || !paging) return failed;
  if (paging.totalCount === 0) return shown(empty);
  return (
    <>
      {failed}
      {children(read.data, { paging, busy: read.isPlaceholderData })}
      <ListFooter {...paging} noun={noun} />
    </>
  );
}
