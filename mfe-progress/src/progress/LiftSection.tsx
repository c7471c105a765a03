import type { CourseProgress, TopicProgress } from '@api/contract';
import { css } from '@emotion/react';
import { EstimateBand, media, Sheet, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { PractiseButton } from '../today/begin-run.tsx';
import { isVague } from './figures.ts';
import { useProgressSource } from './progress-source.ts';
import { Section } from './Section.tsx';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) calc(${token.size.popup} * 0.7) auto`,
  alignItems: 'center',
  columnGap: token.space[5],
  rowGap: token.space[3],
  paddingBlock: token.space[4],
  'li + li > &': { borderBlockStart: `1px solid ${token.color.line}` },
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > [role="img"]': { gridRow: 2, gridColumn: '1 / -1' } },
});
const words = css({ display: 'grid', minInlineSize: 0 });
const gainWords = css({ fontSize: token.text.small, color: token.color.ink2 });

/** The topics whose practice raises the grade most. */
export function LiftSection({ course }: { course: CourseProgress }) {
  const { reader, topicAddress } = useProgressSource();
  const lifts = course.lifts.flatMap(({ topic_id }) => course.topics.find(({ id }) => id === topic_id) ?? []);
  if (lifts.length === 0) return null;
  return (
    <Section
      id="lift"
      title="What would raise the grade most"
      lead="Topics that carry many marks and where you have most left to gain."
    >
      <Sheet css={{ paddingBlock: token.space[2] }}>
        <ol css={list}>
          {lifts.map((topic) => (
            <li key={topic.id}>
              <div css={row}>
                <span css={words}>
                  <TextLink quiet css={{ fontWeight: token.weight.strong }} render={<Link to={topicAddress(topic.id)} />}>
                    {topic.topic_name}
                  </TextLink>
                  <span css={gainWords}>{shareInWords(topic)}</span>
                </span>
                <EstimateBand label={topic.topic_name} {...topic.estimate} vague={isVague(topic)} />
                {reader === 'self' && <PractiseButton topic={topic} size="small" />}
              </div>
            </li>
          ))}
        </ol>
      </Sheet>
    </Section>
  );
}

/** "8% of the course". */
function shareInWords({ weight }: TopicProgress): string {
  const share = Math.round(100 * weight);
  return `${share < 1 ? 'Under 1' : share}% of the course`;
}
