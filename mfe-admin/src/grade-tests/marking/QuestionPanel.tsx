import type { Grading } from '@api/contract';
import { LONGEST_MARK_COMMENT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { QuestionImages as Images, type QuestionImagesProps } from '@shell/kit/pictures';
import { Button, DescriptionList, IconButton, MarkScheme, partLabel, TextArea, Typeset, token } from 'design-system';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type Ref, useEffect, useRef, useState } from 'react';
import { leaveByEscape } from '../../staff-area/form-keys.ts';
import { small } from '../../staff-area/styles.ts';
import { hasMaths, TypesetText } from '../../staff-area/TypesetText.tsx';
import { awardedLines, type DraftContent, rubricOf, stampedMarks, stampsOf, verdictOf } from '../draft/draft-content.ts';
import { CommentsBank } from './CommentsBank.tsx';
import { QuestionMarkings } from './Markings.tsx';
import { MarksField } from './MarksField.tsx';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minBlockSize: 0,
});
const reading = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[4],
  minBlockSize: 0,
  padding: token.space[4],
  overflowY: 'auto',
  '& > *': { minInlineSize: 0 },
});
const heading = css({ fontSize: token.text.heading3 });
const section = css({ fontSize: token.text.control, marginBlockEnd: token.space[1] });
const verdictBox = css({
  display: 'grid',
  gap: token.space[3],
  padding: token.space[4],
  borderBlockStart: `1px solid ${token.color.line}`,
  background: token.color.surface,
});
const between = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: token.space[2] });
const arrows = css({ display: 'flex', flex: 'none' });
const folding = css({
  '& > summary': { cursor: 'pointer', color: token.color.accent, fontSize: token.text.control, paddingBlock: token.space[2] },
});
const compact = css({ '& textarea': { minBlockSize: `calc(2 * ${token.size.control})`, maxBlockSize: '9rem' } });
const asRead = css({ maxBlockSize: '6rem', overflowY: 'auto', fontSize: token.text.control });
const note = css({ fontSize: token.text.small, color: token.color.medium });

const FOLDED_KEY = 'grading-question-folded';

interface QuestionPanelProps {
  entry: Grading['questions'][number];
  content: DraftContent;
  readOnly: boolean;
  /** By two graders, independently; empty unless both have. */
  markings: NonNullable<Grading['markings']>;
  /** Marks before the regrade was requested. */
  previous: { marks: number | null; comment: string } | null;
  onMarks: (marks: number | null) => void;
  onComment: (comment: string) => void;
  onLine: (index: number, given: boolean) => void;
  onStep: (step: 1 | -1) => void;
  marksRef: Ref<HTMLInputElement>;
  commentRef: Ref<HTMLTextAreaElement>;
  bankRef: Ref<HTMLButtonElement>;
}

/** A question's text, mark scheme, marks and comment. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { entry, content, readOnly, markings, previous, onLine, onStep } = props;
  const { question_id, position, marks: max, question } = entry;
  const lines = rubricOf(entry);
  const given = [...awardedLines(content, question_id)];
  const top = useRef<HTMLDivElement>(null);
  // Graders of many equal sheets fold the questions once.
  const [unfolded, setUnfolded] = useState(() => localStorage.getItem(FOLDED_KEY) !== 'yes');
  useEffect(() => localStorage.setItem(FOLDED_KEY, unfolded ? 'no' : 'yes'), [unfolded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts at its beginning.
  useEffect(() => {
    if (top.current) top.current.scrollTop = 0;
  }, [question_id]);

  const changed = (checked: readonly number[]) => {
    const added = checked.find((index) => !given.includes(index));
    const removed = given.find((index) => !checked.includes(index));
    if (added !== undefined) onLine(added, true);
    else if (removed !== undefined) onLine(removed, false);
  };
  return (
    <section css={frame} aria-labelledby="graded-question">
      <div css={reading} ref={top}>
        <div css={between}>
          <div>
            <h2 id="graded-question" css={heading}>
              Question {position}
            </h2>
            <p css={small}>
              {question.topic.topic_name}, {counted(max, 'mark')}
            </p>
          </div>
          <div css={arrows}>
            <IconButton label="Previous question ([)" icon={<ChevronLeft />} onClick={() => onStep(-1)} />
            <IconButton label="Next question (])" icon={<ChevronRight />} onClick={() => onStep(1)} />
          </div>
        </div>
        <details css={folding} open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
          <summary>Question</summary>
          <Typeset html={question.questions_html} />
          <QuestionImages images={question.images} of="question" />
        </details>
        <LearnerAnswer entry={entry} />
        {markings.length > 0 && <QuestionMarkings markings={markings} questionId={question_id} />}
        {previous && (
          <p css={small}>
            Before the regrade: {previous.marks ?? 'no'} marks{previous.comment && `, “${previous.comment}”`}
          </p>
        )}
        {lines.length > 0 && (
          <div>
            <h3 css={section}>Mark scheme</h3>
            <MarkScheme lines={lines} {...(!readOnly && { checked: given, onCheckedChange: changed })} />
          </div>
        )}
        {entry.Answer.some(({ body_html, images }) => body_html !== '' || images.length > 0) && (
          <details css={folding}>
            <summary>Worked solution</summary>
            {entry.Answer.map(({ id, body_html, images }) => (
              <div key={id}>
                <Typeset html={body_html} />
                <QuestionImages images={images} of="solution" />
              </div>
            ))}
          </details>
        )}
      </div>
      <Verdict {...props} />
    </section>
  );
}

function Verdict({ entry, content, readOnly, onMarks, onComment, marksRef, commentRef, bankRef }: QuestionPanelProps) {
  const { question_id, position, marks: max } = entry;
  const { marks, comment } = verdictOf(content, question_id);
  const stamped = stampedMarks(content, entry);
  const differs = marks !== null && stampsOf(content, question_id).length > 0 && stamped !== marks;
  return (
    <div css={verdictBox}>
      <MarksField
        ref={marksRef}
        label={`Marks for question ${position}`}
        marks={marks}
        max={max}
        disabled={readOnly}
        onMarks={onMarks}
      />
      {differs && !readOnly && (
        <p css={[note, between]}>
          Stamps total {stamped}.
          <Button size="small" variant="quiet" onClick={() => onMarks(stamped)}>
            Give {stamped}
          </Button>
        </p>
      )}
      <TextArea
        ref={commentRef}
        css={compact}
        label={`Comment on question ${position}`}
        rows={2}
        maxLength={LONGEST_MARK_COMMENT}
        readOnly={readOnly}
        value={comment}
        onChange={(event) => onComment(event.target.value)}
        onKeyDown={leaveByEscape}
        labelEnd={
          !readOnly && (
            <CommentsBank
              ref={bankRef}
              comment={comment}
              onInsert={(text) => onComment(comment.trim() === '' ? text : `${comment.trimEnd()}\n${text}`)}
            />
          )
        }
      />
      {hasMaths(comment) && (
        <section css={asRead} aria-label="Comment as the learner reads it">
          <TypesetText>{comment}</TypesetText>
        </section>
      )}
    </div>
  );
}

const below = css({ marginBlockStart: token.space[4] });

/** Of a question or its worked solution, below the text. */
const QuestionImages = (props: Pick<QuestionImagesProps, 'images' | 'of'>) => <Images {...props} css={below} />;

const answerFrame = css({
  padding: token.space[3],
  borderRadius: token.radius.control,
  background: token.color.sunken,
  fontSize: token.text.control,
});
const answerHeading = css({ fontSize: token.text.small, color: token.color.ink2, fontWeight: token.weight.medium });

function LearnerAnswer({ entry }: { entry: Grading['questions'][number] }) {
  const { answer, automatic, state } = entry;
  const items = [
    ...(answer?.option ? [{ term: 'Chose', description: `Option ${answer.option}` }] : []),
    ...(answer?.parts ?? [])
      .filter(({ value }) => value.trim() !== '')
      .map(({ part, value }) => ({ term: partLabel(part) || 'Typed', description: value })),
  ];
  if (items.length === 0 && state !== 'skipped') return null;
  return (
    <div css={answerFrame}>
      <h3 css={answerHeading}>Typed answer</h3>
      {state === 'skipped' && <p>Skipped by the learner</p>}
      {items.length > 0 && <DescriptionList items={items} />}
      {automatic && (
        <p>
          Marked by the system: {automatic.marks} of {automatic.max}
        </p>
      )}
    </div>
  );
}
