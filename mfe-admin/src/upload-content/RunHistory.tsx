import type { UploadKind, UploadRun } from '@api/contract';
import { sizeInWords } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { Badge, DateTime, EmptyState, Sheet, token } from 'design-system';
import Eye from 'lucide-react/icons/eye';
import FileUp from 'lucide-react/icons/file-up';
import { useSearchParams } from 'react-router-dom';
import { grouped } from '../staff-area/formats.ts';
import { TableList } from '../staff-area/list/TableList.tsx';
import { breaking, stack } from '../staff-area/styles.ts';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { type StaffColumn, smallPrint } from '../staff-area/table/staff-column.ts';
import { stateOf, summaryOf } from './upload-labels.ts';

const PAGE_SIZE = 20;
const heading = css({ margin: 0, fontSize: token.text.lead });

const COLUMNS: readonly StaffColumn<UploadRun>[] = [
  {
    key: 'file',
    header: 'File',
    rowHeader: true,
    cell: ({ file_name, bytes, format }) => (
      <span css={breaking}>
        {file_name}
        <span css={smallPrint}>{[format, sizeInWords(bytes)].filter(Boolean).join(', ')}</span>
      </span>
    ),
  },
  { key: 'state', header: 'State', cell: (run) => <Badge tone={stateOf(run).tone}>{stateOf(run).label}</Badge> },
  { key: 'result', header: 'Result', cell: (run) => (run.format === null ? run.message : summaryOf(run)) },
  { key: 'faults', header: 'Faults', wide: true, align: 'end', cell: ({ faults }) => grouped(faults) },
  { key: 'who', header: 'Who', wide: true, cell: ({ by }) => by?.name ?? 'An account that is gone' },
  {
    key: 'when',
    header: 'When',
    align: 'end',
    cell: ({ created_at }) => <DateTime at={created_at} format="dateTime" noWrap />,
  },
];

interface RunHistoryProps {
  kind: UploadKind;
  shown: number;
  onRun: (id: number) => void;
}

/** Former uploads of this kind, latest first. */
export function RunHistory({ kind, onRun }: RunHistoryProps) {
  const [search] = useSearchParams();
  const query = { kind, page: Math.max(1, Number(search.get('page')) || 1) };
  const read = useApi('GET /api/admin/uploads/runs', { query: query as never }, { keepPrevious: true, staleTime: 0 });
  return (
    <section css={stack[4]} aria-label="Former uploads">
      {read.data && read.data.totalCount > 0 && <h2 css={heading}>Former uploads</h2>}
      <TableList
        read={read}
        name="former uploads"
        noun="uploads"
        pageSize={PAGE_SIZE}
        empty={
          <Sheet>
            <EmptyState icon={<FileUp />} title="Nothing was uploaded yet">
              Fill in a template, try it, and store it. Every upload appears here and can be undone.
            </EmptyState>
          </Sheet>
        }
      >
        {({ runs }, table) => (
          <StaffTable
            {...table}
            name="uploads"
            caption="Former uploads"
            columns={COLUMNS}
            rows={runs}
            rowKey={({ id }) => id}
            nameOf={({ file_name }) => file_name}
            actions={[{ key: 'o', label: 'Show', icon: <Eye />, run: ({ id }) => onRun(id) }]}
          />
        )}
      </TableList>
    </section>
  );
}
