import type { Knex } from 'knex';
import { contentTypeOf, type DiskFileStore, type FileStore, isFileKey } from '../../../adapters/files/index.ts';
import { ApiError, notFound } from '../../../errors.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { findImage, isAwaitingRemoval } from './files.queries.ts';
import { readPublicImage } from './images/image-files.ts';

export type IsSessionOpen = (db: Knex, sessionId: number, now: Date) => Promise<boolean>;

/** 403: the link, its session or its file has expired, or the link is not ours. */
const linkEnded = () => new ApiError(403, 'link_ended', 'This link has ended. Go back and open the file again');

/**
 * The calls of this domain. `files`: where files are kept; `ownFiles`: those of this machine, for their links; `isSessionOpen`: with which
 * some links end.
 */
export function fileRoutes(router: ApiRouter, files: FileStore, ownFiles: DiskFileStore, isSessionOpen: IsSessionOpen): void {
  route(router, 'GET /api/files/:key', {}, async ({ db, params: { key }, query, now, setHeader }) => {
    if (!isFileKey(key) || !(await ownFiles.isValid({ key, ...query }, now))) throw linkEnded();
    const ended = query.session !== undefined && !(await isSessionOpen(db, query.session, now));
    if (ended || (await isAwaitingRemoval(db, key))) throw linkEnded();
    const bytes = await ownFiles.read(key);
    if (!bytes) throw notFound('This file is no longer there');
    setHeader('Content-Type', contentTypeOf(key));
    setHeader('Content-Disposition', query.disposition);
    setHeader('Cache-Control', 'private, no-store');
    return bytes;
  });
  route(router, 'GET /api/images/:name', {}, async ({ db, params, setHeader }) => {
    const uploaded = await readPublicImage(files, params.name);
    const image = uploaded ? null : await findImage(db, params.name);
    if (!uploaded && !image) throw notFound('There is no such image');
    // The name changes with the content.
    setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    if (uploaded) setHeader('Content-Type', uploaded.contentType);
    return uploaded?.bytes ?? image?.svg ?? '';
  });
}
