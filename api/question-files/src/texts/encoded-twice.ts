/** The byte of each character of Windows-1252. */
const BYTES = new Map(
  Array.from({ length: 128 }, (_, index) => [new TextDecoder('windows-1252').decode(Uint8Array.of(128 + index)), 128 + index]),
);
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Controls and phonetic letters of “CAFÉ’S”. */
const UNLIKELY = /[\u0080-\u009f\u0180-\u036f]/;
const firstWord = (text: string): string => /\S*\P{ASCII}\S*/u.exec(text)?.[0].slice(0, 40) ?? '';

/**
 * A text in UTF-8 that a program took for Windows-1252 and encoded again, with what to tell its author; null for any
 * other text. All its letters must be such: “Ã©” is “é”.
 */
export function decodedAgain(text: string): { text: string; note: string } | null {
  if (!/[\u00c2-\u00f4]\P{ASCII}/u.test(text)) return null;
  // Characters that get lost on the way: a space without a break, and the end of a quotation.
  const whole = text.replace(/Ã(?: |$)/g, 'Ã\u00a0').replace(/â€(?=\s|\p{ASCII}|$)/gu, 'â€\u009d');
  const bytes: number[] = [];
  for (const sign of whole) {
    const code = sign.charCodeAt(0);
    const byte = code < 128 ? code : BYTES.get(sign);
    if (byte === undefined) return null;
    bytes.push(byte);
  }
  try {
    const read = utf8.decode(Uint8Array.from(bytes));
    if (UNLIKELY.test(read)) return null;
    return { text: read, note: `letters that were encoded twice: “${firstWord(text)}” is read as “${firstWord(read)}”` };
  } catch {
    return null;
  }
}
