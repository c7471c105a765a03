import { marksByPart } from '@api/contract/question-text';
import { typesetLine } from '@api/typesetting';
import type { Call } from '../../../../../http/route.ts';
import { listDiagrams } from '../../diagrams.queries.ts';
import { typesetSourcesInProcess } from '../../typesetting/typeset-sources.ts';
import { placeOf, sourcesOf } from '../content/tex-check.ts';

/** Typesets what an editor is writing, as it would be stored, and names the formulae that cannot be set. */
export async function previewQuestion({ db, body }: Call<'POST /api/admin/questions/preview'>) {
  const { questions_text = '', hints = null, specialInfo = null, options = [], Answer = [] } = body;
  const diagrams = body.question_id ? await listDiagrams(db, body.question_id) : [];
  const made = await typesetSourcesInProcess(sourcesOf({ questions_text, hints, specialInfo, options, Answer }, diagrams));
  const answers = made.answers.map(({ final_answer_html, body_html, lines }, index) => ({
    final_answer_html,
    body_html,
    mark_scheme: lines.map(({ html }, position) => {
      const { text: _, ...line } = Answer[index]?.mark_scheme[position] ?? { part: '', code: '', marks: 0, implied: false };
      return { ...line, html };
    }),
  }));
  return {
    questions_html: made.questions_html,
    hints_html: made.hints_html,
    specialInfo_html: specialInfo?.trim() ? typesetLine(specialInfo) : null,
    options: made.options.map(({ key, html }) => ({ key, html })),
    Answer: answers,
    marks_in_text: [...marksByPart(questions_text).values()].reduce((sum, marks) => sum + marks, 0),
    faults: made.faults.map((fault) => ({ ...fault, place: placeOf(fault) })),
    tex_errors: [...new Set(made.faults.map(({ piece }) => piece))],
  };
}
