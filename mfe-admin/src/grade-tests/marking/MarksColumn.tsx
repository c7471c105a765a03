import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';
import { type RefObject, useRef } from 'react';
import type { DraftContent } from '../draft/draft-content.ts';
import { QuestionNavigator } from './QuestionNavigator.tsx';
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

/** What keys go to in the panel of the question in view. */
export interface PanelFields {
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
  /** A line of the mark scheme is given or taken back. */
  onLine: (index: number, given: boolean) => void;
}

/** Beside the sheet: all questions, and the one in view with its mark scheme, marks and comment. */
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
