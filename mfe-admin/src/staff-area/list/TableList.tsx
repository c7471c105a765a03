import { lastPageInstead, useCorrectedAddress, withoutRefused } from '@shell/kit';
import { Button, EmptyState, Sheet } from 'design-system';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Read, ReadFailed } from '../ReadFailed.tsx';
import { ListFooter, type Paging } from './ListFooter.tsx';
import { TableLoading } from './ListLoading.tsx';

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

/** Titles and texts of an empty list. */
interface EmptyListProps {
  icon: ReactElement;
  /** Whether filters may hide entries. */
  narrowed: boolean;
  /** With filters. `all`: the button that drops them. */
  found: { title: string; text: string; all: string };
  /** Without filters. */
  none: { title: string; text: string; action?: ReactElement };
}

/** Says why a list is empty, and drops its filters on request. */
function EmptyList({ icon, narrowed, found, none }: EmptyListProps) {
  const [, setSearch] = useSearchParams();
  const { title, text } = narrowed ? found : none;
  return (
    <Sheet>
      <EmptyState
        icon={icon}
        title={title}
        actions={narrowed ? <Button onClick={() => setSearch({})}>{found.all}</Button> : none.action}
      >
        {text}
      </EmptyState>
    </Sheet>
  );
}

export const shown = (empty: EmptyListProps | ReactElement) => (isValidElement(empty) ? empty : <EmptyList {...empty} />);

/** Which page of a list is in view. `redirecting`: the address is being corrected, because it names an unknown filter or page. */
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
  const failed = <ReadFailed title={`The ${name} did not load`} read={read} />;
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
