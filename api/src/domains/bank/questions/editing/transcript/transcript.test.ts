import { afterAll, beforeEach, expect, test } from 'vitest';
import { startOcrService } from '../../../../../../test/ocr-service.ts';
import { insertOneSubject } from '../../../../../../test/one-subject.ts';
import { pictureOfText } from '../../../../../../test/picture-of-text.ts';
import { startTestApi, type TestApi } from '../../../../../../test/test-api.ts';

const service = await startOcrService();
afterAll(() => service.close());
const api = await startTestApi({ OCR_URL: service.url, OCR_KEY: service.key });
const onThisMachine = await startTestApi();
const { questionIds, subjectId } = await insertOneSubject(api.db);

const words = await pictureOfText('State the domain of the function.');

async function send(to: TestApi, path: string, fields: Record<string, unknown>, files: readonly Buffer[] = []) {
  const staff = await to.asStaff();
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const file of files) body.append('images', new Blob([new Uint8Array(file)]), 'a.png');
  const response = await to.fetch(path, { method: 'POST', headers: { authorization: `Bearer ${staff.token}` }, body });
  return { status: response.status, body: await response.json() };
}
const read = (fields: Record<string, unknown>, files?: readonly Buffer[]) =>
  send(api, '/api/admin/questions/transcript', fields, files);

beforeEach(() => {
  Object.assign(service, { received: [], refused: [], answer: { text: 'Read.', confidence: 80 } });
});

test('asks for images first, in the words for each kind', async () => {
  expect(await read({})).toMatchObject({ status: 422, body: { message: 'Please select question images first' } });
  expect(await read({ of: 'question', image_ids: [] })).toMatchObject({
    body: { message: 'Please select question images first' },
  });
  expect(await read({ of: 'answer' })).toMatchObject({ status: 422, body: { message: 'Please select answer images first' } });
  expect(service.received).toEqual([]);
});

test('reads files and kept images, one text after the other', async () => {
  const [topic] = await api.db('topics').where('depth', 2).pluck('id');
  const required = { id: questionIds[0], subject: subjectId, topic, difficulty: 'Easy', marks: 5 };
  const saved = await send(api, '/api/questions/edit', { ...required, image_order: [{ file: 0, watermark: true }] }, [words]);
  const image_ids = saved.body.question.images.map(({ id }: { id: number }) => id);
  expect(await read({ image_ids }, [words, words])).toEqual({
    status: 200,
    body: { text: 'Read.\n\nRead.\n\nRead.', confidence: 80 },
  });
  expect([service.received.length, new Set(service.received).size, service.refused]).toEqual([3, 1, []]);
  expect(await read({ image_ids: [999_999] })).toMatchObject({ status: 404, body: { message: 'There is no such image' } });
});

test('names powers of ten, whose exponents are easily misread', async () => {
  service.answer = { text: 'about 6x107 m', confidence: 80 };
  expect((await read({}, [words])).body).toEqual({
    text: 'about $6 \\times 10^{7}$ m',
    doubtful: ['6 × 10^7'],
    confidence: 80,
  });
});

test('refuses anything but an image', async () => {
  const { status, body } = await read({}, [words, Buffer.from('words')]);
  expect([status, body.issues]).toEqual([
    422,
    [{ path: 'images.1', message: 'Only PNG, JPEG, WebP and SVG images can be used' }],
  ]);
});

test('says so when the reader fails', async () => {
  service.answer = null;
  expect(await read({}, [words])).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: 'The text could not be read just now. Please try again in a moment' },
  });
});

test('needs no service: Tesseract reads on this machine', async () => {
  const { body } = await send(onThisMachine, '/api/admin/questions/transcript', {}, [words]);
  expect(body.text).toBe('State the domain of the function.');
  expect(body.confidence).toBeGreaterThan(70);
});
