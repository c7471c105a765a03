import { z } from 'zod';
import { idParamSchema, idSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { staffNameSchema } from './question-editing.ts';

/** Whose work a list shows: the caller's, nobody's, or a colleague's by id. */
export const assignedParamSchema = z.union([z.enum(['me', 'nobody']), idParamSchema]);

const params = z.strictObject({ id: idParamSchema });
const body = z.strictObject({
  /** Null: nobody looks after it any more. */
  assignee_id: idSchema.nullable(),
  /** Who looked after it as the page shows it: where that is somebody else by now, 409 `assigned_meanwhile` says who. */
  was: idSchema.nullable(),
});
const response = z.object({ message: z.string(), assignee: staffNameSchema.nullable() });

export const staffAssignmentEndpoints = defineEndpoints({
  'PUT /api/admin/doubts/:id/assignee': {
    summary: 'Say who of the staff looks after a doubt; the colleague is notified',
    access: 'staff',
    params,
    body,
    response,
    errors: ['assigned_meanwhile'],
  },
  'PUT /api/admin/reports/:id/assignee': {
    summary: 'Say who of the staff looks after a report; the colleague is notified',
    access: 'staff',
    params,
    body,
    response,
    errors: ['assigned_meanwhile'],
  },
});
