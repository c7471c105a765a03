import type { TestResult } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { highlightsOf } from './highlights.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${token.size.popup}), 1fr))`,
  gap: `${token.space[4]} ${token.space[8]}`,
  margin: 0,
  '& dt': { color: token.color.ink2, fontSize: token.text.small },
  '& dd': { margin: 0 },
});

/** What went well in a test and what to work on next, in a line each; nothing while no mark is known. */
export function Takeaways({ result }: { result: TestResult }) {
  const { subject } = result.test;
  const { best, fullMarks, next } = highlightsOf(result);
  const well = [
    best && `${best.topic.topic_name}: ${best.so_far.obtained} of ${best.so_far.marked} marks`,
    fullMarks > 0 && `full marks on ${counted(fullMarks, 'question')}`,
  ].filter(Boolean);
  if (well.length === 0 && !next) return null;
  return (
    <dl css={list}>
      {well.length > 0 && (
        <div>
          <dt>What went well</dt>
          <dd>{well.join(', ')}</dd>
        </div>
      )}
      {next && (
        <div>
          <dt>What to do next</dt>
          <dd>
            <TextLink
              render={<Link to={addressOf('question-list', {}, { query: { subject: subject.slug, topic: next.topic.slug } })} />}
            >
              Practise {next.topic.topic_name}
            </TextLink>
            : {counted(next.so_far.marked - next.so_far.obtained, 'mark')} to gain
          </dd>
        </div>
      )}
    </dl>
  );
}
