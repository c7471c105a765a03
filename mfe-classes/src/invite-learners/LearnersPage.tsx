import type { ClassDetail, ClassMember } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApi, useApiMutation, useErrorDisplay, useHost, useRefresh, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog, Badge, Button, EmptyState, Page, Sheet, Switch, Table, TextLink, token } from 'design-system';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '../Answered.tsx';
import { ClassHeader } from '../class-frame/ClassHeader.tsx';
import { ClassMenu } from '../class-frame/ClassMenu.tsx';
import { codeInGroups, joinLink } from '../class-labels/join-code.ts';
import { dayInWords } from '../class-time/zoned-time.ts';
import { heading, quiet, row, section, stack } from '../layoutStyles.ts';
import { InvitationsSection } from './InvitationsSection.tsx';

/** Members of a class, and how others join it. */
export function LearnersPage({ of, notice }: { of: ClassDetail; notice: ReactNode }) {
  const open = of.abilities.manage_members && !of.archived_at;
  return (
    <Page>
      <ClassHeader of={of} view="learners" actions={<ClassMenu of={of} />} />
      {notice}
      {open && <JoinCodeSheet of={of} />}
      <MembersSection of={of} />
      {open && <InvitationsSection of={of} />}
    </Page>
  );
}

const large = css({ margin: 0, fontFamily: token.font.mono, fontSize: token.text.display, letterSpacing: '0.06em' });

/** The join code: to show, copy, renew, or close. */
function JoinCodeSheet({ of }: { of: ClassDetail }) {
  const host = useHost();
  const errorDisplay = useErrorDisplay();
  const [renewing, setRenewing] = useState(false);
  const params = { id: String(of.id) };
  const change = useApiMutation('PATCH /api/classes/:id', { invalidates: ['GET /api/classes/:id'] });
  const renew = useApiMutation('POST /api/classes/:id/join-code', { invalidates: ['GET /api/classes/:id'] });
  const open = change.isPending ? change.variables.body?.joining_open === true : of.joining_open;
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => host.notify({ tone: 'success', text: 'Link copied to your clipboard!' }),
      () => host.notify({ tone: 'info', text: `Copy this link: ${link}` }),
    );
  return (
    <Sheet css={stack} render={<section aria-labelledby="code" />}>
      <h2 id="code" css={heading}>
        Class code
      </h2>
      {of.join_code && (
        <>
          <p css={large}>{codeInGroups(of.join_code)}</p>
          <div css={row}>
            <Button render={<Link to={addressOf('class-code', { classId: of.id })} />}>Show it large</Button>
            <Button onClick={() => void copy(joinLink(of.join_code ?? ''))}>Copy the link</Button>
            <Button onClick={() => setRenewing(true)}>New code</Button>
          </div>
        </>
      )}
      <Switch
        label="Learners can join with the code"
        checked={open}
        onCheckedChange={(joining_open) =>
          change.mutate(
            { params, body: { joining_open } },
            { onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }) },
          )
        }
      />
      {!of.joining_open && <p css={quiet}>The code works again once you turn this on. Invitations by mail work in any case.</p>}
      <AlertDialog
        open={renewing}
        onOpenChange={setRenewing}
        title="Make a new code?"
        description="The present code and its link stop working at once. Learners who have joined stay in the class."
        confirmLabel="Make a new code"
        onConfirm={() => renew.mutateAsync({ params })}
        errorDisplay={errorDisplay}
      />
    </Sheet>
  );
}

const ROLES: Readonly<Record<ClassMember['role'], string>> = { teacher: 'Teacher', co_teacher: 'Co-teacher', learner: 'Learner' };

/** Teachers and learners; learners' names are links. */
function MembersSection({ of }: { of: ClassDetail }) {
  const answer = useApi('GET /api/classes/:id/members', { params: { id: String(of.id) } }, { staleTime: 0 });
  return (
    <section css={section} aria-labelledby="members">
      <h2 id="members" css={heading}>
        Members
      </h2>
      <Loaded answer={answer} failed="The members did not load">
        {({ members }) =>
          members.length === 0 ? (
            <EmptyState icon={<Users />} title="Nobody here yet" />
          ) : (
            <Sheet padding="none">
              <Table
                caption={`Members of ${of.name}, by name`}
                density="compact"
                room={44}
                rows={members}
                rowKey={({ user_id }) => user_id}
                columns={[
                  { key: 'name', header: 'Name', rowHeader: true, cell: (member) => <Name member={member} classId={of.id} /> },
                  { key: 'email', header: 'Email', cell: ({ email }) => email },
                  { key: 'joined', header: 'Since', cell: ({ joined_at }) => dayInWords(joined_at, of.time_zone) },
                  { key: 'shares', header: 'Progress', cell: sharingInWords },
                  { key: 'remove', header: 'Remove', align: 'end', cell: (member) => <Remove member={member} of={of} /> },
                ]}
              />
            </Sheet>
          )
        }
      </Loaded>
    </section>
  );
}

function Name({ member, classId }: { member: ClassMember; classId: number }) {
  if (member.role !== 'learner') {
    return (
      <>
        {member.name} <Badge>{ROLES[member.role]}</Badge>
      </>
    );
  }
  return (
    <TextLink render={<Link to={addressOf('class-learner', { classId, learnerId: member.user_id })} />}>{member.name}</TextLink>
  );
}

const sharingInWords = ({ role, shares_progress }: ClassMember) =>
  role === 'learner' ? (shares_progress ? 'Shared' : 'Not shared') : '';

function Remove({ member, of }: { member: ClassMember; of: ClassDetail }) {
  const host = useHost();
  const { user } = useSession();
  const errorDisplay = useErrorDisplay();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const remove = useApiMutation('DELETE /api/classes/:id/members/:userId');
  const allowed = member.role === 'learner' ? of.abilities.manage_members : member.role === 'co_teacher' && of.abilities.own;
  if (!allowed || member.user_id === user?.id) return null;
  return (
    <>
      <Button size="small" variant="quiet" aria-label={`Remove ${member.name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${member.name}?`}
        description={
          member.role === 'learner'
            ? 'What they handed in stays with the class. They can join again with the code while joining is open.'
            : 'They no longer see the class.'
        }
        confirmLabel="Remove"
        danger
        onConfirm={async () => {
          try {
            await remove.mutateAsync({ params: { id: String(of.id), userId: String(member.user_id) } });
          } catch (error) {
            // Gone already, such as in another tab.
            if (!isApiError(error) || error.status !== 404) throw error;
          }
          host.notify({ tone: 'success', text: `${member.name} was removed.` });
          await refresh('GET /api/classes/:id/members', 'GET /api/classes/:id');
        }}
        errorDisplay={errorDisplay}
      />
    </>
  );
}
