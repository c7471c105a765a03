/** How PostgreSQL numbers the type of an array's elements. */
const TEXT = 25;
const HEAD_BYTES = 20;

/**
 * Texts as a value for `?::text[]` in the binary format of PostgreSQL's protocol: it is taken as it is, where a list of bindings is
 * compiled value by value and an array written as text is quoted here and parsed there. For thousands of long texts. (Head: dimensions, whether
 * there are nulls, type, length, first index; then each text after its length in bytes, -1 for null.)
 */
export function textArray(texts: readonly (string | null)[]): Buffer {
  const sizes = texts.map((text) => (text === null ? -1 : Buffer.byteLength(text)));
  const bytes = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + 4 + Math.max(0, size), HEAD_BYTES));
  let at = 0;
  for (const word of [1, Number(texts.includes(null)), TEXT, texts.length, 1]) at = bytes.writeInt32BE(word, at);
  for (const [index, text] of texts.entries()) {
    at = bytes.writeInt32BE(sizes[index] as number, at);
    if (text !== null) at += bytes.write(text, at);
  }
  return bytes;
}
