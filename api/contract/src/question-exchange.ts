import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { questionTableFilterSchema } from './question-table.ts';

/** Formats of files in which questions travel between systems, but tables. */
export const questionFileFormatSchema = z.enum(['question-file', 'moodle-xml', 'gift', 'qti-2.1', 'qti-3.0']);
export type QuestionFileFormat = z.infer<typeof questionFileFormatSchema>;

export const questionExchangeEndpoints = defineEndpoints({
  'GET /api/admin/questions/files/:format': {
    summary: 'The questions of the table as a file for other systems, in list order; what the format cannot hold is named in it',
    access: 'content',
    params: z.strictObject({ format: questionFileFormatSchema }),
    query: questionTableFilterSchema,
    produces: 'application/octet-stream',
    errors: ['exports_busy'],
  },
});
