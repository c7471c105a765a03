import type { SubjectWithTopics, Topic, TopicWork } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { EmptyState, EstimateBand, media, Page, PageHeader, ProgressBar, Sheet, TextLink, token } from 'design-system';
import BookOpen from 'lucide-react/icons/book-open';
import { Link } from 'react-router-dom';
import { listAddress, syllabusAddress } from '../addresses/addresses.ts';
import { questionCount } from '../bank-labels.ts';
import { SubjectDropdown } from './SubjectChoice.tsx';
import { TodayStrip } from './TodayStrip.tsx';
import { isVague, progressInWords, useTopicWork } from './topic-in-view.ts';

// The parts have margins of their own.
const spacing = css({ gap: 0 });
const topics = css({ display: 'grid', gap: token.space[10], marginBlockStart: token.space[8] });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token.space[2]} ${token.space[4]}` });
const headingStyles = css({ margin: 0, fontSize: token.text.heading2, fontFamily: token.font.serif });
const topicButton = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: token.space[3],
  minBlockSize: token.size.target,
  padding: `${token.space[1]} ${token.space[3]}`,
  marginInlineStart: `calc(-1 * ${token.space[3]})`,
  borderRadius: token.radius.control,
  color: token.color.ink,
  textDecoration: 'none',
  '&:hover': { background: token.color.accentSoft, color: token.color.accent },
});
const numberStyles = css({ color: token.color.ink3, fontVariantNumeric: 'tabular-nums' });
const quiet = css({ fontSize: token.text.small, color: token.color.ink3 });
/** They grow when progress loads, so they may need a row of their own. */
const topicCounts = css({ [media.phone]: { flexBasis: '100%' } });
const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: token.space[4],
  [media.phone]: { gap: token.space[2] },
  margin: 0,
  marginBlockStart: token.space[4],
  padding: 0,
  listStyle: 'none',
});
const card = css({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: token.space[3],
  [media.phone]: { gap: token.space[1], paddingBlock: token.space[3] },
  blockSize: '100%',
  color: token.color.ink,
  textDecoration: 'none',
  transition: `border-color ${token.motion.state}`,
  '&:hover': { borderColor: token.color.accent },
  '&:hover strong': { color: token.color.accent },
});
const cardTitle = css({ display: 'flex', gap: token.space[3], '& strong': { fontWeight: token.weight.strong } });
const cardFoot = css({ display: 'grid', gap: token.space[2], [media.phone]: { gap: token.space[1] } });
const counts = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: token.space[4] });
const band = css({ flex: `0 1 ${token.space[16]}` });
/** As high as the bar. */
const barRoom = css({ minBlockSize: `calc(${token.space[1]} + 1px)` });
const syllabusLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  [media.coarse]: { minBlockSize: token.size.target },
  [media.phone]: { flexBasis: '100%' },
});

/** Topics as buttons, subtopics as cards. Specification part 1, section 2. */
export function TopicsOfSubject({ subjects, subject }: { subjects: readonly SubjectWithTopics[]; subject: SubjectWithTopics }) {
  const all = subject.Topic ?? [];
  const work = useTopicWork(subject.slug);
  return (
    <Page css={spacing}>
      <SubjectDropdown subjects={subjects} current={subject} />
      <PageHeader
        title="IBDP Question Bank"
        description={`${subject.subject_name}: ${questionCount(subject.totalQuestionsCount)} by topic.`}
      />
      <TodayStrip />
      {all.length === 0 ? (
        <EmptyState title="No topics yet">This course is being prepared.</EmptyState>
      ) : (
        <div css={topics}>
          {all.map((topic) => (
            <TopicSection key={topic.id} topic={topic} subjectSlug={subject.slug} work={work} />
          ))}
        </div>
      )}
    </Page>
  );
}

interface TopicSectionProps {
  topic: Topic;
  subjectSlug: string;
  work: ReadonlyMap<number, TopicWork>;
}

function TopicSection({ topic, subjectSlug, work }: TopicSectionProps) {
  const place = { subject: subjectSlug, topic: topic.slug };
  return (
    <section aria-labelledby={`topic-${topic.id}`}>
      <div css={head}>
        <h2 id={`topic-${topic.id}`} css={headingStyles}>
          <Link to={listAddress(place)} state={place} css={topicButton}>
            <span css={numberStyles}>{topic.topic_number}</span> {topic.topic_name}
          </Link>
        </h2>
        <span css={[quiet, topicCounts]}>{countsOf(topic, work.get(topic.id))}</span>
        <TextLink quiet css={[quiet, syllabusLink]} render={<Link to={syllabusAddress(place)} />}>
          <BookOpen aria-hidden="true" size={16} />
          Syllabus and formulae
        </TextLink>
      </div>
      <ul css={cards}>
        {topic.subtopics.map((subtopic) => (
          <li key={subtopic.id}>
            <SubtopicCard subtopic={subtopic} place={{ ...place, subtopic: subtopic.slug }} work={work.get(subtopic.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SubtopicCardProps {
  subtopic: Topic;
  place: { subject: string; topic: string; subtopic: string };
  work: TopicWork | undefined;
}

function SubtopicCard({ subtopic, place, work }: SubtopicCardProps) {
  const { topic_number, topic_name, totalQuestionsCount: total, completedQuestionsCount: completed } = subtopic;
  return (
    <Sheet padding="compact" css={card} render={<Link to={listAddress(place)} state={place} />}>
      <span css={cardTitle}>
        <span css={numberStyles}>{topic_number}</span> <strong>{topic_name}</strong>
      </span>
      <span css={cardFoot}>
        <span css={[quiet, counts]}>
          {countsOf(subtopic, work)}{' '}
          {work && (
            <EstimateBand
              css={band}
              size="small"
              label={`Estimate from ${counted(work.parts, 'part')}`}
              {...work.estimate}
              vague={isVague(work)}
            />
          )}
        </span>
        <span css={barRoom}>
          {completed !== null && completed > 0 && (
            <ProgressBar label={`${topic_name}: completed`} value={completed} max={total} />
          )}
        </span>
      </span>
    </Sheet>
  );
}

/** `31 of 88 completed`; `88 questions` for a guest and before the first. */
function countsOf(topic: Topic, work: TopicWork | undefined): string {
  const { totalQuestionsCount: total, completedQuestionsCount: completed } = topic;
  return completed === null || total === 0 || (completed === 0 && !work)
    ? questionCount(total)
    : progressInWords(topic, completed, work);
}
