import { css } from '@emotion/react';
import { counted, useFocusOnQuestion } from '@shell/kit';
import { QuestionImages } from '@shell/kit/pictures';
import { Banner, QuestionSheet, Sheet, token } from 'design-system';
import { AnswerFields } from './answer/AnswerFields.tsx';
import { useAttempt } from './attempt.ts';
import { TestTools } from './test-tools/TestTools.tsx';

const main = css({
  display: 'grid',
  gap: token.space[4],
  minInlineSize: 0,
  outline: 'none',
  scrollMarginBlockStart: token.space[16],
});

/** One question with its fields and tools; focused when shown. */
export function QuestionInView() {
  const slug = useAttempt((state) => state.test.slug);
  const questions = useAttempt((state) => state.questions);
  const index = useAttempt((state) => state.index);
  const ending = useAttempt((state) => state.ending);
  const element = useFocusOnQuestion(index);
  const entry = questions[index];
  if (!entry) return null;
  const { question, question_id, marks } = entry;
  return (
    <section ref={element} tabIndex={-1} aria-label={`Question ${index + 1} of ${questions.length}`} css={main}>
      {ending.kind === 'waiting' && (
        <Banner tone="warning" role="status" title={ending.said ?? 'You are offline'}>
          Your test is saved on this device and ends as soon as {ending.said ? 'the server takes it' : 'you’re back online'}.
          Please keep this page open.
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
          <AnswerFields key={question_id} disabled={ending.kind !== 'no'} entry={entry} />
        </QuestionSheet>
      </Sheet>
    </section>
  );
}
