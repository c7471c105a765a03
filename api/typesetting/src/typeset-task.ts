import type { TexFault } from './faults.ts';
import type { TypesetDiagram } from './markdown.ts';
import { typesetMessage } from './message.ts';
import { typesetHint, typesetLine, typesetQuestion, typesetText } from './typeset.ts';

/** A question with parts and marks, a text, a hint with steps, one line, or a message. */
export interface TypesetTask {
  kind: 'question' | 'text' | 'hint' | 'line' | 'message';
  source: string;
  diagrams?: readonly TypesetDiagram[];
}

export interface TypesetResult {
  html: string;
  faults: TexFault[];
}

export function typesetTask({ kind, source, diagrams = [] }: TypesetTask): TypesetResult {
  const faults: TexFault[] = [];
  switch (kind) {
    case 'question':
      return { html: typesetQuestion(source, { diagrams, faults }), faults };
    case 'text':
      return { html: typesetText(source, { faults }), faults };
    case 'hint':
      return { html: typesetHint(source, { faults }), faults };
    case 'line':
      return { html: typesetLine(source, { faults }), faults };
    case 'message':
      return { html: typesetMessage(source, { faults }), faults };
  }
}
