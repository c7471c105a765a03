import type { AnswerField, OptionKey, TestQuestion } from '@api/contract';
import { fieldsOfValue, valueOfFields } from '@api/contract/answer-fields';
import { LONGEST_ANSWER } from '@api/contract/limits';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { partLabel, RadioGroup, TextField, Typeset, token } from 'design-system';
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

const labelOfField = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: token.space[2] });

const MARKED_FOR_YOU = 'Optional. Marked automatically.';

interface AnswerFieldsProps {
  disabled: boolean;
  entry: TestQuestion;
}

/** Optional: working on paper is fine. */
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
        {answer_parts.map((answerPart) => (
          <PartFields
            key={answerPart.part}
            answerPart={answerPart}
            fields={question.answer_parts?.find(({ part }) => part === answerPart.part)?.fields ?? []}
            value={partValue(progress.answer, answerPart.part)}
            onValueChange={(value) => change(question_id, withPart(progress, answerPart.part, value))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PartFieldsProps {
  answerPart: TestQuestion['answer_parts'][number];
  /** Several if the part asks for several results. */
  fields: readonly AnswerField[];
  value: string;
  onValueChange: (value: string) => void;
}

function PartFields({ answerPart: { part, marks, automatic, unit }, fields, value, onValueChange }: PartFieldsProps) {
  const name = part === '' ? 'Your answer' : `Your answer to ${partLabel(part)}`;
  const shown = {
    labelEnd: counted(marks, 'mark'),
    help: automatic ? MARKED_FOR_YOU : 'Optional. You can also work on paper.',
    autoComplete: 'off',
  };
  if (!automatic || fields.length < 2) {
    return (
      <TextField
        {...shown}
        label={name}
        end={unit ?? undefined}
        maxLength={LONGEST_ANSWER}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    );
  }
  const texts = fieldsOfValue(value, fields.length) ?? [value];
  const room = Math.floor(LONGEST_ANSWER / fields.length) - 1;
  return [...fields.entries()].map(([index, field]) => (
    <TextField
      key={index}
      {...(index === 0 ? shown : { autoComplete: 'off' })}
      label={
        <span css={labelOfField}>
          {name}
          {field.label_html ? <Typeset variant="line" html={field.label_html} /> : ` (${index + 1})`}
        </span>
      }
      end={field.unit ?? undefined}
      maxLength={room}
      value={texts[index] ?? ''}
      onChange={(event) =>
        onValueChange(valueOfFields(fields.map((_, at) => (at === index ? event.target.value : (texts[at] ?? '')))))
      }
    />
  ));
}
