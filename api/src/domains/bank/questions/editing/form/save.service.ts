import type { NearDuplicate, QuestionForm, SavedEdit } from '@api/contract';
import { marksByPart } from '@api/contract/question-text';
import { typesetLine } from '@api/typesetting';
import type { Knex } from 'knex';
import type { FileStore } from '../../../../../adapters/files/index.ts';
import type { Config } from '../../../../../config.ts';
import { inTransaction } from '../../../../../db/in-transaction.ts';
import { invalidInput } from '../../../../../errors.ts';
import type { Call, Handler } from '../../../../../http/route.ts';
import type { UploadedFile } from '../../../../../http/upload.ts';
import { findSubjects, listDiagrams } from '../../load/questions.queries.ts';
import { typesetSourcesInProcess } from '../../typesetting/question-typesetting.ts';
import { checkApproval, needsApproval } from '../content/approval.ts';
import { changeQuestion, createQuestion, lockQuestion } from '../content/change-question.ts';
import { findStored, takeIds } from '../content/content.queries.ts';
import { changedFields, type QuestionContent } from '../content/content.ts';
import { nextQuestionNumber } from '../content/editable.queries.ts';
import { loadEditable, noSuchQuestion, questionDeleted } from '../content/editable-question.ts';
import { checkTex, placeOf, sourcesOf } from '../content/tex-check.ts';
import { listNearDuplicates } from '../near-duplicates/near-duplicates.ts';
import { checkVersion } from '../versions/versions.service.ts';
import {
  applyForm,
  countFresh,
  emptyContent,
  type FreshIds,
  imagesOf,
  type MadeImages,
  makeImages,
  needsImages,
} from './form-content.ts';
import { checkRules } from './rules.ts';

async function takeFreshIds(db: Knex, form: QuestionForm, files: readonly UploadedFile[]): Promise<FreshIds> {
  const { answers, images } = countFresh(form, files);
  return {
    answers: (await takeIds(db, 'answers', answers)).values(),
    images: (await takeIds(db, 'question_images', images)).values(),
  };
}

/** Questions that the new text nearly repeats; none if the text is unchanged, or the editor confirmed it. */
async function findDoubles(db: Knex, form: QuestionForm, before: { id: number; text: string } | null): Promise<NearDuplicate[]> {
  const { questions_text: text, save_anyway } = form;
  if (text === undefined || save_anyway || text === before?.text) return [];
  const sought = { text, exceptId: before?.id ?? null, former: before?.text ?? null };
  return inTransaction(db, (transaction) => listNearDuplicates(transaction, sought));
}

const notSaved = (near_duplicates: NearDuplicate[]): SavedEdit => ({ success: false, question: null, near_duplicates });
const saved = async (reader: Parameters<typeof loadEditable>[0], id: number): Promise<SavedEdit> => ({
  success: true,
  question: await loadEditable(reader, id),
  near_duplicates: [],
});

/** Validates a form before any image is processed. */
const NO_IMAGES: MadeImages = { byFile: new Map(), byId: new Map() };
const imageMaking = ({ WATERMARK_TEXT }: Pick<Config, 'WATERMARK_TEXT'>, { userId }: { userId: number }) => ({
  watermarkText: WATERMARK_TEXT,
  owner: userId,
});
const noIds = (): FreshIds => ({ answers: [].values(), images: [].values() });

/**
 * Saves an edit in one transaction, based on the version that its editor started from. Images are processed
 * first, after all other validation. Idempotent. A question that moves gets the next
 * number of its new topic, unless the editor gives it one.
 */
export const saveEdit =
  (store: FileStore): Handler<'POST /api/questions/edit'> =>
  async (call: Call<'POST /api/questions/edit'>) => {
    const { db, caller, files, now, config } = call;
    const { id, version, ...form } = call.body;
    const current = await findStored(db, id);
    if (!current) throw noSuchQuestion();
    if (current.deleted_at) throw questionDeleted();
    const present = imagesOf(current.content);
    const judged = applyForm(form, current.content, NO_IMAGES, noIds());
    // A repeated request: the stored question already equals the input.
    if (!needsImages(form, files, present) && changedFields(current.content, judged).length === 0) return saved(call, id);
    if (version !== undefined) await checkVersion(db, current, version);
    checkApproval(config, current.content, judged);
    await checkRules(db, judged, current.content, now);
    const brokenTexConfirmed = await checkTex(judged, form.confirm_broken_tex === true);
    const doubles = await findDoubles(db, form, { id, text: current.content.questions_text });
    if (doubles.length > 0) return notSaved(doubles);

    const made = await makeImages(store, form, files, present, imageMaking(config, caller));
    await inTransaction(db, async (transaction) => {
      const stored = await lockQuestion(transaction, id);
      await checkVersion(transaction, stored, version ?? current.version);
      const after = applyForm(form, stored.content, made, await takeFreshIds(transaction, form, files));
      checkApproval(config, stored.content, after);
      const moved = after.topic !== stored.content.topic && after.question_number === stored.content.question_number;
      if (moved) after.question_number = await nextQuestionNumber(transaction, after.topic);
      await changeQuestion(transaction, stored, after, { kind: 'edited', by: caller.userId, now, brokenTexConfirmed });
    });
    return saved(call, id);
  };

async function startContent(db: Knex, form: QuestionForm, config: Config): Promise<QuestionContent> {
  const subject = (await findSubjects(db, [form.subject])).get(form.subject);
  if (!subject) throw invalidInput([{ path: 'subject', message: 'Please choose a subject' }]);
  const level = subject.slug.endsWith('-hl') ? 'HL' : 'SL';
  return { ...emptyContent(form, level, await nextQuestionNumber(db, form.topic)), visible: !needsApproval(config) };
}

export const postNewQuestion =
  (store: FileStore): Handler<'POST /api/admin/questions'> =>
  async (call: Call<'POST /api/admin/questions'>) => {
    const { db, caller, body: form, files, now, config } = call;
    const judged = applyForm(form, await startContent(db, form, config), NO_IMAGES, noIds());
    checkApproval(config, { visible: false }, judged);
    await checkRules(db, judged, null, now);
    const brokenTexConfirmed = await checkTex(judged, form.confirm_broken_tex === true);
    const doubles = await findDoubles(db, form, null);
    if (doubles.length > 0) return notSaved(doubles);

    const made = await makeImages(store, form, files, [], imageMaking(config, caller));
    const id = await inTransaction(db, async (transaction) => {
      const start = await startContent(transaction, form, config);
      const content = applyForm(form, start, made, await takeFreshIds(transaction, form, files));
      return createQuestion(transaction, content, { by: caller.userId, now, brokenTexConfirmed });
    });
    return saved(call, id);
  };

/** Typesets a preview as it would be stored, and lists the formulae that cannot be typeset. */
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
