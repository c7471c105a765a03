import type { ReportOutcome, StaffReport } from '@api/contract';
import { addressOf, questionPlace } from '@api/contract/addresses';
import { readable } from '@api/typesetting';
import type { Knex } from 'knex';
import { writeLetter } from '../../../adapters/mail/index.ts';
import { supportContact } from '../../../config.ts';
import type { CsvColumn } from '../../../csv/csv.ts';
import { translating } from '../../../db/sqlstate.ts';
import { ApiError, invalidInput, notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import type { Composer } from '../../../mail-outbox/deliver-mail.ts';
import { orderMail } from '../../../mail-outbox/mail-orders.queries.ts';
import { assign, whoseWork } from '../../operations/staff-assignments/index.ts';
import { exportList, noteStaffAction } from '../../operations/staff-log/index.ts';
import { notify } from '../../support/notifications/index.ts';
import { makeCorrection, previewCorrection } from '../corrections/index.ts';
import { requireQuestion } from '../questions/index.ts';
import { requireSubject } from '../subjects-and-topics/index.ts';
import {
  allReports,
  closeReport,
  type ExportedReport,
  findReport,
  listReports,
  reopenReport,
  type StaffReportRow,
  storeReport,
} from './reports.queries.ts';

/**
 * Reports a question in the name of the signed-in caller, whatever the body says. The message is the specification's.
 */
export async function report({ db, caller, body, now }: Call<'POST /api/report'>) {
  await requireQuestion(db, body.questionId, caller);
  const { type, description } = body;
  const row = await storeReport(
    db,
    { question_id: body.questionId, user_id: caller.userId, type, description: description || null },
    now,
  );
  return {
    message: 'Thank you! Your report has been submitted and will be reviewed shortly.',
    report: {
      id: row.id,
      type: row.type,
      description: row.description,
      reportedById: caller.userId,
      questionId: row.question_id,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    },
  };
}

/** The kind of mail that thanks for a report of what was a fault; its data is `{report_id}`. */
export const REPORT_THANKS_MAIL = 'report_thanks';

/** Writes that mail; nothing if the report is gone or open again. */
export const composeThanksMail: Composer = async ({ data }, { db, config }) => {
  const report = await findReport(db, Number(data.report_id));
  if (report?.outcome !== 'fixed') return null;
  const { reporter, subject, path, question_id, visible, correction } = report;
  const topic = path.at(-1)?.topic_name ?? subject.subject_name;
  const place = questionPlace(
    subject.slug,
    path.map(({ slug }) => slug),
    question_id,
  );
  return writeLetter({
    subject: 'Thank you: the question is corrected',
    name: reporter.name,
    paragraphs: [
      `You told us of a fault in a question on ${topic} (${subject.subject_name}). You were right, and it is corrected.`,
      ...(correction
        ? [
            'What was wrong, as everybody can read it under Corrections:',
            readable(correction.summary),
            'Tests and answers that had been marked by it are marked again, and learners who gain marks are notified.',
          ]
        : []),
      'Your report helps everybody who works on this question after you. Thank you.',
    ],
    ...(visible && { action: { label: 'See the question', href: config.PUBLIC_URL + addressOf('question', place) } }),
    writeTo: supportContact(config),
  });
};

const DEFAULT_PAGE_SIZE = 20;

function presentReport({
  question_id,
  path,
  closed_at,
  closed_by,
  outcome,
  note,
  correction,
  ...row
}: StaffReportRow): StaffReport {
  const topic = path.at(-1);
  if (!topic) throw new Error(`Question ${question_id} has no topic`);
  const { id, type, description, reporter, subject, visible, deleted, questions_html, assignee } = row;
  return {
    ...{ id, type, description, reporter, assignee },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    Question: { id: question_id, subject, topic, topic_path: path, visible, deleted, questions_html },
    closed: closed_at && { at: closed_at.toISOString(), by: closed_by, outcome, note, correction },
  };
}

async function filterOf({ db, caller, query }: Pick<Call<'GET /api/admin/reports/export'>, 'db' | 'caller' | 'query'>) {
  const { state, type = null, q: text = null, assigned } = query;
  const subject = query.subject === undefined ? null : await requireSubject(db, query.subject, caller);
  const open = state === undefined ? null : state === 'open';
  return { open, type, text, subjectId: subject?.id ?? null, assigned: whoseWork(assigned, caller.userId) };
}

const EXPORTED: readonly CsvColumn<ExportedReport>[] = [
  { header: 'Number', value: ({ id }) => id },
  { header: 'Reported', value: ({ created_at }) => created_at },
  { header: 'Reason', value: ({ type }) => type },
  { header: 'In words', value: ({ description }) => description },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Subject', value: ({ subject }) => subject },
  { header: 'Question', value: ({ question_id }) => question_id },
  { header: 'Closed', value: ({ closed_at }) => closed_at },
  { header: 'Closed by', value: ({ closer }) => closer },
  { header: 'Outcome', value: ({ outcome }) => outcome },
  { header: 'Note', value: ({ note }) => note },
  { header: 'Looked after by', value: ({ assignee }) => assignee?.name ?? null },
];

export async function exportReports(call: Call<'GET /api/admin/reports/export'>) {
  const query = allReports(call.db, await filterOf(call));
  return exportList<ExportedReport>(call, { list: 'reports', filter: call.query, query, columns: EXPORTED });
}

export async function getReports({ db, caller, query }: Call<'GET /api/admin/reports'>) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
  const filter = await filterOf({ db, caller, query });
  const { rows, totalCount } = await listReports(db, filter, { limit: pageSize, offset: (page - 1) * pageSize });
  return { reports: rows.map(presentReport), page, pageSize, totalCount };
}

const noSuchReport = () => notFound('There is no such report');

const reportedAgain = () =>
  new ApiError(409, 'reported_again', 'The learner has reported this question again since; that report is open');

/** 409: a colleague has already closed it. Nothing was stored; reopening it allows another outcome. */
function closedMeanwhile({ closed }: StaffReport): ApiError {
  const message = `${closed?.by?.name ?? 'Someone'} has closed this report already. Your outcome was not stored.`;
  return new ApiError(409, 'closed_meanwhile', message, { details: { closed } });
}

/** Once per outcome, however often reopened. */
async function notifyReporter(
  db: Knex,
  { id, reporter, subject, path, question_id, visible }: StaffReportRow,
  outcome: ReportOutcome,
  now: Date,
) {
  const topic = path.at(-1)?.topic_name ?? subject.subject_name;
  const address = visible ? [subject.slug, ...path.map(({ slug }) => slug), String(question_id)] : null;
  const data = { outcome, topic, path: address };
  const isNew = await notify(db, { userId: reporter.id, kind: 'report_closed', data, once: `report:${id}:${outcome}` }, now);
  if (!isNew || outcome !== 'fixed') return;
  const order = { kind: REPORT_THANKS_MAIL, address: reporter.email, userId: reporter.id, data: { report_id: id } };
  await orderMail(db, order, now);
}

export const assignReport = ({ db, caller, params: { id }, body, now }: Call<'PUT /api/admin/reports/:id/assignee'>) =>
  assign(db, { kind: 'report', id, by: caller.userId, assigneeId: body.assignee_id, was: body.was }, now);

/** What correcting the question of a report would do to what was marked by it. */
export async function getCorrectionPreview({ db, params, query, now }: Call<'GET /api/admin/reports/:id/correction'>) {
  const report = await findReport(db, params.id);
  if (!report) throw noSuchReport();
  return previewCorrection(db, { questionId: report.question_id, since: report.created_at, from: query.from }, now);
}

type Closing = Extract<Call<'PUT /api/admin/reports/:id'>['body'], { state: 'closed' }>;

/** The correction that a closing makes, or joins; null for one that only closes. */
async function correctionOf(db: Knex, id: number, { outcome, correction }: Closing, by: number, now: Date) {
  if (!correction) return null;
  if (outcome !== 'fixed') throw invalidInput([{ path: 'body.correction', message: 'Only what was a fault is corrected' }]);
  const report = await findReport(db, id);
  if (!report) throw noSuchReport();
  return makeCorrection(db, { questionId: report.question_id, ...correction }, by, now);
}

/** Closes a report with its outcome and notifies the reporter, or reopens it. */
export async function putReport({ db, caller, params: { id }, body, now }: Call<'PUT /api/admin/reports/:id'>) {
  if (body.state === 'closed') {
    const correctionId = await correctionOf(db, id, body, caller.userId, now);
    const closing = { by: caller.userId, now, outcome: body.outcome, note: body.note || null, correctionId };
    if (!(await closeReport(db, id, closing))) {
      const standing = await findReport(db, id);
      throw standing ? closedMeanwhile(presentReport(standing)) : noSuchReport();
    }
  } else await translating({ reports_one_open: reportedAgain }, () => reopenReport(db, id));
  const row = await findReport(db, id);
  if (!row) throw noSuchReport();
  const details = { question: row.question_id, outcome: body.state === 'closed' ? body.outcome : null };
  const action = body.state === 'closed' ? 'report.closed' : 'report.opened';
  const reason = body.state === 'closed' ? (body.note ?? '') : '';
  await noteStaffAction(db, { by: caller.userId, action, objectId: id, reason, details }, now);
  if (body.state === 'closed') await notifyReporter(db, row, body.outcome, now);
  return { message: body.state === 'closed' ? 'Report closed' : 'Report opened again', report: presentReport(row) };
}
