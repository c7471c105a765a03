import { lastPageInstead, useCorrectedAddress, withoutRefused } from '@shell/kit';
import { Pagination, RangeText } from 'design-system';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { spread, stack } from '../styles.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { type CardAction, CardTools } from './CardTools.tsx';
import { CardsLoading, EmptyList, type EmptyListProps, LoadFailed, type Read, TableLoading } from './ListStates.tsx';
import { withChange } from './list-address.ts';

/** Parameters that a refusal without a parameter means: lists respond 404 for an unknown subject only. */
const MEANT = { not_found: ['subject'] };

interface Counted {
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

interface ListProps<Data extends Counted> {
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

const shown = (empty: EmptyListProps | ReactElement) => (isValidElement(empty) ? empty : <EmptyList {...empty} />);

/** The page of a list in view; null while the address is being corrected, because it names an unknown filter or page. */
function usePaging<Data extends Counted>({ read, pageSize }: Pick<ListProps<Data>, 'read' | 'pageSize'>) {
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

interface CardListProps<Data extends Counted> extends ListProps<Data> {
  /** Buttons of each card that have a key. */
  actions: readonly CardAction[];
  /** The export's button. */
  tools: ReactNode;
  /** The cards of the page in view. */
  children: (data: Data) => ReactNode;
}

/** A list of cards that are answered in place; the focus stays in the list when one is done and removed. */
export function CardList<Data extends Counted>({ read, name, pageSize, empty, actions, tools, children }: CardListProps<Data>) {
  const { paging, redirecting } = usePaging({ read, ...(pageSize && { pageSize }) });
  const box = useFocusAfterRemoval<HTMLElement>(read.data?.totalCount);
  if (read.isPending || redirecting) return <CardsLoading label={`Loading ${name}`} />;
  const some = paging !== undefined && paging.totalCount > 0;
  return (
    <>
      <LoadFailed title={`The ${name} did not load`} read={read} />
      {some && (
        <CardTools box={box} actions={actions}>
          {tools}
        </CardTools>
      )}
      {read.data && (
        <section
          css={stack[4]}
          ref={box}
          tabIndex={-1}
          aria-label={name.replace(/^./, (letter) => letter.toUpperCase())}
          aria-busy={read.isPlaceholderData}
        >
          {some ? children(read.data) : shown(empty)}
        </section>
      )}
      {some && <ListFooter {...paging} noun={name} />}
    </>
  );
}
