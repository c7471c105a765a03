import { typesetLine, typesetQuestion, typesetText } from '../../../typesetting/index.ts';
import type { QuestionHtml, QuestionSources } from './typesetting.queries.ts';

/** Sets all texts of one question. */
export function typesetSources({ id, questions_text, hints, options, diagrams, answers }: QuestionSources): QuestionHtml {
  return {
    id,
    questions_html: typesetQuestion(questions_text, { diagrams }),
    hints_html: hints === null ? null : typesetText(hints),
    options: options.map(({ key, text }) => ({ key, text, html: typesetLine(text) })),
    answers: answers.map((answer) => ({
      id: answer.id,
      final_answer_html: typesetQuestion(answer.final_answer),
      body_html: typesetQuestion(answer.body, { diagrams }),
      lines: answer.lines.map(({ position, text }) => ({ position, html: typesetLine(text) })),
    })),
  };
}
