export { QuestionSheet, type QuestionSheetProps } from './QuestionSheet.tsx';
