import type { ResponseOf, StaffQuestion } from '@api/contract';
import { css } from '@emotion/react';
import { questionAddress } from '@shell/kit/addresses';
import { Badge, DifficultyBadge, IconButton, type TableColumn, token } from 'design-system';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router-dom';
import { dayOf } from '../staff-area/dates.ts';
import { editAddress } from '../staff-area/edit-address.ts';
import { QuestionExcerpt } from './QuestionExcerpt.tsx';

/** A row: staff shape for staff; the server sends no other to this page's audience. */
type Row = ResponseOf<'GET /api/questions'>['questions'][number];

const noWrap = css({ whiteSpace: 'nowrap' });
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[1] });

const staffFields = (row: Row): Partial<StaffQuestion> => ('visible' in row ? row : {});

export const questionColumns: readonly TableColumn<Row>[] = [
  {
    key: 'text',
    header: 'Question',
    rowHeader: true,
    cell: (row) => <QuestionExcerpt html={row.questions_html} to={questionAddress(row)} />,
  },
  { key: 'subject', header: 'Subject', hideOnPhone: true, cell: ({ subject }) => subject.subject_name },
  { key: 'topic', header: 'Topic', cell: ({ topic }) => `${topic.topic_number} ${topic.topic_name}` },
  { key: 'question_number', header: 'No.', sortable: true, align: 'end', cell: ({ question_number }) => question_number },
  {
    key: 'difficulty',
    header: 'Difficulty',
    sortable: true,
    cell: ({ difficulty }) => <DifficultyBadge difficulty={difficulty} />,
  },
  { key: 'marks', header: 'Marks', sortable: true, align: 'end', cell: ({ marks }) => marks },
  {
    key: 'priority',
    header: 'Priority',
    sortable: true,
    align: 'end',
    hideOnPhone: true,
    cell: (row) => staffFields(row).priority ?? '',
  },
  {
    key: 'state',
    header: 'State',
    cell: (row) => {
      const { visible, verified, topic_changed, tex_faults = 0 } = staffFields(row);
      return (
        <span css={badges}>
          {tex_faults > 0 && (
            <Badge tone="danger">{tex_faults === 1 ? '1 broken formula' : `${tex_faults} broken formulae`}</Badge>
          )}
          {visible === false && <Badge tone="warning">Hidden</Badge>}
          {verified ? <Badge tone="success">Verified</Badge> : <Badge>Not verified</Badge>}
          {topic_changed && <Badge tone="accent">Topic changed</Badge>}
        </span>
      );
    },
  },
  {
    key: 'updated_at',
    header: 'Last edited',
    sortable: true,
    align: 'end',
    cell: ({ updated_at }) => <span css={noWrap}>{dayOf(updated_at)}</span>,
  },
  {
    key: 'edit',
    header: 'Edit',
    align: 'end',
    cell: ({ id }) => <IconButton label={`Edit question ${id}`} icon={<Pencil />} render={<Link to={editAddress(id)} />} />,
  },
];
