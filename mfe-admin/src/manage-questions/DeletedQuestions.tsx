import type { ResponseOf } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useApi, useSession } from '@shell/kit';
import { Button, EmptyState, IconButton, Sheet, Table, type TableColumn, token } from 'design-system';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { editAddress } from '../staff-area/addresses.ts';
import { momentOf } from '../staff-area/formats.ts';
import { pageIn } from '../staff-area/list/list-address.ts';
import { TableList } from '../staff-area/list/TableList.tsx';
import { noWrap } from '../staff-area/styles.ts';
import { useFocusAfterRemoval } from '../staff-area/use-focus-after-removal.ts';
import { useRestoreQuestion } from '../staff-area/use-restore-question.ts';
import { QuestionExcerpt } from './QuestionExcerpt.tsx';

const PurgeDialog = onDemand(() => import('./PurgeDialog.tsx').then((module) => module.PurgeDialog));

type Row = ResponseOf<'GET /api/admin/questions/deleted'>['questions'][number];

const buttons = css({ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: token.space[2] });

const deletedColumns: readonly TableColumn<Row>[] = [
  {
    key: 'text',
    header: 'Question',
    rowHeader: true,
    cell: ({ id, questions_html }) => <QuestionExcerpt html={questions_html} to={editAddress(id)} />,
  },
  { key: 'subject', header: 'Subject', hideOnPhone: true, cell: ({ subject }) => subject.subject_name },
  { key: 'topic', header: 'Topic', cell: ({ topic }) => `${topic.topic_number} ${topic.topic_name}` },
  {
    key: 'deleted',
    header: 'Deleted',
    cell: ({ deleted_at, deleted_by }) => (
      <>
        <time css={noWrap} dateTime={deleted_at}>
          {momentOf(deleted_at)}
        </time>
        {deleted_by && ` by ${deleted_by.name}`}
      </>
    ),
  },
  {
    key: 'restore',
    header: 'Restore',
    align: 'end',
    cell: (row) => (
      <div css={buttons}>
        <RestoreButton row={row} />
        <PurgeButton id={row.id} />
      </div>
    ),
  },
];

function RestoreButton({ row }: { row: Row }) {
  const { busy, bringBack } = useRestoreQuestion();
  return (
    <Button
      size="small"
      icon={<Undo2 />}
      loading={busy}
      aria-label={`Restore question ${row.id}`}
      onClick={() => void bringBack(row)}
    >
      Restore
    </Button>
  );
}

/** Only administrators delete forever. */
function PurgeButton({ id }: { id: number }) {
  const { user } = useSession();
  const [open, setOpen] = useState<boolean>();
  if (user?.role_id !== 1) return null;
  return (
    <>
      <IconButton
        label={`Delete question ${id} for good`}
        icon={<Trash2 />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open !== undefined && <PurgeDialog id={id} open={open} onOpenChange={setOpen} />}
    </>
  );
}

const PAGE_SIZE = 25;

/** Deleted questions, latest first, to be restored. */
export function DeletedQuestions() {
  const [search] = useSearchParams();
  const query = { page: pageIn(search), pageSize: String(PAGE_SIZE) };
  const read = useApi('GET /api/admin/questions/deleted', { query }, { keepPrevious: true, staleTime: 0 });
  const box = useFocusAfterRemoval<HTMLElement>(read.data?.totalCount);
  return (
    <section ref={box} tabIndex={-1} aria-label="Deleted questions" aria-busy={read.isPlaceholderData}>
      <TableList
        read={read}
        name="deleted questions"
        noun="questions"
        empty={
          <Sheet>
            <EmptyState icon={<Trash2 />} title="No question is deleted">
              Deleted questions wait here and can be restored.
            </EmptyState>
          </Sheet>
        }
      >
        {({ questions }) => (
          <Sheet padding="none">
            <Table caption="Deleted questions" columns={deletedColumns} rows={questions} rowKey={({ id }) => id} />
          </Sheet>
        )}
      </TableList>
    </section>
  );
}
