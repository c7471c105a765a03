import type { QuestionRow } from '@api/contract';
import { css } from '@emotion/react';
import { counted, messageOf, useApi } from '@shell/kit';
import { Badge, Banner, DescriptionList, Drawer, LoadingRegion, Skeleton, TextLink, Typeset, token } from 'design-system';
import { Link } from 'react-router-dom';
import { editAddress } from '../staff-area/addresses.ts';
import { dayOf } from '../staff-area/formats.ts';
import { stack } from '../staff-area/styles.ts';
import { percent, secondsWords, wrongAnswerWords } from './question-columns.tsx';
import { WARNING_LABELS } from './table-address.ts';

const heading = css({
  fontFamily: token.font.sans,
  fontSize: token.text.body,
  fontWeight: token.weight.strong,
  marginBlockEnd: token.space[2],
});
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[1] });
const info = css({ color: token.color.ink2, marginBlockEnd: token.space[2] });
const list = css({ margin: 0, paddingInlineStart: token.space[5], display: 'grid', gap: token.space[2] });

/** A question's text, statistics, uses and near duplicates. */
export function QuestionDrawer({ row, onOpenChange }: { row: QuestionRow; onOpenChange: (open: boolean) => void }) {
  const { statistics } = row;
  return (
    <Drawer
      open
      onOpenChange={onOpenChange}
      title={`Question ${row.id}`}
      footer={<TextLink render={<Link to={editAddress(row.id)} />}>Edit the question</TextLink>}
    >
      <div css={stack[5]}>
        {row.warnings.length > 0 && (
          <div css={badges}>
            {row.warnings.map((warning) => (
              <Badge key={warning} tone={warning === 'never_seen' ? 'neutral' : 'warning'}>
                {WARNING_LABELS[warning]}
              </Badge>
            ))}
          </div>
        )}
        <section aria-label="The question">
          {row.specialInfo_html && <Typeset css={info} variant="line" html={row.specialInfo_html} />}
          <Typeset html={row.questions_html} />
        </section>
        <section>
          <h3 css={heading}>How it goes</h3>
          {statistics ? (
            <DescriptionList
              items={[
                { term: 'Attempts', description: statistics.tried },
                { term: 'Facility', description: percent(statistics.facility) || 'No figure yet' },
                { term: 'Discrimination', description: statistics.discrimination?.toFixed(2) ?? 'Too few learners' },
                { term: 'Median time', description: secondsWords(statistics.median_seconds) || 'No figure yet' },
                {
                  term: 'Commonest wrong answer',
                  description: statistics.wrong_answer ? wrongAnswerWords(statistics.wrong_answer) : 'None that several gave',
                },
              ]}
            />
          ) : (
            <p>Nobody has tried it yet, or that has not been computed: figures are made each night.</p>
          )}
        </section>
        <Uses id={row.id} />
      </div>
    </Drawer>
  );
}

function Uses({ id }: { id: number }) {
  const { data: uses, error, isPending } = useApi('GET /api/admin/questions/:id/uses', { params: { id } }, { staleTime: 0 });
  if (isPending) {
    return (
      <LoadingRegion label="Loading where it is used">
        <Skeleton width="70%" />
      </LoadingRegion>
    );
  }
  if (error) return <Banner tone="error">{messageOf(error)}</Banner>;
  const { tests, mock_papers, reports, doubts, other_level, further_topics, near_duplicates, variants = [] } = uses;
  return (
    <>
      <section>
        <h3 css={heading}>Where it is used</h3>
        <DescriptionList
          items={[
            {
              term: 'Tests',
              description: tests.count
                ? `${tests.count}, of ${counted(tests.learners, 'learner')}${tests.last_at ? `, the last on ${dayOf(tests.last_at)}` : ''}`
                : 'None',
            },
            {
              term: 'Mock papers',
              description: mock_papers.count
                ? `${mock_papers.count}: ${mock_papers.latest.map(({ code }) => code).join(', ')}`
                : 'None',
            },
            { term: 'Reports', description: `${reports.open} open, ${reports.closed} closed` },
            { term: 'Doubts', description: `${doubts.waiting} waiting, ${doubts.all} in all` },
            { term: 'Learners', description: `saved by ${uses.saved}, completed by ${uses.completed}` },
            {
              term: 'Other level',
              description: other_level
                ? `${other_level.subject_name}, ${other_level.topic_number} ${other_level.topic_name}`
                : 'Not shown there',
            },
            {
              term: 'Further topics',
              description:
                further_topics.map(({ topic_number, topic_name }) => `${topic_number} ${topic_name}`).join(', ') || 'None',
            },
          ]}
        />
      </section>
      {variants.length > 1 && (
        <section>
          <h3 css={heading}>Variants</h3>
          <ul css={list}>
            {variants.map((variant) => (
              <li key={variant.id}>
                <TextLink render={<Link to={editAddress(variant.id)} />}>#{variant.id}</TextLink>{' '}
                {counted(variant.tried, 'attempt')}, facility {percent(variant.facility) || 'unknown'}, discrimination{' '}
                {variant.discrimination?.toFixed(2) ?? 'unknown'}
                {variant.wrong_answers.length > 0 && (
                  <ul css={list} aria-label={`Commonest wrong answers to question ${variant.id}`}>
                    {variant.wrong_answers.map((wrong) => (
                      <li key={wrongAnswerWords(wrong)}>{wrongAnswerWords(wrong)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {near_duplicates.length > 0 && (
        <section>
          <h3 css={heading}>Nearly the same</h3>
          <ul css={list}>
            {near_duplicates.map((near) => (
              <li key={near.id}>
                <TextLink render={<Link to={editAddress(near.id)} />}>#{near.id}</TextLink> {percent(near.similarity)} alike,{' '}
                {near.subject.subject_name}, {near.topic.topic_number} {near.topic.topic_name}
                {!near.visible && ', hidden'}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
