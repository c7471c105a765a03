import type { Knex } from 'knex';
import { TYPESET_VERSION, typesetLine, typesetQuestion, typesetText } from '../../typesetting/index.ts';
import { listStaleQuestions, type QuestionHtml, type QuestionSources, storeQuestionHtml } from './typesetting.queries.ts';

const BATCH = 100;

function typesetSources({ id, questions_text, hints, options, diagrams, answers }: QuestionSources): QuestionHtml {
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

/**
 * Typesets every question that has not been set by the present renderer, in batches; answers how many. Safe to stop and to run
 * again: each batch is marked as it is stored.
 */
export async function retypesetQuestions(db: Knex, onBatch: (done: number) => void = () => {}): Promise<number> {
  for (let done = 0; ; ) {
    const stale = await listStaleQuestions(db, TYPESET_VERSION, BATCH);
    if (stale.length === 0) return done;
    await db.transaction((transaction) => storeQuestionHtml(transaction, stale.map(typesetSources), TYPESET_VERSION));
    done += stale.length;
    onBatch(done);
  }
}
