import type { TopicProgress } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { EstimateBand, media, token } from 'design-system';
import { Link } from 'react-router-dom';
import { daysAgo, isVague, partsInWords } from './figures.ts';
import { useProgressSource } from './progress-source.ts';

const COLUMNS = `minmax(0, 1fr) calc(${token.size.popup} * 1.1) 10.5rem 6.5rem`;

const group = css({ display: 'grid', gap: token.space[2] });
const heading = css({ fontFamily: token.font.serif, fontSize: token.text.heading2, margin: 0, '& a': { color: 'inherit' } });
const headingLink = css({ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gridTemplateAreas: '"name band parts last"',
  alignItems: 'center',
  columnGap: token.space[5],
  minBlockSize: `calc(${token.size.target} + ${token.space[2]})`,
  paddingBlock: token.space[3],
  borderBlockEnd: `1px solid ${token.color.line}`,
  color: token.color.ink,
  textDecoration: 'none',
  // A hovered row's background extends beyond its words.
  paddingInline: token.space[2],
  marginInline: `calc(-1 * ${token.space[2]})`,
  '&:hover': { background: `color-mix(in srgb, ${token.color.sunken} 50%, transparent)` },
  '&:hover strong': { textDecoration: 'underline' },
  [media.belowDesktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name parts" "band band"',
    rowGap: token.space[2],
  },
});
const name = css({ gridArea: 'name', fontWeight: token.weight.strong, '& strong': { fontWeight: 'inherit' } });
const band = css({ gridArea: 'band' });
const quiet = css({ fontSize: token.text.small, color: token.color.ink2, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
const parts = css({ gridArea: 'parts' });
const last = css({ gridArea: 'last', color: token.color.ink3, textAlign: 'start', [media.belowDesktop]: { display: 'none' } });
const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  inlineSize: 'fit-content',
  minBlockSize: token.size.target,
  color: token.color.ink2,
  fontSize: token.text.control,
  cursor: 'pointer',
  '&::before': { content: '"+"', inlineSize: token.space[3], fontWeight: token.weight.strong, color: token.color.accent },
  'details[open] > &::before': { content: '"−"' },
  '&::-webkit-details-marker': { display: 'none' },
});
const legend = css({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  columnGap: token.space[5],
  fontSize: token.text.small,
  color: token.color.ink3,
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const scale = css({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space[2],
  textAlign: 'center',
  [media.belowDesktop]: { gridColumn: 1 },
});

/** Explains line and band. */
export function BandLegend() {
  return (
    <div css={legend} aria-hidden="true">
      <span css={scale}>
        <span>0%</span>
        <span>line = estimate, band = likely range</span>
        <span>100%</span>
      </span>
    </div>
  );
}

/** A row for each topic: estimate, evidence, and link. */
export function TopicRows({ topics }: { topics: readonly TopicProgress[] }) {
  const { topicAddress } = useProgressSource();
  return (
    <ul css={list}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <Link to={topicAddress(topic.id)} css={row}>
            <span css={name}>
              <strong>{topic.topic_name}</strong>
            </span>{' '}
            <EstimateBand css={band} label="Estimate" {...topic.estimate} vague={isVague(topic)} />{' '}
            <span css={[quiet, parts]}>{partsInWords(topic)}</span>{' '}
            <span css={[quiet, last]}>{topic.last_at && daysAgo(topic.last_at)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Top-level topics as groups, with a row for each topic directly below; deeper ones are on topic pages. */
export function CourseTopics({ topics }: { topics: readonly TopicProgress[] }) {
  return topics
    .filter(({ depth }) => depth === 1)
    .map((top, index) => (
      <TopicGroup
        key={top.id}
        top={top}
        below={topics.filter(({ parent_topic_id }) => parent_topic_id === top.id)}
        withLegend={index === 0}
      />
    ));
}

interface TopicGroupProps {
  top: TopicProgress;
  below: readonly TopicProgress[];
  withLegend: boolean;
}

/** Untried topics all say the same and are folded. */
function TopicGroup({ top, below, withLegend }: TopicGroupProps) {
  const { topicAddress } = useProgressSource();
  const rows = below.length > 0 ? below : [top];
  const tried = rows.filter(({ parts }) => parts > 0);
  const untried = rows.filter(({ parts }) => parts === 0);
  return (
    <section aria-labelledby={`topic-${top.id}`} css={group}>
      <h2 id={`topic-${top.id}`} css={heading}>
        <Link to={topicAddress(top.id)} css={headingLink}>
          {top.topic_name}
        </Link>
      </h2>
      {withLegend && <BandLegend />}
      {tried.length > 0 && <TopicRows topics={below.length > 1 ? [{ ...top, topic_name: 'All together' }, ...tried] : tried} />}
      {untried.length > 0 && (
        <details>
          <summary css={summary}>{counted(untried.length, tried.length > 0 ? 'more topic' : 'topic')} to start</summary>
          <TopicRows topics={untried} />
        </details>
      )}
    </section>
  );
}
