import { notFound } from '../../errors.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { findImage } from './images.queries.ts';

/** The calls of this domain. */
export function fileRoutes(router: ApiRouter): void {
  route(router, 'GET /api/images/:name', {}, async ({ db, params, setHeader }) => {
    const image = await findImage(db, params.name);
    if (!image) throw notFound('There is no such image');
    // The name changes with the content.
    setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return image.svg;
  });
}
