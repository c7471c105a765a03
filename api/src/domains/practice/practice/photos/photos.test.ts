import { randomUUID } from 'node:crypto';
import type { PracticePhoto } from '@api/contract';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
let learner: Session;
let questionId: number;
let attemptId: number;
beforeAll(async () => {
  [questionId = 0] = (await insertOneSubject(api.db)).questionIds;
  learner = await api.signUp();
  const body = { part: '', client_key: randomUUID(), answer: ['on paper'] };
  const { attempt } = (
    await api.call('POST /api/practice/questions/:id/answers', { as: learner, params: { id: questionId }, body })
  ).body;
  attemptId = attempt?.id ?? 0;
});

const png = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
    .png()
    .withExif({ IFD0: { Artist: 'Secret' } })
    .toBuffer();
async function upload(bytes: Buffer, as: Session | null = learner, id = attemptId) {
  const body = new FormData();
  body.append('photo', new Blob([new Uint8Array(bytes)]), 'page.png');
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {};
  const response = await api.fetch(`/api/practice/attempts/${id}/photos`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as { photo: PracticePhoto; code?: string } };
}
const kept = async () =>
  (await api.call('GET /api/practice/questions/:id/attempts', { as: learner, params: { id: questionId }, query: {} })).body
    .attempts[0]?.photos ?? [];
const remove = (id: number, as?: Session) =>
  api.callLoosely('DELETE /api/practice/photos/:id', { params: { id }, ...(as && { as }) });

test('a photo of the working is kept with its attempt, shown by links of its own, without what the camera wrote into it', async () => {
  const { status, body } = await upload(await png());
  expect([status, body.photo]).toMatchObject([201, { width: 900, height: 600 }]);
  const [photo] = await kept();
  expect(photo?.id).toBe(body.photo.id);
  const shown = await api.fetch(photo?.url ?? '');
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined();
});

test("is only the learner's own, and no other file", async () => {
  const [photo] = await kept();
  const other = await api.signUp();
  expect((await upload(await png(), null)).status).toBe(401);
  for (const as of [other, await api.asStaff()]) expect((await upload(await png(), as)).status).toBe(404);
  expect((await upload(await png(), learner, 2_000_000_000)).status).toBe(404);
  expect((await upload(Buffer.from('not a picture'))).status).toBe(422);
  expect((await upload(Buffer.from('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'))).status).toBe(422);
  expect((await remove(photo?.id ?? 0)).status).toBe(401);
  expect((await remove(photo?.id ?? 0, other)).status).toBe(204);
  expect(await kept()).toHaveLength(1);
});

test('an attempt keeps four, and one that is deleted takes its files along', async () => {
  for (let count = 1; count < 4; count += 1) expect((await upload(await png())).status).toBe(201);
  expect((await upload(await png())).body.code).toBe('too_many_photos');
  const [photo] = await kept();
  expect((await remove(photo?.id ?? 0, learner)).status).toBe(204);
  expect((await remove(photo?.id ?? 0, learner)).status).toBe(204);
  expect(await kept()).toHaveLength(3);
  expect(await api.db('file_removals').where('key', 'like', 'practice-%')).toHaveLength(2);
});
