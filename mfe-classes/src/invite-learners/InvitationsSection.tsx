import type { ClassDetail, ClassInvitation } from '@api/contract';
import { isApiError, messageOf, useApi, useApiMutation, useHost, useRefresh } from '@shell/kit';
import { Button, Sheet, Table } from 'design-system';
import { timeInWords } from '../class-time/zoned-time.ts';
import { Loaded } from '../Loaded.tsx';
import { heading, quiet, row, section } from '../layoutStyles.ts';
import { InviteForm } from './InviteForm.tsx';

/** Invites by mail, and lists the invitations that wait for an answer. */
export function InvitationsSection({ of }: { of: ClassDetail }) {
  const answer = useApi('GET /api/classes/:id/invitations', { params: { id: String(of.id) } }, { staleTime: 0 });
  return (
    <section css={section} aria-labelledby="invitations">
      <h2 id="invitations" css={heading}>
        Invite by mail
      </h2>
      <InviteForm of={of} />
      <Loaded answer={answer} failed="The invitations did not load">
        {({ invitations }) =>
          invitations.length === 0 ? (
            <p css={quiet}>No invitation is waiting.</p>
          ) : (
            <Sheet padding="none">
              <Table
                caption="Invitations nobody has accepted yet, latest first"
                density="compact"
                rows={invitations}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'email', header: 'E-mail', rowHeader: true, cell: ({ email }) => email },
                  { key: 'role', header: 'As', cell: ({ role }) => (role === 'learner' ? 'Learner' : 'Co-teacher') },
                  { key: 'sent', header: 'Sent', cell: (invitation) => sentInWords(invitation, of.time_zone) },
                  {
                    key: 'do',
                    header: 'Actions',
                    align: 'end',
                    cell: (invitation) => <Actions of={of} invitation={invitation} />,
                  },
                ]}
              />
            </Sheet>
          )
        }
      </Loaded>
    </section>
  );
}

const sentInWords = ({ sent_at, expires_at }: ClassInvitation, zone: string) =>
  new Date(expires_at) <= new Date() ? 'Expired' : timeInWords(sent_at, zone);

function Actions({ of, invitation }: { of: ClassDetail; invitation: ClassInvitation }) {
  const host = useHost();
  const refresh = useRefresh();
  const params = { id: String(of.id), invitationId: String(invitation.id) };
  const send = useApiMutation('POST /api/classes/:id/invitations/:invitationId/send');
  const withdraw = useApiMutation('DELETE /api/classes/:id/invitations/:invitationId');
  const done = (text: string) => {
    host.notify({ tone: 'success', text });
    void refresh('GET /api/classes/:id/invitations');
  };
  const failed = (error: Error) => {
    // Accepted or withdrawn meanwhile: the list shows what is left.
    if (isApiError(error) && error.status === 404) void refresh('GET /api/classes/:id/invitations');
    host.notify({ tone: 'error', text: messageOf(error) });
  };
  return (
    <span css={row}>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Send again to ${invitation.email}`}
        loading={send.isPending}
        onClick={() => send.mutate({ params }, { onSuccess: () => done('Invitation sent again.'), onError: failed })}
      >
        Send again
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Withdraw the invitation to ${invitation.email}`}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ params }, { onSuccess: () => done('Invitation withdrawn.'), onError: failed })}
      >
        Withdraw
      </Button>
    </span>
  );
}
