import { createHash } from 'node:crypto';
import { LONGEST_RECORD, type QuestionFileRecord, type QuestionRecord, questionFileRecordSchema } from '@api/contract';
import type { Faults } from './journal.ts';

/** A record with its line number, from 1. */
export interface PlacedRecord<T = QuestionFileRecord> {
  line: number;
  record: T;
}

/** Splits bytes into lines; one that is longer than a record may be ends the reading, so that memory stays bounded whatever comes. */
export async function* linesOf(
  source: AsyncIterable<Uint8Array>,
  faults: Faults,
): AsyncGenerator<{ line: number; bytes: Buffer }> {
  let rest: Buffer[] = [];
  let restBytes = 0;
  let line = 1;
  for await (const chunk of source) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield { line, bytes: Buffer.concat([...rest, chunk.subarray(from, end)]) };
      [rest, restBytes, from] = [[], 0, end + 1];
      line += 1;
    }
    rest.push(Buffer.from(chunk.subarray(from)));
    restBytes += chunk.length - from;
    if (restBytes > LONGEST_RECORD) {
      faults.add({ line, field: '', message: `Longer than ${LONGEST_RECORD} bytes: is this a question file?` });
      faults.refuseAny();
    }
  }
  yield { line, bytes: Buffer.concat(rest) };
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text of a line without the byte order mark of a file's beginning and the carriage return of its end. */
function textOf(bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes).trim();
  } catch {
    return null;
  }
}

function parse(line: number, source: string, faults: Faults): QuestionFileRecord | null {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    faults.add({ line, field: '', message: `Not JSON: ${(error as Error).message}` });
    return null;
  }
  const result = questionFileRecordSchema.safeParse(value);
  if (result.success) return result.data;
  faults.add(...result.error.issues.map(({ path, message }) => ({ line, field: path.join('.'), message })));
  return null;
}

/** Lines of a file, counted from 1: those after one of them up to another one. */
export interface LineRange {
  after: number;
  upTo: number;
}

/**
 * The records of a question file, one at a time, or those of some of its lines. What cannot be read is added to `faults` and left out.
 * @throws ImportRefused where reading on makes no sense: the file does not begin as one, or a line never ends.
 */
export async function* readRecords(
  source: AsyncIterable<Uint8Array>,
  faults: Faults,
  { after, upTo }: LineRange = { after: 0, upTo: Number.POSITIVE_INFINITY },
): AsyncGenerator<PlacedRecord> {
  let begun = after > 0;
  for await (const { line, bytes } of linesOf(source, faults)) {
    if (line > upTo) return;
    if (line <= after) continue;
    const text = textOf(bytes);
    if (text === '') continue;
    if (text === null) faults.add({ line, field: '', message: 'Not UTF-8: save the file in that encoding' });
    const record = text === null ? null : parse(line, text, faults);
    if (!begun && record?.record !== 'file') {
      if (record) faults.add({ line, field: 'record', message: 'The first record says what the file is: {"record": "file", …}' });
      faults.refuseAny();
    }
    begun = true;
    if (record) yield { line, record };
  }
  if (!begun) faults.add({ line: 1, field: '', message: 'The file is empty' });
}

/** Ids that other systems have given. */
const FOREIGN = /^(?:moodle|gift|qti):/;
/** Two questions that share fewer of their words are not the same question. */
const ALIKE = 0.5;

/** A question as it is compared. */
interface Compared {
  text: string;
  options: readonly { text: string }[];
}

const uniqueWords = ({ text, options }: Compared): Set<string> =>
  new Set(
    [text, ...options.map((option) => option.text)]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );

/** Whether two texts can be versions of one question. */
function areAlike(one: Compared, other: Compared): boolean {
  const [a, b] = [uniqueWords(one), uniqueWords(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared >= ALIKE * (a.size + b.size - shared);
}

/**
 * The id of a question of another system where the bank has a question with its id that reads quite differently: other systems number as they
 * please, and none of ours may be replaced by accident. The same at each reading of the file; null where the id may stay.
 */
export function separateId({ record }: PlacedRecord<QuestionRecord>, stored: Compared | undefined): string | null {
  if (!stored || !FOREIGN.test(record.id) || areAlike(record, stored)) return null;
  const digest = createHash('sha256').update(JSON.stringify([record.text, record.options]));
  return `${record.id.slice(0, 100)}.${digest.digest('hex').slice(0, 12)}`;
}
