import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { token, VisuallyHidden } from 'design-system';
import { type RefObject, useEffect, useRef } from 'react';
import { type DraftContent, verdictOf } from '../draft/draft-content.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import type { QuestionMarking } from './use-question-marking.ts';

const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
  borderInlineStart: `1px solid ${token.color.line}`,
  background: token.color.surface,
});
const navigator = css({ padding: token.space[2], borderBlockEnd: `1px solid ${token.color.line}` });

interface PanelFields {
  marks: RefObject<HTMLInputElement | null>;
  comment: RefObject<HTMLTextAreaElement | null>;
  bank: RefObject<HTMLButtonElement | null>;
}

export function usePanelFields(): PanelFields {
  return { marks: useRef(null), comment: useRef(null), bank: useRef(null) };
}

interface MarksColumnProps {
  grading: Grading;
  content: DraftContent;
  marking: QuestionMarking;
  readOnly: boolean;
  fields: PanelFields;
  onLine: (index: number, given: boolean) => void;
}

/** All questions, and the one in view with mark scheme, marks and comment. */
export function MarksColumn({ grading, content, marking, readOnly, fields, onLine }: MarksColumnProps) {
  const { entry } = marking;
  const before = grading.regrade_request?.previous.marks ?? [];
  return (
    <section css={column} aria-label="Marks" data-pane="marks">
      <div css={navigator}>
        <QuestionNavigator
          questions={grading.questions}
          content={content}
          current={entry?.question_id ?? 0}
          onGoTo={marking.goTo}
        />
      </div>
      {entry && (
        <QuestionPanel
          entry={entry}
          content={content}
          readOnly={readOnly}
          markings={grading.markings ?? []}
          previous={before.find(({ question_id }) => question_id === entry.question_id) ?? null}
          onMarks={marking.setMarks}
          onComment={marking.setComment}
          onLine={onLine}
          onStep={marking.step}
          marksRef={fields.marks}
          commentRef={fields.comment}
          bankRef={fields.bank}
        />
      )}
    </section>
  );
}

const list = css({
  display: 'flex',
  gap: token.space[2],
  margin: 0,
  padding: token.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  listStyle: 'none',
});
const entry = css({
  // Its hidden words would widen the page.
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  inlineSize: token.size.target,
  blockSize: `calc(${token.size.target} + ${token.space[2]})`,
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  color: token.color.ink,
  fontSize: token.text.control,
  fontWeight: token.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: token.leading.tight,
  '&[data-marked]': { borderColor: 'transparent', background: token.color.attemptedSoft, color: token.color.attempted },
  '&[aria-current="step"]': { outline: `2px solid ${token.color.accent}`, outlineOffset: '1px' },
  '& small': { fontSize: token.text.caption, fontWeight: token.weight.medium },
});

interface QuestionNavigatorProps {
  questions: Grading['questions'];
  content: DraftContent;
  current: number;
  onGoTo: (questionId: number) => void;
}

/** Unmarked questions stay white. */
function QuestionNavigator({ questions, content, current, onGoTo }: QuestionNavigatorProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another button.
  useEffect(() => {
    chosen.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav aria-label="Questions">
      <ol css={list}>
        {questions.map(({ question_id, position, marks: max }) => {
          const { marks } = verdictOf(content, question_id);
          return (
            <li key={question_id}>
              <button
                type="button"
                ref={question_id === current ? chosen : null}
                css={entry}
                aria-current={question_id === current ? 'step' : undefined}
                data-marked={marks !== null || undefined}
                onClick={() => onGoTo(question_id)}
              >
                <span>
                  <VisuallyHidden>Question </VisuallyHidden>
                  {position}{' '}
                </span>
                <small>
                  {marks ?? '–'}/{max}
                  <VisuallyHidden> {marks === null ? 'not marked yet' : 'marks'}</VisuallyHidden>
                </small>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
