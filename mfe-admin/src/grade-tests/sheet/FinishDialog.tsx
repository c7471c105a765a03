import type { Grading } from '@api/contract';
import { LONGEST_GRADING_COMMENT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { Banner, Button, Dialog, TextArea, TextLink, token } from 'design-system';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { stack } from '../../staff-area/styles.ts';
import type { DraftContent } from '../draft/draft-content.ts';
import { missingOf, totalsOf } from '../draft/totals.ts';
import type { GradingWork } from '../draft/use-grading-draft.ts';
import { queueAddress, queueSearch, sheetAddress } from '../queue/queue-address.ts';
import type { Finishing } from './use-finish.ts';

const sum = css({ display: 'flex', alignItems: 'baseline', gap: token.space[4], fontVariantNumeric: 'tabular-nums' });
const total = css({ fontFamily: token.font.serif, fontSize: token.text.display, lineHeight: token.leading.tight });
const percent = css({ fontSize: token.text.heading2, color: token.color.ink2 });
const missing = css({
  paddingBlock: token.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
});

/** Finishing returns the sheet, or hands it to the second grader. */
function wordsOf(round: Grading['round'], learner: string) {
  if (round === 'first' || round === 'second') {
    const next =
      round === 'first'
        ? 'A colleague marks the sheet next, without seeing your marks.'
        : 'A moderator compares both markings next and sets the final marks.';
    return {
      title: `Finish marking the sheet of ${learner}?`,
      description: `${next} You cannot change your marks afterwards.`,
      button: 'Finish marking',
      commentHelp: 'The moderator sees it.',
      fault: 'Not finished yet',
      done: 'Marked',
      afterwards: next,
    };
  }
  return {
    title: `Return the sheet of ${learner}?`,
    description: 'The learner gets a report with the marked sheet, and a mail. It cannot be changed afterwards.',
    button: 'Finish and return',
    commentHelp: 'Shown on page 1 of the report.',
    fault: 'Not returned yet',
    done: 'Returned',
    afterwards: `The report for ${learner} is being made and mailed.`,
  };
}

interface FinishDialogProps {
  grading: Grading;
  work: GradingWork;
  finishing: Finishing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onGoTo: (questionId: number) => void;
  /** The grader stays on the sheet, now read-only. */
  onReturned: () => void;
}

/** Checks missing marks and total before the report is sent. Stays open while sending, as the work must not change. */
export function FinishDialog({ grading, work, finishing, open, onOpenChange, onGoTo, onReturned }: FinishDialogProps) {
  const { learner, questions, round } = grading;
  const words = wordsOf(round, learner.name);
  const { finish, busy, fault, gradedOtherwise, done } = finishing;
  const gaps = missingOf(work.content, questions);

  if (done) return <Finished words={words} next={done.next} onClose={onReturned} />;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      closable={!busy}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            Keep grading
          </Button>
          <Button variant="primary" disabled={gaps.length > 0} loading={busy} onClick={() => void finish()}>
            {words.button}
          </Button>
        </>
      }
    >
      <div css={stack[5]}>
        <Sum content={work.content} questions={questions} />
        <Gaps
          gaps={gaps}
          onGoTo={(questionId) => {
            onGoTo(questionId);
            onOpenChange(false);
          }}
        />
        <TextArea
          label="Overall comment"
          help={words.commentHelp}
          rows={3}
          maxLength={LONGEST_GRADING_COMMENT}
          value={work.content.comment}
          readOnly={busy}
          onChange={(event) => work.change((content) => ({ ...content, comment: event.target.value }), 'comment')}
        />
        {fault && (
          <Banner tone="error" title={words.fault}>
            Your marks are kept. {fault}
          </Banner>
        )}
        {gradedOtherwise && (
          <Banner
            tone="error"
            title="This test has been graded already"
            action={
              <Button size="small" onClick={onReturned}>
                Show what is stored
              </Button>
            }
          >
            It was returned with other marks or comments than these.
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

interface GapsProps {
  gaps: Grading['questions'];
  onGoTo: (questionId: number) => void;
}

function Gaps({ gaps, onGoTo }: GapsProps) {
  if (gaps.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={gaps.length === 1 ? 'One question has no marks yet' : `${gaps.length} questions have no marks yet`}
    >
      <span css={missing}>
        {gaps.map(({ question_id, position }) => (
          <Button key={question_id} size="small" onClick={() => onGoTo(question_id)}>
            Question {position}
          </Button>
        ))}
      </span>
    </Banner>
  );
}

function Sum({ content, questions }: { content: DraftContent; questions: Grading['questions'] }) {
  const { marks, max, percentage } = totalsOf(content, questions);
  return (
    <p css={sum}>
      <span css={total}>
        {marks} / {max}
      </span>
      <span css={percent}>{percentage}%</span>
    </p>
  );
}

interface FinishedProps {
  words: ReturnType<typeof wordsOf>;
  /** Null if there is none, undefined if unknown. */
  next: string | null | undefined;
  onClose: () => void;
}

function Finished({ words, next, onClose }: FinishedProps) {
  const { notify } = useHost();
  const navigate = useNavigate();
  const queue = queueSearch(useSearchParams()[0]);
  const claim = useApiMutation('PUT /api/grading/:slug', { invalidates: ['GET /api/grading/queue'] });
  const takeNext = async (slug: string) => {
    try {
      await claim.mutateAsync({ params: { slug }, body: { action: 'claim' } });
      navigate(sheetAddress(slug, queue));
    } catch (error) {
      // Another grader was faster: the queue shows the rest.
      notify({ tone: 'error', text: messageOf(error) });
      navigate(queueAddress(queue));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.done}
      description={words.afterwards}
      footer={
        <>
          <Button render={<Link to={queueAddress(queue)} />}>Back to the queue</Button>
          {next && (
            <Button variant="primary" loading={claim.isPending} onClick={() => void takeNext(next)}>
              Grade the next sheet
            </Button>
          )}
        </>
      }
    >
      {next && <p>Another sheet is waiting.</p>}
      {next === null && (
        <p>
          That was the last one. New sheets appear in <TextLink render={<Link to={queueAddress(queue)} />}>the queue</TextLink>.
        </p>
      )}
    </Dialog>
  );
}
