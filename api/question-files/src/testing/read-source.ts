import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  ExchangeFile,
  ExchangeFormatName,
  ExchangeItem,
  ImageBasket,
  LeftOut,
  ReadRecord,
  WrittenQuestion,
} from '../exchange-format.ts';
import { exchangeFormats } from '../index.ts';

export function basket(): ImageBasket & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (bytes, name) => {
      kept.set(name, bytes);
      return name;
    },
    read: async (name) => kept.get(name) ?? null,
  };
}

export const formatNamed = (name: ExchangeFormatName) => {
  const format = exchangeFormats.find((one) => one.name === name);
  if (!format) throw new Error(`There is no format ${name}`);
  return format;
};

export type ReadQuestion = Extract<ReadRecord, { record: 'question' }>;

export async function readSource(name: ExchangeFormatName, contents: string | Uint8Array, images: ImageBasket = basket()) {
  const path = join(tmpdir(), `exchange-${randomUUID()}`);
  await writeFile(path, contents);
  const { size } = await stat(path);
  // Small pieces, so that cuts fall anywhere, but fewer than ten thousand.
  const highWaterMark = Math.max(1_000, Math.floor(size / 500));
  const file: ExchangeFile = { path, name: 'file', bytes: size, stream: () => createReadStream(path, { highWaterMark }) };
  const items: ExchangeItem[] = [];
  try {
    for await (const item of formatNamed(name).read(file, { images })) items.push(item);
  } finally {
    await rm(path);
  }
  return {
    items,
    questions: items.flatMap((item) =>
      'record' in item && item.record.record === 'question' ? [item.record] : [],
    ) as ReadQuestion[],
    faults: items.flatMap((item) => ('fault' in item ? [item.fault] : [])),
    leftOut: items.flatMap((item) => ('leftOut' in item ? [item.leftOut] : [])),
  };
}

/** A file of these questions, and the fields that its format lacks. */
export async function written(name: ExchangeFormatName, questions: readonly WrittenQuestion[], images: ImageBasket = basket()) {
  const left: LeftOut[] = [];
  const pieces: Uint8Array[] = [];
  async function* source() {
    yield* questions;
  }
  for await (const piece of formatNamed(name).write(source(), { images, leftOut: (one) => left.push(one) })) pieces.push(piece);
  return { bytes: Buffer.concat(pieces), left: left.map(({ what }) => what) };
}
