import type { Paper, PaperQuestion } from '../src/print/paper.ts';
import { templates } from '../src/seed/bank/index.ts';
import { writeVariants } from '../src/seed/bank-rules.ts';
import type { QuestionDraft } from '../src/seed/template.ts';
import { marksByPart } from '../src/typesetting/question-text.ts';

function questionOf(draft: QuestionDraft, calculatorAllowed: boolean): PaperQuestion {
  return {
    text: draft.text,
    marks: [...marksByPart(draft.text).values()].reduce((sum, marks) => sum + marks, 0),
    specialInfo: draft.specialInfo ?? null,
    calculatorAllowed,
    options: Object.entries(draft.options ?? {}).map(([key, text]) => ({ key, text })),
    diagrams: draft.diagrams ?? [],
    images: [],
    answers: [
      {
        finalAnswer: draft.answer,
        solution: draft.solution,
        correctOption: draft.correctOption ?? null,
        markScheme: draft.markScheme.map(({ part = '', text, code, implied = false }) => ({ part, text, code, implied })),
        images: [],
      },
    ],
  };
}

/** The seeded bank as questions to print, with the subject that each is dealt to; of every so many templates one. */
export function bankQuestions({ every = 1 } = {}): { subject: string; question: PaperQuestion }[] {
  const some = templates.filter((_, index) => index % every === 0);
  return some.flatMap((template) =>
    writeVariants(template).map(({ placement, draft }) => ({
      subject: placement.subject,
      question: questionOf(draft, template.calculatorAllowed),
    })),
  );
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
