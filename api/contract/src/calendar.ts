import { z } from 'zod';
import { text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { timeZoneInput } from './study-plan.ts';

const addressSchema = z.object({
  /** For a calendar program; null: none. Anyone who has it can read the calendar. */
  address: z.string().nullable(),
});

/** The days of the calendar are those of this zone, which its address names; UTC by default. */
const zoned = { time_zone: timeZoneInput.optional() };

export const calendarEndpoints = defineEndpoints({
  'GET /api/study-plan/calendar': {
    summary: "The secret address of the caller's calendar",
    access: 'signed-in',
    query: z.strictObject(zoned),
    response: addressSchema,
  },
  'POST /api/study-plan/calendar': {
    summary: 'Make an address, or a new one: the former stops working',
    access: 'signed-in',
    query: z.strictObject(zoned),
    response: addressSchema,
  },
  'DELETE /api/study-plan/calendar': { summary: 'Remove the address', access: 'signed-in', status: 204 },
  'GET /api/calendar.ics': {
    summary: 'Plan, set work and examination of a learner as iCalendar (RFC 5545), for calendar programs that know the address',
    access: 'anyone',
    anyDevice: true,
    query: z.object({ token: text(64), ...zoned }).partial(),
    produces: 'text/calendar; charset=utf-8',
  },
});
