import { createHash } from 'node:crypto';
import { BRAND } from '@api/contract/brand';
import type { FileStore } from '../../../adapters/files/index.ts';
import { notFound, unavailable } from '../../../errors.ts';
import { FileWorkError } from '../../../file-processes/index.ts';
import { guest } from '../../../http/caller.ts';
import type { Call } from '../../../http/route.ts';
import { drawInProcess, SHARE_IMAGE_VERSION, type ShareImageContent } from '../../../share-images/index.ts';
import { findPaperSources, requireQuestion } from '../../bank/questions/index.ts';
import { removeFileAt } from '../../operations/files/index.ts';

/** How long a picture is stored; those of former texts expire. */
const KEPT_MS = 90 * 86_400_000;
/** Browsers and crawlers keep it for a day; its address changes with the question. */
const CACHING = 'public, max-age=86400';

/** The same content has the same key, whichever process draws it. */
function keyOf(content: ShareImageContent): string {
  const hash = createHash('sha256').update(JSON.stringify([SHARE_IMAGE_VERSION, content]));
  return `share-${hash.digest('hex').slice(0, 32)}.png`;
}

/** Images being drawn in this process, by key: concurrent requests wait for the same one. */
const underWay = new Map<string, Promise<Buffer>>();

type ImageCall = Call<'GET /api/share-images/questions/:name'>;

async function drawOnce(key: string, content: ShareImageContent, { db, now }: ImageCall, files: FileStore): Promise<Buffer> {
  const begun = underWay.get(key);
  if (begun) return begun;
  const drawing = (async () => {
    const png = await drawInProcess(content);
    await removeFileAt(db, key, new Date(now.getTime() + KEPT_MS));
    await files.put(key, png, 'image/png');
    return png;
  })().finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  return drawing;
}

/** The picture of a public question: from the file store, else drawn and stored there. */
export async function getShareImage(call: ImageCall, files: FileStore): Promise<Buffer> {
  const { db, params, setHeader } = call;
  await requireQuestion(db, params.name, guest);
  const [source] = await findPaperSources(db, [params.name], { withAnswers: false });
  if (!source) throw notFound('There is no such question');
  const { subject_name, topic_name, marks, questions_text, options } = source;
  const content = { brand: BRAND, course: subject_name, topic: topic_name, marks, text: questions_text, options };
  const key = keyOf(content);
  const png = (await files.read(key)) ?? (await drawOnce(key, content, call, files).catch(inOtherWords));
  setHeader('Cache-Control', CACHING);
  return png;
}

/** The requester has sent no file, so a full queue means a busy service. */
function inOtherWords(error: unknown): never {
  throw error instanceof FileWorkError ? unavailable(error) : error;
}
