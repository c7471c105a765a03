import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type QuestionRecord, questionFileRecordSchema } from '@api/contract';
import type { Paper, PaperQuestion } from '../src/print/paper.ts';

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

/** The questions of a question file as they are printed, with the subject of each. */
export async function questionsToPrint(file: string): Promise<{ subject: string; question: PaperQuestion }[]> {
  const questions: { subject: string; question: PaperQuestion }[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const record = questionFileRecordSchema.parse(JSON.parse(line));
    if (record.record === 'question') questions.push({ subject: record.subject, question: questionOf(record) });
  }
  return questions;
}

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
