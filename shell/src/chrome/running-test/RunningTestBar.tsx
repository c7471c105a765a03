import type { RunningTest } from '@api/contract';
import { css, Global } from '@emotion/react';
import { formatSeconds, secondsLeft, WARNING_SECONDS } from '@shell/kit/countdown';
import { useHiddenClock } from '@shell/kit/hidden-clock';
import { Button, IconButton, media, token, VisuallyHidden } from 'design-system';
import Timer from 'lucide-react/icons/timer';
import X from 'lucide-react/icons/x';
import { useEffect, useMemo, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { clockOf, forgetEnded, useRunningTests } from './running-tests.ts';

/** How often the clock is looked at, so that no second is shown late. Milliseconds. */
const LOOK = 250;

/** It lies over the page's lower edge and moves nothing: the room under it is added below the footer, and what has the focus keeps clear of it. */
const room = {
  html: {
    scrollPaddingBlockEnd: `calc(${token.space[16]} + ${token.space[6]})`,
    '--bottom-bar': `calc(${token.space[16]} + ${token.space[2]})`,
  },
  body: { paddingBlockEnd: `calc(${token.space[16]} + ${token.space[6]})` },
  '@media print': { body: { paddingBlockEnd: 0 } },
};
const bar = css({
  position: 'fixed',
  insetBlockEnd: token.space[4],
  insetInlineStart: token.space[4],
  zIndex: token.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minBlockSize: token.space[16],
  maxInlineSize: `min(${token.size.dialog}, calc(100vw - 2 * ${token.space[4]}))`,
  paddingBlock: token.space[2],
  paddingInline: `${token.space[4]} ${token.space[2]}`,
  border: `1px solid ${token.color.lineStrong}`,
  borderRadius: token.radius.sheet,
  background: token.color.surface,
  boxShadow: token.shadow.dialog,
  '& > svg': {
    flex: 'none',
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    color: token.color.accent,
  },
  '@media print': { display: 'none' },
  [media.phone]: {
    insetInline: token.space[2],
    insetBlockEnd: `max(${token.space[2]}, env(safe-area-inset-bottom))`,
    maxInlineSize: 'none',
  },
});
const words = css({ flex: 1, minInlineSize: 0, display: 'grid', lineHeight: token.leading.tight });
const name = css({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: token.text.small,
  color: token.color.ink2,
  '& a': { color: 'inherit' },
});
const strong = css({ fontWeight: token.weight.heading, fontVariantNumeric: 'tabular-nums' });
const red = css({ color: token.color.redPen });

/** On every page but the test's own: that a test runs, how long still, and the way back; when its time is up, the way to its result. */
export function RunningTestBar() {
  const { tests, ended } = useRunningTests();
  const { pathname } = useLocation();
  const [first] = tests;
  const inView = matchPath('/take-a-test/:slug/*', pathname)?.params.slug;
  // Whoever looks at any page of the test has found what the bar leads to.
  useEffect(() => {
    if (ended && ended.slug === inView) forgetEnded(ended.slug);
  }, [ended, inView]);
  if (ended && ended.slug !== inView) return <TimeIsUp test={ended} onDismiss={() => forgetEnded(ended.slug)} />;
  return first ? <Running test={first} others={tests.length - 1} /> : null;
}

const namesOf = ({ topic_names }: RunningTest) => new Intl.ListFormat('en-GB').format(topic_names);

function Running({ test, others }: { test: RunningTest; others: number }) {
  const left = useSecondsLeft(test);
  const [hidden] = useHiddenClock();
  if (left === 0) return <TimeIsUp test={test} />;
  const urgent = left !== null && left <= WARNING_SECONDS;
  return (
    <section aria-label="Your running test" css={bar}>
      <Global styles={room} />
      <Timer aria-hidden="true" />
      <div css={words}>
        {left === null || hidden ? (
          <span css={strong}>{left === null ? 'Untimed test' : 'Your test is running'}</span>
        ) : (
          <span role="timer" aria-label="Time left in your test" css={[strong, urgent && red]}>
            {formatSeconds(left)}
          </span>
        )}
        <span css={name}>
          {namesOf(test)}
          {others > 0 && (
            <>
              {' '}
              <Link to="/my-tests?status=running">and {others} more</Link>
            </>
          )}
        </span>
      </div>
      <VisuallyHidden role="status">{urgent && '1 minute left in your test'}</VisuallyHidden>
      <Button variant="primary" size="small" render={<Link to={`/take-a-test/${test.slug}`} />}>
        Go on with your test
      </Button>
    </section>
  );
}

/** The time of a test is over; its result is there a moment later. */
function TimeIsUp({ test, onDismiss }: { test: RunningTest; onDismiss?: () => void }) {
  return (
    <section aria-label="Your test" css={bar}>
      <Global styles={room} />
      <Timer aria-hidden="true" />
      <div css={words} role="status">
        <span css={strong}>Time is up</span>
        <span css={name}>{namesOf(test)}</span>
      </div>
      <Button variant="primary" size="small" render={<Link to={`/take-a-test/${test.slug}/result`} />}>
        See your result
      </Button>
      {onDismiss && <IconButton label="Dismiss" icon={<X />} onClick={onDismiss} />}
    </section>
  );
}

/** Whole seconds left by the server's clock, as they pass; null for untimed practice. */
function useSecondsLeft(test: RunningTest): number | null {
  const { serverTime, readAt } = useRunningTests();
  const clock = useMemo(() => clockOf(test, { serverTime, readAt }), [test, serverTime, readAt]);
  const [left, setLeft] = useState(() => secondsLeft(clock, performance.now()));
  useEffect(() => {
    const look = () => setLeft(secondsLeft(clock, performance.now()));
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [clock]);
  return left;
}
