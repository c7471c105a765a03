import type { Permission, StaffUserDetail } from '@api/contract';
import { PERMISSION_WORDS } from '@api/contract/permissions';
import { css } from '@emotion/react';
import { isApiError, messageOf, onDemand, useApi, useSession, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { isPermitted } from '@shell/kit/permissions';
import { Button, DescriptionList, EmptyState, ErrorState, LoadingRegion, Sheet, Skeleton, TextLink, token } from 'design-system';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { dayOf, momentOf } from '../staff-area/dates.ts';
import { StaffNotes } from '../staff-area/notes/StaffNotes.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { UserActions } from './UserActions.tsx';
import { UserDevices } from './UserDevices.tsx';
import { UserDoubts } from './UserDoubts.tsx';
import { UserHistory } from './UserHistory.tsx';
import { UserOrders } from './UserOrders.tsx';
import { UserPlans } from './UserPlans.tsx';
import { UserTests } from './UserTests.tsx';
import type { UserChange } from './user-changes.ts';
import { nameOf, ROLE_WORDS, UserBadges } from './user-columns.tsx';

const ChangeDialog = onDemand(() => import('./ChangeDialog.tsx').then((module) => module.ChangeDialog));

const card = css({ display: 'grid', gap: token.space[5] });
const progressLink = css({ justifySelf: 'start' });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });

/** One account: its state, its contents, staff actions on it, and available actions. */
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
        <LoadingRegion css={card} label="Loading the account">
          <Skeleton shape="block" height="18rem" />
          <Skeleton shape="block" height="12rem" />
        </LoadingRegion>
      )}
      {answer.isError && <Failed error={answer.error} retry={() => void answer.refetch()} retrying={answer.isFetching} />}
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
      <Sheet css={card}>
        <UserBadges user={user} />
        <DescriptionList items={factsOf(user)} />
        <TextLink css={progressLink} render={<Link to={addressOf('learner-progress', { learnerId: user.id })} />}>
          See their progress
        </TextLink>
      </Sheet>
      <Sheet css={card}>
        <h2 css={heading}>Plan</h2>
        <UserPlans user={user} onChoose={onChoose} />
      </Sheet>
      {variant === 'full' && isPermitted(reader, 'money') && (
        <Sheet css={card}>
          <h2 css={heading}>Payments</h2>
          <UserOrders userId={user.id} />
        </Sheet>
      )}
      <Sheet css={card}>
        <h2 css={heading}>Notes</h2>
        <StaffNotes about={{ kind: 'user', id: user.id }} />
      </Sheet>
      <Sheet css={card}>
        <h2 css={heading}>Tests</h2>
        <UserTests userId={user.id} />
      </Sheet>
      {isPermitted(reader, 'support') && (
        <Sheet css={card}>
          <h2 css={heading}>Doubts</h2>
          <UserDoubts userId={user.id} />
        </Sheet>
      )}
      <Sheet css={card}>
        <h2 css={heading}>Devices</h2>
        <UserDevices devices={user.devices} />
      </Sheet>
      <Sheet css={card}>
        <h2 css={heading}>Staff activity</h2>
        <UserHistory userId={user.id} />
      </Sheet>
    </>
  );
}

const permissionWords = (permissions: readonly Permission[]) =>
  permissions.map((each) => PERMISSION_WORDS[each].name).join(', ') || 'none';

function factsOf(user: StaffUserDetail) {
  const { course, exam_session, locked, pending_email, delete_after } = user;
  const ways = [...(user.has_password ? ['password'] : []), ...user.identities];
  return [
    { term: 'Number', description: `#${user.id}` },
    { term: 'E-mail', description: user.email },
    ...(pending_email ? [{ term: 'New address', description: `${pending_email}, not verified yet` }] : []),
    { term: 'User name', description: user.username },
    { term: 'Role', description: ROLE_WORDS[user.role_id] },
    ...(user.role_id === 2 && user.permissions ? [{ term: 'Permissions', description: permissionWords(user.permissions) }] : []),
    { term: 'Signs in with', description: ways.join(', ') || 'nothing: it needs a new password' },
    ...(course ? [{ term: 'Course', description: course.subject_slug }] : []),
    ...(exam_session ? [{ term: 'Examinations', description: `${exam_session.month} ${exam_session.year}` }] : []),
    ...(user.school ? [{ term: 'School', description: user.school }] : []),
    ...(user.country ? [{ term: 'Country', description: user.country }] : []),
    ...(user.phone ? [{ term: 'Phone', description: user.phone }] : []),
    { term: 'Since', description: dayOf(user.created_at) },
    { term: 'Last used', description: user.last_used_at ? momentOf(user.last_used_at) : 'never signed in' },
    ...(locked ? [{ term: 'Locked', description: momentOf(locked.at) }] : []),
    ...(delete_after ? [{ term: 'Will be deleted', description: dayOf(delete_after) }] : []),
  ];
}

function Failed({ error, retry, retrying }: { error: unknown; retry: () => void; retrying: boolean }) {
  if (isApiError(error) && (error.status === 404 || error.status === 422)) {
    return (
      <Sheet>
        <EmptyState
          icon={<UserX />}
          title="There is no such account"
          actions={<Button render={<Link to={addressOf('staff-users')} />}>All users</Button>}
        >
          Its owner may have left, or the number may be mistyped.
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <Sheet>
      <ErrorState title="The account did not load" onRetry={retry} retrying={retrying}>
        {messageOf(error)}
      </ErrorState>
    </Sheet>
  );
}
