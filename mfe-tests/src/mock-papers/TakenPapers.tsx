import type { TakenPaper, TopicLink } from '@api/contract';
import { css } from '@emotion/react';
import { Badge, BarList, DateTime, media, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { introAddress, resultAddress, testAddress } from '../addresses.ts';
import { gradeInWords } from './paper-labels.ts';

const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[4]}`,
  paddingBlock: token.space[3],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
  [media.coarse]: { minBlockSize: token.size.target },
});
const quiet = css({ color: token.color.ink3, fontSize: token.text.small });
const result = css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** A copy's intro, player or result. */
export const takenAddress = ({ status, slug }: Pick<TakenPaper, 'status' | 'slug'>): string =>
  ({ not_started: introAddress, running: testAddress, completed: resultAddress })[status](slug);

const WORDS = { not_started: 'Not started', running: 'Running' } as const;

/** Copies with grades, newest first. `named`: with course and paper. */
export function TakenPapers({ taken, named = false }: { taken: readonly TakenPaper[]; named?: boolean }) {
  return (
    <ul css={list}>
      {taken.map((paper) => (
        <li key={paper.slug} css={row}>
          <span>
            <TextLink render={<Link to={takenAddress(paper)} />}>
              {named ? (
                `${paper.subject.subject_name}, Paper ${paper.paper}`
              ) : (
                <DateTime at={paper.created_at} format="dateTime" />
              )}
            </TextLink>
            {named && (
              <>
                {' '}
                <span css={quiet}>
                  <DateTime at={paper.created_at} format="dateTime" />
                </span>
              </>
            )}
          </span>
          <span css={result}>
            <Outcome paper={paper} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Outcome({ paper: { status, grade } }: { paper: TakenPaper }) {
  if (status !== 'completed') return <Badge tone={status === 'running' ? 'accent' : 'neutral'}>{WORDS[status]}</Badge>;
  return grade ? <>Grade {gradeInWords(grade)}</> : <span css={quiet}>Not enough marked</span>;
}

/** In the course's order. */
export function TopicShares({ topics }: { topics: readonly { topic: TopicLink; marks: number }[] }) {
  return (
    <BarList
      aria-label="Marks by topic"
      style={{ rowGap: token.space[1] }}
      bars={topics.map(({ topic, marks }) => ({ key: String(topic.id), label: topic.topic_name, value: marks }))}
    />
  );
}
