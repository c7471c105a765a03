import { writeQuestions } from '../write-bank.ts';
import { courses, templates } from './index.ts';

/** Every question of the bank, as its file has them and in its order: for who looks at the bank as a whole. */
export const wholeBank = writeQuestions(courses, templates);
