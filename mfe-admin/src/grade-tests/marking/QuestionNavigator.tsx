import type { Grading } from '@api/contract';
import { css } from '@emotion/react';
import { token, VisuallyHidden } from 'design-system';
import { useEffect, useRef } from 'react';
import { type DraftContent, verdictOf } from '../draft/draft-content.ts';

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
  // Holds its hidden words, which would else widen the page.
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

/** All questions with their marks; the ones still to be marked stay white. */
export function QuestionNavigator({ questions, content, current, onGoTo }: QuestionNavigatorProps) {
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
