import type { ReactNode } from 'react';
import { ReadFailed } from '../ReadFailed.tsx';
import { stack } from '../styles.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { type CardAction, CardTools } from './CardTools.tsx';
import { ListFooter } from './ListFooter.tsx';
import { CardsLoading } from './ListLoading.tsx';
import { type Counted, type ListProps, shown, usePaging } from './TableList.tsx';
import { useFirstFound } from './use-first-found.ts';

interface CardListProps<Data extends Counted> extends ListProps<Data> {
  actions: readonly CardAction[];
  tools: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Cards with their actions; the focus stays in the list when one is removed. */
export function CardList<Data extends Counted>({ read, name, pageSize, empty, actions, tools, children }: CardListProps<Data>) {
  const { paging, redirecting } = usePaging({ read, ...(pageSize && { pageSize }) });
  const box = useFocusAfterRemoval<HTMLElement>(read.data?.totalCount);
  useFirstFound({ box, first: 'article', busy: read.isPending || read.isPlaceholderData });
  if (read.isPending || redirecting) return <CardsLoading label={`Loading ${name}`} />;
  const some = paging !== undefined && paging.totalCount > 0;
  return (
    <>
      <ReadFailed title={`The ${name} did not load`} read={read} />
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
