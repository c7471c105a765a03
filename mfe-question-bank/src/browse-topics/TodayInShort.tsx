import type { Today, TodayTask } from '@api/contract';
import { css } from '@emotion/react';
import { useApi, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, ownTimeZone, Skeleton, token } from 'design-system';
import { Link } from 'react-router-dom';

const words = css({ flex: '1 1 auto', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const title = css({ fontWeight: token.weight.strong });

function inShort(thing: TodayTask): string {
  switch (thing.kind) {
    case 'due':
      return thing.question_count === 1 ? 'a question to review' : `${thing.question_count} questions to review`;
    case 'new':
      return `${thing.topic.topic_name} (new)`;
    case 'run':
      return 'questions you started';
    case 'unmarked_test':
      return 'a test to mark';
    case 'graded':
      return 'a graded test';
  }
}

function sentenceOf({ things, minutes_done, plan }: Today): string {
  if (plan.courses.length === 0) return 'Choose your courses to get questions each day.';
  if (things.length === 0) return minutes_done > 0 ? 'Done for today.' : 'Nothing is due.';
  return things.map(inShort).join(', ');
}

/** Today's plan in a line, or just its link. */
export function TodayInShort() {
  const { variant } = useSite();
  const time_zone = ownTimeZone();
  const query = { variant, ...(time_zone && { time_zone }) };
  const { data, isPending } = useApi('GET /api/today', { query });
  return (
    <>
      <span css={words}>
        <span css={title}>Today</span> {data ? sentenceOf(data) : isPending && <Skeleton width="12rem" />}
      </span>
      <Button size="small" aria-label="Open today" render={<Link to={addressOf('today')} />}>
        Open
      </Button>
    </>
  );
}
