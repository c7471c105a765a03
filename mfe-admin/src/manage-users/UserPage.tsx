import type { Permission, StaffUserDetail } from '@api/contract';
import { PERMISSION_WORDS } from '@api/contract/permissions';
import { isApiError, onDemand, useApi, useSession, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { isPermitted } from '@shell/kit/permissions';
import { Button, DescriptionList, LoadingRegion, Menu, type MenuItem, Sheet, Skeleton, TextLink } from 'design-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import UserX from 'lucide-react/icons/user-x';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { dayOf, momentOf } from '../staff-area/formats.ts';
import { NotFound } from '../staff-area/NotFound.tsx';
import { StaffNotes } from '../staff-area/notes/StaffNotes.tsx';
import { type Read, ReadFailed } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { atStart, heading2, stack } from '../staff-area/styles.ts';
import { UserDevices, UserDoubts, UserHistory, UserOrders, UserPlans, UserTests } from './UserSections.tsx';
import type { UserChange } from './user-changes.ts';
import { nameOf, ROLE_WORDS, UserBadges } from './user-columns.tsx';

const ChangeDialog = onDemand(() => import('./ChangeDialog.tsx').then((module) => module.ChangeDialog));

/** An account's state and contents, and staff actions. */
export function UserPage() {
  const id = Number(useParams().id);
  const answer = useApi('GET /api/admin/users/:id', { params: { id } }, { staleTime: 0 });
  const user = answer.isError ? undefined : answer.data?.user;
  const [change, setChange] = useState<UserChange | null>(null);
  return (
    <StaffPage
      title={user ? nameOf(user) : 'Account'}
      width="reading"
      description={<TextLink render={<Link to={addressOf('staff-users')} />}>All users</TextLink>}
      actions={user && <UserActions user={user} onChoose={setChange} />}
    >
      {answer.isPending && (
        <LoadingRegion css={stack[5]} label="Loading the account">
          <Skeleton shape="block" height="18rem" />
          <Skeleton shape="block" height="12rem" />
        </LoadingRegion>
      )}
      {answer.isError && <Failed read={answer} />}
      {user && (
        <>
          <Account user={user} onChoose={setChange} />
          {change && (
            <ChangeDialog key={change.act} user={user} change={change} open onOpenChange={(open) => !open && setChange(null)} />
          )}
        </>
      )}
    </StaffPage>
  );
}

function Account({ user, onChoose }: { user: StaffUserDetail; onChoose: (change: UserChange) => void }) {
  const { variant } = useSite();
  const { user: reader } = useSession();
  return (
    <>
      <Sheet css={stack[5]}>
        <UserBadges user={user} />
        <DescriptionList items={factsOf(user)} />
        <TextLink css={atStart} render={<Link to={addressOf('learner-progress', { learnerId: user.id })} />}>
          See their progress
        </TextLink>
      </Sheet>
      <Section title="Plan">
        <UserPlans user={user} onChoose={onChoose} />
      </Section>
      {variant === 'full' && isPermitted(reader, 'revenue') && (
        <Section title="Payments">
          <UserOrders userId={user.id} />
        </Section>
      )}
      <Section title="Notes">
        <StaffNotes about={{ kind: 'user', id: user.id }} />
      </Section>
      <Section title="Tests">
        <UserTests userId={user.id} />
      </Section>
      {isPermitted(reader, 'support') && (
        <Section title="Doubts">
          <UserDoubts userId={user.id} />
        </Section>
      )}
      <Section title="Devices">
        <UserDevices devices={user.devices} />
      </Section>
      <Section title="Staff activity">
        <UserHistory userId={user.id} />
      </Section>
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Sheet css={stack[5]}>
    <h2 css={heading2}>{title}</h2>
    {children}
  </Sheet>
);

const permissionWords = (permissions: readonly Permission[]) =>
  permissions.map((each) => PERMISSION_WORDS[each].name).join(', ') || 'none';

function factsOf(user: StaffUserDetail) {
  const { course, exam_session, locked, pending_email, delete_after } = user;
  const ways = [...(user.has_password ? ['password'] : []), ...user.identities];
  return [
    { term: 'Number', description: `#${user.id}` },
    { term: 'Email', description: user.email },
    ...(pending_email ? [{ term: 'New address', description: `${pending_email}, not verified yet` }] : []),
    { term: 'User name', description: user.username },
    { term: 'Role', description: ROLE_WORDS[user.role_id] },
    ...(user.role_id === 2 && user.permissions ? [{ term: 'Permissions', description: permissionWords(user.permissions) }] : []),
    { term: 'Logs in with', description: ways.join(', ') || 'nothing yet: needs a new password' },
    ...(course ? [{ term: 'Course', description: course.subject_slug }] : []),
    ...(exam_session ? [{ term: 'Examinations', description: `${exam_session.month} ${exam_session.year}` }] : []),
    ...(user.school ? [{ term: 'School', description: user.school }] : []),
    ...(user.country ? [{ term: 'Country', description: user.country }] : []),
    ...(user.phone ? [{ term: 'Phone', description: user.phone }] : []),
    { term: 'Since', description: dayOf(user.created_at) },
    { term: 'Last used', description: user.last_used_at ? momentOf(user.last_used_at) : 'never logged in' },
    ...(locked ? [{ term: 'Locked', description: momentOf(locked.at) }] : []),
    ...(delete_after ? [{ term: 'Will be deleted', description: dayOf(delete_after) }] : []),
  ];
}

function Failed({ read }: { read: Read }) {
  if (isApiError(read.error) && [404, 422].includes(read.error.status)) {
    return (
      <NotFound icon={<UserX />} title="There is no such account" to={addressOf('staff-users')} label="All users">
        Its owner may have left, or the number may be mistyped.
      </NotFound>
    );
  }
  return <ReadFailed title="The account did not load" read={{ ...read, data: undefined }} />;
}

interface UserActionsProps {
  user: StaffUserDetail;
  onChoose: (change: UserChange) => void;
}

/** The needed ones as buttons, the rest in a menu. */
function UserActions({ user: { locked, second_factor, abilities }, onChoose }: UserActionsProps) {
  const entry = (act: Exclude<UserChange['act'], 'end-plan'>, label: string, danger = false): MenuItem => ({
    key: act,
    label,
    danger,
    onSelect: () => onChoose({ act }),
  });
  const items: MenuItem[] = [
    ...(abilities.verify ? [entry('verify', 'Take address for verified')] : []),
    ...(abilities.rename ? [entry('rename', 'Correct name')] : []),
    ...(abilities.send_reset_link ? [entry('send-reset-link', 'Send reset link')] : []),
    ...(abilities.grant_plan ? [entry('grant-plan', 'Give a plan')] : []),
    ...(abilities.reset_devices ? [entry('reset-devices', 'Reset devices')] : []),
    ...(second_factor && abilities.reset_second_factor ? [entry('reset-second-factor', 'Reset second factor')] : []),
    ...(abilities.sign_out ? [entry('sign-out', 'Sign out everywhere')] : []),
    ...(abilities.unlock && !locked ? [entry('unlock', 'Reset failed log-ins')] : []),
    ...(abilities.change_role ? [entry('change-role', 'Change role')] : []),
    ...(abilities.change_permissions ? [entry('change-permissions', 'Change permissions')] : []),
    ...(abilities.lock ? [{ key: 'rule', separator: true as const }, entry('lock', 'Lock account', true)] : []),
  ];
  return (
    <>
      {locked && abilities.unlock && (
        <Button variant="primary" onClick={() => onChoose({ act: 'unlock' })}>
          Unlock
        </Button>
      )}
      {items.length > 0 && <Menu align="end" items={items} trigger={<Button icon={<ChevronDown />}>Change</Button>} />}
    </>
  );
}
