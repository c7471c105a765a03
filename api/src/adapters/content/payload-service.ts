import { documentPageSchema, type ReadDocument, readDocument } from './payload-documents.ts';

/** Limits of a reading: documents a page, pages, bytes a page, and total time. */
const PAGE_SIZE = 100;
const MOST_PAGES = 20;
const MOST_BYTES = 8 * 1024 * 1024;
const MAX_MS = 10_000;

/** The service did not return posts: it is away, slow, or sent something else. */
export class ContentServiceFault extends Error {
  override name = 'ContentServiceFault';
}

/** The body as text; throws once it exceeds the limit. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new ContentServiceFault(`The content service answers more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readPage(url: string, key: string | undefined, page: number, signal: AbortSignal) {
  const query = {
    locale: 'en',
    draft: 'false',
    depth: '1',
    sort: '-publishedDate',
    limit: String(PAGE_SIZE),
    page: String(page),
  };
  const response = await fetch(`${url}/blog-posts?${new URLSearchParams(query)}`, {
    signal,
    // Only the service's own address is called: no redirect is followed and no address from a response is read.
    redirect: 'error',
    headers: { accept: 'application/json', ...(key && { authorization: `users API-Key ${key}` }) },
  });
  if (!response.ok) throw new ContentServiceFault(`The content service answered ${response.status}`);
  const parsed = documentPageSchema.safeParse(JSON.parse(await readText(response)));
  if (!parsed.success) throw new ContentServiceFault('The content service answers something else than a page of documents');
  return parsed.data;
}

/**
 * Every post of the Payload service at `url`. https://payloadcms.com/docs/rest-api/overview. @throws
 * ContentServiceFault, within 10 s
 */
export async function readService(url: string, key: string | undefined, maxMs = MAX_MS): Promise<ReadDocument[]> {
  const signal = AbortSignal.timeout(maxMs);
  const documents: ReadDocument[] = [];
  try {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { docs, hasNextPage } = await readPage(url, key, page, signal);
      documents.push(...docs.map((document) => readDocument(document, url)));
      if (!hasNextPage) break;
    }
  } catch (error) {
    if (error instanceof ContentServiceFault) throw error;
    throw new ContentServiceFault('The content service cannot be read', { cause: error });
  }
  const damaged = documents.filter(({ kind }) => kind === 'damaged').length;
  if (damaged > 0 && damaged === documents.length) throw new ContentServiceFault('None of the documents is a post');
  return documents;
}
