import {
  LONGEST_LINE_CODE,
  LONGEST_LINE_PART,
  LONGEST_SCHEME_LINE,
  LONGEST_TEXT,
  MOST_ANSWERS,
  MOST_MARKS_OF_LINE,
  typedLength,
} from '@api/contract/limits';
import { css } from '@emotion/react';
import { Button, Checkbox, IconButton, media, TextArea, TextField, token } from 'design-system';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { MathTextArea } from '../../staff-area/MathTextArea.tsx';
import { atStart, legend, row } from '../../staff-area/styles.ts';
import { emptyAnswer, type QuestionValues } from '../form/question-values.ts';
import { ImageFields } from '../images/ImageFields.tsx';
import { Section, shortText } from '../Section.tsx';
import { TranscriptButton } from './TranscriptButton.tsx';

/** Final answer, worked solution, mark scheme and images. */
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
            <Button css={atStart} variant="quiet" icon={<Trash2 />} onClick={() => answers.remove(index)}>
              {many ? `Remove answer ${index + 1}` : 'Remove the answer'}
            </Button>
          </Section>
        );
      })}
      {answers.fields.length < MOST_ANSWERS && (
        <div css={row[3]}>
          <Button icon={<Plus />} onClick={() => answers.append(emptyAnswer())}>
            {answers.fields.length === 0 ? 'Add an answer' : 'Add another answer'}
          </Button>
        </div>
      )}
    </>
  );
}

const box = css({ display: 'grid', gap: token.space[3], border: 0, margin: 0, padding: 0, minInlineSize: 0 });
const FIELDS = '& > :nth-of-type(-n + 4)';
// Three aligned rows: labels, fields, errors.
const line = css({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) 4.5rem 4.5rem auto',
  gridTemplateRows: 'repeat(3, auto)',
  columnGap: token.space[2],
  [FIELDS]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: '1 / -1',
    rowGap: 0,
    alignItems: 'start',
  },
  [`${FIELDS} > div:nth-of-type(1)`]: { gridRow: 1, paddingBlockEnd: token.space[2] },
  [`${FIELDS} > :is(input, textarea)`]: { gridRow: 2 },
  [`${FIELDS} > div:nth-of-type(2)`]: { gridRow: 3, paddingBlockStart: token.space[2] },
  // One row of headings is enough; each field has its own name.
  '&:not(:first-of-type) > :nth-of-type(-n + 4) > div:nth-of-type(1)': { display: 'none' },
  [media.phone]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'none',
    rowGap: token.space[2],
    paddingBlockEnd: token.space[3],
    borderBlockEnd: `1px dashed ${token.color.lineStrong}`,
    [FIELDS]: { gridTemplateRows: 'none', gridRow: 'auto' },
    '&:not(:first-of-type) > :nth-of-type(-n + 4) > div:nth-of-type(1)': { display: 'flex' },
    '& > :nth-of-type(2)': { gridColumn: '1 / -1', gridRow: 2 },
  },
});
const controls = css({
  gridRow: 2,
  alignSelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minBlockSize: token.size.control,
  [media.phone]: { gridRow: 3, gridColumn: '1 / -1', justifyContent: 'space-between' },
});

/** A line for each mark: part, reason, code, marks, and whether later work may imply it. */
function MarkSchemeFields({ answer }: { answer: number }) {
  const { control, register, formState } = useFormContext<QuestionValues>();
  const lines = useFieldArray({ control, name: `Answer.${answer}.mark_scheme` });
  const faults = formState.errors.Answer?.[answer]?.mark_scheme;
  return (
    <fieldset css={box}>
      <legend css={legend}>Mark scheme</legend>
      {lines.fields.map((field, index) => {
        const path = `Answer.${answer}.mark_scheme.${index}` as const;
        const nth = `of line ${index + 1}`;
        return (
          <div key={field.id} css={line}>
            <TextField
              {...register(`${path}.part`)}
              label="Part"
              aria-label={`Part ${nth}`}
              maxLength={LONGEST_LINE_PART}
              error={faults?.[index]?.part?.message}
            />
            <TextArea
              {...register(`${path}.text`)}
              css={shortText}
              rows={1}
              label="Earned for"
              aria-label={`Earned for ${nth}`}
              maxLength={LONGEST_SCHEME_LINE}
              error={faults?.[index]?.text?.message}
            />
            <TextField
              {...register(`${path}.code`)}
              label="Code"
              aria-label={`Code ${nth}`}
              maxLength={LONGEST_LINE_CODE}
              placeholder="M1"
              error={faults?.[index]?.code?.message}
            />
            <TextField
              {...register(`${path}.marks`)}
              label="Marks"
              aria-label={`Marks ${nth}`}
              inputMode="numeric"
              maxLength={typedLength(MOST_MARKS_OF_LINE)}
              error={faults?.[index]?.marks?.message}
            />
            <div css={controls}>
              <Checkbox {...register(`${path}.implied`)} label="Implied" aria-label={`Implied: ${nth}`} />
              <IconButton label={`Remove line ${index + 1}`} icon={<Trash2 />} onClick={() => lines.remove(index)} />
            </div>
          </div>
        );
      })}
      <Button
        css={atStart}
        size="small"
        icon={<Plus />}
        onClick={() => lines.append({ part: lines.fields.at(-1)?.part ?? '', text: '', code: '', marks: '1', implied: false })}
      >
        Add a line
      </Button>
    </fieldset>
  );
}
