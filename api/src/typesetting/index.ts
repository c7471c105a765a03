export { stopTypesetting, typesetApart, typesetMessageApart } from './apart/typeset-apart.ts';
export { escapeHtml } from './escape-html.ts';
export type { TexFault } from './faults.ts';
export { parseMarkdown, type TypesetDiagram } from './markdown.ts';
export { parseQuestionText, type QuestionSegment } from './question-text.ts';
export { inlineSvg } from './svg.ts';
export { setFormula } from './tex.ts';
export { TYPESET_VERSION, typesetLine, typesetQuestion, typesetText } from './typeset.ts';
export { type TypesetResult, type TypesetTask, typesetTask } from './typeset-task.ts';
