import { z } from 'zod';
import { permissionSchema } from './accounts.ts';
import { idParamSchema, idSchema, momentSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_NOTE } from './limits.ts';
import { staffNameSchema } from './question-editing.ts';

/** Colleagues that one note may mention. */
export const MOST_MENTIONS = 10;

/** A member of staff, and what work they can be assigned. */
export const colleagueSchema = staffNameSchema.extend({ permissions: z.array(permissionSchema) });
export type Colleague = z.infer<typeof colleagueSchema>;

/** What staff have written about something, for each other. */
export const staffNoteSchema = z.object({
  id: idSchema,
  at: momentSchema,
  /** Null: an account that was deleted since. */
  by: staffNameSchema.nullable(),
  /** Empty where it was deleted. */
  text: z.string(),
  mentions: z.array(staffNameSchema),
  deleted: z.object({ at: momentSchema, by: staffNameSchema.nullable() }).nullable(),
  abilities: z.object({ delete: z.boolean() }),
});
export type StaffNote = z.infer<typeof staffNoteSchema>;

const notesResponse = z.object({ notes: z.array(staffNoteSchema) });
const newNote = z.strictObject({
  text: text(LONGEST_NOTE).trim().min(1, 'Please write the note first'),
  /** Colleagues to notify; the text may name them in any form. */
  mentions: z.array(idSchema).max(MOST_MENTIONS),
  /** The page's key for the note: sent again with it after a lost response, it is the same note. */
  client_key: z.uuid(),
});
const byId = z.strictObject({ id: idParamSchema });
const bySlug = z.strictObject({ slug: slugSchema });

export const staffNoteEndpoints = defineEndpoints({
  'GET /api/admin/colleagues': {
    summary: 'Staff by name, for mentions in notes and for assigning work',
    access: 'staff',
    response: z.object({ colleagues: z.array(colleagueSchema) }),
  },
  'GET /api/admin/users/:id/notes': {
    summary: 'Staff notes on an account, oldest first; notes on its answer sheets are listed there',
    access: 'staff',
    params: byId,
    response: notesResponse,
  },
  'POST /api/admin/users/:id/notes': {
    summary: 'Add a note on an account',
    access: 'staff',
    params: byId,
    body: newNote,
    status: 201,
    response: notesResponse,
  },
  'GET /api/admin/questions/:id/notes': {
    summary: 'Staff notes on a question, oldest first',
    access: 'content',
    params: byId,
    response: notesResponse,
  },
  'POST /api/admin/questions/:id/notes': {
    summary: 'Add a note on a question',
    access: 'content',
    params: byId,
    body: newNote,
    status: 201,
    response: notesResponse,
  },
  'GET /api/grading/:slug/notes': {
    summary: 'Staff notes on an answer sheet, oldest first',
    access: 'grading',
    params: bySlug,
    response: notesResponse,
  },
  'POST /api/grading/:slug/notes': {
    summary: 'Add a note on an answer sheet',
    access: 'grading',
    params: bySlug,
    body: newNote,
    status: 201,
    response: notesResponse,
  },
  'DELETE /api/admin/notes/:id': {
    summary: 'Delete a note, as its author or an administrator. That there was one stays on record',
    access: 'staff',
    params: byId,
    status: 204,
  },
});
