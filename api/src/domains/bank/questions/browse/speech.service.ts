import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { speakInProcess } from '../../../../speech/index.ts';
import { loadQuestionsById } from '../load/question-loading.ts';

/** A question as sentences to be read aloud: its text, what else one must know, and its options, each with its letter. */
export async function getSpeech({ db, caller, params }: Call<'GET /api/questions/:id/speech'>) {
  const [question] = await loadQuestionsById(db, [params.id], caller);
  if (!question) throw notFound('There is no such question');
  const { questions_html, specialInfo_html, options } = question;
  const choices = options.map(({ key, html }) => `<p>${key}: ${html}</p>`).join('');
  return { sentences: await speakInProcess(`${questions_html}<p>${specialInfo_html ?? ''}</p>${choices}`) };
}
