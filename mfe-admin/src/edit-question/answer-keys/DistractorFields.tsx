import { LONGEST_DISTRACTOR_NOTE } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { Select, TextField, token } from 'design-system';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { legend, small } from '../../staff-area/styles.ts';
import { useDebounced } from '../../staff-area/timers.ts';
import { SLIP_WORDS } from './key-labels.ts';
import { type KeyedValues, keysOf, OPTION_KEYS } from './question-keys.ts';
import { JudgementLine } from './TryKey.tsx';

/** Debounce in milliseconds. */
const QUIET = 400;

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  alignItems: 'flex-start',
  border: 0,
  margin: 0,
  padding: 0,
});
const narrow = css({ flex: '1 1 10rem' });
const wide = css({ flex: '3 1 14rem' });
const said = css({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  margin: 0,
  minBlockSize: token.space[6],
  fontSize: token.text.small,
  color: token.color.ink2,
});

const SLIPS = [{ value: '', label: 'Not said' }, ...Object.entries(SLIP_WORDS).map(([value, label]) => ({ value, label }))];

/** The source of each wrong option, and the words for learners who choose it. */
export function DistractorFields() {
  const { control, register, formState } = useFormContext<KeyedValues>();
  const [options, mcq_answer, distractors] = useWatch({ control, name: ['options', 'mcq_answer', 'distractors'] });
  const [key] = keysOf({ options, mcq_answer, distractors, answer_keys: [] });
  const settled = useDebounced(key ? JSON.stringify(key) : '', QUIET);
  const request = useMemo(() => ({ body: { key: JSON.parse(settled || 'null'), answers: [...OPTION_KEYS] } }), [settled]);
  const tried = useApi('POST /api/admin/questions/answer-keys/try', request, {
    enabled: settled !== '',
    keepPrevious: true,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (mcq_answer === '') return <p css={small}>Choose the right option first: then say where the wrong ones come from.</p>;
  return (
    <>
      <p css={small}>
        Multiple choice is judged by the right option, {mcq_answer}. Say where the wrong ones come from: learners who choose one
        read what went wrong, and never which option is right.
      </p>
      {OPTION_KEYS.map((option, index) => {
        if (option === mcq_answer) return null;
        const errors = formState.errors.distractors?.[index];
        const judgement = distractors[index]?.slip && key && settled ? tried.data?.judgements[index] : undefined;
        return (
          <fieldset key={option} css={row}>
            <legend css={legend}>Option {option}</legend>
            <Select
              {...register(`distractors.${index}.slip`)}
              css={narrow}
              label="Comes from"
              aria-label={`Option ${option} comes from`}
              options={SLIPS}
              error={errors?.slip?.message}
            />
            <TextField
              {...register(`distractors.${index}.note`)}
              css={wide}
              label="Shown to learners who choose it"
              aria-label={`Shown to learners who choose option ${option}`}
              placeholder="Default message"
              disabled={!distractors[index]?.slip}
              maxLength={LONGEST_DISTRACTOR_NOTE}
              error={errors?.note?.message}
            />
            {judgement && (
              <p css={said} aria-live="polite">
                <JudgementLine judgement={judgement} />
              </p>
            )}
          </fieldset>
        );
      })}
    </>
  );
}
