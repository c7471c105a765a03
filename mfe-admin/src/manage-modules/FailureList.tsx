import type { ModuleFailure } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { Badge, EmptyState, Select, Sheet, Table, type TableColumn, token } from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { momentOf } from '../staff-area/dates.ts';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { useCorrectedListAddress } from '../staff-area/use-corrected-list-address.ts';
import { FAILURES_ON_PAGE, failureQuery } from './failure-address.ts';
import { KIND_WORDS, short } from './module-words.ts';

const section = css({ display: 'grid', gap: token.space[4], '& > *': { minInlineSize: 0 } });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: token.space[3] });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const select = css({ flex: '0 1 14rem' });
const second = css({ display: 'block', fontSize: token.text.small, color: token.color.ink3, overflowWrap: 'anywhere' });
const message = css({ overflowWrap: 'anywhere' });

const columns: readonly TableColumn<ModuleFailure>[] = [
  {
    key: 'message',
    header: 'Failure',
    rowHeader: true,
    cell: (failure) => (
      <>
        <span css={message}>{failure.message}</span>
        <span css={second}>{failure.page}</span>
      </>
    ),
  },
  { key: 'kind', header: 'Where', cell: ({ kind }) => <Badge>{KIND_WORDS[kind] ?? kind}</Badge> },
  {
    key: 'module',
    header: 'Module',
    cell: ({ module, version }) => (
      <>
        {module}
        <span css={second}>
          <code>{short(version)}</code>
        </span>
      </>
    ),
  },
  { key: 'count', header: 'Times', align: 'end', cell: ({ count }) => count.toLocaleString('en') },
  {
    key: 'last',
    header: 'Last',
    cell: ({ first_at, last_at }) => (
      <>
        {momentOf(last_at)}
        <span css={second}>first {momentOf(first_at)}</span>
      </>
    ),
  },
];

/** What failed in visitors' browsers, equal failures as one, the latest first; of one module by the address. */
export function FailureList({ modules }: { modules: readonly string[] }) {
  const [search, setSearch] = useSearchParams();
  const list = useApi('GET /api/admin/module-failures', { query: failureQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const redirecting = useCorrectedListAddress(list);
  const chosen = search.get('module') ?? 'all';
  const names = [...new Set([...modules, ...(chosen === 'all' ? [] : [chosen])])];
  return (
    <section css={section} aria-labelledby="failures">
      <header css={head}>
        <h2 id="failures" css={heading}>
          Failures in browsers
        </h2>
        <Select
          css={select}
          label="Module"
          value={chosen}
          options={[{ value: 'all', label: 'All modules' }, ...names.map((name) => ({ value: name, label: name }))]}
          onValueChange={(name) => setSearch(withChange(search, { module: name === 'all' ? null : name }), { replace: true })}
        />
      </header>
      {list.isPending || redirecting ? <TableLoading label="Loading the failures" /> : <Failures list={list} />}
    </section>
  );
}

function Failures({ list }: { list: ReturnType<typeof useApi<'GET /api/admin/module-failures'>> }) {
  const failed = <ListFailed title="The failures did not load" list={list} />;
  if (!list.data) return failed;
  const { failures, page, totalCount } = list.data;
  if (totalCount === 0) {
    return (
      <>
        {failed}
        <Sheet>
          <EmptyState icon={<CircleCheck />} headingLevel={3} title="No failures in the last 30 days">
            What fails in visitors’ browsers stands here within a second, without anything that says who was there.
          </EmptyState>
        </Sheet>
      </>
    );
  }
  return (
    <>
      {failed}
      <Sheet padding="none" aria-busy={list.isPlaceholderData}>
        <Table caption="Failures in browsers" columns={columns} rows={failures} rowKey={({ id }) => id} />
      </Sheet>
      <ListFooter page={page} pageSize={FAILURES_ON_PAGE} totalCount={totalCount} noun="failures" />
    </>
  );
}
