import type { QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import { Button, token } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { addressBySlugs } from '../addresses/addresses.ts';
import { listSearch } from '../addresses/list-selection.ts';
import { GiveUp } from '../answer-question/AnswerActions.tsx';
import type { AnswerBook } from '../answer-question/answer-book.ts';
import { useBook } from '../answer-question/use-answer-book.ts';
import { PreviousAndNext } from '../show-question/PreviousAndNext.tsx';
import { isAnswerable } from './QuestionOnSheet.tsx';

/** The way through a run of questions; most pages are not part of one. */
const RunSteps = onDemand(() => import('../follow-run/RunSteps.tsx').then((module) => module.RunSteps));

/** Keeps its room while the code of a run is on its way. */
const steps = css({ minBlockSize: token.size.target });

interface StepsFromQuestionProps {
  detail: QuestionDetail;
  book: AnswerBook;
  /** The run that the question is a part of. */
  run: string | null;
}

/** From a question to the next: of its run, or of the list that it is seen in. */
export function StepsFromQuestion({ detail, book, run }: StepsFromQuestionProps) {
  const [search] = useSearchParams();
  const { focused } = useBook(book);
  const before = isAnswerable(detail) && <GiveUp book={book} />;
  if (run) {
    return (
      <div css={steps}>
        <RunSteps runId={run} detail={detail} book={book} quiet={focused} before={before} />
      </div>
    );
  }
  return (
    <PreviousAndNext
      previous={detail.previous}
      next={detail.next}
      quiet={focused}
      aside={
        // Two buttons side by side that lead to one page are one too many.
        detail.another &&
        detail.another.id !== detail.next?.id && (
          <Button render={<Link to={addressBySlugs(detail.another, listSearch(search))} />}>Another like this</Button>
        )
      }
      before={before}
    />
  );
}
