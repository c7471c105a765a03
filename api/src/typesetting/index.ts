export { escapeHtml } from './escape-html.ts';
export type { TypesetDiagram } from './markdown.ts';
export { TYPESET_VERSION, typesetLine, typesetQuestion, typesetText } from './typeset.ts';
