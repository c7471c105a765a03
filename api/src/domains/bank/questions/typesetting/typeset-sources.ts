import { type TypesetResult, type TypesetTask, typesetTask } from '@api/typesetting';
import { typesetInProcess } from '../../../../typesetting/typeset-in-process.ts';
import type { QuestionFault, QuestionHtml, QuestionSources } from './typesetting.queries.ts';

/** One text of a question with its place in the form. */
interface PlacedTask extends TypesetTask {
  path: string;
}

/** All texts of a question, in the order in which `assemble` takes them. Special information is set when it is read. */
function tasksOf({ questions_text, hints, special_info, options, diagrams, answers }: QuestionSources): PlacedTask[] {
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

function assemble(sources: QuestionSources, tasks: readonly PlacedTask[], results: readonly TypesetResult[]): QuestionHtml {
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

/** Sets all texts of one question. */
export function typesetSources(sources: QuestionSources): QuestionHtml {
  const tasks = tasksOf(sources);
  return assemble(sources, tasks, tasks.map(typesetTask));
}

/** The same in a child process: for texts that a caller sends and waits for. 422 if they cannot be set in time. */
export async function typesetSourcesInProcess(sources: QuestionSources): Promise<QuestionHtml> {
  const tasks = tasksOf(sources);
  return assemble(sources, tasks, await typesetInProcess(tasks));
}
