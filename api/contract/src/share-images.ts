import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

export const shareImageEndpoints = defineEndpoints({
  'GET /api/share-images/questions/:name': {
    summary: 'A picture of a question for link previews: its words and marks, never its answer',
    access: 'anyone',
    params: z.strictObject({
      name: z
        .string()
        .regex(/^[1-9]\d{0,8}\.png$/, 'Not the name of a picture')
        .transform((name) => Number.parseInt(name, 10)),
    }),
    query: z.strictObject({
      /** Changes with the question, so that previews do not keep an old picture; it decides nothing. */
      v: z
        .string()
        .regex(/^\w{1,20}$/)
        .optional(),
    }),
    produces: 'image/png',
  },
});
