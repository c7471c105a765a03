import type { ClassLearner } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Sheet, Table, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { timeInWords } from '../class-time/zoned-time.ts';
import { scoreInWords, WORK_WORDS } from '../class-words/work-words.ts';
import { heading, quiet, section } from '../layoutStyles.ts';

const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** What a learner has done of the work that was set, with the teacher's comments. */
export function LearnerWorkTable({ found: { assignments, class: of, learner } }: { found: ClassLearner }) {
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
                cell: ({ work }) => <Badge tone={WORK_WORDS[work].tone}>{WORK_WORDS[work].words}</Badge>,
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
