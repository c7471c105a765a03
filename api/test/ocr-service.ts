import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A stand-in for a service that reads images, as docs/operations.md describes it. It refuses any request not described
 * there.
 */
export interface OcrService {
  url: string;
  key: string;
  /** What it answers; null: 500. */
  answer: unknown;
  /** While set, no request is answered. */
  hanging: boolean;
  /** Requests that were refused, with the reason. */
  refused: string[];
  /** Sizes in bytes of the images that came. */
  received: number[];
  close(): Promise<void>;
}

export async function startOcrService(): Promise<OcrService> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const refuse = (status: number, reason: string) => {
      service.refused.push(reason);
      response.writeHead(status).end();
    };
    if (service.hanging) return;
    if (request.method !== 'POST') return refuse(405, `method ${request.method}`);
    if (request.headers['content-type'] !== 'image/png') return refuse(415, `type ${request.headers['content-type']}`);
    if (request.headers.authorization !== `Bearer ${service.key}`) return refuse(401, 'no key');
    service.received.push(Buffer.concat(chunks).length);
    response.writeHead(service.answer === null ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(service.answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const service: OcrService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/read`,
    key: 'ocr-key',
    answer: { text: '' },
    hanging: false,
    refused: [],
    received: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}
