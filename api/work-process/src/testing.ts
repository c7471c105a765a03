/** What tests have a `WorkProcess` do: a module that it loads. */
import { setTimeout as sleep } from 'node:timers/promises';

export async function echo(value: unknown, afterMs = 0): Promise<unknown> {
  if (afterMs > 0) await sleep(afterMs);
  return value;
}

export function fail(message: string): never {
  throw new RangeError(message);
}

/** Never ends, and lets nothing else happen meanwhile. */
export function spin(): never {
  for (;;);
}

export const hang = () => new Promise<never>(() => {});

export function fillHeap(): number {
  const all: object[] = [];
  for (;;) all.push({ index: all.length, more: [all.length] });
}

/** The same by what grows so fast that V8 would not end a thread by it, but the whole process. */
export function fillHeapFast(): never {
  for (let words = ['x']; ; ) words = words.concat(words.map((word) => `${word}y`));
}

/** Outside of the heap, as C libraries do. */
export function fillMemory(): number {
  const all: Buffer[] = [];
  for (;;) all.push(Buffer.alloc(8 * 1_048_576, 1));
}

export const settings = () => Object.keys(process.env);
