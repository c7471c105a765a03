import { z } from 'zod';
import { idParamSchema, idSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { staffNameSchema } from './question-editing.ts';

/** The assignee that a list is filtered by: the caller, none, or a colleague by id. */
export const assignedParamSchema = z.union([z.enum(['me', 'nobody']), idParamSchema]);

const params = z.strictObject({ id: idParamSchema });
const body = z.strictObject({
  /** Null: unassigned. */
  assignee_id: idSchema.nullable(),
  /** The assignee as the page shows it: if that has changed, 409 `assigned_meanwhile` names the present one. */
  was: idSchema.nullable(),
});
const response = z.object({ message: z.string(), assignee: staffNameSchema.nullable() });

export const staffAssignmentEndpoints = defineEndpoints({
  'PUT /api/admin/doubts/:id/assignee': {
    summary: 'Assign a doubt to a member of staff, who is notified',
    access: 'support',
    params,
    body,
    response,
    errors: ['assigned_meanwhile'],
  },
  'PUT /api/admin/reports/:id/assignee': {
    summary: 'Assign a report to a member of staff, who is notified',
    access: 'support',
    params,
    body,
    response,
    errors: ['assigned_meanwhile'],
  },
  'PUT /api/admin/messages/:id/assignee': {
    summary: 'Say who of the staff answers a message; the colleague is notified',
    access: 'support',
    params,
    body,
    response,
    errors: ['assigned_meanwhile'],
  },
});
