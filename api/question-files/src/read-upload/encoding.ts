import type { UploadEncoding } from '@api/contract';
import { ExchangeRefused } from '../exchange-format.ts';

const UNKNOWN = 'The encoding of this file is not known. Save it as "CSV UTF-8"';
/** How many non-ASCII bytes are examined. */
const JUDGED = 200_000;

const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяёієїґ';
/** The letters of languages by the encodings in which they are written, likelier ones first. */
const ALPHABETS: readonly (readonly [UploadEncoding, readonly string[]])[] = [
  ['windows-1252', ['äöüß', 'àâæçéèêëîïôœùûüÿ', 'áéíñóúü', 'ãõáâàçéêíóôú', 'àèéìòóù', 'æøåé', 'åäöé']],
  ['windows-1250', ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'čćđšž', 'ăâîşţ']],
  ['windows-1254', ['çğıöşüâîû']],
  // Icelandic, whose letters are those of Turkish in part.
  ['windows-1252', ['áðéíóúýþæö']],
  ['windows-1257', ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöüšž']],
  ['windows-1251', [CYRILLIC]],
  ['koi8-r', [CYRILLIC]],
  ['windows-1253', ['αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ']],
  ['windows-1255', ['אבגדהוזחטיךכלםמןנסעףפץצקרשת']],
  ['windows-1256', ['ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإؤئآ؟،']],
];
/** Several bytes per letter: text that decodes to such letters without an error is hardly anything else. With frequent letters. */
const WIDE: readonly (readonly [UploadEncoding, RegExp, string])[] = [
  ['shift_jis', /[\u3041-\u30ff]/, 'のにはをがでとたしてるいなすかられこもき'],
  ['gb18030', /[\u4e00-\u9fff]/, '的是不了在有个一这下列哪数为中大和题求解答案方程等于与若则以分一二三四五六七八九十'],
  ['big5', /[\u4e00-\u9fff]/, '的是不了在有個一這下列哪數為中大和題求解答案方程等於與若則以分一二三四五六七八九十'],
  ['euc-kr', /[\uac00-\ud7a3]/, '이다는의에을가고한를은하지로도기사서자수인대라정해것무엇'],
];
/** Letters that a text in these languages must have; without them it is probably in another script. */
const TELLING = new Map<UploadEncoding, RegExp>([
  ['windows-1251', /[ыьэюяії]/i],
  ['windows-1253', /[άέήίόύώ]/i],
]);
/** Share of a file that an encoding must explain. */
const LEAST = 0.5;
/** Signs of every language, where they are not within a word. */
const SIGNS = /[“”„‚’‘«»–—…€£°±×÷·µ§©®™¿¡\u00a0，。？！：；、（）]/u;
/** Superscript digits and fractions: no word begins with them. */
const RAISED = /[²³½¼¾]/u;

export interface FoundEncoding {
  encoding: UploadEncoding;
  /** The bytes say so; otherwise it is the likeliest. */
  sure: boolean;
}

/** By its first bytes: a mark, or the zero bytes that each Latin letter has in UTF-16. */
function byBeginning(start: Uint8Array): UploadEncoding | null {
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

function decodedAs(bytes: Uint8Array, encoding: UploadEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isWord = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);
const NO_ASCII = /[^\p{ASCII}]/gu;

/** How strongly a character suggests a language, from 0 to 1, by its neighbours. */
function credit(sign: string, alphabet: string, [before, after]: readonly [string | undefined, string | undefined]): number {
  const isLatin = /[a-z]/i.test((before ?? '') + (after ?? ''));
  const small = sign.toLowerCase();
  if (alphabet.includes(small)) {
    // No word mixes scripts, or has a capital after a small letter or before a digit.
    if (isLatin && !/\p{Script=Latin}/u.test(sign)) return 0;
    if (sign === small) return 1;
    return /\p{Ll}/u.test(before ?? '') || /\d/.test(after ?? '') ? 0 : 0.9;
  }
  // A low quotation mark opens a word.
  if (/[„‚]/.test(sign) && isWord(before)) return 0;
  if (SIGNS.test(sign)) return isWord(before) && isWord(after) && !/[’‘]/.test(sign) ? 0 : 0.8;
  return RAISED.test(sign) && !isWord(after) ? 0.8 : 0;
}

/** The share of non-ASCII characters that a language explains. */
function plausibility(text: string, alphabet: string): number {
  let [all, good] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(NO_ASCII)) {
    all += 1;
    good += credit(sign, alphabet, [text[index - 1], text[index + sign.length]]);
  }
  return all === 0 ? 0 : good / all;
}

/** ASCII-only lines do not help to find an encoding. */
function judgedOf(chunks: readonly Uint8Array[]): Uint8Array {
  const lines = Buffer.concat(chunks).toString('latin1').split('\n');
  return Buffer.from(
    lines
      .filter((line) => /[^\p{ASCII}]/u.test(line))
      .join('\n')
      .slice(0, JUDGED),
    'latin1',
  );
}

/** The encoding with several bytes per letter in which a text has the most of its frequent letters. */
function likeliestWide(bytes: Uint8Array): UploadEncoding | null {
  let best: { encoding: UploadEncoding; score: number } | null = null;
  for (const [encoding, letters, frequent] of WIDE) {
    const text = decodedAs(bytes, encoding);
    if (text === null || !letters.test(text)) continue;
    const wide = [...text.matchAll(NO_ASCII)].map(([sign]) => sign);
    // Within a Latin word it is two letters of something else.
    const mixed =
      text.match(/[a-z][\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3]|[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3][a-z]/gi)?.length ?? 0;
    const known = wide.filter(
      (sign) => /[\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff00-\uff9f]/.test(sign) || SIGNS.test(sign),
    ).length;
    if (mixed > 0 || known < wide.length || /[\uff61-\uff9f]/.test(text)) continue;
    const score = wide.filter((sign) => frequent.includes(sign)).length / wide.length;
    if (!best || score > best.score) best = { encoding, score };
  }
  return best?.encoding ?? null;
}

function likeliest(bytes: Uint8Array): UploadEncoding | null {
  const wide = likeliestWide(bytes);
  if (wide) return wide;
  let best: { encoding: UploadEncoding; score: number } | null = null;
  for (const [encoding, alphabets] of ALPHABETS) {
    const text = decodedAs(bytes, encoding);
    if (text === null || /[\u0080-\u009f]/.test(text)) continue;
    const found = Math.max(...alphabets.map((alphabet) => plausibility(text, alphabet)));
    const telling = TELLING.get(encoding);
    const score = telling && !telling.test(text) ? found - 0.1 : found;
    if (!best || score > best.score + 1e-9) best = { encoding, score };
  }
  return best && best.score > LEAST ? best.encoding : null;
}

/**
 * Finds the encoding of a text file: UTF-8 or UTF-16 by its bytes, with or without a mark; otherwise the likeliest of those that come without one.
 * @throws ExchangeRefused if it is none of these.
 */
export async function findEncoding(stream: () => AsyncIterable<Uint8Array>): Promise<FoundEncoding> {
  const judged: Uint8Array[] = [];
  let length = 0;
  let isFirst = true;
  let utf8 = true;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of stream()) {
    const known = isFirst ? byBeginning(chunk.subarray(0, 4_096)) : null;
    if (known) return { encoding: known, sure: true };
    isFirst = false;
    try {
      if (utf8) decoder.decode(chunk, { stream: true });
    } catch {
      utf8 = false;
    }
    if (chunk.includes(0)) throw new ExchangeRefused(UNKNOWN);
    if (length < 4 * JUDGED && chunk.some((byte) => byte > 127)) {
      judged.push(Uint8Array.from(chunk));
      length += chunk.length;
    }
  }
  try {
    if (utf8) decoder.decode();
  } catch {
    utf8 = false;
  }
  if (utf8) return { encoding: 'utf-8', sure: true };
  const encoding = likeliest(judgedOf(judged));
  if (!encoding) throw new ExchangeRefused(UNKNOWN);
  return { encoding, sure: false };
}

/** The text of a file, piece by piece, without a byte order mark. @throws ExchangeRefused where a byte has no meaning in the encoding. */
export async function* textOf(source: AsyncIterable<Uint8Array>, encoding: UploadEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new ExchangeRefused(UNKNOWN, { cause: error });
    throw error;
  }
}
