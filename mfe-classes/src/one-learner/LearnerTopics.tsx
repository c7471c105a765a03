import type { ClassLearner } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { EstimateBand, media, Sheet, token } from 'design-system';
import { estimateInWords } from '../class-words/estimate-words.ts';
import { heading, list, quiet, rowDetail, section } from '../layoutStyles.ts';

const topicRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: token.space[4],
  paddingBlock: token.space[3],
  paddingInline: token.space[5],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[2] },
});

/** A learner's progress by topic, if they share it. */
export function LearnerTopics({ found: { topics, learner } }: { found: ClassLearner }) {
  return (
    <section css={section} aria-labelledby="topics">
      <h2 id="topics" css={heading}>
        Progress by topic
      </h2>
      {topics === null && <p css={quiet}>{learner.name} doesn’t share their progress with this class.</p>}
      {topics?.length === 0 && <p css={quiet}>No evidence yet.</p>}
      {topics && topics.length > 0 && (
        <>
          <p css={quiet}>How likely {learner.name} is to earn the marks of a medium question today.</p>
          <Sheet padding="none">
            <ul css={list}>
              {topics.map((each) => (
                <li key={each.topic.id} css={topicRow}>
                  <span>{each.topic.topic_name}</span>
                  <EstimateBand
                    label={each.topic.topic_name}
                    value={each.estimate.value}
                    low={each.estimate.low}
                    high={each.estimate.high}
                    vague={each.certainty === 'unsure'}
                    size="small"
                  />
                  <span css={rowDetail}>
                    {estimateInWords(each)}, from {counted(each.parts, 'part')}
                  </span>
                </li>
              ))}
            </ul>
          </Sheet>
        </>
      )}
    </section>
  );
}
