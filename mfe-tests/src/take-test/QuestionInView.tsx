import type { TestWithQuestions } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { QuestionImages } from '@shell/kit/pictures';
import { Banner, QuestionSheet, Sheet, token } from 'design-system';
import { useEffect, useRef } from 'react';
import { AnswerFields } from './answer/AnswerFields.tsx';
import { TestTools } from './test-tools/TestTools.tsx';
import type { Player } from './use-player.ts';

const main = css({
  display: 'grid',
  gap: token.space[4],
  minInlineSize: 0,
  outline: 'none',
  scrollMarginBlockStart: token.space[16],
});

interface QuestionInViewProps {
  slug: string;
  questions: NonNullable<TestWithQuestions['questions']>;
  /** Of the question, from 0. */
  index: number;
  player: Player;
}

/** One question of a test with its fields and what is at hand for it. It takes the focus when it comes into view. */
export function QuestionInView({ slug, questions, index, player }: QuestionInViewProps) {
  const element = useFocusOnQuestion(index);
  const entry = questions[index];
  if (!entry) return null;
  const { question, question_id, marks } = entry;
  return (
    <section ref={element} tabIndex={-1} aria-label={`Question ${index + 1} of ${questions.length}`} css={main}>
      {player.ending.kind === 'waiting' && (
        <Banner tone="warning" role="status" title={player.ending.said ?? 'You are offline'}>
          Your test is kept on this device and ends as soon as{' '}
          {player.ending.said ? 'the server takes it' : 'the network is back'}. Please keep this page open.
        </Banner>
      )}
      <TestTools slug={slug} question={question} />
      <Sheet padding="none">
        <QuestionSheet
          number={index + 1}
          html={question.questions_html}
          info={question.specialInfo_html}
          meta={[counted(marks, 'mark'), question.calculatorAllowed ? 'Calculator' : 'No calculator']}
          options={question.images.length > 0 && <QuestionImages images={question.images} of="question" ahead />}
        >
          <AnswerFields
            key={question_id}
            disabled={player.ending.kind !== 'no'}
            entry={entry}
            progress={player.progressOf(question_id)}
            onChange={(next) => player.change(question_id, next)}
          />
        </QuestionSheet>
      </Sheet>
    </section>
  );
}

/** Moves the focus and the page to a question that has come into view. */
function useFocusOnQuestion(index: number) {
  const element = useRef<HTMLElement>(null);
  const former = useRef(index);
  useEffect(() => {
    if (former.current === index) return;
    former.current = index;
    // A choice in the navigator keeps its focus there.
    if (!document.activeElement?.closest('nav')) element.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [index]);
  return element;
}
