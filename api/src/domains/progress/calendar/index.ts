import { randomBytes } from 'node:crypto';
import { addressOf } from '@api/contract/addresses';
import { BRAND } from '@api/contract/brand';
import { notFound } from '../../../errors.ts';
import { countNetworkTry } from '../../../http/network-limit.ts';
import type { RateLimit } from '../../../http/rate-limit.queries.ts';
import { type ApiRouter, type Call, route } from '../../../http/route.ts';
import { addDays, dayAt, NO_TIME_ZONE, readPlan } from '../study-plan/index.ts';
import { findOwner, findToken, listDueWork, storeToken } from './calendar.queries.ts';
import { type CalendarEntry, writeCalendar } from './icalendar.ts';

const DAY_MS = 86_400_000;
/** How far back set work is listed, and how far ahead a plan without an examination goes. */
const PAST_DAYS = 30;
const AHEAD_DAYS = 90;
/** 256 bits cannot be guessed at this rate; a calendar service reads for many from one network. */
const READINGS: RateLimit = { name: 'calendars', tries: 3_000, windowMs: 3_600_000 };

type AddressCall = Call<'GET /api/study-plan/calendar'> | Call<'POST /api/study-plan/calendar'>;

function addressOfCalendar(token: string | null, { config, query }: Pick<AddressCall, 'config' | 'query'>) {
  if (token === null) return { address: null };
  const search = new URLSearchParams({ token, ...(query.time_zone !== undefined && { time_zone: query.time_zone }) });
  return { address: `${config.PUBLIC_URL}/api/calendar.ics?${search}` };
}

async function getAddress(call: Call<'GET /api/study-plan/calendar'>) {
  return addressOfCalendar(await findToken(call.db, call.caller.userId), call);
}

/** Creates a new address; the former one stops working. */
async function renewAddress(call: Call<'POST /api/study-plan/calendar'>) {
  const token = randomBytes(32).toString('base64url');
  await storeToken(call.db, call.caller.userId, token);
  return addressOfCalendar(token, call);
}

const removeAddress = ({ db, caller }: Call<'DELETE /api/study-plan/calendar'>) => storeToken(db, caller.userId, null);

/** The calendar of an address: practice of every day until the examination, set work when it is due, and the examination. */
async function readCalendar({ db, query, config, now }: Call<'GET /api/calendar.ics'>): Promise<string> {
  const owner = query.token === undefined ? undefined : await findOwner(db, query.token);
  if (!owner) throw notFound('There is no such calendar');
  const today = dayAt(now, query.time_zone ?? NO_TIME_ZONE);
  const [plan, work] = await Promise.all([
    readPlan(db, { userId: owner.user_id, staff: owner.staff }, today),
    listDueWork(db, owner.user_id, { since: new Date(now.getTime() - PAST_DAYS * DAY_MS), now }),
  ]);
  const host = new URL(config.PUBLIC_URL).hostname;
  const page = config.PUBLIC_URL + addressOf('today');
  const { exam, courses, minutes } = plan;
  const until = exam && exam.days > 0 ? addDays(exam.day, -1) : addDays(today, AHEAD_DAYS);
  const entries: CalendarEntry[] = [
    ...(courses.length > 0 && (exam === null || exam.days > 0)
      ? [{ uid: `plan@${host}`, at: today, daily: { until }, summary: `Practise ${minutes} minutes`, url: page }]
      : []),
    ...work.map(({ id, class_id, title, class_name, is_test, due_at }) => ({
      uid: `assignment-${id}@${host}`,
      at: due_at,
      summary: `${is_test ? 'Test due' : 'Due'}: ${title}`,
      description: class_name,
      url: config.PUBLIC_URL + addressOf('assignment', { classId: class_id, assignmentId: id }),
    })),
    ...(exam
      ? [{ uid: `exam@${host}`, at: exam.day, summary: exam.exact ? 'First paper' : 'Exams start this month', url: page }]
      : []),
  ];
  return writeCalendar(BRAND, entries, now);
}

/** The calls of this domain: a learner's calendar for calendar programs. */
export function calendarRoutes(router: ApiRouter): void {
  route(router, 'GET /api/study-plan/calendar', {}, getAddress);
  route(router, 'POST /api/study-plan/calendar', {}, renewAddress);
  route(router, 'DELETE /api/study-plan/calendar', {}, removeAddress);
  route(
    router,
    'GET /api/calendar.ics',
    { limit: ({ db, address, now }) => countNetworkTry(db, READINGS, address, now) },
    readCalendar,
  );
}
