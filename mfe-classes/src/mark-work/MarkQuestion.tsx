import type { WorkQuestion } from '@api/contract';
import { valueInLine } from '@api/contract/answer-fields';
import { LONGEST_MARK_COMMENT } from '@api/contract/limits';
import { css } from '@emotion/react';
import {
  Accordion,
  MarkScheme,
  media,
  NumberField,
  partLabel,
  QuestionSheet,
  Sheet,
  TextArea,
  Typeset,
  token,
} from 'design-system';
import { quiet } from '../layoutStyles.ts';

/** A teacher's marks; null: as marked automatically or by the learner. */
export interface GivenMarks {
  marks: number | null;
  comment: string;
}

const answers = css({ display: 'grid', gap: token.space[1], margin: 0, padding: 0, listStyle: 'none' });
const typed = css({ fontFamily: token.font.serif, fontSize: token.text.lead, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[4] });
const marksField = css({ maxInlineSize: token.size.popup });
const below = css({
  display: 'grid',
  gap: token.space[4],
  paddingBlock: token.space[5],
  paddingInline: token.space[8],
  [media.phone]: { paddingInline: token.space[4] },
});

interface MarkQuestionProps {
  question: WorkQuestion;
  given: GivenMarks;
  onChange: (change: Partial<GivenMarks>) => void;
}

/** A question, the answer, the mark scheme, and the teacher's marks. */
export function MarkQuestion({ question: each, given, onChange }: MarkQuestionProps) {
  const { position, marks, question, answer, Answer } = each;
  const lines = Answer.flatMap(({ mark_scheme }) => mark_scheme);
  const outside = given.marks !== null && (given.marks < 0 || given.marks > marks);
  return (
    <Sheet padding="none">
      <QuestionSheet number={position} html={question.questions_html} info={question.specialInfo_html}>
        <div css={below}>
          <p css={quiet}>Answer</p>
          <GivenAnswer answer={answer} />
          <Accordion
            items={[
              ...(lines.length > 0 ? [{ key: 'scheme', title: 'Mark scheme', content: <MarkScheme lines={lines} /> }] : []),
              {
                key: 'solution',
                title: 'Solution',
                content: Answer.map(({ id, body_html }) => <Typeset key={id} html={body_html} />),
              },
            ]}
          />
          <div css={fields}>
            <NumberField
              css={marksField}
              label={`Marks for question ${position}, of ${marks}`}
              help={fallbackInWords(each)}
              value={given.marks}
              max={marks}
              step={1}
              error={outside && `Enter 0 to ${marks}`}
              onValueChange={(next) => onChange({ marks: next })}
            />
            <TextArea
              label={`Comment on question ${position}`}
              value={given.comment}
              maxLength={LONGEST_MARK_COMMENT}
              onChange={({ target }) => onChange({ comment: target.value })}
            />
          </div>
        </div>
      </QuestionSheet>
    </Sheet>
  );
}

function GivenAnswer({ answer }: Pick<WorkQuestion, 'answer'>) {
  if (!answer || (answer.option === null && answer.parts.every(({ value }) => value.trim() === ''))) {
    return <p css={quiet}>Nothing answered here.</p>;
  }
  return (
    <ul css={answers}>
      {answer.option !== null && <li css={typed}>{answer.option}</li>}
      {answer.parts.map(({ part, value }) => (
        <li key={part} css={typed}>
          {`${partLabel(part)} ${valueInLine(value)}`.trim()}
        </li>
      ))}
    </ul>
  );
}

/** What counts without a teacher's marks. */
function fallbackInWords({ automatic, self_marks, marks }: WorkQuestion): string {
  const parts = [
    ...(automatic ? [`automatic: ${automatic.marks} of ${automatic.max}`] : []),
    ...(self_marks ? [`the learner’s own: ${self_marks.marks_obtained} of ${marks}`] : []),
  ];
  return parts.length > 0 ? `Leave empty to keep ${parts.join(', ')}.` : 'Not marked yet.';
}
