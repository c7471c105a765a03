import { MOST_IMAGE_FILES, MOST_IMAGES, MOST_MARKS, MOST_MARKS_OF_LINE } from '@api/contract/limits';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { keyDraftFaults } from '../answer-keys/key-rules.ts';
import type { QuestionValues } from './question-values.ts';

/** What is wrong, by the dotted path of the field. */
export type Faults = Record<string, string>;

const WHOLE = /^\d{1,7}$/;

/** Largest number of a question that the API takes. */
const LAST_NUMBER = 1_000_000;

/** The first year that a question may carry. Specification part 2, section 5. */
const FIRST_YEAR = 2000;

/** The rules of a question. Specification part 2, sections 5 and 9; the API checks the same. */
export function faultsOf(values: QuestionValues, currentYear: number): Faults {
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
  if (!/^-?\d{1,6}$/.test(values.priority.trim())) faults.priority = 'Enter a valid number';
  const number = values.question_number.trim();
  if (number !== '' && !(WHOLE.test(number) && Number(number) > 0 && Number(number) <= LAST_NUMBER))
    faults.question_number = 'Enter a valid number';
  choiceFaults(values, faults);
  schemeFaults(values, faults);
  keyFaults(values, faults);
  imageFaults(values, faults);
  return faults;
}

function choiceFaults({ options, mcq_answer }: QuestionValues, faults: Faults): void {
  if (options.length === 0) return;
  options.forEach(({ text }, index) => {
    if (!text.trim()) faults[`options.${index}.text`] = 'Please write this option';
  });
  if (mcq_answer === '') faults.mcq_answer = 'Please choose the right option';
}

/** Keys of parts are not stored with multiple choice: what is wrong with them can wait. */
function keyFaults({ options, answer_keys }: QuestionValues, faults: Faults): void {
  if (options.length > 0) return;
  answer_keys.forEach((key, index) => {
    for (const [path, message] of Object.entries(keyDraftFaults(key))) faults[`answer_keys.${index}.${path}`] = message;
  });
}

function schemeFaults({ Answer }: QuestionValues, faults: Faults): void {
  Answer.forEach(({ mark_scheme }, answer) => {
    mark_scheme.forEach(({ part, text, code, marks }, line) => {
      const path = `Answer.${answer}.mark_scheme.${line}`;
      if (!text.trim()) faults[`${path}.text`] = 'Please write what the mark is given for';
      if (!/^([MAR][1-9]|AG)$/.test(code)) faults[`${path}.code`] = 'Marks are written M1, A1, R1 or AG';
      if (!/^([a-h](\.(i{1,3}|iv|vi{0,3}))?)?$/.test(part)) faults[`${path}.part`] = 'Parts are named a, b or a.ii';
      if (!/^\d{1,2}$/.test(marks.trim())) faults[`${path}.marks`] = 'Enter a valid number';
      else if (Number(marks) > MOST_MARKS_OF_LINE) faults[`${path}.marks`] = `At most ${MOST_MARKS_OF_LINE}`;
    });
  });
}

/** New images count together, wherever they were chosen: said of the list that goes beyond what one save takes. */
function imageFaults({ images, Answer }: QuestionValues, faults: Faults): void {
  const lists = [{ path: 'images', images }, ...Answer.map((answer, index) => ({ path: `Answer.${index}.images`, ...answer }))];
  let files = 0;
  for (const list of lists) {
    const before = files;
    files += list.images.filter(({ file }) => file !== null).length;
    if (list.images.length > MOST_IMAGES) faults[list.path] = `At most ${MOST_IMAGES} images can stand here`;
    else if (before <= MOST_IMAGE_FILES && files > MOST_IMAGE_FILES) {
      faults[list.path] = `At most ${MOST_IMAGE_FILES} new images can be saved at a time. Save some first, then add the others.`;
    }
  }
}

/** The rules as the form asks for them. */
export const checkForm: Resolver<QuestionValues> = (values) => {
  const faults = Object.entries(faultsOf(values, new Date().getFullYear()));
  if (faults.length === 0) return { values, errors: {} };
  const errors: FieldErrors<QuestionValues> = {};
  for (const [path, message] of faults) set(errors, path, { type: 'rule', message });
  return { values: {}, errors };
};
