/** What the client says of a call. */
interface Call {
  method: string;
  headers: Headers;
  signal: AbortSignal;
  body?: string | FormData;
}

/**
 * Sends as `fetch` does and tells how much has gone out, from 0 to 1, which `fetch` cannot. Rejects without an answer, and with
 * the signal's reason when it is cancelled.
 */
export function sendWithProgress(onProgress: (sent: number) => void): (address: string, call: Call) => Promise<Response> {
  return (address, { method, headers, signal, body }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const call = new XMLHttpRequest();
      call.open(method, address);
      headers.forEach((value, name) => {
        call.setRequestHeader(name, value);
      });
      call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      call.addEventListener('load', () => resolve(answerOf(call)));
      call.addEventListener('error', () => reject(new TypeError('No answer')));
      call.addEventListener('abort', () => reject(signal.reason));
      signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body ?? null);
    });
}

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // These carry no body, and a Response with one would throw.
  const bodiless = [204, 205, 304].includes(call.status);
  return new Response(bodiless ? null : call.responseText, { status: call.status, headers });
}
