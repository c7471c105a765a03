import { addressOf } from '@api/contract/addresses';
import type { Knex } from 'knex';
import { writeLetter } from '../../../../adapters/mail/index.ts';
import { supportContact } from '../../../../config.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import type { Composer } from '../../../../mail-outbox/deliver-mail.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { notify } from '../../../support/notifications/index.ts';
import { type AssignmentRow, findAssignment } from '../assignments/assignments.queries.ts';
import { findClass } from '../class/class.queries.ts';
import { listMembers } from '../class/members.queries.ts';
import { composeInvitationMail, INVITATION_MAIL } from '../membership/invitation-mail.ts';
import { RETURNED_MAIL } from '../results/learner-work.service.ts';
import { type LearnerWork, readWork } from '../work/progress-of-work.ts';
import { claimAssignmentToNotify, findWorkForMail, type NoticeKind, storeNotified } from './work-notices.queries.ts';

/** The kinds of mails about set work; the data of each is `{assignment_id}`. */
const OPENED_MAIL = 'class_work_opened';
const DUE_MAIL = 'class_work_due';

/** `Friday 4 December 2026, 08:30` in the class's zone. */
const momentIn = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(moment);

type Words = { subject: string; first: string };

/** Writes a mail about set work; nothing if the assignment is gone or its learner has left the class. */
const workMail =
  (words: (title: string, className: string) => Words): Composer =>
  async ({ user_id, data }, { db, config }) => {
    const id = Number(data.assignment_id);
    const work = user_id === null ? undefined : await findWorkForMail(db, id, user_id);
    if (!work) return null;
    const { subject, first } = words(work.title, work.class_name);
    return writeLetter({
      subject,
      name: work.name,
      paragraphs: [first, ...(work.due_at ? [`Due: ${momentIn(work.due_at, work.time_zone)} (${work.time_zone}).`] : [])],
      action: {
        label: 'Open it',
        href: config.PUBLIC_URL + addressOf('assignment', { classId: work.class_id, assignmentId: id }),
      },
      writeTo: supportContact(config),
    });
  };

/** The mails of this domain by their kind. */
export const classMails: Readonly<Record<string, Composer>> = {
  [INVITATION_MAIL]: composeInvitationMail,
  [OPENED_MAIL]: workMail((title, className) => ({
    subject: `New work in ${className}: ${title}`,
    first: `Your teacher has set new work in ${className}: ${title}.`,
  })),
  [DUE_MAIL]: workMail((title, className) => ({
    subject: `Due within a day: ${title}`,
    first: `${title} in ${className} is due within a day, and you haven't handed it in yet.`,
  })),
  [RETURNED_MAIL]: workMail((title, className) => ({
    subject: `Marked: ${title}`,
    first: `Your teacher has marked ${title} in ${className}. Open it to see your marks and the comments.`,
  })),
};

const DAY_MS = 86_400_000;

const KINDS = {
  opening: { kind: 'class_work_opened', mail: OPENED_MAIL },
  due: { kind: 'class_work_due', mail: DUE_MAIL },
} as const;

/** Of the opening: not excused; of the due date: not handed in, no later date. */
function shouldNotify(notice: NoticeKind, { state, moments }: LearnerWork, until: Date): boolean {
  if (notice === 'opening') return state !== 'excused';
  const isDue = moments.dueAt !== null && moments.dueAt <= until;
  return isDue && (state === 'not_started' || state === 'working');
}

async function tellLearners(db: Knex, notice: NoticeKind, assignment: AssignmentRow, now: Date, until: Date): Promise<void> {
  const row = await findClass(db, assignment.class_id, 0);
  const workOf = await readWork(db, [assignment], now);
  const data = {
    class_id: assignment.class_id,
    class_name: row?.name ?? '',
    assignment_id: assignment.id,
    title: assignment.title,
  };
  const { kind, mail } = KINDS[notice];
  for (const { user_id: userId, email, role } of await listMembers(db, assignment.class_id)) {
    if (role !== 'learner' || !shouldNotify(notice, workOf(assignment, userId), until)) continue;
    const isFirst = await notify(db, { userId, kind, data, once: `${kind}:${assignment.id}` }, now);
    if (isFirst) await orderMail(db, { kind: mail, address: email, userId, data: { assignment_id: assignment.id } }, now);
  }
}

/** All learners or none; false: none is due. */
function notifyOne(db: Knex, notice: NoticeKind, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + DAY_MS);
  return inTransaction(db, async (transaction) => {
    const id = await claimAssignmentToNotify(transaction, notice, { now, until });
    const assignment = id === undefined ? undefined : await findAssignment(transaction, id);
    if (!assignment) return false;
    await tellLearners(transaction, notice, assignment, now, until);
    await storeNotified(transaction, assignment.id, notice, now);
    return true;
  });
}

/**
 * Notifies learners of set work that has opened or is due within a day: in the app and by mail, once each, however many processes
 * do this and whenever one dies. Returns how many assignments it told of.
 */
export async function notifyClassWork(db: Knex, now: Date): Promise<number> {
  let told = 0;
  for (const notice of ['opening', 'due'] as const) while (await notifyOne(db, notice, now)) told += 1;
  return told;
}
