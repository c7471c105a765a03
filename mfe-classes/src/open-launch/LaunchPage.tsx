import type { LtiLaunch } from '@api/contract';
import { isApiError, Redirect, usePageHead, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, Page, PageHeader } from 'design-system';
import School from 'lucide-react/icons/school';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '../Loaded.tsx';
import { AgreeForm } from './AgreeForm.tsx';
import { DidNotOpen } from './DidNotOpen.tsx';
import { GuestLaunch } from './GuestLaunch.tsx';
import { useLaunch } from './use-launch.ts';

/** Where somebody arrives who opens the site from their school's learning platform. */
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
