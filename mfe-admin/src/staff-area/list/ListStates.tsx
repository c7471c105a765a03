import { messageOf } from '@shell/kit';
import { Button, EmptyState, ErrorState, LoadingRegion, RefreshNotice, Sheet, Skeleton, token } from 'design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { stack } from '../styles.ts';

/** A call as it was read. */
export interface Read<Data = unknown> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Says that something did not load. What was read before stays beside it; nothing shows without an error. */
export function LoadFailed({ title, read: { data, error, isFetching, refetch } }: { title: string; read: Read }) {
  if (!error) return null;
  if (data !== undefined) {
    return (
      <RefreshNotice onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </RefreshNotice>
    );
  }
  return (
    <Sheet>
      <ErrorState title={title} onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </ErrorState>
    </Sheet>
  );
}

/** Several calls as one: read when all are, failed with the first error. */
export function together(...reads: readonly Read[]): Read {
  return {
    data: reads.every(({ data }) => data !== undefined) || undefined,
    error: reads.find(({ error }) => error)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  };
}

interface NotFoundProps {
  icon: ReactElement;
  title: string;
  /** Where to go instead. */
  to: string;
  label: string;
  children: ReactNode;
}

/** Says that the page does not exist, with a link to continue. */
export const NotFound = ({ icon, title, to, label, children }: NotFoundProps) => (
  <Sheet>
    <EmptyState icon={icon} title={title} actions={<Button render={<Link to={to} />}>{label}</Button>}>
      {children}
    </EmptyState>
  </Sheet>
);

interface LoadedProps<Data> {
  read: Read<Data> & { isPending: boolean };
  /** "Loading orders", "The orders did not load". */
  name: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page: a line while it loads, the error instead, or what was read. */
export function Loaded<Data>({ read, name, children }: LoadedProps<Data>) {
  if (read.isPending) {
    return (
      <LoadingRegion label={`Loading ${name}`}>
        <Skeleton />
      </LoadingRegion>
    );
  }
  if (read.data === undefined) return <LoadFailed title={`The ${name} did not load`} read={read} />;
  return children(read.data);
}

/** Rows while they load. */
export function TableLoading({ label }: { label: string }) {
  return (
    <LoadingRegion css={stack[3]} label={label}>
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are alike.
        <Skeleton key={row} shape="block" height={token.space[10]} />
      ))}
    </LoadingRegion>
  );
}

/** Cards while they load. */
export function CardsLoading({ label }: { label: string }) {
  return (
    <LoadingRegion css={stack[4]} label={label}>
      {['first', 'second', 'third'].map((key) => (
        <Sheet key={key}>
          <div css={stack[4]}>
            <Skeleton width="30%" />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
            <Skeleton shape="block" height={token.space[12]} />
          </div>
        </Sheet>
      ))}
    </LoadingRegion>
  );
}

/** Titles and texts of an empty list. */
export interface EmptyListProps {
  icon: ReactElement;
  /** Whether filters may hide entries. */
  narrowed: boolean;
  /** With filters. `all`: the button that drops them. */
  found: { title: string; text: string; all: string };
  /** Without filters. */
  none: { title: string; text: string; action?: ReactElement };
}

/** Says why a list is empty, and drops its filters on request. */
export function EmptyList({ icon, narrowed, found, none }: EmptyListProps) {
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
