import { addressOf, questionPlace } from '@api/contract/addresses';
import { readable } from '@api/typesetting';
import { writeLetter } from '../../../../adapters/mail/index.ts';
import { supportContact } from '../../../../config.ts';
import type { Composer } from '../../../../mail-outbox/deliver-mail.ts';
import { findReport } from './staff-reports.queries.ts';

/** The kind of mail that thanks for a report of what was a fault; its data is `{report_id}`. */
export const REPORT_THANKS_MAIL = 'report_thanks';

/** Writes that mail; nothing where the report is gone, or was opened again meanwhile. */
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
