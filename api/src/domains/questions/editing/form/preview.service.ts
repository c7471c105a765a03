import type { Call } from '../../../../http/route.ts';
import { marksByPart } from '../../../../typesetting/question-text.ts';
import { typesetSources } from '../../typesetting/typeset-sources.ts';
import { listDiagrams } from '../content/editable.queries.ts';

const TEX_ERROR = /<code class="tex-error">(.*?)<\/code>/gs;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};
const readEntities = (html: string) => html.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Typesets what an editor is writing, as it would be stored, and names the formulae that cannot be set. */
export async function previewQuestion({ db, body }: Call<'POST /api/admin/questions/preview'>) {
  const { questions_text = '', hints, options = [], Answer = [] } = body;
  const diagrams = body.question_id ? await listDiagrams(db, body.question_id) : [];
  const made = typesetSources({
    id: 0,
    questions_text,
    hints: hints ?? null,
    options: options.map((option) => ({ ...option, html: '' })),
    diagrams,
    answers: Answer.map(({ final_answer, body: text, mark_scheme }, index) => ({
      id: index,
      final_answer,
      body: text,
      lines: mark_scheme.map((line, position) => ({ position, text: line.text })),
    })),
  });
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
    options: made.options.map(({ key, html }) => ({ key, html })),
    Answer: answers,
    marks_in_text: [...marksByPart(questions_text).values()].reduce((sum, marks) => sum + marks, 0),
    tex_errors: texErrors(made),
  };
}

/** The formulae in some typeset texts that came out as their source, each once. */
function texErrors(typeset: unknown): string[] {
  if (typeof typeset === 'string') return [...typeset.matchAll(TEX_ERROR)].map(([, source = '']) => readEntities(source));
  if (typeof typeset !== 'object' || typeset === null) return [];
  return [...new Set(Object.values(typeset).flatMap(texErrors))];
}
