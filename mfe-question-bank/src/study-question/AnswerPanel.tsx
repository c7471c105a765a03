import type { AnswerHelp, QuestionAnswer, QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, onDemand, useHost, useSession, useSite } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { Button, EmptyState, MarkScheme, TextLink, Typeset, token } from 'design-system';
import Lock from 'lucide-react/icons/lock';
import type { AnswerBook } from '../answer-question/answer-book.ts';
import { QuestionImages } from '../show-question/QuestionImages.tsx';
import { renewalDay } from './AllowanceNote.tsx';
import { AnswerLoading, type OpenedAnswer } from './opened-answer.tsx';

const option = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.question });
const panel = css({ display: 'grid', gap: token.space[4], paddingBlock: token.space[4] });

const OwnWork = onDemand(() => import('../mark-own-work/OwnWork.tsx').then((module) => module.OwnWork));

interface AnswerPanelProps {
  help: AnswerHelp;
  book: AnswerBook;
  detail: QuestionDetail;
  answered: OpenedAnswer;
}

/** A section of the answer, or why it is closed. */
export function AnswerPanel({ help, book, detail, answered }: AnswerPanelProps) {
  const { openModal } = useHost();
  const allowed = detail.abilities.see_answer;
  if (allowed === 'log_in') {
    return (
      <EmptyState
        headingLevel={2}
        icon={<Lock />}
        title="Log in to see the answer"
        actions={
          <Button variant="primary" onClick={() => openModal('login')}>
            Log in
          </Button>
        }
      >
        An account is free and saves your work.
      </EmptyState>
    );
  }
  const used = <AllowanceUsed resetsAt={detail.allowance?.resets_at} />;
  if (allowed === 'allowance_used') return used;
  if (answered.isPending) return <AnswerLoading />;
  if (answered.isError) {
    if (isApiError(answered.error) && answered.error.code === 'allowance_used') return used;
    return <LoadFailed title="The answer did not load" answer={answered} />;
  }
  const video = help === 'solution' && answered.data.question.video_solution;
  return (
    <div css={panel}>
      {(answered.data.Answer ?? []).map((answer) => (
        <Answer key={answer.id} help={help} book={book} answer={answer} scheme={answered.data.scheme} />
      ))}
      {video && (
        <p>
          <TextLink href={video} target="_blank" rel="noopener noreferrer">
            Watch the video solution (opens in a new tab)
          </TextLink>
        </p>
      )}
    </div>
  );
}

interface AnswerProps {
  help: AnswerHelp;
  book: AnswerBook;
  answer: QuestionAnswer;
  scheme: string | undefined;
}

function Answer({ help, book, answer, scheme }: AnswerProps) {
  const signedIn = useSession().user !== null;
  if (help === 'solution') {
    return (
      <>
        {answer.body_html && <Typeset html={answer.body_html} />}
        <QuestionImages images={answer.images} of="solution" />
      </>
    );
  }
  if (help === 'markscheme') {
    if (signedIn) return <OwnWork book={book} lines={answer.mark_scheme} scheme={scheme} />;
    return answer.mark_scheme.length > 0 && <MarkScheme lines={answer.mark_scheme} />;
  }
  return (
    <>
      {answer.mcq_answer && !namesOption(answer) && (
        <p css={option}>
          The correct answer is <strong>{answer.mcq_answer}</strong>.
        </p>
      )}
      {answer.final_answer_html && <Typeset html={answer.final_answer_html} />}
    </>
  );
}

/** `B: 12` begins with the right option's letter. */
function namesOption({ mcq_answer, final_answer_html }: QuestionAnswer): boolean {
  return new RegExp(`^${mcq_answer}\\b`).test(final_answer_html.replace(/<[^>]*>/g, '').trim());
}

/** Questions can still be read. */
function AllowanceUsed({ resetsAt }: { resetsAt: string | undefined }) {
  const { openModal } = useHost();
  const { variant } = useSite();
  return (
    <EmptyState
      headingLevel={2}
      icon={<Lock />}
      title="You’ve used all your solutions this month"
      actions={
        variant === 'full' && (
          <Button variant="primary" onClick={() => openModal('upgrade')}>
            See what premium adds
          </Button>
        )
      }
    >
      Questions stay free to read, and solutions you’ve opened this month stay open.
      {resetsAt !== undefined && ` New ones from ${renewalDay(resetsAt)}.`}
    </EmptyState>
  );
}
