import { textArray } from '../../../../db/text-array.ts';
import { typesetSources } from './typeset-sources.ts';
import type { QuestionFault, QuestionHtml, QuestionSources } from './typesetting.queries.ts';

/**
 * The HTML of many questions with one answer each, column by column as the database takes it: an entry for each question, and of `lines` one for
 * each line of a mark scheme. A page is encoded where it was set, and passes through the process that writes it as bytes.
 */
export interface HtmlColumns {
  questions_html: Uint8Array;
  hints_html: Uint8Array;
  options: Uint8Array;
  final_answer_html: Uint8Array;
  body_html: Uint8Array;
  lines: Uint8Array;
}

/** The result of a batch. */
export interface SetBatch {
  /** What cannot be set, for each question of the batch. */
  faults: QuestionFault[][];
  columns: HtmlColumns;
}

function columnsOf(made: readonly QuestionHtml[]): HtmlColumns {
  const column = (text: (question: QuestionHtml) => string | null) => textArray(made.map(text));
  return {
    questions_html: column(({ questions_html }) => questions_html),
    hints_html: column(({ hints_html }) => hints_html),
    options: column(({ options }) => JSON.stringify(options)),
    final_answer_html: column(({ answers: [answer] }) => answer?.final_answer_html ?? ''),
    body_html: column(({ answers: [answer] }) => answer?.body_html ?? ''),
    lines: textArray(made.flatMap(({ answers: [answer] }) => answer?.lines.map(({ html }) => html) ?? [])),
  };
}

/** Sets questions; those with faults have no entry in the columns unless `withFaulty`. */
export function typesetColumns({ batch, withFaulty }: { batch: QuestionSources[]; withFaulty: boolean }): SetBatch {
  const made = batch.map(typesetSources);
  return {
    faults: made.map(({ faults }) => faults),
    columns: columnsOf(withFaulty ? made : made.filter(({ faults }) => faults.length === 0)),
  };
}
