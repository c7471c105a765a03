import type { ModuleFailure } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { Badge, EmptyState, Sheet, Table, type TableColumn, token } from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useSearchParams } from 'react-router-dom';
import { grouped, momentOf } from '../staff-area/formats.ts';
import { FilterSelect } from '../staff-area/list/FilterSelect.tsx';
import { given, pageIn } from '../staff-area/list/list-address.ts';
import { TableList } from '../staff-area/list/TableList.tsx';
import { breaking, heading2, stack } from '../staff-area/styles.ts';
import { smallPrint } from '../staff-area/table/staff-column.ts';
import { KIND_WORDS, short } from './module-labels.ts';

const PAGE_SIZE = 20;

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: token.space[3] });

const columns: readonly TableColumn<ModuleFailure>[] = [
  {
    key: 'message',
    header: 'Failure',
    rowHeader: true,
    cell: (failure) => (
      <>
        <span css={breaking}>{failure.message}</span>
        <span css={smallPrint}>{failure.page}</span>
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
        <span css={smallPrint}>
          <code>{short(version)}</code>
        </span>
      </>
    ),
  },
  { key: 'count', header: 'Times', align: 'end', cell: ({ count }) => grouped(count) },
  {
    key: 'last',
    header: 'Last',
    cell: ({ first_at, last_at }) => (
      <>
        {momentOf(last_at)}
        <span css={smallPrint}>first {momentOf(first_at)}</span>
      </>
    ),
  },
];

/** Failures in browsers, grouped, latest first; the address may name a module. */
export function FailureList({ modules }: { modules: readonly string[] }) {
  const [search] = useSearchParams();
  const query = { page: pageIn(search), pageSize: String(PAGE_SIZE), ...given({ module: search.get('module') }) };
  const read = useApi('GET /api/admin/module-failures', { query }, { keepPrevious: true, staleTime: 0 });
  const chosen = search.get('module');
  const names = [...new Set([...modules, ...(chosen ? [chosen] : [])])];
  return (
    <section css={stack[4]} aria-labelledby="failures">
      <header css={head}>
        <h2 id="failures" css={heading2}>
          Failures in browsers
        </h2>
        <FilterSelect
          name="module"
          label="Module"
          all="All modules"
          options={names.map((name) => ({ value: name, label: name }))}
        />
      </header>
      <TableList
        read={read}
        name="failures"
        empty={
          <Sheet>
            <EmptyState icon={<CircleCheck />} headingLevel={3} title="No failures in the last 30 days">
              Failures in visitors’ browsers appear here within a second, without anything about the visitor.
            </EmptyState>
          </Sheet>
        }
      >
        {({ failures }, { busy }) => (
          <Sheet padding="none" aria-busy={busy}>
            <Table caption="Failures in browsers" columns={columns} rows={failures} rowKey={({ id }) => id} />
          </Sheet>
        )}
      </TableList>
    </section>
  );
}
