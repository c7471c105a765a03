import type { OwnAssignment, TaughtAssignment } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { TextLink } from 'design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listRow, rowDetail, rowWords } from './layoutStyles.ts';

interface AssignmentRowProps {
  assignment: OwnAssignment | TaughtAssignment;
  detail: ReactNode;
  children: ReactNode;
}

/** An assignment in a list. */
export function AssignmentRow({ assignment: { id, class_id, title }, detail, children }: AssignmentRowProps) {
  return (
    <li css={listRow}>
      <div css={rowWords}>
        <TextLink render={<Link to={addressOf('assignment', { classId: class_id, assignmentId: id })} />}>{title}</TextLink>
        <p css={rowDetail}>{detail}</p>
      </div>
      {children}
    </li>
  );
}
