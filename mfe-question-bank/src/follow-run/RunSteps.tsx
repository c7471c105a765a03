import type { QuestionDetail, RunItem, StudyRun } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { addressOf, questionPlace } from '@shell/kit/addresses';
import { Button, ProgressBar, TextLink, token } from 'design-system';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type AnswerBook, useBook } from '../answer-question/answer-book.ts';
import { PreviousAndNext } from '../show-question/PreviousAndNext.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const progress = css({
  flex: '1 1 10rem',
  display: 'grid',
  gap: token.space[1],
  fontSize: token.text.small,
  color: token.color.ink2,
});
const forward = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3], marginInlineStart: 'auto' });

const KINDS = { due: 'Due again', new: 'New', minutes: 'Your questions', topic: 'Your topic' } as const;

/** The next open question of a run, wrapping round, or its end. */
function addressAfter({ id, items }: StudyRun, questionId: number): string {
  const place = items.findIndex((item) => item.question_id === questionId);
  const next = [...items.slice(place + 1), ...items.slice(0, place)].find(({ state }) => state === 'open');
  return next ? addressInRun(next, id) : addressOf('study-run', { id });
}

const addressInRun = ({ place, question_id }: RunItem, run: number) =>
  addressOf('question', questionPlace(place.subject_slug, place.topic_slugs, question_id), { query: { run } });

/** Whether the question was worked on since the run began. */
function useWorked(book: AnswerBook, since: string): boolean {
  const { parts, attempts } = useBook(book);
  return (
    Object.values(parts).some(({ said, settled }) => said !== null || settled) ||
    attempts.some(({ answered_at }) => answered_at >= since)
  );
}

interface RunStepsProps {
  runId: string;
  detail: QuestionDetail;
  book: AnswerBook;
  /** Check is the primary action now. */
  quiet: boolean;
  before: ReactNode;
}

/** Position in the run and Next, or the list's navigation without one. */
export function RunSteps({ runId, detail, book, quiet, before }: RunStepsProps) {
  const answer = useApi('GET /api/study-plan/runs/:id', { params: { id: runId } });
  const run = answer.data?.run;
  const within = run?.items.some(({ question_id }) => question_id === detail.question.id);
  if (run && within) return <Steps run={run} detail={detail} book={book} quiet={quiet} before={before} />;
  return <PreviousAndNext previous={detail.previous} next={detail.next} quiet={quiet} before={before} />;
}

function Steps({ run, detail, book, quiet, before }: Omit<RunStepsProps, 'runId'> & { run: StudyRun }) {
  const host = useHost();
  const navigate = useNavigate();
  const worked = useWorked(book, run.begun_at);
  const settle = useApiMutation('PUT /api/study-plan/runs/:id/questions/:questionId', {
    invalidates: ['GET /api/study-plan/runs/:id', 'GET /api/today'],
  });
  const { id: questionId } = detail.question;
  const others = run.items.filter(({ question_id }) => question_id !== questionId);
  const last = others.every(({ state }) => state !== 'open');
  const place = run.items.findIndex(({ question_id }) => question_id === questionId) + 1;
  const goOn = () => {
    const already = run.items[place - 1]?.state === 'done';
    settle.mutate(
      { params: { id: String(run.id), questionId: String(questionId) }, body: { state: worked || already ? 'done' : 'skipped' } },
      {
        onSuccess: (answer) => void navigate(addressAfter(answer.run, questionId)),
        onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  };
  return (
    <nav css={row} aria-label="Questions">
      <div css={progress}>
        <TextLink quiet render={<Link to={addressOf('study-run', { id: run.id })} />}>
          {KINDS[run.kind]}: {place} of {run.items.length}
        </TextLink>
        <ProgressBar
          label="Questions done"
          value={run.items.length - others.filter(({ state }) => state === 'open').length - 1}
          max={run.items.length}
        />
      </div>
      <div css={forward}>
        {before}
        <Button variant={quiet ? 'secondary' : 'primary'} iconEnd={<ArrowRight />} loading={settle.isPending} onClick={goOn}>
          {last ? 'Finish' : worked ? 'Next question' : 'Skip question'}
        </Button>
      </div>
    </nav>
  );
}
