import { expect, test } from 'vitest';
import { digestOf, readKey } from './idempotency-key.ts';

test.each([
  ['', null],
  ['abc', 'abc'],
  ['"abc"', 'abc'],
  [' "a b!~" ', 'a b!~'],
  ['a'.repeat(200), 'a'.repeat(200)],
  [`"${'a'.repeat(200)}"`, 'a'.repeat(200)],
])('the header %j names the key %j', (header, key) => expect(readKey(header)).toBe(key));

test.each([' ', '""', '"', 'a b', 'x"abc"', '"abc"x', '"a\\b"', 'ä', 'a'.repeat(201), `"${'a'.repeat(201)}"`])(
  'the header %j names none',
  (header) => {
    expect(() => readKey(header)).toThrow(
      expect.objectContaining({
        ...{ status: 400, message: 'The header Idempotency-Key takes 1 to 200 printable characters' },
      }),
    );
  },
);

test('two calls are the same by their name and all their input, files by field, name, size and content', () => {
  const file = { field: 'sheet', name: 'a.pdf', size: 2, bytes: Buffer.from('ab') } as Parameters<
    typeof digestOf
  >[1]['files'][number];
  const asked = { params: { id: 1 }, query: {}, body: { amount: 5 }, files: [file] };
  const digest = (name: string, more: Partial<typeof asked> = {}) => digestOf(name, { ...asked, ...more }).toString('hex');
  const same = digest('POST /api/order');
  expect(digest('POST /api/order')).toBe(same);
  const others = [
    digest('POST /api/other'),
    digest('POST /api/order', { params: { id: 2 } }),
    digest('POST /api/order', { query: { page: 1 } }),
    digest('POST /api/order', { body: { amount: 6 } }),
    digest('POST /api/order', { files: [] }),
    ...[{ field: 'other' }, { name: 'b.pdf' }, { size: 3 }, { bytes: Buffer.from('ac') }].map((more) =>
      digest('POST /api/order', { files: [{ ...file, ...more }] }),
    ),
  ];
  expect(new Set([same, ...others]).size).toBe(1 + others.length);
});
