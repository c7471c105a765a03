import type { LearnerWork } from '@api/contract';
import { LONGEST_GRADING_COMMENT } from '@api/contract/limits';
import { isApiError, useApi, useHost, usePageHead, useRefresh, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Banner, Breadcrumbs, Button, EmptyState, Page, PageHeader, Sheet, TextArea } from 'design-system';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { scoreInWords, WORK_LABELS } from '../class-labels/class-labels.ts';
import { row, stack } from '../layoutStyles.ts';
import { type GivenMarks, MarkQuestion } from './MarkQuestion.tsx';

/** One learner's work on one assignment: to read, mark and return. */
export function WorkPage() {
  const { assignmentId: id = '', learnerId: userId = '' } = useParams();
  // Each call is logged for the learner, so the page doesn't refetch on focus.
  const answer = useApi('GET /api/assignments/:id/learners/:userId', { params: { id, userId } }, { staleTime: 300_000 });
  const title = answer.data ? `${answer.data.learner.name}: ${answer.data.assignment.title}` : 'A learner’s work';
  usePageHead({ title });
  return (
    <Answered answer={answer} failed="The work did not load">
      {(work) => <MarkForm key={`${work.learner.user_id}-${work.version}`} work={work} />}
    </Answered>
  );
}

function MarkForm({ work }: { work: LearnerWork }) {
  const host = useHost();
  const refresh = useRefresh();
  const { classId = '' } = useParams();
  const { assignment, learner, questions } = work;
  const [given, setGiven] = useState<Readonly<Record<number, GivenMarks>>>({});
  const [comment, setComment] = useState(work.comment);
  const toReturn = useRef(false);
  const marksOf = (each: LearnerWork['questions'][number]): GivenMarks =>
    given[each.question_id] ?? { marks: each.teacher_marks, comment: each.teacher_comment };
  const { failure, error, busy, submit } = useSubmission({
    ready: true,
    run: async () => {
      const returned = toReturn.current || work.returned_at !== null;
      await host.request('PUT /api/assignments/:id/learners/:userId/marks', {
        params: { id: String(assignment.id), userId: String(learner.user_id) },
        body: {
          questions: questions.map((each) => ({ question_id: each.question_id, ...marksOf(each) })),
          comment,
          returned,
          version: work.version,
        },
      });
      host.notify({ tone: 'success', text: returned ? `Saved and returned to ${learner.name}.` : 'Saved.' });
      await refresh(
        'GET /api/assignments/:id/learners/:userId',
        'GET /api/assignment-overview',
        'GET /api/classes/:id/gradebook',
      );
    },
  });
  const changedElsewhere = isApiError(error) && error.code === 'marking_changed';
  const pageOf = (id: number) => addressOf('learner-work', { classId, assignmentId: assignment.id, learnerId: id });
  return (
    <Page width="sheet">
      <PageHeader
        title={learner.name}
        description={`${assignment.title}${work.score ? ` · ${scoreInWords(work.score)}` : ''}`}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Classes', render: <Link to={addressOf('classes')} /> },
              {
                label: assignment.title,
                render: <Link to={addressOf('assignment', { classId, assignmentId: assignment.id })} />,
              },
              { label: learner.name },
            ]}
          />
        }
        actions={
          <>
            {work.previous !== null && <Button render={<Link to={pageOf(work.previous)} />}>Previous learner</Button>}
            {work.next !== null && <Button render={<Link to={pageOf(work.next)} />}>Next learner</Button>}
          </>
        }
      />
      <div css={row}>
        <Badge tone={WORK_LABELS[work.work].tone}>{WORK_LABELS[work.work].words}</Badge>
        {work.returned_at && <Badge tone="success">Returned</Badge>}
      </div>
      {questions.length === 0 ? (
        <EmptyState icon={<FileQuestion />} title="Nothing handed in">
          {learner.name} has handed in no answers to mark.
        </EmptyState>
      ) : (
        <form css={stack} noValidate onSubmit={(event) => void submit(event)}>
          {questions.map((each) => (
            <MarkQuestion
              key={each.question_id}
              question={each}
              given={marksOf(each)}
              onChange={(change) => setGiven((before) => ({ ...before, [each.question_id]: { ...marksOf(each), ...change } }))}
            />
          ))}
          <Sheet css={stack}>
            <TextArea
              label={`Comment for ${learner.name}`}
              value={comment}
              maxLength={LONGEST_GRADING_COMMENT}
              onChange={({ target }) => setComment(target.value)}
            />
            {failure && (
              <Banner
                tone="error"
                title={changedElsewhere ? 'Another teacher has marked this' : 'The marks couldn’t be saved'}
                action={
                  changedElsewhere && (
                    <Button size="small" onClick={() => void refresh('GET /api/assignments/:id/learners/:userId')}>
                      Load their marks
                    </Button>
                  )
                }
              >
                {changedElsewhere ? 'Your marks are still in the fields. Loading theirs replaces them.' : failure}
              </Banner>
            )}
            <div css={row}>
              {work.returned_at ? (
                <Button type="submit" variant="primary" loading={busy}>
                  Save
                </Button>
              ) : (
                <>
                  <Button
                    type="submit"
                    variant="primary"
                    loading={busy}
                    onClick={() => {
                      toReturn.current = true;
                    }}
                  >
                    Save and return
                  </Button>
                  <Button
                    type="submit"
                    disabled={busy}
                    onClick={() => {
                      toReturn.current = false;
                    }}
                  >
                    Save
                  </Button>
                </>
              )}
            </div>
          </Sheet>
        </form>
      )}
    </Page>
  );
}
