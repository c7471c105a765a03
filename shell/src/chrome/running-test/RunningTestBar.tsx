import type { RunningTest } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf, parseAddress } from '@shell/kit/addresses';
import { formatSeconds, useSecondsLeft, WARNING_SECONDS } from '@shell/kit/countdown';
import { useHiddenClock } from '@shell/kit/hidden-clock';
import { Button, IconButton, token, VisuallyHidden } from 'design-system';
import Timer from 'lucide-react/icons/timer';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BottomBar, barName, barStrong, barWords } from '../../bottom-bar/BottomBar.tsx';
import { clockOf, forgetEnded, useRunningTests } from './running-tests.ts';

const red = css({ color: token.color.redPen });

/** Pages with a test's slug in their address. */
const OF_ONE_TEST = new Set(['test', 'test-intro', 'test-receipt', 'test-result', 'get-graded', 'test-review']);

function testInView(pathname: string): string | undefined {
  const address = parseAddress(pathname);
  return address && OF_ONE_TEST.has(address.name) ? address.params.slug : undefined;
}

/** A running test's time and link on every page but its own; its result when the time is up. */
export function RunningTestBar() {
  const { tests, ended } = useRunningTests();
  const { pathname } = useLocation();
  const [first] = tests;
  const inView = testInView(pathname);
  // The test's own pages need no reminder.
  useEffect(() => {
    if (ended && ended.slug === inView) forgetEnded(ended.slug);
  }, [ended, inView]);
  if (ended && ended.slug !== inView) return <TimeIsUp test={ended} onDismiss={() => forgetEnded(ended.slug)} />;
  return first ? <Running test={first} others={tests.length - 1} /> : null;
}

const namesOf = ({ topic_names, mock_paper }: RunningTest) =>
  mock_paper ? `Mock paper ${mock_paper.paper}` : new Intl.ListFormat('en-GB').format(topic_names);

function Running({ test, others }: { test: RunningTest; others: number }) {
  const left = useSecondsLeft(clockOf(test, useRunningTests()));
  const [hidden] = useHiddenClock();
  if (left === 0) return <TimeIsUp test={test} />;
  const urgent = left !== null && left <= WARNING_SECONDS;
  return (
    <BottomBar label="Your running test">
      <Timer aria-hidden="true" />
      <div css={barWords}>
        {left === null || hidden ? (
          <span css={barStrong}>{left === null ? 'Untimed test' : 'Your test is running'}</span>
        ) : (
          <span role="timer" aria-label="Time left in your test" css={[barStrong, urgent && red]}>
            {formatSeconds(left)}
          </span>
        )}
        <span css={barName}>
          {namesOf(test)}
          {others > 0 && (
            <>
              {' '}
              <Link to={addressOf('my-tests', {}, { query: { status: 'running' } })}>and {others} more</Link>
            </>
          )}
        </span>
      </div>
      <VisuallyHidden role="status">{urgent && '1 minute left in your test'}</VisuallyHidden>
      <Button variant="primary" size="small" render={<Link to={addressOf('test', { slug: test.slug })} />}>
        Back to your test
      </Button>
    </BottomBar>
  );
}

/** The result is ready a moment after the time is up. */
function TimeIsUp({ test, onDismiss }: { test: RunningTest; onDismiss?: () => void }) {
  return (
    <BottomBar label="Your test">
      <Timer aria-hidden="true" />
      <div css={barWords} role="status">
        <span css={barStrong}>Time is up</span>
        <span css={barName}>{namesOf(test)}</span>
      </div>
      <Button variant="primary" size="small" render={<Link to={addressOf('test-result', { slug: test.slug })} />}>
        See your result
      </Button>
      {onDismiss && <IconButton label="Dismiss" icon={<X />} onClick={onDismiss} />}
    </BottomBar>
  );
}
