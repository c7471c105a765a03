import type { OwnAssignment } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Badge, formatDate, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { Card, cardLead } from './SideCards.tsx';

const rows = css({ display: 'grid', gap: token.space[4], margin: 0, padding: 0, listStyle: 'none' });
const row = css({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: token.space[4] });
const words = css({ minInlineSize: 0, overflowWrap: 'anywhere' });
const title = css({ margin: 0, fontSize: token.text.body, fontWeight: token.weight.strong });

/** The classes page has the rest. */
const MOST = 3;

/** Open set work, earliest due first. */
export const toDoOf = (assignments: readonly OwnAssignment[]): OwnAssignment[] =>
  assignments.filter(
    ({ work, can_work, read_at }) => can_work && read_at === null && ['not_started', 'working', 'missing'].includes(work),
  );

function detailOf({ class_name, due_at, time_zone, work }: OwnAssignment): string {
  if (due_at === null) return `${class_name}. No due date.`;
  const due = formatDate(due_at, 'weekdayTime', time_zone);
  return work === 'missing' ? `${class_name}. Was due ${due}.` : `${class_name}. Due ${due}.`;
}

export function ClassWorkCard({ toDo }: { toDo: readonly OwnAssignment[] }) {
  return (
    <Card
      id="class-work-heading"
      title="Set by your teachers"
      action={<TextLink render={<Link to={addressOf('classes')} />}>All set work</TextLink>}
    >
      <ul css={rows}>
        {toDo.slice(0, MOST).map((assignment) => (
          <li key={assignment.id} css={row}>
            <div css={words}>
              <h3 css={title}>
                <TextLink
                  render={<Link to={addressOf('assignment', { classId: assignment.class_id, assignmentId: assignment.id })} />}
                >
                  {assignment.title}
                </TextLink>
              </h3>
              <p css={cardLead}>{detailOf(assignment)}</p>
            </div>
            {assignment.work === 'missing' && <Badge tone="danger">Missing</Badge>}
            {assignment.work === 'working' && <Badge tone="accent">Working</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
