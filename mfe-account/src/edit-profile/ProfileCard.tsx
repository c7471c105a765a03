import type { User } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useApi, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Avatar, Badge, Button, DescriptionList, media, Sheet, token } from 'design-system';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PendingEmail } from './PendingEmail.tsx';

const EditDetailsDialog = onDemand(() => import('./EditDetailsDialog.tsx').then((module) => module.EditDetailsDialog));

const card = css({ display: 'grid', gap: token.space[6] });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
/** Shrinks to what is left, however long the name: its words may have no spaces. */
const who = css({ flex: '1 1 12rem', minInlineSize: 0 });
const nameStyles = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2, overflowWrap: 'anywhere' });
const email = css({ margin: 0, color: token.color.ink2, overflowWrap: 'anywhere' });
const edit = css({ marginInlineStart: 'auto', [media.phone]: { marginInlineStart: 0 } });
const onPhone = css({ display: 'none', [media.phone]: { display: 'block' } });

/** The card of the profile with its edit dialog. Specification part 1, section 2, "Profile". */
export function ProfileCard({ user }: { user: User }) {
  const { session } = useHost();
  const [editing, setEditing] = useState<boolean>();
  const account = useApi('GET /api/user');
  const name = user.full_name ?? user.username;
  const details = [
    ...(user.phone ? [{ term: 'Mobile No.', description: user.phone }] : []),
    ...(user.ib_year ? [{ term: 'IB year', description: user.ib_year }] : []),
    ...(user.school ? [{ term: 'School', description: user.school }] : []),
    ...(user.country ? [{ term: 'Country', description: user.country }] : []),
  ];

  return (
    <>
      {account.data?.pending_email && <PendingEmail pending={account.data.pending_email} />}
      <Sheet css={card}>
        <div css={head}>
          <Avatar name={name} unverified={!user.verified} />
          <div css={who}>
            <h2 css={nameStyles} dir="auto">
              {name}
            </h2>
            <p css={email}>{user.email}</p>
          </div>
          {!user.verified && (
            <Button
              variant="primary"
              iconEnd={
                <Badge tone="danger" aria-hidden="true">
                  !
                </Badge>
              }
              render={<Link to={addressOf('verify-email')} />}
            >
              Verify Email
            </Button>
          )}
          <Button css={edit} icon={<Pencil />} onClick={() => setEditing(true)}>
            Edit Details
          </Button>
        </div>
        {details.length > 0 && <DescriptionList items={details} />}
        <div css={onPhone}>
          <Button onClick={() => void session.signOut()}>Logout</Button>
        </div>
      </Sheet>
      {editing !== undefined && (
        <EditDetailsDialog
          open={editing}
          onClose={() => setEditing(false)}
          user={user}
          hasPassword={account.data?.has_password !== false}
        />
      )}
    </>
  );
}
