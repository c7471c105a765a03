import type { OptionKey, QuestionDetail } from '@api/contract';
import { QuestionSheet, Sheet } from 'design-system';
import { useNavigate } from 'react-router-dom';
import { listAddress } from '../addresses/addresses.ts';
import { MarksSoFar } from '../answer-question/AnswerActions.tsx';
import type { AnswerBook } from '../answer-question/answer-book.ts';
import { answersOf } from '../answer-question/part-answers.tsx';
import { QuestionActions } from '../mark-questions/QuestionActions.tsx';
import { OptionList } from '../show-question/OptionList.tsx';
import { QuestionImages } from '../show-question/QuestionImages.tsx';
import { questionMeta } from '../show-question/question-meta.ts';
import { StaffStrip } from '../staff-controls/StaffStrip.tsx';
import { asStaffQuestion } from '../staff-controls/staff-question.ts';

interface QuestionOnSheetProps {
  detail: QuestionDetail;
  book: AnswerBook;
  /** Once the answer has been opened. */
  correct: OptionKey | null;
  /** It may be pinned in the list that it is seen in. */
  withPin: boolean;
}

/** The question itself, with the fields for its answers or its options, and what staff may do with it. */
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

/** Whether something may be typed to it. */
export const isAnswerable = ({ question }: Pick<QuestionDetail, 'question'>) => (question.answer_parts ?? []).length > 0;
