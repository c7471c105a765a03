const ACCOUNTS = 'api/src/domains/identity/accounts';
const BILLING = 'api/src/domains/billing/plans-and-payments';
const GRADING = 'api/src/domains/grading';
const TIMED_TESTS = 'api/src/domains/tests/timed-tests';

/** Files of rules by which data, marks, money or access could be lost: pure code, since with a database in every try a run would take days. */
export const RULES: readonly string[] = [
  'api/judging/src/answer-parts.ts',
  'api/judging/src/judge.ts',
  'api/judging/src/kinds/number.ts',
  'api/judging/src/notes.ts',
  'api/judging/src/reading/typed-number.ts',
  'api/src/http/caller.ts',
  'api/src/http/client-address.ts',
  'api/src/http/idempotency/idempotency-key.ts',
  `${ACCOUNTS}/second-factor/codes.ts`,
  `${ACCOUNTS}/sealed-secret.ts`,
  `${BILLING}/check-times.ts`,
  `${BILLING}/payment-events/order-state.ts`,
  `${GRADING}/grading/claims.ts`,
  `${GRADING}/grading/grade/check-draft.ts`,
  `${GRADING}/grading-orders/working-time.ts`,
  `${TIMED_TESTS}/after-test/marks-so-far.ts`,
  `${TIMED_TESTS}/marking/correct-marks.ts`,
  `${TIMED_TESTS}/marking/marking.ts`,
  `${TIMED_TESTS}/marking/time-spent.ts`,
  `${TIMED_TESTS}/take-test/deadline.ts`,
  `${TIMED_TESTS}/take-test/merging.ts`,
  'mfe-tests/src/take-test/save/outbox.ts',
  'mfe-tests/src/take-test/save/saving-state.ts',
  'shell/kit/src/drafts/sending.ts',
];

/** Tests of rules that do not have the name of their file. */
export const MORE_TESTS: readonly string[] = [
  `${BILLING}/payment-events/refunds.test.ts`,
  'shell/kit/src/drafts/outbox.test.ts',
  'api/judging/check/forms.test.ts',
];
