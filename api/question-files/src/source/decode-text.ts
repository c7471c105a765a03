import { ExchangeRefused } from '../exchange-format.ts';

/** Names in XML declarations that decoders would misread. */
const KNOWN = new Map([['utf-16', 'utf-16le']]);
const DECLARED = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;
const START = 512;

function markOf(start: Buffer): { label: string; length: number } | null {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return { label: 'utf-8', length: 3 };
  if (start[0] === 0xff && start[1] === 0xfe) return { label: 'utf-16le', length: 2 };
  if (start[0] === 0xfe && start[1] === 0xff) return { label: 'utf-16be', length: 2 };
  return null;
}

/** Whether XML names an encoding that is not simply the usual one. */
export function declaresEncoding(start: Uint8Array): boolean {
  const declared = DECLARED.exec(Buffer.from(start).toString('latin1'))?.[1];
  return declared !== undefined && !/^utf-?8$/i.test(declared);
}

/** The encoding of a file: its byte order mark, then what staff say, then its XML declaration, else UTF-8. */
function encodingOf(start: Buffer, said: string | undefined): string {
  const mark = markOf(start);
  if (mark ?? said) return mark?.label ?? said ?? 'utf-8';
  const declared = DECLARED.exec(start.toString('latin1'))?.[1]?.toLowerCase();
  if (declared === undefined) return 'utf-8';
  try {
    return new TextDecoder(KNOWN.get(declared) ?? declared).encoding;
  } catch {
    throw new ExchangeRefused(`The file says that it is written in ${declared}: please save it as UTF-8`);
  }
}

/**
 * A file's text, piece by piece, without its byte order mark and with Unix line ends.
 * @throws ExchangeRefused if its bytes are invalid in that encoding.
 */
export async function* decodeText(source: AsyncIterable<Uint8Array>, said?: string): AsyncGenerator<string> {
  let start: Buffer | null = Buffer.alloc(0);
  let decoder = new TextDecoder();
  let label = 'utf-8';
  let heldReturn = '';
  const decode = (bytes: Uint8Array, stream: boolean): string => {
    try {
      const text = heldReturn + decoder.decode(bytes, { stream });
      // A carriage return at the end of a piece may be half of a line end.
      heldReturn = stream && text.endsWith('\r') ? '\r' : '';
      return text.slice(0, text.length - heldReturn.length).replace(/\r\n?/g, '\n');
    } catch {
      throw new ExchangeRefused(`The file is not written in ${label}: please save it as UTF-8`);
    }
  };
  const begin = (bytes: Buffer): void => {
    label = encodingOf(bytes, said);
    decoder = new TextDecoder(label, { fatal: true });
  };
  for await (const piece of source) {
    if (!start) {
      yield decode(piece, true);
      continue;
    }
    start = Buffer.concat([start, piece]);
    if (start.length < START) continue;
    begin(start);
    yield decode(start, true);
    start = null;
  }
  if (start) begin(start);
  yield decode(start ?? Buffer.alloc(0), false);
}
