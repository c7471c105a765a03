/**
 * The result of work that may take until `signal` aborts; a result that is ready by then is used, even at the last
 * moment.
 * @throws the signal's reason if it aborts first; the error of the work.
 */
export function inTime<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const over = () => reject(signal.reason);
    if (signal.aborted) setImmediate(over);
    else signal.addEventListener('abort', over, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', over));
  });
}
