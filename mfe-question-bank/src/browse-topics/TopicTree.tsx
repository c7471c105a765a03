import type { SubjectWithTopics, Topic, TopicWork } from '@api/contract';
import { css } from '@emotion/react';
import { membersOnly, useIsHydrating, useSession } from '@shell/kit';
import { ProgressBar, token, VisuallyHidden } from 'design-system';
import { Link } from 'react-router-dom';
import { listAddress, syllabusAddress, type TopicPlace } from '../addresses/addresses.ts';
import { progressInWords, useTopicWork } from './topic-in-view.ts';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: `${token.space[6]} minmax(0, 1fr) auto`,
  columnGap: token.space[2],
  rowGap: token.space[1],
  alignItems: 'baseline',
  padding: `${token.space[2]} ${token.space[3]}`,
  borderRadius: token.radius.control,
  color: token.color.ink,
  fontSize: token.text.control,
  textDecoration: 'none',
  '&:hover': { background: token.color.sunken },
  '&[aria-current="page"]': { background: token.color.accentSoft },
  '@media (pointer: coarse)': { minBlockSize: token.size.target, alignContent: 'center' },
});
const below = css({ color: token.color.ink2, paddingBlock: token.space[2] });
const deepest = css({ paddingInlineStart: token.space[6], fontSize: token.text.small });
const numberStyles = css({ color: token.color.ink3, fontVariantNumeric: 'tabular-nums' });
const counts = css({
  minInlineSize: token.space[12],
  textAlign: 'end',
  color: token.color.ink3,
  fontSize: token.text.caption,
  fontVariantNumeric: 'tabular-nums',
});
const strong = css({ fontWeight: token.weight.medium });
const bar = css({ gridColumn: '2 / -1' });
/** Reserves its space while the user's count loads. */
const unknown = css({ visibility: 'hidden' });

interface TopicTreeProps {
  subject: SubjectWithTopics;
  path: readonly Topic[];
  onChoose?: () => void;
}

/** A subject's topics with counts, open at the one in view. */
export function TopicTree({ subject, path, onChoose }: TopicTreeProps) {
  const [current, currentSubtopic] = path;
  const last = path.at(-1);
  const work = useTopicWork(subject.slug);
  return (
    <ul css={list}>
      {(subject.Topic ?? []).map((topic) => {
        const place = { subject: subject.slug, topic: topic.slug };
        return (
          <li key={topic.id}>
            <TopicLink
              topic={topic}
              work={work.get(topic.id)}
              place={place}
              level={1}
              current={topic === last}
              onChoose={onChoose}
            />
            {topic === current && (
              <ul css={list}>
                {topic.subtopics.map((subtopic) => {
                  const subplace = { ...place, subtopic: subtopic.slug };
                  return (
                    <li key={subtopic.id}>
                      <TopicLink
                        topic={subtopic}
                        work={work.get(subtopic.id)}
                        place={subplace}
                        level={2}
                        current={subtopic === last}
                        onChoose={onChoose}
                      />
                      {subtopic === currentSubtopic && subtopic.subtopics.length > 0 && (
                        <ul css={list}>
                          {subtopic.subtopics.map((leaf) => (
                            <li key={leaf.id}>
                              <TopicLink
                                topic={leaf}
                                work={work.get(leaf.id)}
                                place={{ ...subplace, subsubtopic: leaf.slug }}
                                level={3}
                                current={leaf === last}
                                onChoose={onChoose}
                              />
                            </li>
                          ))}
                        </ul>
                      )}
                    </li>
                  );
                })}
                <li>
                  <Link to={syllabusAddress(place)} css={[row, below]} onClick={onChoose}>
                    <span />
                    Syllabus and formulae
                    <span aria-hidden="true">→</span>
                  </Link>
                </li>
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface TopicLinkProps {
  topic: Topic;
  work: TopicWork | undefined;
  place: TopicPlace;
  level: 1 | 2 | 3;
  current: boolean;
  onChoose: (() => void) | undefined;
}

function TopicLink({ topic, work, place, level, current, onChoose }: TopicLinkProps) {
  const { topic_number, topic_name, totalQuestionsCount: total, completedQuestionsCount: completed } = topic;
  const hydrating = useIsHydrating();
  const signedIn = useSession().user !== null;
  return (
    <Link
      to={listAddress(place)}
      state={place}
      css={[row, level === 1 ? strong : below, level === 3 && deepest]}
      aria-current={current ? 'page' : undefined}
      onClick={onChoose}
    >
      <span css={numberStyles}>{level === 1 && topic_number}</span>
      <span>{topic_name}</span>
      <span css={counts} title={completed === null ? undefined : progressInWords(topic, completed, work)}>
        {completed === null ? (
          <>
            {total}
            <VisuallyHidden>{total === 1 ? ' question' : ' questions'}</VisuallyHidden>
          </>
        ) : completed === 0 && work ? (
          `${work.questions} tried`
        ) : (
          <>
            {completed}/{total}
            <VisuallyHidden> completed</VisuallyHidden>
          </>
        )}
      </span>
      {level === 1 && (completed !== null || hydrating || signedIn) && (
        <ProgressBar
          css={[bar, completed === null && unknown, hydrating && membersOnly]}
          label={`${topic_name}: completed`}
          value={completed ?? 0}
          max={total}
        />
      )}
    </Link>
  );
}
