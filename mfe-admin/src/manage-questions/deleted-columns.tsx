import type { ResponseOf } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useSession } from '@shell/kit';
import { Button, IconButton, type TableColumn, token } from 'design-system';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { editAddress } from '../staff-area/edit-address.ts';
import { momentOf } from '../staff-area/formats.tsx';
import { useRestoreQuestion } from '../staff-area/use-restore-question.ts';
import { QuestionExcerpt } from './QuestionExcerpt.tsx';

const PurgeDialog = onDemand(() => import('./PurgeDialog.tsx').then((module) => module.PurgeDialog));

type Row = ResponseOf<'GET /api/admin/questions/deleted'>['questions'][number];

const noWrap = css({ whiteSpace: 'nowrap' });
const buttons = css({ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: token.space[2] });

export const deletedColumns: readonly TableColumn<Row>[] = [
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

/** For administrators, who alone delete for good. */
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
