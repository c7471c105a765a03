/** Specification part 1, section 9, "Instructions shown before a test". */
export const INSTRUCTIONS = [
  'Answer all questions and cross-check with the provided answers.',
  'Mark a question completed to proceed; you may go back to earlier questions.',
  'Submit at the end.',
  'If the timer runs out before you submit, the data up to then is saved.',
];
