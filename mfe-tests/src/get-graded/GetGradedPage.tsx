import type { TestGrading, TestWithQuestions } from '@api/contract';
import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { isApiError, messageOf, onDemand, useApi, useHost, usePageHead, useRefresh } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { dollars } from '@shell/kit/order-labels';
import { pay } from '@shell/kit/pay';
import { Banner, Button, DateTime, formatDate, media, Page, PageHeader, PageLoading, Sheet, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { resultAddress } from '../addresses.ts';
import { downloadSheet } from '../download-sheet.ts';
import { TeachersWord } from '../see-grading/GradingOutcome.tsx';
import { TeachersMarks } from '../see-grading/TeachersMarks.tsx';
import { TestNotShown } from '../TestNotShown.tsx';
import { testTitle } from '../test-labels.ts';
import { AnswerSheetUpload, useUpload } from './AnswerSheetUpload.tsx';
import { GradingTimeline } from './GradingTimeline.tsx';

/** Milliseconds between polls for a report. */
const REPORT_LOOK = 5_000;
/** Milliseconds after which a report is retried over minutes to hours. */
const REPORT_LATE = 180_000;

const layout = css({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${token.size.popup}`,
  alignItems: 'start',
  gap: token.space[6],
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const column = css({ display: 'grid', gap: token.space[6], minInlineSize: 0 });
const paying = css({ display: 'grid', gap: token.space[4], justifyItems: 'start' });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.lead });
const text = css({ color: token.color.ink2 });

/** Answer sheet, payment, result. Specification part 2, section 2. */
export function GetGradedPage() {
  const { slug = '' } = useParams();
  const grading = useApi('GET /api/test/:slug/grading', { params: { slug } }, { staleTime: 0 });
  const test = useApi('GET /api/test/:slug', { params: { slug }, query: { excludeQuestions: 'true' } });
  const { state, graded_at } = grading.data ?? {};
  const late = state === 'graded' && grading.dataUpdatedAt - Date.parse(graded_at ?? '') > REPORT_LATE;
  useLookAgain(state === 'graded', late ? 12 * REPORT_LOOK : REPORT_LOOK, () => void grading.refetch());
  const failed = [grading, test].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    const refetch = () => Promise.all([grading.refetch(), test.refetch()]);
    const isFetching = grading.isFetching || test.isFetching;
    return <TestNotShown slug={slug} answer={{ error: failed.error, isFetching, refetch }} />;
  }
  if (!grading.data || !test.data) return <PageLoading />;
  return <Grading grading={grading.data} late={late} test={test.data} />;
}

interface GradingProps {
  grading: TestGrading;
  late: boolean;
  test: TestWithQuestions;
}

function Grading({ grading, late, test }: GradingProps) {
  usePageHead({ title: `Get graded: ${testTitle(test)}` });
  const { abilities } = grading;
  const inTeachersHands = ['paid', 'claimed', 'graded'].includes(grading.state);
  return (
    <Page width="sheet">
      <PageHeader
        title="Get graded"
        description={`${test.subject.subject_name}: ${testTitle(test)}`}
        actions={<Button render={<Link to={resultAddress(test.slug)} />}>Result</Button>}
      />
      <div css={layout}>
        <div css={column}>
          {inTeachersHands && <InTeachersHands grading={grading} late={late} />}
          {grading.marks_obtained !== null && <GradedResult grading={grading} />}
          {grading.questions !== null && (
            <Sheet padding="none">
              <TeachersMarks questions={grading.questions} />
            </Sheet>
          )}
          {abilities.upload && <SheetAndPayment grading={grading} />}
        </div>
        <GradingTimeline grading={grading} />
      </div>
    </Page>
  );
}

/** No payment during an upload, which could not replace a paid sheet. */
function SheetAndPayment({ grading }: { grading: TestGrading }) {
  const upload = useUpload(grading.slug);
  return (
    <>
      <AnswerSheetUpload grading={grading} upload={upload} />
      <Payment grading={grading} uploading={upload.state.kind === 'sending'} />
    </>
  );
}

function Payment({ grading: { slug, price, abilities }, uploading }: { grading: TestGrading; uploading: boolean }) {
  const { paying: busy, pay } = usePayForGrading(slug);
  return (
    <Sheet>
      <div css={paying}>
        <h2 css={heading}>Payment</h2>
        <p css={text}>
          {dollars(price)}, once for this test. A teacher marks your sheet against the mark scheme and you get a detailed report{' '}
          {CLAIMS.gradingReturned}. The sheet can be replaced until you pay.
        </p>
        <Button variant="primary" disabled={!abilities.pay || uploading} loading={busy} onClick={() => void pay()}>
          Pay {dollars(price)}
        </Button>
        {uploading && <p css={text}>You can pay once your sheet is uploaded.</p>}
        {!abilities.pay && !uploading && <p css={text}>Upload your answer sheet first.</p>}
      </div>
    </Sheet>
  );
}

function InTeachersHands({ grading: { slug, state, due_at }, late }: Omit<GradingProps, 'test'>) {
  const host = useHost();
  const words = {
    paid: 'Waiting for a teacher',
    claimed: 'A teacher is marking your test',
    graded: 'Your test is marked; the report is being made',
  }[state as 'paid' | 'claimed' | 'graded'];
  return (
    <Banner
      tone="success"
      role="status"
      title={words}
      action={
        <Button size="small" onClick={() => void downloadSheet(host, slug, 'USER_FILE')}>
          Your sheet
        </Button>
      }
    >
      {state !== 'graded' && due_at && `The report is due by ${formatDate(due_at, 'dateTime')}. We’ll email you when it’s ready.`}
      {state === 'graded' &&
        (late ? 'It’s taking longer than usual. We’ll email you when it’s ready.' : 'It will be here in a moment.')}
    </Banner>
  );
}

function useLookAgain(waiting: boolean, every: number, look: () => void): void {
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [waiting, every, look]);
}

const PAID = ['GET /api/test/:slug/grading', 'GET /api/test', 'GET /api/orders', 'GET /api/orders/latest'] as const;

/** Checkout, verification, then `/payment/success`. */
function usePayForGrading(slug: string) {
  const host = useHost();
  const refresh = useRefresh();
  const [paying, setPaying] = useState(false);
  const running = useRef(false);

  const payNow = async () => {
    if (running.current) return;
    running.current = true;
    setPaying(true);
    try {
      const checkout = await host.request('POST /api/razorpay/one-time', { body: { test_slug: slug } });
      const end = await pay(host, checkout, 'order', 'Your sheet is kept; you can try again.');
      // The payment's own page explains and leads back.
      if (end.kind === 'paid') host.navigate(addressOf('payment-success', {}, { query: { session_id: checkout.id } }));
      if (end.kind !== 'not-paid') await refresh(...PAID);
      if (end.kind !== 'paid') host.notify({ tone: 'info', text: end.text });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
      if (isApiError(error)) void refresh(...PAID);
    } finally {
      running.current = false;
      setPaying(false);
    }
  };
  return { paying, pay: payNow };
}

const RegradeDialog = onDemand(() => import('./RegradeDialog.tsx').then((module) => module.RegradeDialog));

const resultStyles = css({ display: 'grid', gap: token.space[5] });
const marks = css({ fontFamily: token.font.serif, fontSize: token.text.heading1, fontWeight: token.weight.strong });
const small = css({ fontSize: token.text.small, color: token.color.ink2 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** The teacher's marks and report, and the option of a regrade. */
function GradedResult({ grading }: { grading: TestGrading }) {
  const { slug, marks_obtained, total_marks, percentage, comment, comment_html, regrade, abilities } = grading;
  const host = useHost();
  const [asking, setAsking] = useState<boolean>();
  return (
    <Sheet>
      <div css={resultStyles}>
        <h2 css={heading}>{regrade && grading.state !== 'returned' ? 'Your first report' : 'Your report'}</h2>
        {marks_obtained !== null && (
          <p css={marks}>
            {marks_obtained} of {total_marks} marks, {percentage}%
          </p>
        )}
        <TeachersWord comment={comment} comment_html={comment_html} />
        {regrade && (
          <p css={small}>
            You asked for a second look on <DateTime at={regrade.requested_at} format="dateTime" />; the first grading gave{' '}
            {regrade.previous_marks} of {total_marks} marks.
          </p>
        )}
        <div css={row}>
          {abilities.download_report && (
            <Button variant="primary" icon={<Download />} onClick={() => void downloadSheet(host, slug, 'ADMIN_FILE')}>
              Download the graded sheet
            </Button>
          )}
          {abilities.regrade && <Button onClick={() => setAsking(true)}>Request a regrade</Button>}
        </div>
      </div>
      {asking !== undefined && <RegradeDialog slug={slug} open={asking} onClose={() => setAsking(false)} />}
    </Sheet>
  );
}
