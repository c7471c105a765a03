import { PDFDocument } from '@cantoo/pdf-lib';
import type { Knex } from 'knex';
import { queueGrading } from '../src/domains/grading/grading-orders/index.ts';
import type { Session, TestApi } from './test-api.ts';

/** Notes an answer sheet for a test, without any file. */
export async function insertSheet(db: Knex, { testId, userId, at }: { testId: number; userId: number; at: Date }): Promise<void> {
  const sheet = {
    sheet_key: `answer-${String(testId).padStart(32, '0')}.pdf`,
    sheet_name: 'sheet.pdf',
    sheet_bytes: 1000,
    page_count: 3,
  };
  await db('gradings').insert({ test_id: testId, user_id: userId, state: 'submitted', ...sheet, submitted_at: at });
}

export async function blankPdf(pages = 2, objectStreams = true): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) document.addPage([595, 842]).drawText(`Page ${page}`, { x: 60, y: 760 });
  return document.save({ useObjectStreams: objectStreams });
}

/** Uploads a file to a test as a browser does. */
export async function upload(
  api: Pick<TestApi, 'fetch'>,
  as: Session | undefined,
  slug: string,
  bytes: Uint8Array,
  { name = 'my sheet.pdf', fileType = 'USER_FILE' } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const form = new FormData();
  form.append('file_type', fileType);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
  const headers = as ? { authorization: `Bearer ${as.token}` } : undefined;
  const response = await api.fetch(`/api/test/${slug}/upload-answer`, {
    method: 'POST',
    body: form,
    ...(headers ? { headers } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Uploads photos as the pages of a sheet, as a browser does. */
export async function uploadPhotos(api: Pick<TestApi, 'fetch'>, as: Session, slug: string, photos: readonly Uint8Array[]) {
  const form = new FormData();
  form.append('file_type', 'USER_FILE');
  for (const [index, photo] of photos.entries()) form.append('photos', new Blob([new Uint8Array(photo)]), `IMG_${index}.heic`);
  const headers = { authorization: `Bearer ${as.token}` };
  const response = await api.fetch(`/api/test/${slug}/upload-answer`, { method: 'POST', body: form, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Makes a test of half an hour, starts it and submits it; answers its slug. The bank must be `insertOneSubject`'s. */
export async function attemptTest(api: TestApi, as: Session): Promise<string> {
  const topics = { topic_slugs: ['functions'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const made = await api.call('POST /api/test', { as, body: { subject_slug: 'math-aa-sl', duration: 30, ...topics } });
  if (made.status !== 200 && made.status !== 201)
    throw new Error(`POST /api/test answered ${made.status}: ${made.error.message}`);
  const { slug } = made.body;
  await api.call('POST /api/test/:slug/start', { as, params: { slug }, body: {} });
  await api.call('PUT /api/test/:slug', { as, params: { slug }, body: { skipped_questions: [], attempted_questions: [] } });
  return slug;
}

/** The same with an answer sheet that is paid for. */
export async function payTest(api: TestApi, as: Session, pages = 2): Promise<string> {
  const slug = await attemptTest(api, as);
  await upload(api, as, slug, await blankPdf(pages));
  const test = await api.db('tests').where({ slug }).first('id');
  await queueGrading(api.db, test.id, api.clock.now());
  return slug;
}
