import type { ClassLearner } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useApi, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Breadcrumbs, Button, EstimateBand, media, Page, PageHeader, Sheet, Table, TextLink, token } from 'design-system';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { estimateInWords, scoreInWords, WORK_LABELS } from '../class-labels/class-labels.ts';
import { dayInWords, timeInWords } from '../class-time/zoned-time.ts';
import { heading, list, quiet, rowDetail, section } from '../layoutStyles.ts';

/** One learner, for a talk with them or their parents; prints on a page or two. */
export function LearnerPage() {
  const { classId: id = '', learnerId: userId = '' } = useParams();
  // Each call is logged for the learner, so the page doesn't refetch on focus.
  const answer = useApi('GET /api/classes/:id/learners/:userId', { params: { id, userId } }, { staleTime: 300_000 });
  usePageHead({ title: answer.data?.learner.name ?? 'A learner' });
  return (
    <Answered answer={answer} failed="The learner did not load">
      {(found, notice) => <Learner found={found} notice={notice} />}
    </Answered>
  );
}

function Learner({ found, notice }: { found: ClassLearner; notice: ReactNode }) {
  const { class: of, learner, percent } = found;
  return (
    <Page>
      <PageHeader
        title={learner.name}
        description={[
          `${of.name}, ${of.subject.subject_name}`,
          learner.former ? 'has left the class' : `since ${dayInWords(learner.joined_at, of.time_zone)}`,
          ...(percent === null ? [] : [`${Math.round(percent)}% in total`]),
        ].join(' · ')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Classes', render: <Link to={addressOf('classes')} /> },
              { label: of.name, render: <Link to={addressOf('class', { classId: of.id })} /> },
              { label: learner.name },
            ]}
          />
        }
        actions={
          <Button data-print="hide" onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      {notice}
      <LearnerWorkTable found={found} />
      <LearnerTopics found={found} />
    </Page>
  );
}

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

/** Progress by topic, if shared. */
function LearnerTopics({ found: { topics, learner } }: { found: ClassLearner }) {
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

const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

function LearnerWorkTable({ found: { assignments, class: of, learner } }: { found: ClassLearner }) {
  return (
    <section css={section} aria-labelledby="work">
      <h2 id="work" css={heading}>
        Work
      </h2>
      {assignments.length === 0 ? (
        <p css={quiet}>No work has been set yet.</p>
      ) : (
        <Sheet padding="none">
          <Table
            caption={`Work of ${learner.name}, latest due first`}
            room={44}
            rows={assignments}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'title',
                header: 'Title',
                rowHeader: true,
                cell: ({ id, title, handed_in_at }) =>
                  handed_in_at ? (
                    <TextLink
                      render={
                        <Link to={addressOf('learner-work', { classId: of.id, assignmentId: id, learnerId: learner.user_id })} />
                      }
                    >
                      {title}
                    </TextLink>
                  ) : (
                    title
                  ),
              },
              {
                key: 'due',
                header: 'Due',
                cell: ({ due_at }) => (due_at ? timeInWords(due_at, of.time_zone) : 'No due date'),
              },
              {
                key: 'work',
                header: 'Work',
                cell: ({ work }) => <Badge tone={WORK_LABELS[work].tone}>{WORK_LABELS[work].words}</Badge>,
              },
              { key: 'marks', header: 'Marks', align: 'end', cell: ({ score }) => (score ? scoreInWords(score) : '') },
              { key: 'comment', header: 'Comment', cell: ({ comment }) => comment && <span css={lines}>{comment}</span> },
            ]}
          />
        </Sheet>
      )}
    </section>
  );
}
