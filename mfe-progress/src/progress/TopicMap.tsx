import type { TopicProgress } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';
import { Link } from 'react-router-dom';
import { isVague } from './figures.ts';
import { useProgressSource } from './progress-source.ts';
import { Section } from './Section.tsx';

const group = css({ display: 'grid', gap: token.space[2] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });
const tiles = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${token.size.popup} / 2), 1fr))`,
  gap: token.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const tile = css({
  display: 'grid',
  alignContent: 'space-between',
  gap: token.space[1],
  blockSize: '100%',
  minBlockSize: token.space[16],
  padding: `${token.space[2]} ${token.space[3]}`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  backgroundColor: token.color.surface,
  backgroundRepeat: 'no-repeat',
  color: token.color.ink,
  fontSize: token.text.small,
  textDecoration: 'none',
  '&:hover': { borderColor: token.color.accent },
  '&[data-open]': { borderStyle: 'dashed', backgroundColor: 'transparent', color: token.color.ink2 },
});
const share = css({ fontWeight: token.weight.strong, fontVariantNumeric: 'tabular-nums' });

/** A course's topics as tiles, filled by estimate. */
export function TopicMap({ topics }: { topics: readonly TopicProgress[] }) {
  const { reader } = useProgressSource();
  const own = reader === 'self';
  return (
    <Section
      id="topic-map"
      title={own ? 'Your topics' : 'Topics'}
      lead={`The fuller a tile, the better ${own ? 'you know' : 'they know'} its topic. Dashed: not enough answers yet.`}
    >
      {topics
        .filter(({ depth }) => depth === 1)
        .map((top) => (
          <div key={top.id} css={group}>
            <h3 css={heading}>{top.topic_name}</h3>
            <Tiles top={top} below={topics.filter(({ parent_topic_id }) => parent_topic_id === top.id)} />
          </div>
        ))}
    </Section>
  );
}

function Tiles({ top, below }: { top: TopicProgress; below: readonly TopicProgress[] }) {
  const { reader, topicAddress } = useProgressSource();
  const untried = reader === 'self' ? 'Start' : 'Not tried yet';
  return (
    <ul css={tiles}>
      {(below.length > 0 ? below : [top]).map((topic) => {
        const open = isVague(topic);
        const percent = `${Math.round(100 * topic.estimate.value)}%`;
        const fill = `linear-gradient(${token.color.accentSoft} 0 0)`;
        return (
          <li key={topic.id}>
            <Link
              to={topicAddress(topic.id)}
              css={tile}
              data-open={open || undefined}
              style={open ? undefined : { backgroundImage: fill, backgroundSize: `${percent} 100%` }}
            >
              <span>
                {topic.topic_number} {topic.topic_name}
              </span>{' '}
              <span css={share}>{open ? (topic.parts === 0 ? untried : 'Not sure yet') : percent}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
