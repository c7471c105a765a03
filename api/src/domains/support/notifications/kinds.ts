import type { NotificationArea } from '@api/contract';
import { addressOf, questionPlace } from '@api/contract/addresses';
import { z } from 'zod';
import { longDate } from '../../../long-date.ts';

/** The text of a notification, and a link to more. */
export interface NotificationText {
  area: NotificationArea;
  text: string;
  to: string | null;
}

interface Kind<Data extends z.ZodType> {
  area: NotificationArea;
  /** About payments and grading, for which the restricted variant of the site has no pages. */
  paid?: true;
  /** The data of the sentence. Old rows are read with it too, so a new field is optional. */
  data: Data;
  render(data: z.output<Data>): Omit<NotificationText, 'area'>;
}

const defineKind = <Data extends z.ZodType>(kind: Kind<Data>): Kind<Data> => kind;

/** `5 December 2026`: a day of an account is a day of UTC, here as in mails. */
const money = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

const MEMBERSHIP = addressOf('membership');
const ORDERS = addressOf('orders');
/** The page of a question that is stored by the parts of its address: course, topics, id. */
const questionOf = ([course = '', ...rest]: readonly string[]) =>
  addressOf('question', questionPlace(course, rest.slice(0, -1), rest.at(-1) ?? ''));
const moment = z.iso.datetime();
const marks = z.int().nonnegative();

const classWork = z.object({ class_id: z.int(), class_name: z.string(), assignment_id: z.int(), title: z.string() });
const assignmentOf = ({ class_id, assignment_id }: { class_id: number; assignment_id: number }) =>
  addressOf('assignment', { classId: class_id, assignmentId: assignment_id });

/** Every kind of notification: its data and its words. */
export const KINDS = {
  doubt_answered: defineKind({
    area: 'doubts',
    data: z.object({ doubt_id: z.int(), topic: z.string() }),
    render: ({ doubt_id, topic }) => ({
      text: `Your doubt on ${topic} has a reply.`,
      to: addressOf('doubts', {}, { hash: `doubt-${doubt_id}` }),
    }),
  }),
  class_work_opened: defineKind({
    area: 'classes',
    data: classWork,
    render: ({ title, class_name, ...place }) => ({ text: `New work in ${class_name}: ${title}.`, to: assignmentOf(place) }),
  }),
  /** It is due within a day, and not handed in. */
  class_work_due: defineKind({
    area: 'classes',
    data: classWork,
    render: ({ title, class_name, ...place }) => ({
      text: `${title} in ${class_name} is due within a day, and you haven't handed it in.`,
      to: assignmentOf(place),
    }),
  }),
  class_work_returned: defineKind({
    area: 'classes',
    data: classWork,
    render: ({ title, class_name, ...place }) => ({
      text: `Your teacher has marked ${title} in ${class_name}.`,
      to: assignmentOf(place),
    }),
  }),
  /** A graded sheet is back with its report; `again` after a second look. */
  test_graded: defineKind({
    area: 'tests',
    paid: true,
    data: z.object({ slug: z.string(), subject: z.string(), marks, total: marks, again: z.boolean() }),
    render: ({ slug, subject, marks: got, total, again }) => ({
      text: again
        ? `Your ${subject} test was looked at a second time: ${got} of ${total} marks.`
        : `Your ${subject} test is graded: ${got} of ${total} marks.`,
      to: addressOf('get-graded', { slug }),
    }),
  }),
  /** A correction of a question's mark scheme has changed the marks of a test that was marked before. */
  test_remarked: defineKind({
    area: 'tests',
    data: z.object({
      slug: z.string(),
      subject: z.string(),
      before: marks,
      after: marks,
      total: marks,
      question: z.int().positive().optional(),
    }),
    render: ({ slug, subject, before, after, total, question }) => ({
      text:
        question === undefined
          ? `A mark scheme was corrected, and your ${subject} test was marked again: ${after} of ${total} marks, ${before} before.`
          : `The answer of question ${question} was corrected, and your ${subject} test was marked again: ${after} of ${total} marks, ${before} before.`,
      to: addressOf('test-result', { slug }),
    }),
  }),
  /**
   * A correction of a question leaves the marks of a test unchanged: they were given for an answer that is now wrong,
   * or the learner gave them.
   */
  marks_stand: defineKind({
    area: 'tests',
    data: z.object({ slug: z.string(), subject: z.string(), question: z.int().positive(), by: z.enum(['server', 'self']) }),
    render: ({ slug, subject, question, by }) => ({
      text:
        by === 'self'
          ? `The answer of question ${question} in your ${subject} test was corrected. Your own marks stay; you can mark it again.`
          : `The answer of question ${question} in your ${subject} test was corrected. You keep the marks that you had for it.`,
      to: addressOf('test-result', { slug }),
    }),
  }),
  /** A corrected key takes answers in practice for right, or for better than before. */
  answers_remarked: defineKind({
    area: 'questions',
    data: z.object({ topic: z.string(), path: z.array(z.string()).nullable(), answers: z.int().positive() }),
    render: ({ topic, path, answers }) => ({
      text:
        answers === 1
          ? `The answer of a question on ${topic} was corrected: what you had answered earns more marks now.`
          : `The answer of a question on ${topic} was corrected: ${answers} answers of yours earn more marks now.`,
      to: path && questionOf(path),
    }),
  }),
  /** To staff: a question of sheets that they have marked, or are marking, was corrected. Their marks stay. */
  graded_sheets_corrected: defineKind({
    area: 'other',
    paid: true,
    data: z.object({ sheets: z.int().positive(), slug: z.string(), summary: z.string() }),
    render: ({ sheets, slug, summary }) => ({
      text:
        sheets === 1
          ? `A question of an answer sheet that you mark or have marked was corrected: ${summary} Your marks stay as they are.`
          : `A question of ${sheets} answer sheets that you mark or have marked was corrected: ${summary} Your marks stay as they are.`,
      to: sheets === 1 ? addressOf('grade-test', { slug }) : addressOf('grade-tests', {}, { query: { view: 'all' } }),
    }),
  }),
  /** Staff have closed a report on a question. Its address by slugs; null where the question is hidden. */
  report_closed: defineKind({
    area: 'questions',
    data: z.object({ outcome: z.enum(['fixed', 'not_a_fault']), topic: z.string(), path: z.array(z.string()).nullable() }),
    render: ({ outcome, topic, path }) => ({
      text:
        outcome === 'fixed'
          ? `The question on ${topic} that you reported has been corrected. Thank you for telling us.`
          : `We looked at the question on ${topic} that you reported, and found no fault in it.`,
      to: path && questionOf(path),
    }),
  }),
  /** To staff: a colleague has mentioned them in a note. */
  staff_mentioned: defineKind({
    area: 'other',
    data: z.object({ by: z.string(), about: z.enum(['user', 'question', 'answer_sheet']), key: z.string(), name: z.string() }),
    render: ({ by, about, key, name }) => {
      const notes = { hash: 'notes' };
      if (about === 'user')
        return { text: `${by} mentions you in a note about ${name}.`, to: addressOf('staff-user', { id: key }, notes) };
      if (about === 'question') {
        return {
          text: `${by} mentions you in a note about question ${key}.`,
          to: addressOf('edit-question', {}, { query: { id: key }, ...notes }),
        };
      }
      return {
        text: `${by} mentions you in a note about the answer sheet of ${name}.`,
        to: addressOf('grade-test', { slug: key }),
      };
    },
  }),
  /** To staff: a colleague has assigned them a doubt, a report, a message or an answer sheet (`key` is its slug). */
  staff_assigned: defineKind({
    area: 'other',
    data: z.object({
      what: z.enum(['doubt', 'report', 'message', 'answer_sheet']),
      id: z.int().positive(),
      by: z.string(),
      key: z.string().optional(),
    }),
    render: ({ what, id, by, key }) => {
      const mine = { query: { assigned: 'me' } };
      if (what === 'answer_sheet')
        return { text: `${by} has given you an answer sheet to mark.`, to: addressOf('grade-test', { slug: key ?? '' }) };
      if (what === 'doubt')
        return {
          text: `${by} has given you a doubt to answer.`,
          to: addressOf('staff-doubts', {}, { ...mine, hash: `doubt-${id}` }),
        };
      if (what === 'message')
        return {
          text: `${by} has given you a message to answer.`,
          to: addressOf('messages', {}, { ...mine, hash: `message-${id}` }),
        };
      return {
        text: `${by} has given you a report to look into.`,
        to: addressOf('reported-questions', {}, { ...mine, hash: `report-${id}` }),
      };
    },
  }),
  plan_ending: defineKind({
    area: 'membership',
    paid: true,
    data: z.object({ plan: z.string(), ends_at: moment }),
    render: ({ plan, ends_at }) => ({ text: `Your ${plan} ends on ${longDate(ends_at)}.`, to: MEMBERSHIP }),
  }),
  /** A plan is over: it was cancelled, given for a time, or could not be renewed. */
  plan_ended: defineKind({
    area: 'membership',
    paid: true,
    data: z.object({ plan: z.string(), ended_at: moment }),
    render: ({ plan, ended_at }) => ({
      text: `Your ${plan} ended on ${longDate(ended_at)}. Your tests, saved questions and doubts stay as they are.`,
      to: MEMBERSHIP,
    }),
  }),
  /** The provider could not charge a cycle, and tries again. */
  renewal_failed: defineKind({
    area: 'membership',
    paid: true,
    data: z.object({ plan: z.string() }),
    render: ({ plan }) => ({
      text: `The payment that renews your ${plan} did not go through. The plan goes on once it does.`,
      to: MEMBERSHIP,
    }),
  }),
  /** Money was refunded, according to the provider. Amount in cents; `plan` null for a grading. */
  refund_carried_out: defineKind({
    area: 'membership',
    paid: true,
    data: z.object({ amount: z.int().positive(), currency: z.string(), plan: z.string().nullable() }),
    render: ({ amount, currency, plan }) => ({
      text: `${money(amount, currency)} for ${plan === null ? 'a grading' : `your ${plan}`} went back to you.`,
      to: ORDERS,
    }),
  }),
  password_changed: defineKind({
    area: 'account',
    data: z.object({}),
    render: () => ({ text: 'Your password was changed, and all your devices were signed out.', to: addressOf('account') }),
  }),
  email_changed: defineKind({
    area: 'account',
    data: z.object({ email: z.string() }),
    render: ({ email }) => ({ text: `You log in with ${email} from now on.`, to: addressOf('profile') }),
  }),
  account_unlocked: defineKind({
    area: 'account',
    data: z.object({}),
    render: () => ({ text: 'Your account was unlocked. The count of your devices starts again.', to: addressOf('devices') }),
  }),
} as const;

export type NotificationKind = keyof typeof KINDS;
export type NotificationData<K extends NotificationKind> = z.input<(typeof KINDS)[K]['data']>;

/** The kinds that the restricted edition leaves out. */
export const PAID_KINDS: string[] = Object.entries(KINDS)
  .filter(([, kind]) => 'paid' in kind)
  .map(([name]) => name);

const UNKNOWN: NotificationText = { area: 'other', text: 'There is something new in your account.', to: addressOf('account') };

/**
 * Writes what a stored notification says. One of a kind that only a newer release knows, or whose data is of another day, says that
 * there is something: the list never fails by one of its lines.
 */
export function renderNotification(name: string, stored: unknown): NotificationText {
  const kind: Kind<z.ZodType> | undefined = Object.hasOwn(KINDS, name) ? KINDS[name as NotificationKind] : undefined;
  const data = kind?.data.safeParse(stored);
  return kind && data?.success ? { area: kind.area, ...kind.render(data.data) } : UNKNOWN;
}
