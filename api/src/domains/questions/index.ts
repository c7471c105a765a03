export { type AskedQuestion, findAskedQuestion } from './asked-question.queries.ts';
export { findFreeAnswers } from './browse/free-answers.queries.ts';
export { standardOrder } from './browse/listing-sql.ts';
export { loadAnswers, loadDrawnQuestions, loadQuestionsById, requireQuestion } from './load/question-loading.ts';
export { findMarkSchemeDigests } from './mark-scheme-digests.queries.ts';
export { findPaperSources, type PaperSources } from './paper-sources.queries.ts';
export { placeQuestions, type QuestionPlacement } from './placements.queries.ts';
export { questionRoutes } from './questions.routes.ts';
export { retypesetQuestions } from './typesetting/question-typesetting.ts';
