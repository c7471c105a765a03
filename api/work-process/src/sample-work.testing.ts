/** Work for tests of `WorkProcess`. */
export const echo = <Value>(value: Value): Value => value;

export function fail(message: string): never {
  throw new RangeError(message);
}

export function spin(): never {
  for (;;);
}

/** Fills the heap with what grows too fast for V8 to end a thread by: it would end the whole process. */
export function fillHeap(): never {
  for (let words = ['x']; ; ) words = words.concat(words.map((word) => `${word}y`));
}

/** Fills memory that the heap's limit knows nothing of. */
export function fillMemory(): never {
  for (const kept: Buffer[] = []; ; ) kept.push(Buffer.alloc(8_388_608, 1));
}

/** Names of what this process was given. */
export const settings = (): string[] => Object.keys(process.env);
