import type { UploadKind, UploadRun } from '@api/contract';
import { sizeInWords } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { Badge, EmptyState, Sheet, token } from 'design-system';
import Eye from 'lucide-react/icons/eye';
import FileUp from 'lucide-react/icons/file-up';
import { useSearchParams } from 'react-router-dom';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import type { StaffColumn } from '../staff-area/table/staff-column.ts';
import { stateOf, summaryOf } from './upload-words.ts';

const ON_PAGE = 20;
const section = css({ display: 'grid', gap: token.space[4], '& > *': { minInlineSize: 0 } });
const heading = css({ margin: 0, fontSize: token.text.lead });
const long = css({ overflowWrap: 'anywhere' });
const quiet = css({ display: 'block', fontSize: token.text.small, color: token.color.ink3 });
const noWrap = css({ whiteSpace: 'nowrap' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const COLUMNS: readonly StaffColumn<UploadRun>[] = [
  {
    key: 'file',
    header: 'File',
    rowHeader: true,
    cell: ({ file_name, bytes, format }) => (
      <span css={long}>
        {file_name}
        <span css={quiet}>{[format, sizeInWords(bytes)].filter(Boolean).join(', ')}</span>
      </span>
    ),
  },
  { key: 'state', header: 'State', cell: (run) => <Badge tone={stateOf(run).tone}>{stateOf(run).label}</Badge> },
  { key: 'result', header: 'Result', cell: (run) => (run.format === null ? run.message : summaryOf(run)) },
  { key: 'faults', header: 'Faults', wide: true, align: 'end', cell: ({ faults }) => faults.toLocaleString('en') },
  { key: 'who', header: 'Who', wide: true, cell: ({ by }) => by?.name ?? 'An account that is gone' },
  {
    key: 'when',
    header: 'When',
    align: 'end',
    cell: ({ created_at }) => (
      <time css={noWrap} dateTime={created_at}>
        {moment.format(new Date(created_at))}
      </time>
    ),
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
  const page = Math.max(1, Number(search.get('page')) || 1);
  const answer = useApi('GET /api/admin/uploads/runs', { query: { kind, page } as never }, { keepPrevious: true, staleTime: 0 });
  if (answer.isPending) return <TableLoading label="Loading former uploads" />;
  if (!answer.data) return <ListFailed title="Former uploads did not load" list={answer} />;
  const { runs, totalCount } = answer.data;
  if (totalCount === 0) {
    return (
      <Sheet>
        <EmptyState icon={<FileUp />} title="Nothing was uploaded yet">
          Fill in a template, try it, and store it. Every upload stands here and can be taken back.
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <section css={section} aria-labelledby="former-uploads">
      <h2 css={heading} id="former-uploads">
        Former uploads
      </h2>
      <StaffTable
        name="uploads"
        caption="Former uploads"
        columns={COLUMNS}
        rows={runs}
        rowKey={({ id }) => id}
        nameOf={({ file_name }) => file_name}
        actions={[{ key: 'o', label: 'Show', icon: <Eye />, run: ({ id }) => onRun(id) }]}
        paging={{ page, pageSize: ON_PAGE, totalCount }}
        busy={answer.isPlaceholderData}
      />
      {totalCount > ON_PAGE && <ListFooter page={page} pageSize={ON_PAGE} totalCount={totalCount} noun="uploads" />}
    </section>
  );
}
