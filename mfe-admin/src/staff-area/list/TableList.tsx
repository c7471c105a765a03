import { lastPageInstead, useCorrectedAddress, withoutRefused } from '@shell/kit';
import { Button, EmptyState, Sheet } from 'design-system';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Read, ReadFailed } from '../ReadFailed.tsx';
import { ListFooter, type Paging } from './ListFooter.tsx';
import { TableLoading } from './ListLoading.tsx';

/** The parameters behind a bare refusal: lists respond 404 for an unknown subject only. */
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
  /** Counted by the footer; the name by default. */
  noun?: string;
  pageSize?: number;
  empty: EmptyListProps | ReactElement;
}

interface EmptyListProps {
  icon: ReactElement;
  /** Filters may hide entries. */
  narrowed: boolean;
  /** With filters. `all`: the button that removes them. */
  found: { title: string; text: string; all: string };
  none: { title: string; text: string; action?: ReactElement };
}

/** Why a list is empty, with a button to remove filters. */
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

/** The page in view. `redirecting`: the address is being corrected. */
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
  /** Not ready for another reason than the call. */
  waiting?: boolean;
  children: (data: Data, table: { paging: Paging; busy: boolean }) => ReactNode;
}

/** A list as a table: loading, failed, empty, or a page. */
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
