import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { guestsOnly } from '@shell/kit';
import { questionAddress } from '@shell/kit/addresses';
import { Badge, Button, media, QuestionSheet, token } from 'design-system';
import ArrowRight from 'lucide-react/icons/arrow-right';
import LockOpen from 'lucide-react/icons/lock-open';
import Pin from 'lucide-react/icons/pin';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { listSearch } from '../addresses/list-selection.ts';
import type { InPlace } from '../answer-question/AnswerInPlace.tsx';
import { useAnswerInPlace } from '../answer-question/use-answer-in-place.ts';
import type { Mark } from '../mark-questions/marks.ts';
import { QuestionActions } from '../mark-questions/QuestionActions.tsx';
import { OptionList } from '../show-question/OptionList.tsx';
import { QuestionImages } from '../show-question/QuestionImages.tsx';
import { questionMeta } from '../show-question/question-meta.ts';
import { StaffStrip } from '../staff-controls/StaffStrip.tsx';
import { asStaffQuestion } from '../staff-controls/staff-question.ts';

interface QuestionRowProps {
  question: Question;
  /** In the list, from 1. */
  number: number;
  search: URLSearchParams;
  withPin?: boolean;
  /** Pinned, so listed first. */
  pinnedPlace?: boolean;
  /** Of the list: removing it removes the question, with undo. */
  listOf?: Mark;
}

// Narrow sheets show only the text, so that all marks fit in a row.
const answerLink = css({
  alignSelf: 'center',
  [media.narrowSheet]: { paddingInline: token.space[2], '& svg': { display: 'none' } },
});
/** Hidden on the narrowest phones; the number links to the same page. */
const besidePin = css({ '@container sheet (max-width: 22rem)': { display: 'none' } });

const answerHere = css({ marginBlockStart: token.space[2] });
const below = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });

/** A question in the list, answerable in place. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, number, search } = props;
  const navigate = useNavigate();
  const { Code, isLoading, begin, canAnswer } = useAnswerInPlace(question);
  if (Code) return <Code question={question} sheet={(inPlace) => <RowSheet {...props} inPlace={inPlace} />} />;
  const answer = async () => {
    if (!(await begin())) void navigate(questionAddress(question, { query: listSearch(search) }));
  };
  return (
    <RowSheet {...props}>
      {canAnswer && (
        <Button
          size="small"
          css={answerHere}
          loading={isLoading}
          aria-label={`Answer here: question ${number}`}
          onClick={() => void answer()}
        >
          Answer here
        </Button>
      )}
    </RowSheet>
  );
}

interface RowSheetProps extends QuestionRowProps {
  inPlace?: InPlace;
  children?: ReactNode;
}

function RowSheet({ question, number, search, withPin = false, pinnedPlace = false, listOf, inPlace, children }: RowSheetProps) {
  const list = listSearch(search);
  const staffQuestion = asStaffQuestion(question);
  const to = questionAddress(question, { query: list });
  const meta = questionMeta(question);
  return (
    <QuestionSheet
      number={number}
      html={question.questions_html}
      info={question.specialInfo_html}
      difficulty={question.difficulty}
      meta={[
        ...(pinnedPlace ? [<PinnedMark key="pinned" />] : []),
        ...(question.free_answer ? [<FreeAnswerMark key="free" />] : []),
        ...(inPlace ? [inPlace.marks, ...meta.slice(1)] : meta),
      ]}
      answers={inPlace?.parts}
      options={
        <>
          <QuestionImages images={question.images} />
          {inPlace?.whole ?? (question.options.length > 0 && <OptionList options={question.options} />)}
          {inPlace && <div css={below}>{inPlace.below}</div>}
          {children}
        </>
      }
      link={<Link to={to} />}
      actions={
        <>
          <QuestionActions question={question} withPin={withPin} listOf={listOf} />
          <Button
            variant="quiet"
            size="small"
            css={[answerLink, withPin && besidePin]}
            render={<Link to={to} aria-label={`Answer and solution of question ${number}`} />}
            iconEnd={<ArrowRight />}
          >
            Answer
          </Button>
        </>
      }
    >
      {staffQuestion && <StaffStrip question={staffQuestion} />}
    </QuestionSheet>
  );
}

function PinnedMark() {
  return (
    <Badge tone="accent">
      <Pin aria-hidden="true" size={14} />
      Pinned
    </Badge>
  );
}

/** For guests: its answer is free. */
function FreeAnswerMark() {
  return (
    <Badge tone="accent" css={guestsOnly}>
      <LockOpen aria-hidden="true" size={14} />
      Free answer
    </Badge>
  );
}
