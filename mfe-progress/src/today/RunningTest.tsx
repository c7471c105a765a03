import type { Today } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { formatSeconds, secondsLeft } from '@shell/kit/countdown';
import { Button, token } from 'design-system';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

const strip = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[2]} ${token.space[3]}`,
  padding: `${token.space[3]} ${token.space[5]}`,
  borderRadius: token.radius.sheet,
  background: token.color.accentSoft,
  '& > svg': { flex: 'none' },
});
const words = css({ margin: 0, flex: '1 1 12rem', minInlineSize: 0, fontWeight: token.weight.medium });
const end = css({ display: 'flex', alignItems: 'center', gap: token.space[3], marginInlineStart: 'auto' });
const clock = css({ fontSize: token.text.heading3, fontWeight: token.weight.strong, fontVariantNumeric: 'tabular-nums' });

/** Seconds that a test has left, counted on by this device from what the server said. */
function useSecondsLeft(deadline: string | null, serverTime: string): number | null {
  const [readAt] = useState(() => performance.now());
  const [now, setNow] = useState(readAt);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [deadline]);
  return secondsLeft(
    { deadline: deadline === null ? null : Date.parse(deadline), serverTime: Date.parse(serverTime), readAt },
    now,
  );
}

interface RunningTestProps {
  test: NonNullable<Today['running_test']>;
  /** The server's time in the answer that told of the test. */
  serverTime: string;
}

/** A test whose clock runs. */
export function RunningTest({ test: { slug, subject_name, topic_names, deadline }, serverTime }: RunningTestProps) {
  const seconds = useSecondsLeft(deadline, serverTime);
  return (
    <section css={strip} aria-label="Running test">
      <Timer aria-hidden="true" />
      <p css={words}>A test is running: {topic_names.length > 0 ? topic_names.join(', ') : subject_name}</p>
      <div css={end}>
        {seconds !== null && (
          <span css={clock} role="timer" aria-label="Time left">
            {formatSeconds(seconds)}
          </span>
        )}
        <Button variant="primary" render={<Link to={addressOf('test', { slug })} />}>
          Back to the test
        </Button>
      </div>
    </section>
  );
}
