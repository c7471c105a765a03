import type { ClassPreview } from '@api/contract';
import { isApiError, useApi, useHost, useRefresh, useSession, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Banner, Button, Checkbox, EmptyState, Sheet, TickList } from 'design-system';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Loaded } from '../Answered.tsx';
import { TEACHER_SEES } from '../class-labels/class-labels.ts';
import { heading, ownWidth, quiet, stack } from '../layoutStyles.ts';

/** Shows the class and what its teacher will see, and joins it. */
export function JoinForm({ by }: { by: JoinBy }) {
  const preview = usePreview(by);
  if (isApiError(preview.error) && [404, 409, 410, 422].includes(preview.error.status)) {
    return (
      <EmptyState
        icon={<KeyRound />}
        title={'code' in by ? 'No class has this code' : 'This invitation doesn’t work any more'}
        actions={
          <Button variant="primary" render={<Link to={addressOf('join-class')} />}>
            Enter a code
          </Button>
        }
      >
        {preview.error.message}. Ask your teacher for a new one.
      </EmptyState>
    );
  }
  return (
    <Loaded answer={preview} failed="The class did not load">
      {(found) => <Agree preview={found} by={by} />}
    </Loaded>
  );
}

function Agree({ preview, by }: { preview: ClassPreview; by: JoinBy }) {
  const host = useHost();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [shares, setShares] = useState(false);
  const learner = preview.joins_as === 'learner';
  const { failure, busy, submit } = useSubmission({
    ready: true,
    run: async () => {
      const body = { agreed: true as const, ...(learner && { shares_progress: shares }) };
      const joined =
        'code' in by
          ? await host.request('POST /api/class-codes/:code/join', { params: { code: by.code }, body })
          : await host.request('POST /api/class-invitations/accept', { body: { token: by.token, ...body } });
      await refresh('GET /api/classes', 'GET /api/class-work');
      return joined;
    },
    onDone: ({ id }) => void navigate(addressOf('class', { classId: id }), { replace: true }),
  });
  return (
    <Sheet css={stack} render={<form onSubmit={(event) => void submit(event)} />}>
      <div>
        <h2 css={heading}>{preview.name}</h2>
        <p css={quiet}>
          {[preview.subject.subject_name, `taught by ${preview.teacher_name}`, preview.school].filter(Boolean).join(', ')}
        </p>
      </div>
      {preview.member_of !== null ? (
        <>
          <p css={quiet}>You are in this class already.</p>
          <Button css={ownWidth} variant="primary" render={<Link to={addressOf('class', { classId: preview.member_of })} />}>
            Open the class
          </Button>
        </>
      ) : (
        <>
          {learner ? (
            <>
              <p css={quiet}>If you join, the teachers of this class see:</p>
              <TickList
                items={preview.teacher_sees.filter((what) => what !== 'progress_if_shared').map((what) => TEACHER_SEES[what])}
              />
              <Checkbox
                label="Let them see my progress by topic in this course"
                help="You can change this at any time. You can always read who looked, and when."
                checked={shares}
                onCheckedChange={setShares}
              />
              <p css={quiet}>They don’t see your other practice, doubts or payments. You can leave whenever you like.</p>
            </>
          ) : (
            <p css={quiet}>You will teach this class with {preview.teacher_name}: set work, and see learners’ work and marks.</p>
          )}
          {failure && (
            <Banner tone="error" title="You couldn’t join">
              {failure}
            </Banner>
          )}
          <Button css={ownWidth} type="submit" variant="primary" loading={busy}>
            Agree and join
          </Button>
        </>
      )}
    </Sheet>
  );
}

type JoinBy = { code: string } | { token: string };

/** The class before joining. A token travels in a body, so that no log has it. */
function usePreview(by: JoinBy): UseQueryResult<ClassPreview> {
  const host = useHost();
  const { user } = useSession();
  const byCode = 'code' in by;
  const ofCode = useApi(
    'GET /api/class-codes/:code',
    { params: { code: byCode ? by.code : '' } },
    { enabled: byCode, staleTime: 0 },
  );
  const token = byCode ? '' : by.token;
  const ofInvitation = useQuery({
    queryKey: ['POST /api/class-invitations/read', token, user?.id],
    queryFn: ({ signal }) => host.request('POST /api/class-invitations/read', { body: { token } }, signal),
    enabled: !byCode,
    retry: false,
  });
  return byCode ? ofCode : ofInvitation;
}
