import { z } from 'zod';
import { text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

/** The name of a picture that pages show: a drawing of the bank, or one that was uploaded. */
export const imageNameSchema = z
  .string()
  .max(160)
  .regex(/^(?:[a-z0-9-]+\.[0-9a-f]{8}\.svg|image-[0-9a-f]{32}\.(?:png|jpg|webp|svg))$/, 'Not the name of an image');

export const fileEndpoints = defineEndpoints({
  'GET /api/images/:name': {
    summary: 'A picture shown on a page; its name changes with its content, so it can be cached forever',
    access: 'anyone',
    params: z.strictObject({
      name: imageNameSchema,
    }),
    produces: 'image/svg+xml',
  },
  'GET /api/files/:key': {
    summary: 'A stored file, for anyone with a link that has not expired; such links are part of other responses',
    access: 'anyone',
    anyDevice: true,
    params: z.strictObject({ key: text(100) }),
    query: z.strictObject({
      /** Seconds since 1970. */
      expires: z
        .string()
        .regex(/^\d{1,12}$/, 'Not a moment')
        .transform(Number),
      /** The session that was given the link, if the link ends with it. */
      session: z
        .string()
        .regex(/^\d{1,15}$/, 'Not a session')
        .transform(Number)
        .optional(),
      disposition: text(1_000),
      signature: text(100),
    }),
    produces: 'application/octet-stream',
    responseHeaders: { 'content-disposition': 'Whether it is shown or saved, and under which name' },
    errors: ['link_ended'],
  },
});
