const hexadecimal = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A trace of one call as the header `traceparent` tells it: https://www.w3.org/TR/trace-context/#traceparent-header */
export function newTrace(): string {
  const random = crypto.getRandomValues(new Uint8Array(24));
  return `00-${hexadecimal(random.subarray(0, 16))}-${hexadecimal(random.subarray(16))}-01`;
}

/** What a message of a failure that nothing explains names, for whoever writes to support: the log is searched for it. */
export const referenceOf = (trace: string) => ({ reference: trace.slice(3, 11) });
