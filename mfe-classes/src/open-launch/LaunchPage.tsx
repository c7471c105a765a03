import type { LtiLaunch } from '@api/contract';
import { isApiError, messageOf, Redirect, useApi, useHost, usePageHead, useRefresh, useSession, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  Banner,
  Button,
  Checkbox,
  EmptyState,
  LoadingRegion,
  Page,
  PageHeader,
  Select,
  Sheet,
  Skeleton,
  TickList,
} from 'design-system';
import School from 'lucide-react/icons/school';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '../Answered.tsx';
import { TEACHER_SEES } from '../class-labels/class-labels.ts';
import { form, heading, ownWidth, quiet } from '../layoutStyles.ts';
import { ChooseLink } from './ChooseLink.tsx';

/** Where people land from their school's learning platform. */
export function LaunchPage() {
  usePageHead({ title: 'Open from your school' });
  const { user } = useSession();
  const [search] = useSearchParams();
  const problem = search.get('problem');
  return (
    <Page width="sheet">
      <PageHeader title="Open from your school" />
      {problem !== null ? <Failed problem={problem} /> : user ? <Launch /> : <GuestLaunch />}
    </Page>
  );
}

const PROBLEMS: Readonly<Record<string, string>> = {
  unknown_platform: 'Your school isn’t set up here yet. Ask its administrator to register it.',
  expired: 'That took too long, or your browser blocks cookies. Go back to your course and open it again in a new window.',
  platform_away: 'Your school’s platform didn’t answer. Go back to your course and try again in a moment.',
};
const REFUSED = 'Your school’s platform sent something that can’t be accepted. Ask your teacher to check the link.';

function Failed({ problem }: { problem: string }) {
  return (
    <DidNotOpen
      actions={
        <Button variant="primary" render={<Link to={addressOf('classes')} />}>
          Go to your classes
        </Button>
      }
    >
      {PROBLEMS[problem] ?? REFUSED}
    </DidNotOpen>
  );
}

function Launch() {
  const launch = useLaunch();
  if (isApiError(launch.error) && [404, 409].includes(launch.error.status)) {
    return <DidNotOpen>{launch.error.message}.</DidNotOpen>;
  }
  return (
    <Loaded answer={launch} failed="Your course did not load">
      {(found) => <Arrived launch={found} />}
    </Loaded>
  );
}

function Arrived({ launch }: { launch: LtiLaunch }) {
  if (launch.choosing_in !== null) return <ChooseLink classId={launch.choosing_in} launch={launch} />;
  if (launch.address !== null) return <Redirect to={launch.address} />;
  if (launch.class === null && launch.role === 'learner') {
    return (
      <EmptyState icon={<School />} title="Your class isn’t ready yet">
        Your teacher hasn’t connected {launch.course || 'this course'} to a class. Ask them to open it first.
      </EmptyState>
    );
  }
  if (launch.class === null && launch.choices.length === 0) {
    return (
      <EmptyState
        icon={<School />}
        title="Start a class first"
        actions={
          <Button variant="primary" render={<Link to={addressOf('new-class')} />}>
            Start a class
          </Button>
        }
      >
        Then open it from {launch.course || 'your course'} again, and choose the class.
      </EmptyState>
    );
  }
  return <AgreeForm launch={launch} />;
}

/** Asks for consent: a teacher chooses the class, a learner reads what teachers see. */
function AgreeForm({ launch }: { launch: LtiLaunch }) {
  const { request } = useHost();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [shares, setShares] = useState(false);
  const [chosen, setChosen] = useState(String(launch.choices[0]?.id ?? ''));
  const learner = launch.role === 'learner';
  const { failure, busy, submit } = useSubmission({
    ready: true,
    run: async () => {
      const choice = launch.class === null ? { class_id: Number(chosen) } : {};
      const body = { agreed: true as const, ...choice, ...(learner && { shares_progress: shares }) };
      const joined = await request('POST /api/lti/launches/accept', { body });
      await refresh('GET /api/classes', 'GET /api/class-work', 'GET /api/lti/launches/mine');
      return joined;
    },
    onDone: ({ address }) => void navigate(address, { replace: true }),
  });
  return (
    <Sheet css={form} render={<form onSubmit={(event) => void submit(event)} />}>
      <div>
        <h2 css={heading}>{launch.class?.name ?? (launch.course || launch.platform)}</h2>
        {launch.class && (
          <p css={quiet}>
            {launch.class.subject.subject_name}, taught by {launch.class.teacher_name}
          </p>
        )}
      </div>
      {!launch.connected && <p css={quiet}>From now on, your account at {launch.platform} logs you in to this account.</p>}
      {launch.class === null ? (
        <Select
          label="Class"
          help={`Everyone who opens ${launch.course || 'this course'} from ${launch.platform} joins this class. You can’t change it later.`}
          value={chosen}
          options={launch.choices.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={setChosen}
        />
      ) : (
        learner && launch.class.member_of === null && <WhatTeachersSee launch={launch} shares={shares} onShare={setShares} />
      )}
      {!learner && launch.class?.member_of === null && (
        <p css={quiet}>You’ll teach this class with {launch.class.teacher_name}: set work, and see learners’ work and marks.</p>
      )}
      {failure && (
        <Banner tone="error" title="That didn’t work">
          {failure}
        </Banner>
      )}
      <Button css={ownWidth} type="submit" variant="primary" loading={busy}>
        {launch.class === null ? 'Connect this class' : launch.class.member_of === null ? 'Agree and join' : 'Connect my account'}
      </Button>
    </Sheet>
  );
}

function WhatTeachersSee({ launch, shares, onShare }: { launch: LtiLaunch; shares: boolean; onShare(shares: boolean): void }) {
  const sees = launch.class?.teacher_sees.filter((what) => what !== 'progress_if_shared') ?? [];
  return (
    <>
      <p css={quiet}>If you join, the teachers of this class see:</p>
      <TickList items={sees.map((what) => TEACHER_SEES[what])} />
      <Checkbox
        label="Let them see my progress by topic in this course"
        help="You can change this at any time. You can always read who looked, and when."
        checked={shares}
        onCheckedChange={onShare}
      />
    </>
  );
}

/** Logs in by a connected school account, or asks the guest to log in once. */
function GuestLaunch() {
  const { openModal, request } = useHost();
  const signIn = useQuery({
    queryKey: ['POST /api/lti/launches/sign-in'],
    queryFn: ({ signal }) => request('POST /api/lti/launches/sign-in', {}, signal),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (!signIn.isError) {
    return (
      <LoadingRegion>
        <Skeleton shape="block" height="8rem" />
      </LoadingRegion>
    );
  }
  // Logging in cannot bring back a launch that is over.
  if (isApiError(signIn.error) && signIn.error.status === 404) {
    return <DidNotOpen>{signIn.error.message}.</DidNotOpen>;
  }
  const returnTo = addressOf('launch');
  return (
    <EmptyState
      icon={<School />}
      title="Log in to continue"
      actions={
        <>
          <Button variant="primary" onClick={() => openModal('login', { returnTo })}>
            Log in
          </Button>
          <Button onClick={() => openModal('signup', { returnTo })}>Sign up</Button>
        </>
      }
    >
      {messageOf(signIn.error)}.
    </EmptyState>
  );
}

/** This browser's launch, by a cookie. */
function useLaunch(): UseQueryResult<LtiLaunch> {
  return useApi('GET /api/lti/launches/mine', {}, { staleTime: 0 });
}

function DidNotOpen({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <EmptyState icon={<School />} title="It didn’t open" actions={actions}>
      {children}
    </EmptyState>
  );
}
