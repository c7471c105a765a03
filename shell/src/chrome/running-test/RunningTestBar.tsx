import type { RunningTest } from '@api/contract';
import { css, Global } from '@emotion/react';
import { addressOf, parseAddress } from '@shell/kit/addresses';
import { formatSeconds, secondsLeft, WARNING_SECONDS } from '@shell/kit/countdown';
import { useHiddenClock } from '@shell/kit/hidden-clock';
import { Button, IconButton, media, pageFrame, token, VisuallyHidden } from 'design-system';
import Timer from 'lucide-react/icons/timer';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { clockOf, forgetEnded, useRunningTests } from './running-tests.ts';

/** How often the clock is looked at, so that no second is shown late. Milliseconds. */
const LOOK = 250;

/**
 * A strip along the lower edge, as tall as its two lines. It moves nothing when it comes: the room under it is added below the footer. What
 * else stands at the lower edge stands on `--bottom-bar`, and what has the focus keeps clear of it.
 */
const HEIGHT = `calc(${token.space[16]} + env(safe-area-inset-bottom))`;
const room = {
  html: { '--bottom-bar': HEIGHT, scrollPaddingBlockEnd: `calc(${HEIGHT} + ${token.space[4]})` },
  body: { paddingBlockEnd: HEIGHT },
  '@media print': { body: { paddingBlockEnd: 0 } },
};
const bar = css({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: token.layer.sticky,
  blockSize: HEIGHT,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${token.color.lineStrong}`,
  background: token.color.surface,
  '@media print': { display: 'none' },
});
const inner = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  blockSize: '100%',
  [media.phone]: { paddingInline: token.space[4] },
  '& > svg': {
    flex: 'none',
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    color: token.color.accent,
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

/** Pages that belong to one test, whose slug stands in their address. */
const OF_ONE_TEST = new Set(['test', 'test-intro', 'test-receipt', 'test-result', 'get-graded', 'test-review']);

function testInView(pathname: string): string | undefined {
  const address = parseAddress(pathname);
  return address && OF_ONE_TEST.has(address.name) ? address.params.slug : undefined;
}

/** On every page but the test's own: that a test runs, how long still, and the way back; when its time is up, the way to its result. */
export function RunningTestBar() {
  const { tests, ended } = useRunningTests();
  const { pathname } = useLocation();
  const [first] = tests;
  const inView = testInView(pathname);
  // Whoever looks at any page of the test has found what the bar leads to.
  useEffect(() => {
    if (ended && ended.slug === inView) forgetEnded(ended.slug);
  }, [ended, inView]);
  if (ended && ended.slug !== inView) return <TimeIsUp test={ended} onDismiss={() => forgetEnded(ended.slug)} />;
  return first ? <Running test={first} others={tests.length - 1} /> : null;
}

function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} css={bar}>
      <Global styles={room} />
      <div css={[pageFrame, inner]}>{children}</div>
    </section>
  );
}

const namesOf = ({ topic_names }: RunningTest) => new Intl.ListFormat('en-GB').format(topic_names);

function Running({ test, others }: { test: RunningTest; others: number }) {
  const left = useSecondsLeft(test);
  const [hidden] = useHiddenClock();
  if (left === 0) return <TimeIsUp test={test} />;
  const urgent = left !== null && left <= WARNING_SECONDS;
  return (
    <Bar label="Your running test">
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
              <Link to={addressOf('my-tests', {}, { query: { status: 'running' } })}>and {others} more</Link>
            </>
          )}
        </span>
      </div>
      <VisuallyHidden role="status">{urgent && '1 minute left in your test'}</VisuallyHidden>
      <Button variant="primary" size="small" render={<Link to={addressOf('test', { slug: test.slug })} />}>
        Go on with your test
      </Button>
    </Bar>
  );
}

/** The time of a test is over; its result is there a moment later. */
function TimeIsUp({ test, onDismiss }: { test: RunningTest; onDismiss?: () => void }) {
  return (
    <Bar label="Your test">
      <Timer aria-hidden="true" />
      <div css={words} role="status">
        <span css={strong}>Time is up</span>
        <span css={name}>{namesOf(test)}</span>
      </div>
      <Button variant="primary" size="small" render={<Link to={addressOf('test-result', { slug: test.slug })} />}>
        See your result
      </Button>
      {onDismiss && <IconButton label="Dismiss" icon={<X />} onClick={onDismiss} />}
    </Bar>
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
