import { addressOf } from '@api/contract/addresses';
import { readable } from '@api/typesetting';
import { writeLetter } from '../../../adapters/mail/index.ts';
import { supportContact } from '../../../config.ts';
import type { Composer } from '../../../mail-outbox/deliver-mail.ts';
import { findUser } from '../../identity/accounts/index.ts';
import { listRaisedTests, type RaisedTest } from '../../tests/timed-tests/index.ts';
import { findCorrection } from './corrections.queries.ts';

/** The kind of mail that notifies a learner of marks from a correction; its data is `{correction_id}`. */
export const MARKS_CORRECTED_MAIL = 'marks_corrected';

/** More than this are summed up, to keep the mail short. */
const MOST_NAMED = 5;

const line = ({ subject, position, before, after, total }: RaisedTest) =>
  `${subject.subject_name}, question ${position}: from ${before} to ${after} of ${total} marks.`;

/** Writes that mail; nothing where the tests or the account are gone. */
export const composeCorrectedMail: Composer = async ({ user_id, data }, { db, config }) => {
  const correction = await findCorrection(db, Number(data.correction_id));
  const user = user_id === null ? null : await findUser(db, user_id);
  if (!correction || !user || user.anonymised_at) return null;
  const tests = await listRaisedTests(db, correction.id, user.id);
  const [first] = tests;
  if (!first) return null;
  const [one, more] = [tests.length === 1, tests.length - MOST_NAMED];
  return writeLetter({
    subject: one ? `Your ${first.subject.subject_name} test has more marks` : 'Your tests have more marks',
    name: user.full_name ?? user.username,
    paragraphs: [
      `We have corrected the answer of a question in ${one ? 'a test' : 'tests'} of yours, and marked your work on it again. What was wrong:`,
      readable(correction.summary),
      ...tests.slice(0, MOST_NAMED).map(line),
      ...(more > 0 ? [`And ${more} more of your tests.`] : []),
      'A correction never takes marks away.',
    ],
    action: {
      label: one ? 'See the result' : 'See your tests',
      href: config.PUBLIC_URL + (one ? addressOf('test-result', { slug: first.slug }) : addressOf('my-tests')),
    },
    writeTo: supportContact(config),
  });
};
