import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, validateOne, validateRow } from '../db/row-validation.ts';
import { addWaitingSignUp, createUser } from '../domains/identity/accounts/index.ts';
import { recordEvidence } from '../domains/progress/evidence/index.ts';
import { writeRegularLetter } from '../domains/progress/study-mails/index.ts';
import type { MailOrder } from '../mail-outbox/mail-orders.queries.ts';

const idOf = async (inserted: Knex.QueryBuilder): Promise<number> => validateOne(idRow, await inserted.returning('id')).id;

const questionRow = z.object({ id: z.int(), version: z.int() });

/** A question that learners see; undefined in a bank without questions. */
const someQuestion = async (db: Knex) =>
  validateRow(questionRow, await db('questions').where('visible', true).orderBy('id').first('id', 'version'));

async function sampleReader(db: Knex, now: Date, verified: boolean): Promise<{ id: number; email: string }> {
  const email = `reader-${now.getTime()}@example.com`;
  const { id } = await createUser(db, { email, username: 'Sample Reader', password: null, verified }, now);
  return { id, email };
}

const ASKED = 'Why is $\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$ positive here?\nI get $x = -\\sqrt{5}$ <every> time & again.';
const REPLY = 'Look at $x^2 + 3x = \\sqrt{5}$ once more: both roots of it have the sign of $-\\frac{3}{2}$.';

/** A doubt with a reply to it; null in a bank without questions. */
async function sampleReply(db: Knex, now: Date, reader: number): Promise<number | null> {
  const question = await someQuestion(db);
  if (!question) return null;
  const say = (queries: string, parent_id: number | null) =>
    idOf(db('doubts').insert({ question_id: question.id, user_id: reader, queries, parent_id, created_at: now }));
  return say(REPLY, await say(ASKED, null));
}

async function sampleMessage(db: Knex, now: Date, reader: { id: number; email: string }) {
  const row = { key: randomUUID(), user_id: reader.id, topic: 'classes', name: 'Sample Reader', email: reader.email };
  const text = 'Do you teach chemistry HL <on Sundays>?\n\nMy examinations are in May.';
  const message_id = await idOf(db('contact_messages').insert({ ...row, text, state: 'open', created_at: now }));
  const reply = { key: randomUUID(), message_id, replied_by: reader.id, created_at: now };
  const reply_id = await idOf(db('contact_replies').insert({ ...reply, text: 'We do, from nine in the morning on.' }));
  return { message_id, reply_id };
}

const SUMMARY = 'The answer of part (b) had the wrong sign: $-\\frac{3}{2}$ is right, not $\\frac{3}{2}$.';

/** A report that was closed as a fault, with the correction that it led to; null in a bank without questions. */
async function sampleReport(db: Knex, now: Date, reader: number) {
  const question = await someQuestion(db);
  if (!question) return null;
  const row = {
    question_id: question.id,
    user_id: reader,
    type: 'Incorrect/Inaccurate Information',
    created_at: now,
    updated_at: now,
  };
  const correction = {
    question_id: question.id,
    from_version: question.version,
    to_version: question.version + 1_000_000,
    summary: SUMMARY,
    summary_html: SUMMARY,
    made_at: now,
  };
  const correction_id = await idOf(db('corrections').insert(correction));
  const report_id = await idOf(db('reports').insert({ ...row, closed_at: now, outcome: 'fixed', correction_id }));
  return { report_id, correction_id, question_id: question.id };
}

/** A correction that gave a test marks; null in a bank without questions. */
async function sampleCorrection(db: Knex, now: Date, reader: number): Promise<number | null> {
  const report = await sampleReport(db, now, reader);
  if (!report) return null;
  const { correction_id, question_id } = report;
  const subject = validateOne(idRow, await db('subjects').orderBy('position').limit(1).select('id'));
  const test = {
    slug: `sample-${now.getTime()}`,
    user_id: reader,
    subject_id: subject.id,
    duration: 60,
    draw_seed: 1,
    created_at: now,
  };
  const test_id = await idOf(db('tests').insert(test));
  const marks = { marks_before: 12, marks_after: 13, total: 40 };
  const row = { correction_id, test_id, question_id, position: 7, outcome: 'raised', parts: '[]', at: now, ...marks };
  await db('test_corrections').insert(row);
  return correction_id;
}

/** A class with an open invitation and an assignment that the reader is to do; null in a bank without subjects. */
async function sampleClass(db: Knex, now: Date, reader: { id: number; email: string }) {
  const subject = validateRow(idRow, await db('subjects').orderBy('position').first('id'));
  if (!subject) return null;
  const teacher = await sampleReader(db, new Date(now.getTime() + 1), true);
  const row = {
    name: '11B Maths',
    subject_id: subject.id,
    school: 'Hill School',
    time_zone: 'Europe/Vienna',
    join_code: 'SAMPLE',
  };
  const class_id = await idOf(db('classes').insert({ ...row, created_at: now }));
  const joined = { class_id, joined_at: now };
  await db('class_members').insert([
    { ...joined, user_id: teacher.id, role: 'teacher' },
    { ...joined, user_id: reader.id, role: 'learner' },
  ]);
  const invited = { class_id, email: `invited-${reader.email}`, role: 'learner', sent_at: now };
  const due_at = new Date(now.getTime() + 86_400_000);
  const content = { kind: 'reading', address: '/math-questions/syllabus', question_count: 0, draw_seed: 1, tries: 1, weight: 1 };
  const work = { class_id, title: 'Sequences & <series>', due_at, late_allowed: true, solutions: 'handed_in', counts: true };
  return {
    invitation_id: await idOf(db('class_invitations').insert(invited)),
    assignment_id: await idOf(db('class_assignments').insert({ ...content, ...work, published_at: now, created_at: now })),
  };
}

const sampleLetter = async (db: Knex, subscription_id: number, now: Date) => ({
  subscription_id,
  letter: await writeRegularLetter(db, subscription_id, now),
});

/** A subscription of the reader, with a course for their plan and some work of the last week. */
async function sampleSubscription(db: Knex, now: Date, reader: { id: number; kind: string }) {
  const subject = validateRow(z.object({ slug: z.string() }), await db('subjects').orderBy('position').first('slug'));
  await db('users')
    .where('id', reader.id)
    .update({ course_slug: subject?.slug ?? null });
  const question = await someQuestion(db);
  const kind = reader.kind.replace('study_reminder', 'reminder').replace('_confirm', '');
  if (question && kind !== 'reminder') {
    const work = { userId: reader.id, source: 'sample', work: 'sample', place: 'practice' as const, part: '', seconds: 240 };
    const fact = { ...work, questionId: question.id, questionVersion: question.version, outcome: 'answered' as const };
    await recordEvidence(db, [{ ...fact, marks: 4, of: 6, at: new Date(now.getTime() - 7 * 86_400_000) }], now);
  }
  const row = { user_id: reader.id, kind, time_zone: 'UTC', token: `sample-${now.getTime()}`, created_at: now };
  if (kind !== 'shared_summary')
    return sampleLetter(db, await idOf(db('mail_subscriptions').insert({ ...row, next_at: now })), now);
  const link = {
    user_id: reader.id,
    token_hash: Buffer.from(row.token),
    purpose: 'My parents',
    shown_name: 'Sam',
    created_at: now,
  };
  const address = { link_id: await idOf(db('progress_links').insert(link)), email: `parent-${now.getTime()}@example.com` };
  const next_at = reader.kind.endsWith('_confirm') ? null : now;
  return sampleLetter(db, await idOf(db('mail_subscriptions').insert({ ...row, ...address, next_at })), now);
}

type Sample = Pick<MailOrder, 'address' | 'user_id' | 'data'> | null;

/**
 * The subject of a sample mail, made up if possible and else taken from the database; null if there is nothing to take.
 * Writes rows: call it in a transaction that is rolled back.
 */
export async function makeMailSample(db: Knex, kind: string, now: Date): Promise<Sample> {
  const { id, email } = await sampleReader(db, now, kind !== 'verify-email');
  const to = (data: MailOrder['data'], user_id: number | null = id): Sample => ({ address: email, user_id, data });
  switch (kind) {
    case 'doubt_replied': {
      const reply_id = await sampleReply(db, now, id);
      return reply_id === null ? null : to({ reply_id });
    }
    case 'contact_message':
    case 'contact_reply':
      return to(await sampleMessage(db, now, { id, email }));
    case 'report_thanks': {
      const report = await sampleReport(db, now, id);
      return report && to({ report_id: report.report_id });
    }
    case 'marks_corrected': {
      const correction_id = await sampleCorrection(db, now, id);
      return correction_id === null ? null : to({ correction_id });
    }
    case 'class_invitation':
    case 'class_work_opened':
    case 'class_work_due':
    case 'class_work_returned': {
      const school = await sampleClass(db, now, { id, email });
      return school && to(school);
    }
    case 'grading_returned': {
      const latest = db('gradings').where('state', 'returned').orderBy('returned_at', 'desc');
      const grading = validateRow(z.object({ test_id: z.int() }), await latest.first('test_id'));
      return grading ? to(grading) : null;
    }
    case 'order_paid':
    case 'order_cancelled': {
      const latest = db('orders')
        .where('status', kind === 'order_paid' ? 'paid' : 'cancelling')
        .orderBy('id', 'desc');
      const order = validateRow(z.object({ order_id: z.int() }), await latest.first('id as order_id'));
      return order ? to(order) : null;
    }
    case 'study_reminder':
    case 'weekly_summary':
    case 'shared_summary':
    case 'shared_summary_confirm':
      return to(await sampleSubscription(db, now, { id, kind }));
    case 'sign-up': {
      const typed = { email, username: 'Sample Reader', full_name: null, password_hash: '', agreement: null };
      return { address: `new-${email}`, user_id: null, data: { sign_up: await addWaitingSignUp(db, typed, now) } };
    }
    case 'user-invitation':
      return { address: `invited-${email}`, user_id: null, data: { by: id } };
    case 'account-deletion':
      return to({ delete_after: new Date(now.getTime() + 30 * 86_400_000).toISOString(), plan: 'Platinum plan' });
    case 'plan-given':
      return to({ plan: 'Platinum plan', until: new Date(now.getTime() + 90 * 86_400_000).toISOString() });
    case 'passkey-added':
      return to({ name: 'My phone' });
    case 'passkeys-removed':
      return to({ names: ['My phone', 'The key on my ring'] });
    case 'email-changed':
      return to({ email: 'new-address@example.com' });
    default:
      return to({});
  }
}
