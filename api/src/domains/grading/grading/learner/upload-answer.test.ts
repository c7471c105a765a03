import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { attemptTest, blankPdf, upload, uploadPhotos } from '../../../../../test/answer-sheets.ts';
import { scannedPdf } from '../../../../../test/attack-files.ts';
import { heicPhoto } from '../../../../../test/heic-photo.ts';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { createFileStore } from '../../../../adapters/files/index.ts';
import { removeUnreferencedFiles } from '../../../operations/files/index.ts';
import { queueGrading } from '../../grading-orders/index.ts';

const api = await startTestApi();
await insertOneSubject(api.db);
const files = createFileStore(api.config, () => api.clock.now());
const storedFiles = async () =>
  (await readdir(join(api.config.DATA_DIR, 'files')).catch(() => [])).filter((name) => /^answer-/.test(name));
const gradingOf = (as: Session, slug: string) => api.call('GET /api/test/:slug/grading', { as, params: { slug } });

const learner = await api.signUp();
const staff = await api.asStaff();
const other = await api.signUp();
const slug = await attemptTest(api, learner);
beforeEach(async () => {
  await api.db('gradings').delete();
  await removeUnreferencedFiles(api.db, new Date('2030-01-01'), (key) => files.remove(key));
});

describe('an answer sheet', () => {
  test('is stored with its pages and name, and can be paid for', async () => {
    expect((await gradingOf(learner, slug)).body).toMatchObject({ state: 'none', sheet: null, price: 1000, total_marks: 25 });
    const { status, body } = await upload(api, learner, slug, await blankPdf(3), { name: 'Übung 1.pdf' });
    expect(status).toBe(201);
    const grading = (await gradingOf(learner, slug)).body;
    expect(body).toEqual({ message: 'Your answer sheet is uploaded', grading });
    expect(grading).toMatchObject({
      state: 'submitted',
      sheet: { name: 'Übung 1.pdf', page_count: 3, uploaded_at: api.clock.now().toISOString() },
      abilities: { upload: true, pay: true, download_report: false, regrade: false },
    });
  });

  test('is taken whether or not its objects are packed', async () => {
    expect((await upload(api, learner, slug, await blankPdf(1, false))).status).toBe(201);
    expect((await upload(api, learner, slug, await blankPdf(1, true))).status).toBe(201);
  });

  test('replaces the previous one, whose file is removed', async () => {
    await upload(api, learner, slug, await blankPdf(3));
    const [first] = await storedFiles();
    await upload(api, learner, slug, await blankPdf(1));
    expect((await gradingOf(learner, slug)).body.sheet?.page_count).toBe(1);
    expect(await removeUnreferencedFiles(api.db, new Date(), (key) => files.remove(key))).toBe(1);
    expect(await storedFiles()).toHaveLength(1);
    expect(await storedFiles()).not.toContain(first);
  });

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a JPEG named .pdf', () => Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'not_a_pdf'],
    ['half of a PDF', async () => (await blankPdf()).slice(0, 300), 'pdf_broken'],
  ])('is not: %s', async (_what, make, code) => {
    const { status, body } = await upload(api, learner, slug, await make());
    expect([status, body.code]).toEqual([422, code]);
    expect(body.message).toMatch(code === 'not_a_pdf' ? /^Please upload your answer sheet in pdf format$/ : /\w/);
    expect(await storedFiles()).toEqual([]);
    expect(await api.db('file_removals')).toEqual([]);
  });

  test('is made of photos, also HEIC, a page each', async () => {
    const jpeg = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#ddd' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await uploadPhotos(api, learner, slug, [jpeg, heicPhoto(), jpeg]);
    expect([status, body.message]).toEqual([201, 'Your answer sheet is uploaded']);
    expect((await gradingOf(learner, slug)).body.sheet).toMatchObject({ name: '3 photos.pdf', page_count: 3 });
    expect(await storedFiles()).toHaveLength(1);
  });

  test('names the photo that cannot be read, and takes no more than thirty', async () => {
    const broken = await uploadPhotos(api, learner, slug, [heicPhoto(), heicPhoto().subarray(0, 300)]);
    expect(broken.status).toBe(422);
    expect(broken.body.issues).toEqual([{ path: 'photos', message: 'Page 2 (IMG_1.heic): The image is damaged' }]);
    const many = await uploadPhotos(api, learner, slug, Array(31).fill(heicPhoto()));
    expect(many.status).toBe(422);
    expect(await storedFiles()).toEqual([]);
  });

  test('is 25 MB at most in all its photos', async () => {
    const large = Array(3).fill(Buffer.alloc(9 * 1_048_576));
    const { status, body } = await uploadPhotos(api, learner, slug, large);
    expect([status, body.message]).toEqual([413, 'The files are larger than 25 MB together']);
  });

  test('is 25 MB at most, to the byte', async () => {
    const limit = 25 * 1_048_576;
    expect((await upload(api, learner, slug, scannedPdf(limit))).status).toBe(201);
    const { status, body } = await upload(api, learner, slug, scannedPdf(limit + 1));
    expect([status, body.message]).toEqual([413, 'The file is larger than 25 MB']);
  });

  test("belongs to the learner's own attempted test", async () => {
    expect((await upload(api, undefined, slug, await blankPdf())).status).toBe(401);
    expect((await upload(api, other, slug, await blankPdf())).status).toBe(404);
    expect((await upload(api, staff, slug, await blankPdf())).status).toBe(404);
    const unused = await attemptTest(api, learner);
    await api
      .db('tests')
      .where({ slug: unused })
      .update({ attempts: 0, submitted_at: null, closed_by: null, stored: null, digest: null });
    expect((await upload(api, learner, unused, await blankPdf())).body.code).toBe('not_attempted');
    expect((await gradingOf(learner, unused)).error.code).toBe('not_attempted');
  });

  test('cannot be replaced once it is paid for, even by an upload on its way', async () => {
    await upload(api, learner, slug, await blankPdf());
    const { id } = await api.db('tests').where({ slug }).first('id');
    await queueGrading(api.db, id, api.clock.now());
    expect((await upload(api, learner, slug, await blankPdf())).body.code).toBe('sheet_locked');
    expect(await storedFiles()).toHaveLength(1);
  });

  test('is marked elsewhere only by staff', async () => {
    expect((await upload(api, learner, slug, await blankPdf(), { fileType: 'ADMIN_FILE' })).status).toBe(403);
    expect((await upload(api, learner, slug, await blankPdf(), { fileType: 'OTHER' })).status).toBe(422);
  });
});

test('a file whose request died before it was named is removed within the hour', async () => {
  await api
    .db('file_removals')
    .insert({ key: `answer-${'0'.repeat(32)}.pdf`, due_at: new Date(api.clock.now().getTime() + 3_600_000) });
  const removed: string[] = [];
  const remove = async (key: string) => void removed.push(key);
  expect(await removeUnreferencedFiles(api.db, api.clock.now(), remove)).toBe(0);
  expect(await removeUnreferencedFiles(api.db, new Date(api.clock.now().getTime() + 3_600_000), remove)).toBe(1);
  expect(removed).toHaveLength(1);
});

describe('a link to the sheet', () => {
  const link = (as: Session, fileType: 'USER_FILE' | 'ADMIN_FILE') =>
    api.call('GET /api/test/:slug/download-answer', { as, params: { slug }, query: { fileType } });

  test('opens it without a session, for five minutes', async () => {
    expect((await link(learner, 'USER_FILE')).error.message).toBe('You have not uploaded an answer sheet yet');
    const pdf = await blankPdf();
    await upload(api, learner, slug, pdf);
    const { url } = (await link(learner, 'USER_FILE')).body;
    const answer = await api.fetch(url);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${slug}-answer-sheet.pdf"`);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(pdf));
    api.clock.advance(300_000);
    expect((await api.fetch(url)).status).toBe(403);
  });

  test('is made for its owner and for staff', async () => {
    await upload(api, learner, slug, await blankPdf());
    expect((await link(other, 'USER_FILE')).status).toBe(404);
    expect((await link(staff, 'USER_FILE')).status).toBe(200);
    const { status, error } = await link(learner, 'ADMIN_FILE');
    expect([status, error.message]).toEqual([404, 'Your graded sheet is not ready yet']);
  });
});
