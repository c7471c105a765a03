import type { EditableQuestion } from '@api/contract';
import { FIRST_YEAR, LARGEST_PRIORITY, LARGEST_QUESTION_NUMBER, MOST_MARKS, MOST_MARKS_OF_LINE } from '@api/contract/limits';
import { useHost } from '@shell/kit';
import { useState } from 'react';
import { type FieldErrors, get, type Resolver, set, useForm } from 'react-hook-form';
import { answerKeyFaults } from './answer-keys/key-rules.ts';
import { mergeEdits } from './form/differences.ts';
import { emptyValues, type QuestionValues, valuesOf } from './form/question-values.ts';
import { imageListFaults } from './images/image-draft.ts';
import type { QuestionDraft } from './saving/draft-store.ts';

export type QuestionForm = ReturnType<typeof useQuestionForm>;

/** The form, and the stored state that it started from, which a draft may make an older one. */
export function useQuestionForm(question: EditableQuestion | null, draft: QuestionDraft | null) {
  const host = useHost();
  const [base, setBase] = useState(draft ? draft.base : question);
  const [restored, setRestored] = useState(draft);
  const form = useForm<QuestionValues>({
    defaultValues: draft?.values ?? (question ? valuesOf(question) : emptyValues()),
    resolver: checkForm,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  /** Shows a stored state, or `values` as changes to it. */
  const show = (stored: EditableQuestion | null, values = stored ? valuesOf(stored) : emptyValues()) => {
    setBase(stored);
    form.reset(values);
  };
  /** A newer state with this form's changes since `former`. */
  const onTop = (former: QuestionValues, stored: EditableQuestion) =>
    mergeEdits(former, form.getValues(), valuesOf(stored)).values;
  const forgetRestored = () => setRestored(null);
  const discard = () => {
    const former = { base, values: form.getValues() };
    show(question);
    forgetRestored();
    host.notify({
      tone: 'info',
      text: 'Your unsaved changes are discarded.',
      action: { label: 'Undo', run: () => show(former.base, former.values) },
    });
  };
  return { form, base, restored, show, onTop, discard, forgetRestored };
}

type Faults = Record<string, string>;

const WHOLE = /^\d+$/;

/** Specification part 2, sections 5 and 9; the API checks the same. */
export function faultsOf(values: QuestionValues, currentYear: number): Faults {
  return {
    ...plainFaults(values, currentYear),
    ...choiceFaults(values),
    ...schemeFaults(values),
    ...answerKeyFaults(values),
    ...imageListFaults(values),
  };
}

function plainFaults(values: QuestionValues, currentYear: number): Faults {
  const faults: Faults = {};
  if (!values.subject) faults.subject = 'Please choose a subject';
  if (!values.topic) faults.topic = 'Please choose a topic';
  if (!values.difficulty) faults.difficulty = 'Please choose a difficulty';
  if (!WHOLE.test(values.marks.trim()) || Number(values.marks) === 0) faults.marks = 'Please enter the marks';
  else if (Number(values.marks) > MOST_MARKS) faults.marks = `A question has at most ${MOST_MARKS} marks`;
  const year = values.year.trim();
  if (year !== '' && !(/^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= currentYear)) {
    faults.year = `Please enter a valid year between ${FIRST_YEAR} and ${currentYear}.`;
  }
  const priority = values.priority.trim();
  if (!/^-?\d+$/.test(priority) || Math.abs(Number(priority)) > LARGEST_PRIORITY) faults.priority = 'Enter a valid number';
  const number = values.question_number.trim();
  if (number !== '' && !(WHOLE.test(number) && Number(number) > 0 && Number(number) <= LARGEST_QUESTION_NUMBER))
    faults.question_number = 'Enter a valid number';
  return faults;
}

function choiceFaults({ options, mcq_answer }: QuestionValues): Faults {
  const faults: Faults = {};
  if (options.length === 0) return faults;
  options.forEach(({ text }, index) => {
    if (!text.trim()) faults[`options.${index}.text`] = 'Please write this option';
  });
  if (mcq_answer === '') faults.mcq_answer = 'Please choose the right option';
  return faults;
}

function schemeFaults({ Answer }: QuestionValues): Faults {
  const faults: Faults = {};
  Answer.forEach(({ mark_scheme }, answer) => {
    mark_scheme.forEach(({ part, text, code, marks }, line) => {
      const path = `Answer.${answer}.mark_scheme.${line}`;
      if (!text.trim()) faults[`${path}.text`] = 'Please write what the mark is given for';
      if (!/^([MAR][1-9]|AG)$/.test(code)) faults[`${path}.code`] = 'Marks are written M1, A1, R1 or AG';
      if (!/^([a-h](\.(i{1,3}|iv|vi{0,3}))?)?$/.test(part)) faults[`${path}.part`] = 'Parts are named a, b or a.ii';
      if (!WHOLE.test(marks.trim())) faults[`${path}.marks`] = 'Enter a valid number';
      else if (Number(marks) > MOST_MARKS_OF_LINE) faults[`${path}.marks`] = `At most ${MOST_MARKS_OF_LINE}`;
    });
  });
  return faults;
}

/** All fields on submit; on leaving a field only that one, unless empty. */
export const checkForm: Resolver<QuestionValues> = (values, _context, { names }) => {
  const left = names?.length === 1 ? names[0] : undefined;
  const faults = Object.entries(faultsOf(values, new Date().getFullYear())).filter(
    ([path]) => path !== left || get(values, path) !== '',
  );
  if (faults.length === 0) return { values, errors: {} };
  const errors: FieldErrors<QuestionValues> = {};
  for (const [path, message] of faults) set(errors, path, { type: 'rule', message });
  return { values: {}, errors };
};
