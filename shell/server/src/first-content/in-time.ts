/**
 * The result of work that has until `signal` is aborted; what is there by then is taken, even at the last moment.
 * @throws what the signal says, when it comes first; what the work throws.
 */
export function inTime<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const over = () => reject(signal.reason);
    if (signal.aborted) setImmediate(over);
    else signal.addEventListener('abort', over, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', over));
  });
}
