import { z } from 'zod';
import { csvAnswer, idParamSchema, idSchema, momentSchema, pageParamSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_FILTER } from './limits.ts';
import { staffNameSchema } from './question-editing.ts';

/** The object of a staff action. */
export const staffObjectSchema = z.enum([
  'user',
  'question',
  'report',
  'doubt',
  'message',
  'answer_sheet',
  'order',
  'list',
  'bulk_change',
  'subject',
  'topic',
  'post',
  'plan',
  'upload',
  'class',
  'lti_platform',
  'school_provider',
]);
export type StaffObject = z.infer<typeof staffObjectSchema>;

/** The logged actions of staff. The word before the dot is the kind of object. */
export const staffActionKindSchema = z.enum([
  'user.verified',
  'user.renamed',
  'user.reset_link_sent',
  'user.locked',
  'user.unlocked',
  'user.plan_granted',
  'user.plan_ended',
  'user.devices_reset',
  'user.second_factor_reset',
  'user.role_changed',
  'user.permissions_changed',
  'user.signed_out',
  'user.progress_read',
  'user.note_deleted',
  'question.created',
  'question.changed',
  'question.review_requested',
  'question.approved',
  'question.deleted',
  'question.restored',
  'question.purged',
  'question.corrected',
  'question.note_deleted',
  'report.closed',
  'report.opened',
  'report.assigned',
  'doubt.answered',
  'doubt.assigned',
  'message.assigned',
  'message.answered',
  'message.closed',
  'message.opened',
  'answer_sheet.marked',
  'answer_sheet.returned',
  'answer_sheet.assigned',
  'answer_sheet.reopened',
  'answer_sheet.note_deleted',
  'order.refunded',
  'list.exported',
  'list.invited',
  'bulk_change.made',
  'bulk_change.undone',
  'subject.created',
  'subject.changed',
  'subject.deleted',
  'subject.ordered',
  'subject.topics_ordered',
  'topic.created',
  'topic.changed',
  'topic.deleted',
  'topic.transferred',
  'topic.transfer_undone',
  'post.created',
  'post.changed',
  'post.restored',
  'post.published',
  'post.scheduled',
  'post.change_cancelled',
  'post.withdrawn',
  'post.unscheduled',
  'post.deleted',
  'plan.changed',
  'plan.change_cancelled',
  'plan.sale_changed',
  'upload.stored',
  'upload.taken_back',
  'class.archived',
  'class.restored',
  'class.deleted',
  'class.handed_over',
  'lti_platform.registered',
  'lti_platform.removed',
  'school_provider.added',
  'school_provider.removed',
]);
export type StaffActionKind = z.infer<typeof staffActionKindSchema>;

export const staffActionSchema = z.object({
  id: idSchema,
  at: momentSchema,
  /** Null: an account that was deleted since. */
  by: staffNameSchema.nullable(),
  action: staffActionKindSchema,
  object: z.object({
    kind: staffObjectSchema,
    id: idSchema,
    /** The name of a person, a subject or a topic; null for what has none. */
    name: z.string().nullable(),
  }),
  /** Empty where none was asked for. */
  reason: z.string(),
  /** Short details, such as values before and after, or dates. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type StaffAction = z.infer<typeof staffActionSchema>;

/** Actions on a page of the log. */
export const STAFF_LOG_PAGE_SIZE = 50;

const filterShape = {
  /** Who did it. */
  by: idParamSchema.optional(),
  action: staffActionKindSchema.optional(),
  object: staffObjectSchema.optional(),
  /** Of `object`, which is named along with it. */
  object_id: idParamSchema.optional(),
  /** From this moment on. */
  from: momentSchema.optional(),
  /** Before this moment. */
  to: momentSchema.optional(),
  /** Words of the reason, or in the name or address of who did it or whose account it was done to. */
  q: text(LONGEST_FILTER).trim().min(1).optional(),
};

export const staffLogEndpoints = defineEndpoints({
  'GET /api/admin/log': {
    summary: 'Actions of staff, latest first, 50 a page',
    access: 'staff',
    query: z.strictObject({ ...filterShape, page: pageParamSchema.optional() }),
    response: z.object({ actions: z.array(staffActionSchema), page: z.int(), totalCount: z.int() }),
  },
  'GET /api/admin/log/export': {
    summary: 'Actions of staff as CSV, latest first',
    access: 'staff',
    query: z.strictObject(filterShape),
    ...csvAnswer,
  },
});
