import type { TestWithQuestions } from '@api/contract';
import { css } from '@emotion/react';
import { counted, messageOf, onDemand, Redirect, useApi, useHost, usePageHead, useRedirect, useSite } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { Accordion, Button, DescriptionList, Page, PageHeader, Sheet, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import {
  gradingAddress,
  MY_TESTS,
  receiptAddress,
  resultAddress,
  reviewAddress,
  testAddress,
  wasJustCompleted,
} from '../addresses.ts';
import { PageLoading } from '../PageLoading.tsx';
import { UncountedChanges } from '../see-uncounted/UncountedChanges.tsx';
import { TestFailed } from '../TestFailed.tsx';
import { dayAndTime, testTitle } from '../test-words.ts';

const GradingOffer = onDemand(() => import('./GradingOffer.tsx').then((module) => module.GradingOffer));

const content = css({ display: 'grid', gap: token.space[6] });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
const details = css({ display: 'grid', gap: token.space[3] });
const digestStyles = css({ fontFamily: token.font.mono, fontSize: token.text.small, overflowWrap: 'anywhere' });

/** What is stored of a test that was taken, and the ways on; right after the test with the offer to have it graded. */
export function ReceiptPage() {
  const { slug = '' } = useParams();
  const test = useApi('GET /api/test/:slug', { params: { slug }, query: { excludeQuestions: 'true' } }, { staleTime: 0 });
  // What the intro left in the cache says that the test is not started.
  if (test.isPending || (!test.isFetchedAfterMount && !test.isError)) return <PageLoading />;
  // A receipt that is there stays when it cannot be read again.
  if (test.isLoadingError || (test.isError && test.data.status !== 'completed')) {
    return <TestFailed error={test.error} retrying={test.isFetching} onRetry={() => void test.refetch()} />;
  }
  if (test.data.status !== 'completed') return <Redirect to={testAddress(slug)} />;
  return <TestReceipt test={test.data} />;
}

function TestReceipt({ test }: { test: TestWithQuestions }) {
  const title = testTitle(test);
  const timeIsUp = test.closed_by === 'time';
  usePageHead({ title: `${timeIsUp ? 'Time is up' : 'Completed'}: ${title}` });
  const { variant } = useSite();
  const { receipt, slug } = test;
  const offer = useGradingOffer(slug);
  return (
    <Page width="sheet">
      <PageHeader
        title={timeIsUp ? 'Time is up' : 'This test is completed'}
        description={timeIsUp ? `${title}. Everything until then is saved and counts.` : title}
      />
      <UncountedChanges test={test} />
      <Sheet>
        <div css={content}>
          {receipt && (
            <DescriptionList
              items={[
                { term: 'Saved', description: `${counted(receipt.stored, 'question')} answered, ${dayAndTime(receipt.at)}` },
              ]}
            />
          )}
          <div css={actions}>
            <Button variant="primary" render={<Link to={resultAddress(slug)} />}>
              Your result
            </Button>
            <Button render={<Link to={reviewAddress(slug)} />}>Review answers</Button>
            {variant === 'full' && <Button render={<Link to={gradingAddress(slug)} />}>Get graded</Button>}
            <Button variant="quiet" render={<Link to={MY_TESTS} />}>
              My tests
            </Button>
          </div>
          {receipt && <ReceiptDetails slug={slug} digest={receipt.digest} />}
        </div>
      </Sheet>
      {offer.open && <GradingOffer slug={slug} onClose={offer.close} />}
    </Page>
  );
}

/** Whether the offer to have a test graded is open: right after it, and once; who reloads the page, or comes back to it, has seen it. */
function useGradingOffer(slug: string) {
  const { variant } = useSite();
  const redirect = useRedirect();
  const { state } = useLocation();
  const [open, setOpen] = useState(() => variant === 'full' && wasJustCompleted(state));
  useEffect(() => {
    if (wasJustCompleted(state)) redirect(receiptAddress(slug));
  }, [state, slug, redirect]);
  return { open, close: () => setOpen(false) };
}

/** The fingerprint of what is stored, and the log that it is of. */
function ReceiptDetails({ slug, digest }: { slug: string; digest: string }) {
  const host = useHost();
  const download = async () => {
    try {
      const log = await host.request('GET /api/test/:slug/log', { params: { slug } });
      saveFile(`${slug}-log.json`, new Blob([JSON.stringify(log, null, 2)], { type: 'application/json' }));
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return (
    <Accordion
      items={[
        {
          key: 'details',
          title: 'Details',
          content: (
            <div css={details}>
              <p>Proof that nothing has changed since you ended the test: the SHA-256 of “final” in the log.</p>
              <p css={digestStyles}>{digest}</p>
              <div>
                <Button size="small" icon={<Download />} onClick={() => void download()}>
                  Download the log
                </Button>
              </div>
            </div>
          ),
        },
      ]}
    />
  );
}
