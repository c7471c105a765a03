import type { ClassDetail, ResponseOf } from '@api/contract';
import { counted, useApiMutation, useSubmission } from '@shell/kit';
import { Banner, Button, Checkbox, Sheet, TextArea } from 'design-system';
import { useState } from 'react';
import { issueAt } from '../issue-at.ts';
import { form, ownWidth } from '../layoutStyles.ts';
import { ListFile } from './ListFile.tsx';

type Sent = ResponseOf<'POST /api/classes/:id/invitations'>;

/** Invites everyone in a pasted list, a CSV file or a school's roster. */
export function InviteForm({ of }: { of: ClassDetail }) {
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
          label="E-mail addresses"
          help="One a line, or a list from a spreadsheet. Other columns are ignored."
          value={list}
          error={issueAt(error, 'list')}
          onChange={({ target }) => setList(target.value)}
        />
        <ListFile of={of} toTeach={toTeach} onList={setList} />
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
        {sent && <Banner tone={sent.unreadable.length > 0 ? 'warning' : 'success'}>{sentInWords(sent)}</Banner>}
        <Button css={ownWidth} type="submit" loading={busy} disabled={list.trim() === ''}>
          Send invitations
        </Button>
      </form>
    </Sheet>
  );
}

/** `12 invitations sent. 2 are in the class already. 1 line has no address: it’s still in the field.` */
function sentInWords({ invited, already_members, already_invited, unreadable }: Sent): string {
  const parts = [
    `${counted(invited.length, 'invitation')} sent.`,
    ...(already_members.length > 0 ? [`Already in the class: ${already_members.join(', ')}.`] : []),
    ...(already_invited.length > 0 ? [`Invited before: ${already_invited.join(', ')}.`] : []),
    ...(unreadable.length > 0 ? [`Lines without an e-mail address are still in the field: correct them and send again.`] : []),
  ];
  return parts.join(' ');
}
