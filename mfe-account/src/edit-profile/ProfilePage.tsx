import type { User } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useApi, useApiMutation, useHost, useSession, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Avatar, Badge, Banner, Button, DescriptionList, media, Sheet, token } from 'design-system';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CalendarSheet } from '../calendar-feed/CalendarSheet.tsx';
import { CourseSheet } from '../choose-course/CourseSheet.tsx';
import { StudyMailsSheet } from '../choose-mails/StudyMailsSheet.tsx';
import { AccountData } from '../leave/AccountData.tsx';
import { PracticeSheet, TimeInTestsSheet } from '../practice-settings/SettingsSheets.tsx';
import { updateSession } from '../update-session.ts';
import { useVerificationMail } from '../verify-email/use-verification-mail.ts';

/** Profile, study settings, and deletion of the account. */
export function ProfilePage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <ProfileCard user={user} />
      <CourseSheet user={user} />
      <TimeInTestsSheet />
      <PracticeSheet />
      <StudyMailsSheet />
      <CalendarSheet />
      <AccountData />
    </>
  );
}

const EditDetailsDialog = onDemand(() => import('./EditDetailsDialog.tsx').then((module) => module.EditDetailsDialog));

const card = css({ display: 'grid', gap: token.space[6] });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
/** Shrinks, as long names may have no spaces. */
const who = css({ flex: '1 1 12rem', minInlineSize: 0 });
const nameStyles = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2, overflowWrap: 'anywhere' });
const email = css({ margin: 0, color: token.color.ink2, overflowWrap: 'anywhere' });
const edit = css({ marginInlineStart: 'auto', [media.phone]: { marginInlineStart: 0 } });
const onPhone = css({ display: 'none', [media.phone]: { display: 'block' } });

/** The profile with its edit dialog. Specification part 1, section 2, "Profile". */
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

/** A new address to verify: another mail, or keep the present one. */
function PendingEmail({ pending }: { pending: string }) {
  const { notify, session } = useHost();
  const { user } = useSession();
  const { send, sending } = useVerificationMail();
  const keep = useApiMutation('PUT /api/user', { invalidates: ['GET /api/user'] });
  const { busy, submit } = useSubmission({
    ready: user !== null,
    run: async () => {
      if (!user) return;
      const { full_name, username, email, phone } = user;
      const body = { full_name: full_name ?? username, email, phone: phone ?? '', pending_email: null };
      const answer = await keep.mutateAsync({ body });
      updateSession(session, answer.user);
      notify({ tone: 'success', text: answer.message });
    },
    inForm: () => false,
  });
  if (!user) return null;
  return (
    <Banner
      title="Your new email is not confirmed yet"
      action={
        <>
          <Button size="small" loading={sending} onClick={send}>
            Resend link
          </Button>
          <Button size="small" variant="quiet" loading={busy} onClick={() => void submit()}>
            Keep my current email
          </Button>
        </>
      }
    >
      We’ve sent a link to {pending}. Open it to change your address; until then we use {user.email}.
    </Banner>
  );
}
