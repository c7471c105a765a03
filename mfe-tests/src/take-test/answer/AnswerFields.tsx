import type { OptionKey, TestQuestion } from '@api/contract';
import { LONGEST_ANSWER } from '@api/contract/limits';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { RadioGroup, TextField, Typeset, token } from 'design-system';
import { partLabel } from '../../test-words.ts';
import { useAttempt, useProgress } from '../attempt.ts';
import { partValue, withOption, withPart } from './progress.ts';

const fields = css({ display: 'grid', gap: token.space[4], maxInlineSize: '28rem' });
const area = css({
  margin: 0,
  minInlineSize: 0,
  padding: `${token.space[5]} ${token.space[8]} ${token.space[6]}`,
  border: 0,
});
const option = css({
  display: 'grid',
  gridTemplateColumns: `${token.space[6]} minmax(0, 1fr)`,
  alignItems: 'baseline',
  fontFamily: token.font.serif,
  fontSize: token.text.question,
  lineHeight: token.leading.question,
});

const MARKED_FOR_YOU = 'Optional. Marked automatically.';

interface AnswerFieldsProps {
  /** The learner has ended the test, or the time has. */
  disabled: boolean;
  entry: TestQuestion;
}

/** Where an answer may be chosen or typed. Nobody has to: working on paper is fine. */
export function AnswerFields({ disabled, entry }: AnswerFieldsProps) {
  const { question, question_id, answer_parts } = entry;
  const progress = useProgress(question_id);
  const change = useAttempt((state) => state.change);
  if (question.options.length > 0) {
    return (
      <fieldset disabled={disabled} css={area}>
        <RadioGroup<OptionKey>
          legend="Your answer"
          hideLegend
          value={progress.answer?.option ?? null}
          onValueChange={(key) => change(question_id, withOption(progress, key))}
          options={question.options.map(({ key, html }) => ({
            value: key,
            label: (
              <span css={option}>
                <span>{key}.</span>
                <Typeset variant="line" html={html} />
              </span>
            ),
          }))}
        />
      </fieldset>
    );
  }
  return (
    <fieldset disabled={disabled} css={area}>
      <div css={fields}>
        {answer_parts.map(({ part, marks, automatic, unit }) => (
          <TextField
            key={part}
            label={part === '' ? 'Your answer' : `Your answer to ${partLabel(part)}`}
            labelEnd={counted(marks, 'mark')}
            help={automatic ? MARKED_FOR_YOU : 'Optional. You can also work on paper.'}
            end={unit ?? undefined}
            maxLength={LONGEST_ANSWER}
            autoComplete="off"
            value={partValue(progress.answer, part)}
            onChange={(event) => change(question_id, withPart(progress, part, event.target.value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
