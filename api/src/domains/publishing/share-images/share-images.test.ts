import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ANSWER_WORD, HINT_WORD, seedSampleBank } from '../../../../test/sample-bank.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { createFileStore } from '../../../adapters/files/index.ts';
import { fileProcesses } from '../../../file-processes/index.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const run = vi.spyOn(fileProcesses, 'run');
beforeAll(() => {
  run.mockClear();
});
afterAll(() => fileProcesses.stop());

const image = (name: string, init: RequestInit = {}) => api.fetch(`/api/share-images/questions/${name}`, init);
const pngOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('GET /api/share-images/questions/:name', () => {
  test('is a picture in the size of link previews, drawn once however many ask at once, and once more when the question changes', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => image('3.png?v=abc')));
    const pictures = await Promise.all(answers.map(pngOf));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers[0]?.headers.get('content-type')).toBe('image/png');
    expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(run).toHaveBeenCalledTimes(1);
    expect(await pngOf(await image('3.png'))).toEqual(pictures[0]);
    expect(run).toHaveBeenCalledTimes(1);

    await api.db('questions').where('id', 3).update({ questions_text: 'Something else: $\\sqrt{2}$.' });
    expect(await pngOf(await image('3.png'))).not.toEqual(pictures[0]);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('uses nothing from answers or hints', async () => {
    run.mockResolvedValueOnce(new Uint8Array(1) as never);
    await image('4.png');
    const content = JSON.stringify(run.mock.calls.at(-1)?.[1]);
    expect(content).toContain('"text":');
    expect(content).not.toContain(ANSWER_WORD);
    expect(content).not.toContain(HINT_WORD);
  });

  test('goes some day, and is drawn again', async () => {
    const before = await pngOf(await image('3.png'));
    const rows: { key: string; due_at: Date }[] = await api.db('file_removals').whereLike('key', 'share-%');
    expect(rows.length).toBeGreaterThan(0);
    for (const { due_at } of rows) expect(due_at.getTime() - api.clock.now().getTime()).toBe(90 * 86_400_000);
    const files = createFileStore(api.config, () => api.clock.now());
    for (const { key } of rows) await files.remove(key);
    expect(await pngOf(await image('3.png'))).toEqual(before);
  });

  test('does not exist for hidden or missing questions', async () => {
    await api.db('questions').where('id', 6).update({ visible: false });
    for (const name of ['6.png', '999999.png']) expect((await image(name)).status).toBe(404);
    for (const name of ['6', '0.png', 'a.png', '1.svg']) expect((await image(name)).status).toBe(422);
  });

  test('says that it is busy rather than let crawlers hold up files of learners', async () => {
    const { body } = await api.call('GET /api/sitemap/:part', { params: { part: 'questions-1' } });
    const ids = body.addresses.slice(6, 18).map(({ path }) => path.split('/').at(-1));
    // Without formulae: none takes long to draw.
    await api
      .db('questions')
      .whereIn('id', ids.map(Number))
      .update({ questions_text: api.db.raw('id::text') });
    // Guests wait for each other before they come so far.
    const learners = await Promise.all([api.signUp(), api.signUp(), api.signUp()]);
    const busy = await Promise.all(
      ids.map((id, index) => image(`${id}.png`, { headers: { authorization: `Bearer ${learners[index % 3]?.token}` } })),
    );
    const statuses = new Set(busy.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([200, 503]);
    expect(busy.find(({ status }) => status === 503)?.headers.get('retry-after')).toBeTruthy();
  });

  test.each([
    '',
    '</svg><script>alert(1)</script> \\broken $\\frac{1$ 中文 \u{1F600}',
    `$${'x+'.repeat(500)}1$ ${'x'.repeat(20_000)}`,
  ])('is drawn of whatever is written: %#', async (questions_text) => {
    await api.db('questions').where('id', 20).update({ questions_text });
    const response = await image('20.png');
    expect(response.status).toBe(200);
    expect(await sharp(await pngOf(response)).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});
