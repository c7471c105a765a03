import { type TypesetResult, type TypesetTask, typesetTask } from '@api/typesetting';
import { textArray } from '../../../../db/text-array.ts';
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

interface PlacedTask extends TypesetTask {
  path: string;
}

/** All texts of a question, in the order in which `assemble` takes them. Special information is set when it is read. */
export function tasksOf({ questions_text, hints, special_info, options, diagrams, answers }: QuestionSources): PlacedTask[] {
  return [
    { path: 'questions_text', kind: 'question', source: questions_text, diagrams },
    { path: 'specialInfo', kind: 'line', source: special_info ?? '' },
    { path: 'hints', kind: 'hint', source: hints ?? '' },
    ...options.map(({ text }, index): PlacedTask => ({ path: `options.${index}.text`, kind: 'line', source: text })),
    ...answers.flatMap(({ final_answer, body, lines }, index): PlacedTask[] => [
      { path: `Answer.${index}.final_answer`, kind: 'question', source: final_answer },
      { path: `Answer.${index}.body`, kind: 'question', source: body, diagrams },
      ...lines.map(
        ({ text }, place): PlacedTask => ({ path: `Answer.${index}.mark_scheme.${place}.text`, kind: 'line', source: text }),
      ),
    ]),
  ];
}

/** The question's HTML from what its tasks gave. */
export function assemble(
  sources: QuestionSources,
  tasks: readonly PlacedTask[],
  results: readonly TypesetResult[],
): QuestionHtml {
  const faults = results.flatMap(({ faults: found }, index) =>
    found.map((fault): QuestionFault => ({ path: tasks[index]?.path ?? '', ...fault })),
  );
  const set = results.values();
  const next = () => set.next().value?.html ?? '';
  const questions_html = next();
  next();
  const hints_html = next();
  return {
    id: sources.id,
    questions_html,
    hints_html: sources.hints === null ? null : hints_html,
    options: sources.options.map(({ key, text }) => ({ key, text, html: next() })),
    answers: sources.answers.map(({ id, lines }) => ({
      id,
      final_answer_html: next(),
      body_html: next(),
      lines: lines.map(({ position }) => ({ position, html: next() })),
    })),
    faults,
  };
}

export function typesetSources(sources: QuestionSources): QuestionHtml {
  const tasks = tasksOf(sources);
  return assemble(sources, tasks, tasks.map(typesetTask));
}
