import type { Question } from '@api/contract';

/** Letters of source beyond which a question would push the list of topics off the first screen of a phone. */
const LONGEST = 320;

/** Which of some questions guests are given to try: the shortest whose answer is free; undefined where none is short and free. */
export function questionToTry(questions: readonly Question[]): Question | undefined {
  return questions
    .filter(({ free_answer, questions_text, images }) => free_answer && questions_text.length <= LONGEST && images.length === 0)
    .toSorted((a, b) => a.questions_text.length - b.questions_text.length)[0];
}
