import type { ClassProgress } from '@api/contract';
import { counted, useApi, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, Page, Sheet, Table, TextLink } from 'design-system';
import ChartColumn from 'lucide-react/icons/chart-column';
import { Link, useParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { ClassHeader } from '../class-frame/ClassHeader.tsx';
import { estimateInWords } from '../class-labels/class-labels.ts';
import { heading, list, listRow, quiet, rowDetail, rowWords, section } from '../layoutStyles.ts';

/** Topics by learners, and what to revise next. */
export function ClassProgressPage() {
  const { classId: id = '' } = useParams();
  // Each call is logged for every learner, so the page doesn't refetch on focus.
  const answer = useApi('GET /api/classes/:id/progress', { params: { id } }, { staleTime: 300_000 });
  usePageHead({ title: answer.data ? `Progress of ${answer.data.class.name}` : 'Class progress' });
  return (
    <Answered answer={answer} failed="The progress did not load">
      {(progress, notice) => (
        <Page>
          <ClassHeader of={progress.class} view="progress" />
          {notice}
          <Content progress={progress} />
        </Page>
      )}
    </Answered>
  );
}

function Content({ progress }: { progress: ClassProgress }) {
  const { learners } = progress;
  const sharing = learners.filter(({ shares_progress }) => shares_progress).length;
  if (sharing === 0) {
    return (
      <EmptyState icon={<ChartColumn />} title="Nothing to show yet">
        {learners.length === 0
          ? 'Progress shows here once learners have joined.'
          : 'No learner shares their progress. They can turn it on in their page of this class.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ReviseSection progress={progress} />
      <section css={section} aria-labelledby="topics">
        <h2 id="topics" css={heading}>
          Topics
        </h2>
        <p css={quiet}>
          How likely each learner is to earn the marks of a medium question today, from their practice and tests. {sharing} of{' '}
          {learners.length} share their progress; – means no evidence yet.
        </p>
        <ProgressTable progress={progress} />
      </section>
    </>
  );
}

function ReviseSection({ progress: { revise, topics, class: of } }: { progress: ClassProgress }) {
  const weakest = revise.flatMap((id) => topics.find((topic) => topic.id === id) ?? []);
  if (weakest.length === 0) return null;
  return (
    <section css={section} aria-labelledby="revise">
      <h2 id="revise" css={heading}>
        Revise next
      </h2>
      <Sheet padding="none">
        <ul css={list}>
          {weakest.map(({ id, topic_name, slug, estimate, learners }) => (
            <li key={id} css={listRow}>
              <div css={rowWords}>
                <span>{topic_name}</span>
                <p css={rowDetail}>
                  {estimate === null ? '' : `Half the class is below ${Math.round(100 * estimate)}%, `}
                  from {counted(learners, 'learner')} with evidence
                </p>
              </div>
              {!of.archived_at && (
                <Button
                  size="small"
                  aria-label={`Set work on ${topic_name}`}
                  render={<Link to={addressOf('set-work', { classId: of.id }, { query: { topic: slug } })} />}
                >
                  Set work
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

type Learner = ClassProgress['learners'][number];

/** Estimates in per cent, with how sure they are. */
function ProgressTable({ progress: { topics, learners, class: of } }: { progress: ClassProgress }) {
  return (
    <Sheet padding="none">
      <Table
        caption={`Progress of ${of.name}: learners by topics`}
        density="compact"
        room={56}
        rows={learners}
        rowKey={({ user_id }) => user_id}
        columns={[
          {
            key: 'name',
            header: 'Name',
            rowHeader: true,
            cell: ({ user_id, name, shares_progress }: Learner) => (
              <>
                <TextLink quiet render={<Link to={addressOf('class-learner', { classId: of.id, learnerId: user_id })} />}>
                  {name}
                </TextLink>
                {!shares_progress && <span css={rowDetail}> (not shared)</span>}
              </>
            ),
          },
          ...topics.map(({ id, topic_name }) => ({
            key: String(id),
            header: topic_name,
            align: 'end' as const,
            cell: (learner: Learner) => {
              const found = learner.topics.find(({ topic_id }) => topic_id === id);
              return found ? estimateInWords(found) : learner.shares_progress ? '–' : '';
            },
          })),
        ]}
      />
    </Sheet>
  );
}
