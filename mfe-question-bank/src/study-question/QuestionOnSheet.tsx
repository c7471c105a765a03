import type { OptionKey, QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import { Button, QuestionSheet, Sheet, token } from 'design-system';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { addressBySlugs, listAddress } from '../addresses/addresses.ts';
import { listSearch } from '../addresses/list-selection.ts';
import { GiveUp, MarksSoFar } from '../answer-question/AnswerActions.tsx';
import { type AnswerBook, useBook } from '../answer-question/answer-book.ts';
import { answersOf } from '../answer-question/PartAnswer.tsx';
import { QuestionActions } from '../mark-questions/QuestionActions.tsx';
import { OptionList } from '../show-question/OptionList.tsx';
import { PreviousAndNext } from '../show-question/PreviousAndNext.tsx';
import { QuestionImages } from '../show-question/QuestionImages.tsx';
import { questionMeta } from '../show-question/question-meta.ts';
import { StaffStrip } from '../staff-controls/StaffStrip.tsx';
import { asStaffQuestion } from '../staff-controls/staff-question.ts';

interface QuestionOnSheetProps {
  detail: QuestionDetail;
  book: AnswerBook;
  /** Once the answer is open. */
  correct: OptionKey | null;
  withPin: boolean;
}

/** The question with fields or options, and staff controls. */
export function QuestionOnSheet({ detail: { question, position }, book, correct, withPin }: QuestionOnSheetProps) {
  const navigate = useNavigate();
  const { subject, topic_path, images, options } = question;
  const [topic, subtopic, subsubtopic] = topic_path.map(({ slug }) => slug);
  const staffQuestion = asStaffQuestion(question);
  const answers = answersOf(book, correct);
  const meta = questionMeta(question);
  const leave = () => void navigate(listAddress({ subject: subject.slug, topic, subtopic, subsubtopic }));
  return (
    <Sheet padding="none">
      <QuestionSheet
        headingLevel={1}
        number={position ?? question.question_number}
        html={question.questions_html}
        info={question.specialInfo_html}
        difficulty={question.difficulty}
        meta={isAnswerable({ question }) ? [<MarksSoFar key="marks" book={book} />, ...meta.slice(1)] : meta}
        answers={answers.parts}
        actions={<QuestionActions question={question} withPin={withPin} />}
        options={
          (images.length > 0 || options.length > 0 || answers.whole) && (
            <>
              <QuestionImages images={images} />
              {answers.whole ?? (options.length > 0 && <OptionList options={options} correct={correct} />)}
            </>
          )
        }
      >
        {staffQuestion && <StaffStrip question={staffQuestion} onDeleted={leave} />}
      </QuestionSheet>
    </Sheet>
  );
}

export const isAnswerable = ({ question }: Pick<QuestionDetail, 'question'>) => (question.answer_parts ?? []).length > 0;

/** Most pages are not part of a run. */
const RunSteps = onDemand(() => import('../follow-run/RunSteps.tsx').then((module) => module.RunSteps));

/** Reserves space while a run's code loads. */
const steps = css({ minBlockSize: token.size.target });

interface StepsFromQuestionProps {
  detail: QuestionDetail;
  book: AnswerBook;
  run: string | null;
}

/** Neighbours in its run or list. */
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
        // Avoids two buttons to one page.
        detail.another &&
        detail.another.id !== detail.next?.id && (
          <Button render={<Link to={addressBySlugs(detail.another, listSearch(search))} />}>Another like this</Button>
        )
      }
      before={before}
    />
  );
}
