import { LONGEST_TEXT, MOST_ANSWERS } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Button, TextArea, token } from 'design-system';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { MathTextArea } from '../../staff-area/math-text/MathTextArea.tsx';
import { emptyAnswer, type QuestionValues } from '../form/question-values.ts';
import { ImageFields } from '../images/ImageFields.tsx';
import { Section, shortText } from '../Section.tsx';
import { MarkSchemeFields } from './MarkSchemeFields.tsx';
import { TranscriptButton } from './TranscriptButton.tsx';

const start = css({ justifySelf: 'start' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** The answers: final answer, worked solution, mark scheme and images of each. */
export function AnswerFields() {
  const { control, register, formState } = useFormContext<QuestionValues>();
  const { errors } = formState;
  const answers = useFieldArray({ control, name: 'Answer' });
  const many = answers.fields.length > 1;
  return (
    <>
      {answers.fields.map((answer, index) => {
        const faults = errors.Answer?.[index];
        const name = many ? `Answer ${index + 1}` : 'Answer';
        return (
          <Section key={answer.id} heading={name}>
            <TextArea
              {...register(`Answer.${index}.final_answer`)}
              css={shortText}
              label="Final answer"
              rows={1}
              maxLength={LONGEST_TEXT}
              error={faults?.final_answer?.message}
            />
            <MathTextArea
              {...register(`Answer.${index}.body`)}
              label="Worked solution"
              rows={6}
              maxLength={LONGEST_TEXT}
              error={faults?.body?.message}
            />
            <Controller
              control={control}
              name={`Answer.${index}.images`}
              render={({ field: { value, onChange } }) => (
                <ImageFields label="Answer images" images={value} onChange={onChange} error={faults?.images?.message} />
              )}
            />
            <TranscriptButton of="answer" images={`Answer.${index}.images`} into={`Answer.${index}.body`} />
            <MarkSchemeFields answer={index} />
            <Button css={start} variant="quiet" icon={<Trash2 />} onClick={() => answers.remove(index)}>
              {many ? `Remove answer ${index + 1}` : 'Remove the answer'}
            </Button>
          </Section>
        );
      })}
      {answers.fields.length < MOST_ANSWERS && (
        <div css={row}>
          <Button icon={<Plus />} onClick={() => answers.append(emptyAnswer())}>
            {answers.fields.length === 0 ? 'Add an answer' : 'Add another answer'}
          </Button>
        </div>
      )}
    </>
  );
}
