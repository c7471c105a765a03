import { crc32, deflateSync } from 'node:zlib';
import type { EditableQuestion, ImageEntry } from '@api/contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../../test/one-subject.ts';
import { startTestApi } from '../../../../../../test/test-api.ts';

const api = await startTestApi({ WATERMARK_TEXT: 'Set by <us> & nobody' });
const { questionIds, subjectId } = await insertOneSubject(api.db);
const [, quadratics] = (await api.db('topics').orderBy('depth').pluck('id')) as [number, number];
const staff = await api.asStaff();

let id = 0;
beforeEach(async () => {
  id = questionIds.shift() as number;
  questionIds.push(id);
  for (const table of ['question_images', 'question_versions']) await api.db(table).where('question_id', id).delete();
  await api.db('questions').where('id', id).update({ version: 1 });
});

interface Answer {
  status: number;
  body: { success: boolean; question: EditableQuestion; code: string; issues: { path: string; message: string }[] };
}

async function save(files: readonly Buffer[], fields: Record<string, unknown>): Promise<Answer> {
  const body = new FormData();
  const all = { id, subject: subjectId, topic: quadratics, difficulty: 'Easy', marks: 5, ...fields };
  for (const [name, value] of Object.entries(all)) body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const file of files) body.append('images', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'picture.png');
  const headers = { authorization: `Bearer ${staff.token}` };
  const response = await api.fetch('/api/questions/edit', { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
/** Saves files as the question's images, in their order. */
const saveImages = (files: readonly Buffer[], facts: Omit<ImageEntry, 'id' | 'file'> = {}) =>
  save(files, { image_order: files.map((_, file) => ({ file, ...facts })) });
const bytesAt = async (url: string) => Buffer.from(await (await api.fetch(url)).arrayBuffer());

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#c0392b' } });
const png = await picture().png().toBuffer();
const jpeg = await picture().jpeg().toBuffer();
const webp = await picture().webp().toBuffer();
const gif = await picture().gif().toBuffer();
const largePng = await picture(300, 300).png({ compressionLevel: 0 }).toBuffer();
const largeWebp = await picture(300, 300).webp().toBuffer();
const largeJpeg = await picture(300, 300).jpeg().toBuffer();
const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" ${attributes}>${inside}</svg>`);

/** A PNG that says its size and has one row of it. */
function pngOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const row = deflateSync(Buffer.alloc(width + 1));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', row), chunk('IEND', Buffer.alloc(0))]);
}

/** Each entity is ten of the one before. */
const laughs = Buffer.from(
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">&l9;</text></svg>`,
);

describe('an image', () => {
  test.each([
    ['PNG', png, 'image/png'],
    ['JPEG', jpeg, 'image/jpeg'],
    ['WebP', webp, 'image/webp'],
    ['SVG', svg('<path d="M0 0L40 30" stroke="#000"/>', 'width="60" height="40"'), 'image/svg+xml'],
  ])('may be %s, whatever its name says', async (_, file, type) => {
    const { status, body } = await saveImages([file], { alt: 'A red field' });
    expect(status).toBe(200);
    expect(body.question.images).toMatchObject([{ alt: 'A red field', width: 60, height: 40, watermarked: false }]);
    const [image] = body.question.images;
    const served = await api.fetch(image?.url ?? '');
    expect([served.status, served.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await api.fetch(image?.thumb ?? '')).status).toBe(200);
    const { body: page } = await api.call('GET /api/questions/:id', { params: { id } });
    expect(page.question.images).toEqual([
      { id: image?.id, url: image?.url, thumb: image?.thumb, alt: 'A red field', width: 60, height: 40 },
    ]);
  });

  test('that is a drawing of a thousand million laughs has none of them', async () => {
    const { body } = await saveImages([laughs]);
    const drawing = await bytesAt(body.question.images[0]?.url ?? '');
    expect(drawing.length).toBeLessThan(300);
    expect(String(drawing)).not.toMatch(/haha|ENTITY/);
  });

  test('gets a thumbnail of 480 pixels at most', async () => {
    const { body } = await saveImages([await picture(1200, 300).png().toBuffer()]);
    const thumb = await sharp(await bytesAt(body.question.images[0]?.thumb ?? '')).metadata();
    expect([thumb.width, thumb.height]).toEqual([480, 120]);
  });

  test('loses its metadata and is turned upright', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const tagged = await picture()
        .toFormat(format)
        .withExif({ IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><author>Someone</author></x:xmpmeta>')
        .withMetadata({ orientation: 6 })
        .toBuffer();
      expect(await sharp(tagged).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer), xmp: expect.any(Buffer) });
      const { body } = await saveImages([tagged]);
      const [image] = body.question.images;
      for (const url of [image?.url, image?.thumb]) {
        const served = await bytesAt(url ?? '');
        const { width, height, exif, xmp, iptc, orientation } = await sharp(served).metadata();
        expect({ width, height, exif, xmp, iptc, orientation }, format).toEqual({ width: 40, height: 60 });
        expect(served.includes('Someone'), format).toBe(false);
      }
    }
  });

  test('that is animated keeps its first frame', async () => {
    const colours = ['#c0392b', '#27ae60', '#2980b9'];
    const frames = await Promise.all(
      colours.map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { body } = await saveImages([moving]);
    const [image] = body.question.images;
    expect(image).toMatchObject({ width: 60, height: 40, url: expect.stringMatching(/\.webp$/) });
    const served = sharp(await bytesAt(image?.url ?? ''));
    expect((await served.metadata()).pages ?? 1).toBe(1);
    expect((await served.raw().toBuffer()).subarray(0, 3).readUInt8(0)).toBeGreaterThan(150);
  });

  test('in CMYK becomes RGB: browsers differ in showing CMYK', async () => {
    const { body } = await saveImages([await picture().toColourspace('cmyk').jpeg().toBuffer()]);
    expect((await sharp(await bytesAt(body.question.images[0]?.url ?? '')).metadata()).space).toBe('srgb');
  });

  test('loses what hangs behind it', async () => {
    const { body } = await saveImages([Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])]);
    expect((await bytesAt(body.question.images[0]?.url ?? '')).includes('<script')).toBe(false);
  });

  test('that is drawn runs nothing, loads nothing and links nowhere', async () => {
    const { body } = await saveImages([
      svg(
        `<script>alert(1)</script><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>
         <a href="https://evil.example"><rect width="4" height="4" onclick="alert(2)" style="fill:#123456;background:url(//evil.example)"/></a>
         <image href="https://evil.example/x.png"/><use href="https://evil.example/#a"/><animate onbegin="alert(3)"/>
         <circle r="3" fill="url(https://evil.example/#f)"/>`,
        'onload="alert(4)"',
      ),
    ]);
    const served = (await bytesAt(body.question.images[0]?.url ?? '')).toString();
    expect(served).not.toMatch(/script|foreignObject|evil|alert|onload|onclick|<image|<use|<animate/);
    expect(served).toContain('fill="#123456"');
    expect(served).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  });

  test.each([
    ['a GIF', gif, 'Only PNG, JPEG, WebP and SVG images can be used'],
    ['a page', Buffer.from('<!doctype html><body><svg></svg>'), 'Only PNG, JPEG, WebP and SVG images can be used'],
    ['a PNG behind a GIF', Buffer.concat([Buffer.from('GIF89a'), png]), 'Only PNG, JPEG, WebP and SVG images can be used'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'Only PNG, JPEG, WebP and SVG images can be used'],
    ['nothing', Buffer.alloc(0), 'Only PNG, JPEG, WebP and SVG images can be used'],
    ['51 megapixels', pngOfSize(7_200, 7_100), 'The image is larger than 50 megapixels'],
    ['a bomb of 4 gigapixels', pngOfSize(65_535, 65_535), 'The image is larger than 50 megapixels'],
    ['one of 50,000 by 50,000', pngOfSize(50_000, 50_000), 'The image is larger than 50 megapixels'],
    ['a strip', pngOfSize(20_000, 10), 'The image is more than 16,000 pixels wide or high'],
    ['a torn PNG', largePng.subarray(0, 9_000), 'The image is damaged'],
    ['a torn JPEG', largeJpeg.subarray(0, 700), 'The image is damaged'],
    ['a torn WebP', largeWebp.subarray(0, 80), 'The image is damaged'],
    ['a PNG with one row', pngOfSize(300, 300), 'The image is damaged'],
    ['entities without end', Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "&a;&a;">]><b>&a;</b><svg>'), null],
    ['a huge drawing', svg('', 'width="900000" height="900000"'), 'The image is larger than 50 megapixels'],
    ['a style sheet', svg('<style>.a{fill:red}</style>'), /^This SVG is coloured by a style sheet/],
  ])('that is %s is refused, and nothing is stored', async (_, file, message) => {
    const before = await api.db('questions').where('id', id).first('version');
    const { status, body } = await saveImages([png, file]);
    expect([status, body.code]).toEqual([422, 'invalid_input']);
    expect(body.issues.map(({ path }) => path)).toEqual(['images.1']);
    if (message) expect(body.issues[0]?.message).toMatch(message);
    expect(await api.db('questions').where('id', id).first('version')).toEqual(before);
    expect(await api.db('question_images').where('question_id', id)).toEqual([]);
  });

  test('of more than 10 MB is refused', async () => {
    const { status, body } = await saveImages([Buffer.alloc(10 * 1024 * 1024 + 1)]);
    expect([status, body.code]).toEqual([413, 'body_too_large']);
  });

  test('is served under its own name alone: other files of the store are not', async () => {
    expect((await api.fetch(`/api/images/report-${'0'.repeat(32)}.pdf`)).status).toBe(422);
    expect((await api.fetch(`/api/images/image-${'0'.repeat(32)}.png`)).status).toBe(404);
  });
});

describe('the images of a question', () => {
  test('keep the order they are given, go when they are deleted, and come back with their version', async () => {
    const blue = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    const { body: first } = await saveImages([png, blue]);
    const [a, b] = first.question.images as [EditableQuestion['images'][0], EditableQuestion['images'][0]];
    const { body: turned } = await save([], { image_order: [{ id: b.id, alt: 'Blue' }, { id: a.id }] });
    expect(turned.question.images).toEqual([{ ...b, alt: 'Blue' }, a]);
    const { body: fewer } = await save([], { deleted_image_ids: [b.id] });
    expect(fewer.question.images).toEqual([a]);
    const { body: back } = await api.call('POST /api/admin/questions/:id/versions/:version/restore', {
      params: { id, version: 3 },
      body: { version: 4 },
      as: staff,
    });
    expect(back.question?.images).toEqual(turned.question.images);
    expect((await api.fetch(b.url)).status).toBe(200);
  });

  test('and those of an answer are two lists', async () => {
    const [answer] = await api.db('answers').where('question_id', id);
    const { body } = await save([png, png], {
      image_order: [{ file: 1 }],
      Answer: [{ id: answer.id, body: 'See the picture.', images: [{ file: 0, alt: 'The graph' }] }, { body: 'A second way.' }],
    });
    expect(body.question.images).toHaveLength(1);
    expect(body.question.Answer).toMatchObject([
      { id: answer.id, images: [{ alt: 'The graph', url: body.question.images[0]?.url }] },
      { body: 'A second way.', images: [] },
    ]);
    const learner = await api.signUp();
    const { body: page } = await api.call('GET /api/questions/:id', {
      params: { id },
      query: { includeAnswers: 'true' },
      as: learner,
    });
    expect(page.Answer?.map(({ images }) => images.length)).toEqual([1, 0]);
    const { body: kept } = await save([], { marks: 6 });
    expect(kept.question.Answer).toEqual(body.question.Answer);
  });

  test('can carry a watermark above them, and lose it again', async () => {
    const { body: plain } = await saveImages([await picture(600, 400).png().toBuffer()]);
    const [before] = plain.question.images;
    const { body: marked } = await save([], { image_order: [{ id: before?.id, watermark: true }] });
    const [image] = marked.question.images;
    expect(image).toMatchObject({ id: before?.id, watermarked: true, width: 600, height: 427 });
    expect(image?.url).not.toBe(before?.url);
    const shown = sharp(await bytesAt(image?.url ?? ''));
    const band = await shown.clone().extract({ left: 0, top: 0, width: 600, height: 27 }).stats();
    expect(band.channels.map(({ max }) => max).slice(0, 3)).toEqual([255, 255, 255]);
    expect(band.channels[0]?.min).toBeLessThan(180);
    const { body: unmarked } = await save([], { image_order: [{ id: before?.id, watermark: false }] });
    expect(unmarked.question.images).toEqual(plain.question.images);
  });

  test.each([
    [[{ file: 0 }, { file: 0 }], 'image_order'],
    [[{ id: 999_999 }, { file: 0 }], 'image_order'],
    [[{ file: 1 }], 'image_order'],
    [[], 'images.0'],
  ])('are refused where their order is %j', async (image_order, path) => {
    const { status, body } = await save([png], { image_order });
    expect([status, body.issues[0]?.path]).toEqual([422, path]);
  });
});
