export { AnsweredParts, type AnsweredPartsProps } from './AnsweredParts.tsx';
export { QuestionSheet, type QuestionSheetProps } from './QuestionSheet.tsx';
