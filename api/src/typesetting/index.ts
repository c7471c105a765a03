export { escapeHtml } from './escape-html.ts';
export { parseMarkdown, type TypesetDiagram } from './markdown.ts';
export { parseQuestionText, type QuestionSegment } from './question-text.ts';
export { inlineSvg } from './svg.ts';
export { TYPESET_VERSION, typesetLine, typesetQuestion, typesetText } from './typeset.ts';
