import { questionFileRecordSchema } from '@api/contract';
import {
  type ExchangeFile,
  type ExchangeFormat,
  type ExchangeItem,
  ExchangeRefused,
  type WrittenQuestion,
} from '../exchange-format.ts';
import { decodeText } from '../source/decode-text.ts';

/** As the reader of question files has it. */
const LONGEST_LINE = 2_000_000;

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<{ row: number; text: string }> {
  let rest = '';
  let row = 0;
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE)
      throw new ExchangeRefused(`Line ${row + lines.length + 1} never ends: is this a question file?`);
    for (const text of lines) yield { row: ++row, text };
  }
  yield { row: row + 1, text: rest };
}

function itemsOf(row: number, text: string): ExchangeItem[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [{ place: { row }, fault: `Not JSON: ${(error as Error).message}` }];
  }
  const parsed = questionFileRecordSchema.safeParse(value);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({ place: { row, column: path.join('.') }, fault: message }));
  const { data } = parsed;
  if (data.record === 'file') return [];
  return [{ place: { row, item: data.record === 'question' ? data.id : data.slug }, record: data }];
}

async function* read(file: ExchangeFile): AsyncGenerator<ExchangeItem> {
  let begun = false;
  for await (const { row, text } of linesOf(decodeText(file.stream()))) {
    if (text.trim() === '') continue;
    if (!begun && !/"record"\s*:\s*"file"/.test(text.slice(0, 2_000)))
      throw new ExchangeRefused(`Line ${row}: the first record of a question file says what it is: {"record": "file", …}`);
    begun = true;
    yield* itemsOf(row, text);
  }
  if (!begun) throw new ExchangeRefused('The file is empty');
}

/** Writes whole questions, without their subjects and topics: the bank has these. */
async function* write(questions: AsyncIterable<WrittenQuestion>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify({ record: 'file', format: 'question-file', version: 1 })}\n`);
  for await (const question of questions) yield Buffer.from(`${JSON.stringify(question)}\n`);
}

/** The bank's own format, which loses only the bytes of pictures. */
export const questionFileFormat: ExchangeFormat = {
  name: 'question-file',
  title: 'Question file',
  ending: 'jsonl',
  contentType: 'application/jsonl',
  recognise: (start, name) =>
    /^(?:\ufeff)?\s*\{\s*"record"\s*:/.test(Buffer.from(start).toString('utf8')) || /\.jsonl$/i.test(name),
  read,
  write,
};
