import type { ClassDetail, ClassInvitation, ResponseOf, RosterClass } from '@api/contract';
import { counted, isApiError, messageOf, useApi, useApiMutation, useHost, useRefresh, useSubmission } from '@shell/kit';
import { Banner, Button, Checkbox, Select, Sheet, Table, TextArea } from 'design-system';
import { type ChangeEvent, useRef, useState } from 'react';
import { Loaded } from '../Answered.tsx';
import { timeInWords } from '../class-time/zoned-time.ts';
import { issueAt } from '../issue-at.ts';
import { form, heading, ownWidth, quiet, row, section } from '../layoutStyles.ts';
import { CourseMembers } from './CourseMembers.tsx';

/** Invites by mail, and lists open invitations. */
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
                  { key: 'email', header: 'Email', rowHeader: true, cell: ({ email }) => email },
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
    // Already accepted or withdrawn.
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

type Sent = ResponseOf<'POST /api/classes/:id/invitations'>;

/** Invites a pasted list, a CSV file or a school's roster. */
function InviteForm({ of }: { of: ClassDetail }) {
  const [list, setList] = useState('');
  const [toTeach, setToTeach] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const invite = useApiMutation('POST /api/classes/:id/invitations', { invalidates: ['GET /api/classes/:id/invitations'] });
  const { failure, error, busy, submit } = useSubmission({
    ready: list.trim() !== '',
    run: () =>
      invite.mutateAsync({
        params: { id: String(of.id) },
        body: { list, role: toTeach ? 'co_teacher' : 'learner' },
      }),
    onDone: (answer) => {
      setSent(answer);
      setList(answer.unreadable.join('\n'));
    },
  });
  return (
    <Sheet>
      <form css={form} onSubmit={(event) => void submit(event)} noValidate>
        <TextArea
          label="Email addresses"
          help="One a line, or a list from a spreadsheet. Other columns are ignored."
          value={list}
          error={issueAt(error, 'list')}
          onChange={({ target }) => setList(target.value)}
        />
        <ListFile of={of} toTeach={toTeach} onList={setList} />
        <CourseMembers of={of} toTeach={toTeach} onList={setList} />
        {of.abilities.own && (
          <Checkbox
            label="Invite as co-teachers"
            help="They see learners’ work, set work and mark it."
            checked={toTeach}
            onCheckedChange={setToTeach}
          />
        )}
        {failure && !issueAt(error, 'list') && (
          <Banner tone="error" title="Nobody was invited">
            {failure}
          </Banner>
        )}
        {sent && <Banner tone={sent.unreadable.length > 0 ? 'warning' : 'success'}>{inviteResult(sent)}</Banner>}
        <Button css={ownWidth} type="submit" loading={busy} disabled={list.trim() === ''}>
          Send invitations
        </Button>
      </form>
    </Sheet>
  );
}

/** `12 invitations sent. 2 are in the class already. 1 line has no address: it’s still in the field.` */
function inviteResult({ invited, already_members, already_invited, unreadable }: Sent): string {
  const parts = [
    `${counted(invited.length, 'invitation')} sent.`,
    ...(already_members.length > 0 ? [`Already in the class: ${already_members.join(', ')}.`] : []),
    ...(already_invited.length > 0 ? [`Invited before: ${already_invited.join(', ')}.`] : []),
    ...(unreadable.length > 0 ? [`Lines without an email address are still in the field: correct them and send again.`] : []),
  ];
  return parts.join(' ');
}

interface ListFileProps {
  of: ClassDetail;
  /** Reads teachers instead of learners. */
  toTeach: boolean;
  onList(list: string): void;
}

const isRoster = ({ name, type }: File) => type.includes('zip') || name.toLowerCase().endsWith('.zip');

/** Reads addresses from a CSV file, or from a class of a OneRoster archive. */
function ListFile({ of, toTeach, onList }: ListFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  const roster = useApiMutation('POST /api/classes/:id/roster');
  const classes = roster.data?.classes ?? [];
  const take = (found: RosterClass) => {
    setChosen(found.sourced_id);
    onList((toTeach ? found.teachers : found.learners).join('\n'));
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setChosen('');
    roster.reset();
    if (!isRoster(file)) return onList(await file.text());
    const body = new FormData();
    body.append('roster', file);
    roster.mutate(
      { params: { id: String(of.id) }, body },
      { onSuccess: ({ classes: [first, second] }) => first && !second && take(first) },
    );
  };
  const one = classes.find(({ sourced_id }) => sourced_id === chosen);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.zip,text/csv,text/plain,application/zip"
        aria-label="CSV file or roster"
        onChange={(event) => void open(event)}
      />
      <Button css={ownWidth} size="small" loading={roster.isPending} onClick={() => input.current?.click()}>
        Open a CSV file or OneRoster archive
      </Button>
      {roster.isError && (
        <Banner tone="error" title="The file can’t be read">
          {messageOf(roster.error)}
        </Banner>
      )}
      {roster.isSuccess && classes.length === 0 && <Banner tone="warning">Nobody is enrolled in a class of this roster.</Banner>}
      {classes.length > 1 && (
        <Select
          label="Class in the roster"
          placeholder="Choose a class"
          value={chosen}
          options={classes.map(({ sourced_id, title }) => ({ value: sourced_id, label: title }))}
          onValueChange={(id) => {
            const found = classes.find(({ sourced_id }) => sourced_id === id);
            if (found) take(found);
          }}
        />
      )}
      {one && one.without_email > 0 && (
        <Banner tone="warning">
          Without an email address in the roster: {counted(one.without_email, 'member')} of {one.title}. Give them the class code.
        </Banner>
      )}
    </>
  );
}
