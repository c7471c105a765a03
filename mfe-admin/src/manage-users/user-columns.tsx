import type { RoleId, StaffUser } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Badge, TextLink } from 'design-system';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, momentOf } from '../staff-area/formats.ts';
import { row } from '../staff-area/styles.ts';
import { type StaffColumn, smallPrint } from '../staff-area/table/staff-column.ts';

export const ROLE_WORDS: Readonly<Record<RoleId, string>> = { 1: 'Administrator', 2: 'Staff', 3: 'Learner' };

export const nameOf = ({ full_name, username }: Pick<StaffUser, 'full_name' | 'username'>) => full_name ?? username;

const badges = css(row[1], { '&:empty': { display: 'none' } });

/** An account's unusual states. */
export function UserBadges({ user }: { user: StaffUser }) {
  return (
    <span css={badges}>
      {user.locked && <Badge tone="danger">{user.locked.by === 'staff' ? 'Locked by staff' : 'Locked for its devices'}</Badge>}
      {!user.verified && <Badge tone="warning">Not verified</Badge>}
      {user.delete_after && <Badge tone="warning">Leaves on {dayOf(user.delete_after)}</Badge>}
      {user.role_id !== 3 && <Badge tone="accent">{ROLE_WORDS[user.role_id]}</Badge>}
    </span>
  );
}

export const userColumns: readonly StaffColumn<StaffUser>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    sortable: true,
    cell: (user) => <TextLink render={<Link to={addressOf('staff-user', { id: user.id })} />}>{nameOf(user)}</TextLink>,
  },
  {
    key: 'email',
    header: 'Email',
    sortable: true,
    cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
  },
  { key: 'id', header: 'Number', align: 'end', extra: true, cell: ({ id }) => `#${id}` },
  { key: 'role', header: 'Role', extra: true, cell: ({ role_id }) => ROLE_WORDS[role_id] },
  { key: 'plan', header: 'Plan', cell: ({ plan_name }) => plan_name },
  { key: 'state', header: 'State', cell: (user) => <UserBadges user={user} /> },
  {
    key: 'created_at',
    header: 'Since',
    wide: true,
    sortable: true,
    cell: ({ created_at, last_used_at }) => (
      <>
        {dayOf(created_at)}
        <span css={smallPrint}>{last_used_at ? `last used ${momentOf(last_used_at)}` : 'never logged in'}</span>
      </>
    ),
  },
];

/** Fits most addresses; breaks within a word only if that is too wide by itself. */
const address = css({ display: 'block', minInlineSize: '11rem', overflowWrap: 'anywhere' });

/** Breaks before `@` and dots, and is copied as one text. */
export const EmailAddress = ({ children }: { children: string }) => (
  <span css={address}>
    {[...children.matchAll(/[@.]?[^@.]+|[@.]/g)].map(({ index, 0: word }) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </span>
);
