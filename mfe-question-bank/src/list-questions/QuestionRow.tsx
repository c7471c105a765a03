import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { questionAddress } from '@shell/kit/addresses';
import { Button, media, QuestionSheet, token } from 'design-system';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { listSearch } from '../addresses/list-selection.ts';
import type { Mark } from '../mark-questions/marks.ts';
import { QuestionActions } from '../mark-questions/QuestionActions.tsx';
import { StaffStrip } from '../staff-controls/StaffStrip.tsx';
import { asStaffQuestion } from '../staff-controls/staff-question.ts';
import { OptionList } from '../study-question/OptionList.tsx';
import { QuestionImages } from '../study-question/QuestionImages.tsx';
import { questionMeta } from '../study-question/question-meta.ts';
import { FreeAnswerMark, PinnedMark } from './QuestionMarks.tsx';

interface QuestionRowProps {
  question: Question;
  /** Its place in the list, counted from 1. */
  number: number;
  /** The list's address, which the question's page keeps for its previous and next. */
  search: URLSearchParams;
  /** Offers the pin. */
  withPin?: boolean;
  /** It stands first in the list because it is pinned. */
  pinnedPlace?: boolean;
  /** The mark that all of the list have: taking it away takes the question out of the list, and can be undone. */
  listOf?: Mark;
}

// On a narrow sheet the words alone, so that they fit into one row with all marks.
const answerLink = css({
  alignSelf: 'center',
  [media.narrowSheet]: { paddingInline: token.space[2], '& svg': { display: 'none' } },
});
/** Beside five marks the narrowest phones have no room for it; the number leads to the same page. */
const besidePin = css({ '@container sheet (max-width: 22rem)': { display: 'none' } });

/** One question of the list; its number leads to its page. */
export function QuestionRow({ question, number, search, withPin = false, pinnedPlace = false, listOf }: QuestionRowProps) {
  const list = listSearch(search);
  const staffQuestion = asStaffQuestion(question);
  const to = questionAddress(question, { query: list });
  return (
    <QuestionSheet
      number={number}
      html={question.questions_html}
      info={question.specialInfo_html}
      difficulty={question.difficulty}
      meta={[
        ...(pinnedPlace ? [<PinnedMark key="pinned" />] : []),
        ...(question.free_answer ? [<FreeAnswerMark key="free" />] : []),
        ...questionMeta(question),
      ]}
      options={
        (question.images.length > 0 || question.options.length > 0) && (
          <>
            <QuestionImages images={question.images} />
            {question.options.length > 0 && <OptionList options={question.options} />}
          </>
        )
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
