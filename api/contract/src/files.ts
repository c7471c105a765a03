import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

export const fileEndpoints = defineEndpoints({
  'GET /api/images/:name': {
    summary: 'A drawing that a page shows; its name changes with its content, so it may be kept for good',
    access: 'anyone',
    params: z.strictObject({
      name: z
        .string()
        .max(160)
        .regex(/^[a-z0-9-]+\.[0-9a-f]{8}\.svg$/, 'Not the name of an image'),
    }),
    produces: 'image/svg+xml',
  },
});
