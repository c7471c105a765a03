import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heicPhoto } from '../../../../../test/heic-photo.ts';
import { cleanImage } from './prepare-image.ts';

test('a HEIC photo becomes a JPEG with the same pixels', async () => {
  const { bytes, contentType } = await cleanImage(heicPhoto());
  expect(contentType).toBe('image/jpeg');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([64, 32]);
  const [left, right] = [data.subarray(0, 3), data.subarray(63 * 3, 64 * 3)];
  expect(left[0]).toBeGreaterThan(200);
  expect(right[2]).toBeGreaterThan(200);
});

test.each([
  ['half of one', () => heicPhoto().subarray(0, 400)],
  ['only its beginning', () => heicPhoto().subarray(0, 40)],
])('%s is refused as damaged', async (_name, bytes) => {
  await expect(cleanImage(bytes())).rejects.toThrow('The image is damaged');
});
