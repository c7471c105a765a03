import type { ClassDetail, ClassMember } from '@api/contract';
import { isApiError, useApi, useApiMutation, useFailureTelling, useHost, useRefresh, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { AlertDialog, Badge, Button, EmptyState, Sheet, Table, TextLink } from 'design-system';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayInWords } from '../class-time/zoned-time.ts';
import { Loaded } from '../Loaded.tsx';
import { heading, section } from '../layoutStyles.ts';

const ROLES: Readonly<Record<ClassMember['role'], string>> = { teacher: 'Teacher', co_teacher: 'Co-teacher', learner: 'Learner' };

/** Teachers and learners of a class; a learner's name leads to their page. */
export function MembersSection({ of }: { of: ClassDetail }) {
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
                  { key: 'email', header: 'E-mail', cell: ({ email }) => email },
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
  const telling = useFailureTelling();
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
        telling={telling}
      />
    </>
  );
}
