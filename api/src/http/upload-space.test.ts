import { expect, test } from 'vitest';
import { createUploadSpace } from './upload-space.ts';

const MB = 1_048_576;

test('uploads count what has come of them', () => {
  using first = createUploadSpace(1);
  using second = createUploadSpace(1);
  first.take(100 * MB);
  second.take(30 * MB);
  expect(() => second.take(1)).toThrow(expect.objectContaining({ status: 429, fault: 'own_busy' }));
  using other = createUploadSpace(2);
  expect(() => other.take(100 * MB)).not.toThrow();
  using onDisk = createUploadSpace(1, 'disk');
  using further = createUploadSpace(1, 'disk');
  onDisk.take(256 * MB);
  expect(() => further.take(400 * MB)).toThrow(expect.objectContaining({ fault: 'own_busy' }));
});

test('the total in hand is bounded, and released', () => {
  using spaces = new DisposableStack();
  for (let owner = 1; owner <= 8; owner += 1) spaces.use(createUploadSpace(owner)).take(128 * MB);
  expect(() => spaces.use(createUploadSpace(9)).take(1)).toThrow(expect.objectContaining({ status: 503, fault: 'busy' }));
  spaces.dispose();
  using again = createUploadSpace(9);
  expect(() => again.take(128 * MB)).not.toThrow();
});
