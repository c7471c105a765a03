import { css } from '@emotion/react';
import { useHiddenClock } from '@shell/kit/hidden-clock';
import { Button, token } from 'design-system';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useState } from 'react';
import { secondsOn, useTimeOn } from './time-on-question.ts';

const button = css({ paddingInline: token.space[2], color: token.color.ink3, fontVariantNumeric: 'tabular-nums' });

/** Time on this question, as `2:14`. Hiding it applies to all questions. */
export function TimeOnQuestion({ questionId }: { questionId: number }) {
  useTimeOn(questionId);
  const [hidden, setHidden] = useHiddenClock();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const read = () => setSeconds(secondsOn(questionId));
    read();
    const timer = setInterval(read, 1_000);
    return () => clearInterval(timer);
  }, [questionId]);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Button
      variant="quiet"
      size="small"
      css={button}
      icon={<Clock />}
      aria-label={hidden ? 'Show the time on this question' : `${time} on this question. Hide the time`}
      onClick={() => setHidden(!hidden)}
    >
      {!hidden && time}
    </Button>
  );
}
