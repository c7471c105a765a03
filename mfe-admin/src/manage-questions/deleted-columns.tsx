import type { ResponseOf } from '@api/contract';
import { css } from '@emotion/react';
import { Button, type TableColumn } from 'design-system';
import Undo2 from 'lucide-react/icons/undo-2';
import { momentOf } from '../staff-area/dates.ts';
import { editAddress } from '../staff-area/edit-address.ts';
import { useRestoreQuestion } from '../staff-area/use-restore-question.ts';
import { QuestionExcerpt } from './QuestionExcerpt.tsx';

type Row = ResponseOf<'GET /api/admin/questions/deleted'>['questions'][number];

const noWrap = css({ whiteSpace: 'nowrap' });

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
  { key: 'restore', header: 'Restore', align: 'end', cell: (row) => <RestoreButton row={row} /> },
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
