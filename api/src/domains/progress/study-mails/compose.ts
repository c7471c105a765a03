import type { CourseProgress } from '@api/contract';
import { addressOf } from '@api/contract/addresses';
import { counted } from '@api/contract/counted';
import { weekInWords } from '@api/contract/marks';
import type { Knex } from 'knex';
import { z } from 'zod';
import { type Letter, writeLetter } from '../../../adapters/mail/index.ts';
import { type Config, supportContact } from '../../../config.ts';
import type { Composer } from '../../../mail-outbox/deliver-mail.ts';
import { readProgress } from '../evidence/index.ts';
import { addDays, dayAt, daysFrom, findGoal, mondayOf, planDay, readDay, readWeek } from '../study-plan/index.ts';
import { findSubscription, type MailKind, type Subscription } from './subscriptions.queries.ts';

/** After this many days without practice reminders pause until the learner is back. */
const LONG_AWAY_DAYS = 14;

function endOf({ token }: Pick<Subscription, 'token'>, { PUBLIC_URL }: Config): NonNullable<Letter['unsubscribe']> {
  return {
    page: PUBLIC_URL + addressOf('unsubscribe', {}, { hash: token }),
    post: `${PUBLIC_URL}/api/unsubscribe?${new URLSearchParams({ token })}`,
  };
}

const letterSchema = z.object({
  subject: z.string(),
  name: z.string().optional(),
  paragraphs: z.array(z.string()),
  action: z.object({ label: z.string(), path: z.string() }).optional(),
  afterwards: z.array(z.string()).optional(),
});
type RegularLetter = z.infer<typeof letterSchema>;

/** Writes what a subscription has to say now; null: nothing. */
type Writer = (subscription: Subscription, db: Knex, now: Date) => Promise<RegularLetter | null>;

/** What the plan has for today, for a learner who has not practised yet. */
const reminder: Writer = async ({ user_id: userId, staff, name, time_zone }, db, now) => {
  const today = await readDay({ db, caller: { userId, staff }, now }, time_zone);
  const { due, fresh, minutes } = planDay(today.input);
  const away = today.lastTriedAt === null ? 0 : daysFrom(dayAt(today.lastTriedAt, time_zone), today.day);
  if (today.input.minutesDone > 0 || away > LONG_AWAY_DAYS || (due.length === 0 && !fresh)) return null;
  const topic = fresh && today.topics.get(fresh.leaf.topicId)?.topic_name;
  const tasks = [
    ...(due.length > 0 ? [`${counted(due.length, 'question')} to review`] : []),
    ...(topic ? [`${topic} (new)`] : []),
  ];
  return {
    subject: 'Your questions for today',
    name,
    paragraphs: [`Today: ${tasks.join(', ')}. That's about ${counted(minutes, 'minute')}.`],
    action: { label: 'Start', path: addressOf('today') },
  };
};

/** "Maths AA HL: 21 of 30 marks on 8 questions (70%, up from 50% the week before)."; null: no marks. */
function courseInWords({ subject, weeks }: CourseProgress, monday: string): string | null {
  const week = weeks.find((each) => each.week === monday);
  if (!week || week.of === 0) return null;
  const before = weeks.find((each) => each.week === addDays(monday, -7));
  return `${subject.subject_name}: ${weekInWords(week, before)}.`;
}

/** The week that is over, by course, and its minutes. */
async function readLastWeek({ user_id, time_zone }: Subscription, db: Knex, now: Date) {
  const monday = addDays(mondayOf(dayAt(now, time_zone)), -7);
  const [{ courses }, week] = await Promise.all([
    readProgress(db, user_id, now),
    readWeek(db, user_id, { day: monday, timeZone: time_zone }),
  ]);
  const minutes = week.reduce((sum, day) => sum + day.minutes, 0);
  return { minutes, courses: courses.flatMap((course) => courseInWords(course, monday) ?? []) };
}

const weeklySummary: Writer = async (subscription, db, now) => {
  const { minutes, courses } = await readLastWeek(subscription, db, now);
  if (minutes === 0 && courses.length === 0) return null;
  const goal = await findGoal(db, subscription.user_id);
  return {
    subject: 'Your week',
    name: subscription.name,
    paragraphs: [
      goal === null
        ? `You practised for ${counted(minutes, 'minute')} last week.`
        : `You practised for ${counted(minutes, 'minute')} of your ${goal}-minute goal last week.`,
      ...courses,
    ],
    action: { label: 'See your progress', path: addressOf('progress') },
  };
};

const sharedSummary: Writer = async (subscription, db, now) => {
  const { minutes, courses } = await readLastWeek(subscription, db, now);
  const work =
    minutes === 0 && courses.length === 0 ? 'No practice last week.' : `${counted(minutes, 'minute')} of practice last week.`;
  return {
    subject: subscription.shown_name ? `Last week: ${subscription.shown_name}` : 'Progress last week',
    paragraphs: [work, ...courses],
    afterwards: ['For more, open the link that the learner gave you.'],
  };
};

/** A regular mail as it was ordered; nothing where its subscription has ended since. */
const regularMail: Composer = async ({ data }, { db, config, now }) => {
  const subscription = await findSubscription(db, Number(data.subscription_id), now);
  if (!subscription?.confirmed) return null;
  const { action, ...letter } = letterSchema.parse(data.letter);
  return writeLetter({
    ...letter,
    ...(action && { action: { label: action.label, href: config.PUBLIC_URL + action.path } }),
    writeTo: supportContact(config),
    unsubscribe: endOf(subscription, config),
  });
};

/** To an address that someone has entered: none of their words are in it. */
const confirmAddress: Composer = async ({ data }, { db, config, now }) => {
  const subscription = await findSubscription(db, Number(data.subscription_id), now);
  if (!subscription || subscription.confirmed) return null;
  return writeLetter({
    subject: 'Confirm your weekly summary',
    paragraphs: ["You asked for a weekly summary of a learner's progress at this address. Please confirm it within seven days."],
    action: {
      label: 'Send me the summary',
      href: config.PUBLIC_URL + addressOf('confirm-weekly-summary', {}, { hash: subscription.token }),
    },
    afterwards: ["If it wasn't you, ignore this email: we won't send another."],
    writeTo: supportContact(config),
  });
};

/** The kinds of regular mails; the data of each is `{subscription_id, letter}`. */
export const MAILS: Readonly<Record<MailKind, { kind: string; write: Writer }>> = {
  reminder: { kind: 'study_reminder', write: reminder },
  weekly_summary: { kind: 'weekly_summary', write: weeklySummary },
  shared_summary: { kind: 'shared_summary', write: sharedSummary },
};
/** Its data is `{subscription_id}`. */
export const CONFIRM_MAIL = 'shared_summary_confirm';

export const studyMails: Readonly<Record<string, Composer>> = {
  ...Object.fromEntries(Object.values(MAILS).map(({ kind }) => [kind, regularMail])),
  [CONFIRM_MAIL]: confirmAddress,
};

/** What the mail of a subscription would say now, for a preview. */
export async function writeRegularLetter(db: Knex, subscriptionId: number, now: Date): Promise<RegularLetter | null> {
  const subscription = await findSubscription(db, subscriptionId, now);
  return subscription ? MAILS[subscription.kind].write(subscription, db, now) : null;
}
