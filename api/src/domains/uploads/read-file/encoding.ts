import { ExchangeRefused } from './refusal.ts';

/** Bytes that Windows-1252 has no letter for. */
const UNUSED_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const UNKNOWN = 'The encoding of this file is not known. Save it as "CSV UTF-8"';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** By its first bytes: a mark, or the zero bytes that each Latin letter has in UTF-16. */
function byBeginning(start: Uint8Array): Encoding | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const pairs = Math.floor(Math.min(start.length, 200) / 2);
  let [first, second] = [0, 0];
  for (let pair = 0; pair < pairs; pair += 1) {
    first += Number(start[2 * pair] === 0);
    second += Number(start[2 * pair + 1] === 0);
  }
  if (pairs > 4 && second > 0.6 * pairs && first === 0) return 'utf-16le';
  if (pairs > 4 && first > 0.6 * pairs && second === 0) return 'utf-16be';
  if (start.includes(0)) throw new ExchangeRefused('This is not a table of text. Upload CSV or XLSX');
  return null;
}

/**
 * Detects the encoding of a text file: UTF-8 or UTF-16, with or without a byte order mark, or Windows-1252.
 * @throws ExchangeRefused if it is none of these.
 */
export async function encodingOf(stream: () => AsyncIterable<Uint8Array>): Promise<Encoding> {
  let known: Encoding | null | undefined;
  let utf8 = true;
  let windows = true;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of stream()) {
    known ??= byBeginning(chunk.subarray(0, 4_096));
    if (known) return known;
    try {
      if (utf8) decoder.decode(chunk, { stream: true });
    } catch {
      utf8 = false;
    }
    if (chunk.includes(0)) throw new ExchangeRefused(UNKNOWN);
    windows &&= !chunk.some((byte) => UNUSED_1252.has(byte));
  }
  try {
    if (utf8) decoder.decode();
  } catch {
    utf8 = false;
  }
  if (utf8) return 'utf-8';
  if (windows) return 'windows-1252';
  throw new ExchangeRefused(UNKNOWN);
}

/** The text of a file, piece by piece, without a byte order mark. @throws ExchangeRefused where a byte has no meaning in the encoding. */
export async function* textOf(source: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new ExchangeRefused(UNKNOWN, { cause: error });
    throw error;
  }
}
