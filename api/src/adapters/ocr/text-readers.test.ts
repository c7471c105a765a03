import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { type OcrService, startOcrService } from '../../../test/ocr-service.ts';
import { pictureOfText } from '../../../test/picture-of-text.ts';
import { createRemoteReader, createTesseractReader } from './index.ts';
import { ReadingFailed, type TextReader } from './text-reader.ts';

const service: OcrService = await startOcrService();
const readers: Record<string, TextReader> = {
  tesseract: createTesseractReader(),
  remote: createRemoteReader(service.url, { key: service.key }),
};
afterAll(async () => {
  await service.close();
});

describe.each(Object.entries(readers))('%s', (name, reader) => {
  test('reads printed words', async () => {
    service.answer = { text: '\nFind the value of the constant.\n', confidence: 91.4 };
    const { text, confidence } = await reader.read(await pictureOfText('Find the value of the constant.'), 1);
    expect(text).toBe('Find the value of the constant.');
    expect(confidence).toBeGreaterThan(70);
    expect(Number.isInteger(confidence)).toBe(true);
  });

  test('reads nothing from an empty image', async () => {
    service.answer = { text: ' ' };
    const blank = sharp({ create: { width: 200, height: 100, channels: 3, background: 'white' } });
    expect((await reader.read(await blank.png().toBuffer(), 1)).text).toBe('');
  });

  test('reads several at once, independently', async () => {
    const words = ['Integrate', 'Differentiate', 'Sketch'];
    const read = async (word: string) => {
      if (name === 'remote') service.answer = { text: word };
      return (await reader.read(await pictureOfText(word), 1)).text;
    };
    if (name === 'remote') for (const word of words) expect(await read(word)).toBe(word);
    else expect(await Promise.all(words.map(read))).toEqual(words);
  });

  test('reports every failure alike, and reads again afterwards', async () => {
    service.answer = null;
    await expect(reader.read(Buffer.from('no image'), 1)).rejects.toThrow(ReadingFailed);
    service.answer = { text: 'again' };
    expect((await reader.read(await pictureOfText('again'), 1)).text).toBe('again');
  });
});

describe('time', () => {
  test('is limited', async () => {
    service.hanging = true;
    await expect(createRemoteReader(service.url, { timeLimit: 50 }).read(Buffer.from('x'), 1)).rejects.toThrow(ReadingFailed);
    service.hanging = false;
    const slow = createTesseractReader({ timeLimit: 1 });
    await expect(slow.read(await pictureOfText('late'), 1)).rejects.toThrow(ReadingFailed);
  });
});

test.each([[{ words: 'x' }], [{ text: 5 }], [{ text: 'x', confidence: 1000 }], ['text']])(
  'a service that answers %j is not believed',
  async (answer) => {
    service.answer = answer;
    await expect(createRemoteReader(service.url, { key: service.key }).read(Buffer.from('x'), 1)).rejects.toThrow(ReadingFailed);
  },
);

test('nothing is sent that the service would refuse', () => {
  expect(service.refused.filter((reason) => reason !== 'no key')).toEqual([]);
});
