import { z } from 'zod';
import { EXAM_MONTHS } from './accounts.ts';
import { booleanParamSchema, idParamSchema, idSchema, momentSchema, pageParamSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_CLASS_NAME, LONGEST_FILTER, LONGEST_SCHOOL } from './limits.ts';
import { subjectSchema } from './subjects-and-topics.ts';

/*
 * Classes: a teacher, co-teachers and learners of one course. Any account may start one. The calls about set work are
 * in `class-assignments.ts`, those about what came of it in `class-results.ts`. A class that the caller has no part in
 * is 404, as if there were none.
 */

/** The letters of a join code: none that looks like another or like a digit. */
export const JOIN_CODE_LETTERS = 'ABCDEFGHJKMNPQRTUVWXY';
export const JOIN_CODE_LENGTH = 6;

/** `teacher`: the owner of the class. */
export const classRoleSchema = z.enum(['teacher', 'co_teacher', 'learner']);
export type ClassRole = z.infer<typeof classRoleSchema>;

/** What the caller may do with a class: no page works this out by itself. */
export const classAbilitiesSchema = z.object({
  /** Name, school, time zone, examinations, join code. */
  edit: z.boolean(),
  /** Set, change and delete work; see the work and marks of all learners. */
  teach: z.boolean(),
  /** Appoint co-teachers, transfer the class, archive, restore or delete it. */
  manage_members: z.boolean(),
  /** Appoint co-teachers, hand the class over, archive, restore or delete it. */
  own: z.boolean(),
  leave: z.boolean(),
});
export type ClassAbilities = z.infer<typeof classAbilitiesSchema>;

/** An examination session of a class. */
const examSessionInput = z.strictObject({ month: z.enum(EXAM_MONTHS), year: z.int().min(2000).max(2999) });

export const classSchema = z.object({
  id: idSchema,
  name: z.string(),
  subject: subjectSchema,
  /** Empty: none given. */
  school: z.string(),
  /** An IANA name such as `Europe/Vienna`: every moment of the class is shown in it. */
  time_zone: z.string(),
  exam_session: z.object({ month: z.enum(EXAM_MONTHS), year: z.int() }).nullable(),
  /** The owner's name. */
  teacher_name: z.string(),
  /** Null: staff who only administer it. */
  role: classRoleSchema.nullable(),
  learner_count: z.int().nonnegative(),
  created_at: momentSchema,
  /** Null: in use. An archived class is read-only: no joining, no handing in. */
  archived_at: momentSchema.nullable(),
});
export type Class = z.infer<typeof classSchema>;

/** A class in the caller's list, with what needs attention. */
export const classListItemSchema = classSchema.extend({
  /** For teachers: assignments that are open and not past due, and handed-in work that waits for their marks. 0 for learners. */
  open_assignments: z.int().nonnegative(),
  waiting_for_marks: z.int().nonnegative(),
  /** For learners: work that can be handed in and is not. 0 for teachers. */
  to_do: z.int().nonnegative(),
  /** The earliest upcoming due date; null: none. */
  next_due_at: momentSchema.nullable(),
});
export type ClassListItem = z.infer<typeof classListItemSchema>;

export const classDetailSchema = classSchema.extend({
  /** For those who manage members, while joining is open. */
  join_code: z.string().nullable(),
  joining_open: z.boolean(),
  /** Of a learner: whether teachers see their progress by topic. */
  shares_progress: z.boolean().nullable(),
  /** Of a learner: whether they get mails about set work. */
  mails: z.boolean().nullish(),
  teachers: z.array(z.object({ user_id: idSchema, name: z.string(), role: z.enum(['teacher', 'co_teacher']) })),
  abilities: classAbilitiesSchema,
});
export type ClassDetail = z.infer<typeof classDetailSchema>;

/** A member as the teachers see them. Learners do not see each other. */
export const classMemberSchema = z.object({
  user_id: idSchema,
  name: z.string(),
  email: z.string(),
  role: classRoleSchema,
  joined_at: momentSchema,
  shares_progress: z.boolean(),
});
export type ClassMember = z.infer<typeof classMemberSchema>;

export const classInvitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: z.enum(['learner', 'co_teacher']),
  /** When the latest mail was asked for. */
  sent_at: momentSchema,
  sent_times: z.int().positive(),
  /** Expires 30 days after `sent_at`; sending it again renews it. */
  expires_at: momentSchema,
});
export type ClassInvitation = z.infer<typeof classInvitationSchema>;

/** What the teachers of a class see of a learner, for the page before joining. */
export const teacherSeesSchema = z.enum(['name_and_email', 'set_work', 'progress_if_shared']);

/** A class as people see it before joining. */
export const classPreviewSchema = z.object({
  name: z.string(),
  subject: subjectSchema,
  school: z.string(),
  teacher_name: z.string(),
  /** `co_teacher`: the invitation is to teach. */
  joins_as: z.enum(['learner', 'co_teacher']),
  teacher_sees: z.array(teacherSeesSchema),
  /** The class, where the caller is in it already; else null. */
  member_of: idSchema.nullable(),
});
export type ClassPreview = z.infer<typeof classPreviewSchema>;

/** A time zone as IANA names it; the server refuses those that it does not know. */
const timeZoneInput = text(64).regex(/^[A-Za-z0-9_+\-/]+$/, 'Choose a time zone');

const classFields = {
  name: text(LONGEST_CLASS_NAME, 'Name the class').trim().min(1, 'Name the class'),
  subject_slug: slugSchema,
  school: text(LONGEST_SCHOOL).trim(),
  time_zone: timeZoneInput,
  exam_session: examSessionInput.nullable(),
};

/** Letters in any case, with spaces or hyphens between them. */
const joinCodeInput = text(20)
  .transform((value) => value.toUpperCase().replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[A-Z]{${JOIN_CODE_LENGTH}}$`), `A code has ${JOIN_CODE_LENGTH} letters`));

/** Goes into the mail's link as `/classes/join?invitation=…`. */
const invitationTokenInput = text(64).regex(/^[\w-]{20,64}$/, 'Not a valid invitation');

const byId = z.strictObject({ id: idParamSchema });
const agreement = {
  /** The caller agrees to what the teachers see. */
  agreed: z.literal(true, 'Read what your teacher will see, then agree'),
  /** Whether the teachers see the caller's progress by topic in the course; of learners alone. No by default. */
  shares_progress: z.boolean().optional(),
};

export const classEndpoints = defineEndpoints({
  'GET /api/classes': {
    summary: "The caller's classes by name: those that they teach first, then those that they learn in",
    access: 'signed-in',
    query: z.strictObject({ archived: booleanParamSchema.optional() }),
    response: z.object({ classes: z.array(classListItemSchema) }),
  },
  'POST /api/classes': {
    summary: 'Start a class; the caller becomes its teacher',
    access: 'signed-in',
    body: z.strictObject({
      name: classFields.name,
      subject_slug: classFields.subject_slug,
      school: classFields.school.optional(),
      time_zone: classFields.time_zone,
      exam_session: classFields.exam_session.optional(),
    }),
    status: 201,
    response: classDetailSchema,
    errors: ['too_many_classes'],
  },
  'GET /api/classes/:id': {
    summary: 'A class that the caller is in; staff with the permission for accounts read any',
    access: 'signed-in',
    params: byId,
    response: classDetailSchema,
  },
  'PATCH /api/classes/:id': {
    summary: 'Change a class, or open and close joining. The course cannot change once work is set',
    access: 'signed-in',
    params: byId,
    body: z
      .strictObject({ ...classFields, joining_open: z.boolean() })
      .partial()
      .refine((body) => Object.keys(body).length > 0, 'Change at least one thing'),
    response: classDetailSchema,
    errors: ['class_archived', 'course_in_use'],
  },
  'DELETE /api/classes/:id': {
    summary: 'Permanently delete a class with its assignments and marks. The learners keep their own tests',
    access: 'signed-in',
    params: byId,
    status: 204,
  },
  'POST /api/classes/:id/archive': {
    summary: 'Archive a class, which becomes read-only; doing so again changes nothing',
    access: 'signed-in',
    params: byId,
    response: classDetailSchema,
  },
  'POST /api/classes/:id/restore': {
    summary: 'Bring an archived class back into use; doing so again changes nothing',
    access: 'signed-in',
    params: byId,
    response: classDetailSchema,
    errors: ['too_many_classes'],
  },
  'POST /api/classes/:id/join-code': {
    summary: 'Create a new join code and open joining; the former code stops working',
    access: 'signed-in',
    params: byId,
    status: 201,
    response: classDetailSchema,
    errors: ['class_archived'],
  },
  'GET /api/class-codes/:code': {
    summary: 'The class of a join code, before joining it; at most 20 wrong codes an hour per account, 60 per network',
    access: 'signed-in',
    params: z.strictObject({ code: joinCodeInput }),
    response: classPreviewSchema,
    errors: ['code_unknown'],
  },
  'POST /api/class-codes/:code/join': {
    summary: 'Join a class as a learner; joining again changes nothing',
    access: 'signed-in',
    params: z.strictObject({ code: joinCodeInput }),
    body: z.strictObject(agreement),
    response: classDetailSchema,
    errors: ['code_unknown', 'class_full', 'too_many_classes'],
  },
  'POST /api/class-invitations/read': {
    summary: 'The class of an invitation, before accepting it',
    access: 'signed-in',
    body: z.strictObject({ token: invitationTokenInput }),
    response: classPreviewSchema,
    errors: ['invitation_invalid'],
  },
  'POST /api/class-invitations/accept': {
    summary: 'Accept an invitation, which works once; the caller who accepted it may repeat the call',
    access: 'signed-in',
    body: z.strictObject({ token: invitationTokenInput, ...agreement }),
    response: classDetailSchema,
    errors: ['invitation_invalid', 'class_full', 'too_many_classes'],
  },
  'GET /api/classes/:id/invitations': {
    summary: 'Invitations not yet accepted, latest first',
    access: 'signed-in',
    params: byId,
    response: z.object({ invitations: z.array(classInvitationSchema) }),
  },
  'POST /api/classes/:id/invitations': {
    summary: 'Invite everyone in a pasted list or CSV by email; the address may be anywhere in its line',
    access: 'signed-in',
    params: byId,
    body: z.strictObject({
      list: text(40_000).trim().min(1, 'Paste at least one email address'),
      /** Co-teachers are invited by the class's owner alone. `learner` by default. */
      role: z.enum(['learner', 'co_teacher']).optional(),
    }),
    status: 201,
    response: z.object({
      invited: z.array(classInvitationSchema),
      /** Addresses that are left as they are: members, and those invited before. */
      already_members: z.array(z.string()),
      already_invited: z.array(z.string()),
      /** The first 50 lines without a valid address. */
      unreadable: z.array(z.string()),
    }),
    errors: ['class_archived', 'class_full', 'too_many_invitations'],
  },
  'POST /api/classes/:id/invitations/:invitationId/send': {
    summary: 'Send an invitation again, at most once in ten minutes; the link of the former mail stops working',
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema, invitationId: idParamSchema }),
    response: classInvitationSchema,
    errors: ['class_archived', 'sent_just_now'],
  },
  'DELETE /api/classes/:id/invitations/:invitationId': {
    summary: 'Withdraw an invitation',
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema, invitationId: idParamSchema }),
    status: 204,
  },
  'GET /api/classes/:id/members': {
    summary: 'Teachers and learners by name; for teachers only',
    access: 'signed-in',
    params: byId,
    response: z.object({ members: z.array(classMemberSchema) }),
  },
  'PUT /api/classes/:id/members/me': {
    summary: "Choose whether the teachers see the caller's progress by topic, and whether the caller gets mails about set work",
    access: 'signed-in',
    params: byId,
    body: z.strictObject({ shares_progress: z.boolean(), mails: z.boolean() }).partial(),
    response: classDetailSchema,
  },
  'DELETE /api/classes/:id/members/:userId': {
    summary: 'Remove a learner or co-teacher. Work that a learner has handed in stays with the class; the rest is hidden',
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema, userId: idParamSchema }),
    status: 204,
  },
  'POST /api/classes/:id/leave': {
    summary: 'Leave a class. Work that the caller has handed in stays with it; an owner transfers ownership first',
    access: 'signed-in',
    params: byId,
    status: 204,
    errors: ['hand_over_first'],
  },
  'POST /api/classes/:id/hand-over': {
    summary: 'Make a co-teacher the owner; the former owner becomes a co-teacher',
    access: 'signed-in',
    params: byId,
    body: z.strictObject({ user_id: idSchema }),
    response: classDetailSchema,
    errors: ['not_a_co_teacher', 'too_many_classes'],
  },
  'GET /api/admin/classes': {
    summary: 'Classes, latest first, 20 a page, searched by name, school or teacher',
    access: 'accounts',
    query: z.strictObject({ q: text(LONGEST_FILTER).trim().min(1).optional(), page: pageParamSchema.optional() }),
    response: z.object({ classes: z.array(classSchema), page: z.int(), pageSize: z.int(), totalCount: z.int() }),
  },
});
