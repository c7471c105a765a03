export { findFreeAnswers, foldListingCounts } from './browse/groups.queries.ts';
export { standardOrder } from './browse/listing.ts';
export { runOpenChanges } from './bulk/run-changes.ts';
export { listVersions } from './editing/content/content.queries.ts';
export { listQuestionsToApprove } from './editing/content/review.queries.ts';
export { compareQuestions } from './editing/near-duplicates/near-duplicates.ts';
export { changePlaces, lockPlaces, type QuestionPlace } from './editing/places/places.queries.ts';
export { type ImportResult, importQuestionFile, importRecords } from './import/import-file.ts';
export { hasImportStarted, type ImportedPart, importNextPart, type PartOptions } from './import/import-in-parts.ts';
export type {
  Faults,
  ImportByStaff,
  ImportFault,
  JournalEntry,
  Replacement,
} from './import/journal.ts';
export { contentHash, decide } from './import/question-content.ts';
export { type TakenBack, takeBackQuestions, takeBackTopics } from './import/take-back.ts';
export { type AskedQuestion, findAskedQuestion, findMarkSchemeDigests, requireNotInSetWork } from './load/answers.queries.ts';
export { loadAnswers, loadDrawnQuestions, loadQuestionsById, requireQuestion } from './load/question-loading.ts';
export { LISTING_FROM, seenBy } from './load/questions.queries.ts';
export { findPaperSources, type PaperSources } from './paper-sources.queries.ts';
export { followTopics, relistShared } from './placements.queries.ts';
export { questionRoutes } from './questions.routes.ts';
export { retypesetQuestions } from './typesetting/question-typesetting.ts';
export { TypesettingThreads } from './typesetting/typesetting-threads.ts';
