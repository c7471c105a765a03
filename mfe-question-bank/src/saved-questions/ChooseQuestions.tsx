import type { SavedQuestion } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useApi } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { Checkbox, Skeleton, token } from 'design-system';
import { useEffect } from 'react';

interface ChooseQuestionsProps {
  /** Ids; null until loaded. */
  chosen: readonly number[] | null;
  onChoose: (ids: readonly number[]) => void;
  most: number;
}

const box = css({ display: 'grid', gap: token.space[2] });
const legend = css({ fontSize: token.text.control, fontWeight: token.weight.medium });
const hint = css({ fontSize: token.text.small, color: token.color.ink2 });
const list = css({
  maxBlockSize: token.size.popup,
  overflowY: 'auto',
  paddingInline: token.space[3],
  paddingBlock: token.space[1],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  background: token.color.sunken,
});

/** Chooses questions for the paper, at first those at the top. */
export function ChooseQuestions({ chosen, onChoose, most }: ChooseQuestionsProps) {
  const saved = useApi('GET /api/user_question', {}, { staleTime: 0 });
  const questions = saved.data?.user_questions;
  useEffect(() => {
    if (questions && chosen === null) onChoose(questions.slice(0, most).map(({ question_id }) => question_id));
  }, [questions, chosen, onChoose, most]);

  const choose = (id: number, on: boolean) =>
    onChoose(on ? [...(chosen ?? []), id] : (chosen ?? []).filter((other) => other !== id));
  const full = (chosen?.length ?? 0) >= most;
  return (
    <fieldset css={box}>
      <legend css={legend}>Which questions</legend>
      <p css={hint} aria-live="polite">
        You can download up to {most} questions at a time. {chosen ? `${chosen.length} chosen.` : ''}
      </p>
      {saved.isPending && <Skeleton height={token.space[16]} />}
      {saved.isError && <LoadFailed title="Your saved questions did not load" answer={saved} />}
      {questions && (
        <div css={list}>
          {questions.map((question, index) => {
            const on = chosen?.includes(question.question_id) ?? false;
            return (
              <Checkbox
                key={question.id}
                label={nameOf(question, index + 1)}
                checked={on}
                disabled={!on && full}
                onCheckedChange={(next) => choose(question.question_id, next)}
              />
            );
          })}
        </div>
      )}
    </fieldset>
  );
}

/** `3. Quadratics, 5 marks`, numbered as in the list. */
function nameOf({ question }: SavedQuestion, number: number): string {
  return `${number}. ${question.topic.topic_name}, ${counted(question.marks, 'mark')}`;
}
