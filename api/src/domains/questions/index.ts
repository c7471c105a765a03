export { findMarkSchemeDigests } from './mark-scheme-digests.queries.ts';
export { findPaperSources, type PaperSources } from './paper-sources.queries.ts';
export { placeQuestions, type QuestionPlacement } from './placements.queries.ts';
export { loadAnswers, loadDrawnQuestions, loadQuestionsById, requireQuestion } from './question-loading.ts';
export { retypesetQuestions } from './question-typesetting.ts';
export { questionRoutes } from './questions.routes.ts';
