import type { QuestionRecord } from '@api/contract';
import type { Paper, PaperQuestion } from '../src/print/paper.ts';
import { readBank } from './bank-file.ts';

function questionOf(record: QuestionRecord): PaperQuestion {
  return {
    text: record.text,
    marks: record.marks,
    specialInfo: record.special_info,
    calculatorAllowed: record.calculator_allowed,
    options: record.options,
    diagrams: record.figures,
    images: [],
    answers: [
      {
        finalAnswer: record.answer,
        solution: record.solution,
        correctOption: record.correct_option,
        markScheme: record.mark_scheme,
        images: [],
      },
    ],
  };
}

/** The bank as questions to print, with the subject of each; of every so many templates one. */
export async function bankQuestions({ every = 1 } = {}): Promise<{ subject: string; question: PaperQuestion }[]> {
  const byTemplate = [...Map.groupBy(await readBank(), ({ template }) => template).values()];
  const some = byTemplate.filter((_, index) => index % every === 0);
  return some.flat().map((record) => ({ subject: record.subject, question: questionOf(record) }));
}

/** A paper of these questions. */
export function paperOf(questions: readonly PaperQuestion[], changes: Partial<Paper> = {}): Paper {
  return {
    kind: 'Saved questions',
    title: 'Maths AA HL',
    subtitle: 'Algebra, Functions',
    date: new Date('2026-11-21T12:00:00Z'),
    minutes: 60,
    space: 'lines',
    withAnswers: false,
    address: null,
    questions,
    ...changes,
  };
}
