import type { Annotation } from '@api/contract';
import { addressOf } from '@api/contract/addresses';
import { lineOfStamp, markLabel, percentageOf } from '@api/contract/marks';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type FileStore, newFileKey } from '../../../../adapters/files/index.ts';
import { writeLetter } from '../../../../adapters/mail/index.ts';
import { type Config, supportContact } from '../../../../config.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { fileProcesses, fileTask, type Owner } from '../../../../file-processes/index.ts';
import { longDate } from '../../../../long-date.ts';
import type { Composer } from '../../../../mail-outbox/deliver-mail.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import type { ReportCover } from '../../../../print/index.ts';
import type { PaperSources } from '../../../bank/questions/index.ts';
import { findPaperSources } from '../../../bank/questions/index.ts';
import { expectFile, markFileInUse } from '../../../operations/files/index.ts';
import { notify } from '../../../support/notifications/index.ts';
import { findTestQuestions, mayReadAnswers, recordGrading } from '../../../tests/timed-tests/index.ts';
import { findDraft } from '../grade/grade.queries.ts';
import {
  findAddress,
  findGrading,
  type GradingRow,
  leaseReport,
  lockGrading,
  noteGradingEvent,
  updateGrading,
} from '../gradings.queries.ts';
import type { drawReport, ReportContent } from './draw-report.ts';

type SchemeLine = PaperSources['answers'][number]['lines'][number];

/**
 * Which lines of a question's mark scheme the grader stamped, and the stamps of no line. A stamp counts for its line while that still has
 * its label: staff may have changed the scheme since. Without any the lines are known only where no mark was given.
 */
export function earnedLines(
  scheme: readonly SchemeLine[],
  annotations: readonly Annotation[],
  { questionId, marks }: { questionId: number; marks: number },
): Pick<ReportCover['questions'][number], 'lines' | 'stamps'> {
  const earned = new Set<SchemeLine>();
  const stamps: string[] = [];
  for (const stamp of annotations) {
    if (stamp.kind !== 'mark' || stamp.question_id !== questionId || stamp.marks === 0) continue;
    const line = scheme[lineOfStamp(stamp) ?? -1];
    if (line && markLabel(line) === stamp.label) earned.add(line);
    else stamps.push(stamp.label);
  }
  const areKnown = earned.size > 0 || (marks === 0 && stamps.length === 0);
  const lines = scheme.filter((line) => line.marks > 0).map((line) => ({ ...line, isEarned: earned.has(line) }));
  return { lines: areKnown ? lines : [], stamps };
}

const DRAWING = fileTask<typeof drawReport>(new URL('./draw-report.ts', import.meta.url), 'drawReport', { maxMs: 60_000 });
/** Reports share processes as one account. */
const REPORTS: Owner = 'reports';

/** Draws a report. Throws where the sheet cannot be drawn on. */
function draw(content: ReportContent): Promise<Uint8Array> {
  return fileProcesses.run(DRAWING, [content], REPORTS);
}

/** The kind of mail that tells a learner that a graded test has been returned; its data is `{test_id}`. */
export const REPORT_MAIL = 'grading_returned';

/** The report's content besides the marks: comments are optional. */
function whatIsThere({ marks, comment }: GradingRow): string {
  const commented = comment?.trim() || marks?.some((mark) => mark.comment.trim());
  return commented ? 'The graded sheet, with your teacher’s comments, is ready.' : 'The graded sheet is ready.';
}

/** Writes that mail; nothing where the grading is gone, or on its way again. */
export const composeReportMail: Composer = async ({ data }, { db, config }) => {
  const grading = await findGrading(db, Number(data.test_id));
  if (grading?.state !== 'returned' || grading.marks_obtained === null) return null;
  const { learner, subject, slug, marks_obtained, total_marks, previous } = grading;
  const percentage = percentageOf(marks_obtained, total_marks);
  return writeLetter({
    subject: `Your ${subject.subject_name} test is graded`,
    name: learner.name,
    paragraphs: [
      previous
        ? `Your ${subject.subject_name} test was looked at a second time.`
        : `Your answer sheet for ${subject.subject_name} has been graded.`,
      `You have ${marks_obtained} of ${total_marks} marks, that is ${percentage}%. ${whatIsThere(grading)}`,
    ],
    action: { label: 'Open the graded sheet', href: config.PUBLIC_URL + addressOf('get-graded', { slug }) },
    writeTo: supportContact(config),
  });
};

interface ReportContext {
  readonly db: Knex;
  readonly files: FileStore;
  readonly now: Date;
  readonly log: Logger;
  readonly config: Pick<Config, 'ANONYMOUS_MARKING'>;
}

const PDF = 'application/pdf';
/** After a report that could not be made: 2 min, 4 min … 4 h. */
const waitAfter = (tries: number) => Math.min(4 * 3_600_000, 60_000 * 2 ** tries);

/** The mark schemes of questions, by question; none while a teacher keeps the answers closed. */
async function schemesOf({ db, now }: ReportContext, grading: GradingRow, questionIds: readonly number[]) {
  const areOpen = await mayReadAnswers(db, grading.user_id, grading.slug, now);
  const sources = await findPaperSources(db, questionIds, { withAnswers: areOpen });
  return new Map(sources.map(({ id, answers }) => [id, answers.flatMap(({ lines }) => lines)]));
}

async function coverOf(context: ReportContext, grading: GradingRow, gradedAt: Date, total: number): Promise<ReportCover> {
  const { db, config } = context;
  const draft = await findDraft(db, grading.test_id);
  const givenTo = new Map(draft.marks.map((mark) => [mark.question_id, mark]));
  const stamps = grading.marked_key ? [] : draft.annotations;
  const questions = await findTestQuestions(db, grading.test_id);
  const schemes = await schemesOf(context, grading, [...givenTo.keys()]);
  return {
    subject: grading.subject.subject_name,
    learner: grading.learner.name,
    grader: config.ANONYMOUS_MARKING === 'on' ? null : (grading.grader?.name ?? null),
    slug: grading.slug,
    gradedOn: longDate(gradedAt),
    questions: questions.map(({ question_id, position, marks: max }) => {
      const given = givenTo.get(question_id);
      const marks = given?.marks ?? 0;
      const earned = earnedLines(schemes.get(question_id) ?? [], stamps, { questionId: question_id, marks });
      return { position, max, marks, comment: given?.comment ?? '', ...earned };
    }),
    marksObtained: total,
    totalMarks: grading.total_marks,
    percentage: percentageOf(total, grading.total_marks) ?? 0,
    comment: draft.comment,
    regraded: grading.previous !== null,
  };
}

/** The content of a graded test's report; null if none is to be made (any more). */
async function contentOf(context: ReportContext, grading: GradingRow | null): Promise<ReportContent | null> {
  const { db, files } = context;
  if (grading?.state !== 'graded' || grading.graded_at === null || grading.marks_obtained === null) return null;
  const sheet = await files.read(grading.marked_key ?? grading.sheet_key);
  if (!sheet) throw new Error(`The sheet of ${grading.slug} is missing`);
  const annotations = grading.marked_key ? [] : (await findDraft(db, grading.test_id)).annotations;
  return { sheet, annotations, cover: await coverOf(context, grading, grading.graded_at, grading.marks_obtained) };
}

/**
 * Records the report, notifies the learner and closes the grading, in one transaction. False if another process has
 * already done so.
 */
async function returnReport(db: Knex, testId: number, report_key: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const grading = await lockGrading(transaction, testId);
    if (grading?.state !== 'graded') return false;
    await updateGrading(transaction, testId, { state: 'returned', report_key, returned_at: now, report_after: null });
    await markFileInUse(transaction, report_key);
    await noteGradingEvent(transaction, { testId, type: 'returned', actorId: null, at: now });
    const address = await findAddress(transaction, grading.user_id);
    const mail = { kind: REPORT_MAIL, userId: grading.user_id, data: { test_id: testId } };
    if (address) await orderMail(transaction, { ...mail, address }, now);
    const { user_id: userId, slug, subject, total_marks: total, marks_obtained, previous, graded_at } = grading;
    const data = { slug, subject: subject.subject_name, marks: marks_obtained ?? 0, total, again: previous !== null };
    const once = `${data.again ? 'regraded' : 'graded'}:${testId}:${graded_at?.toISOString()}`;
    await notify(transaction, { userId, kind: 'test_graded', data, once }, now);
    if (graded_at) await recordGrading(transaction, { testId, gradedAt: graded_at, now }, grading.marks ?? []);
    return true;
  });
}

async function makeReport(context: ReportContext, testId: number): Promise<boolean> {
  const { db, files, now } = context;
  const content = await contentOf(context, await findGrading(db, testId));
  if (!content) return false;
  const bytes = await draw(content);
  const key = newFileKey('report', PDF);
  await expectFile(db, key, now);
  await files.put(key, bytes, PDF);
  return returnReport(db, testId, key, now);
}

/**
 * Makes all waiting reports and returns them to their learners. Returns the count. Any number of processes may do so:
 * each report is leased by one, and by another if that one dies.
 */
export async function makeDueReports(context: ReportContext): Promise<number> {
  const { db, now, log } = context;
  let made = 0;
  for (let lease = await leaseReport(db, now); lease; lease = await leaseReport(db, now)) {
    const { testId, tries } = lease;
    try {
      if (await makeReport(context, testId)) made += 1;
    } catch (error) {
      const report_after = new Date(now.getTime() + waitAfter(tries));
      log.error({ err: error, test: testId, tries, again: report_after }, 'report not made');
      await updateGrading(db, testId, { report_after });
    }
  }
  return made;
}
