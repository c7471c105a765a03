/** Under which name this module notes that something waits for the network. */
export const MODULE = 'mfe-question-bank';
/** What is typed and not judged is kept under this and the question's id. */
export const DRAFT = 'answers:';
