import type { TopicDetail } from '@api/contract';
import { css } from '@emotion/react';
import { usePageHead } from '@shell/kit';
import { Breadcrumbs, LoadingRegion, Page, PageHeader, Sheet, Skeleton, token } from 'design-system';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { PractiseButton } from '../today/begin-run.tsx';
import { EstimateSection } from './Estimate.tsx';
import { Figures } from './Figures.tsx';
import { LostSection } from './LostSection.tsx';
import { useProgressSource } from './progress-source.ts';
import { Section } from './Section.tsx';
import { BandLegend, TopicRows } from './TopicBands.tsx';
import { WeeksSection } from './WeeksSection.tsx';
import { everyWeek } from './weeks.ts';

const parts = css({ gap: token.space[10] });

/** Progress in a topic by week, and in its subtopics. */
export function TopicPage() {
  const { topicId = '' } = useParams();
  const { useTopic } = useProgressSource();
  return (
    <Answered answer={useTopic(topicId)} title="Progress" failed="The topic did not load" skeleton={<TopicSkeleton />}>
      {(detail, notice) => <Topic key={detail.topic.id} detail={detail} notice={notice} />}
    </Answered>
  );
}

function Topic({ detail, notice }: { detail: TopicDetail; notice: ReactNode }) {
  const { subject, path, topic, topics } = detail;
  const { reader, progressAddress, topicAddress } = useProgressSource();
  usePageHead({ title: `Progress: ${topic.topic_name}` });
  const weeks = everyWeek(detail.weeks);
  const filter = { topic: String(topic.id) };
  return (
    <Page css={parts}>
      <PageHeader
        title={topic.topic_name}
        description={subject.subject_name}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Progress', render: <Link to={progressAddress(subject.slug)} /> },
              ...path.map(({ id, topic_name }) => ({ label: topic_name, render: <Link to={topicAddress(id)} /> })),
              { label: topic.topic_name },
            ]}
          />
        }
        actions={reader === 'self' && <PractiseButton topic={topic} variant="primary" />}
      />
      {notice}
      <EstimateSection name={topic.topic_name} progress={topic} filter={filter} />
      {topic.parts > 0 && (
        <>
          <Figures tally={topic} filter={filter} />
          <WeeksSection weeks={weeks} filter={filter} />
          <LostSection weeks={weeks} filter={filter} />
        </>
      )}
      {topics.length > 0 && (
        <Section id="below" title="Topics below">
          <BandLegend />
          <TopicRows topics={topics} />
        </Section>
      )}
    </Page>
  );
}

function TopicSkeleton() {
  return (
    <Page css={parts} render={<LoadingRegion label="Loading the topic" />}>
      <Skeleton shape="block" width="min(100%, 20rem)" height={token.space[16]} />
      <Skeleton shape="block" height={token.space[16]} />
      <Sheet>
        <Skeleton shape="block" height={token.space[16]} />
      </Sheet>
      <Skeleton shape="block" height={token.size.popup} />
    </Page>
  );
}
