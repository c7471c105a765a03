import type { TestWithQuestions } from '@api/contract';
import { css } from '@emotion/react';
import { counted, messageOf, Redirect, useApi, useHost, usePageHead } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { Button, DescriptionList, formatDate, Page, PageHeader, PageLoading, Sheet, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import { Link, useParams } from 'react-router-dom';
import { resultAddress, testAddress } from '../addresses.ts';
import { TestNotShown } from '../TestNotShown.tsx';
import { testTitle } from '../test-labels.ts';

const content = css({ display: 'grid', gap: token.space[6] });
const digestStyles = css({ fontFamily: token.font.mono, fontSize: token.text.small, overflowWrap: 'anywhere' });
const note = css({ margin: 0, maxInlineSize: token.measure, color: token.color.ink2 });

/** What is stored of a taken test, with its digest. */
export function ReceiptPage() {
  const { slug = '' } = useParams();
  const test = useApi('GET /api/test/:slug', { params: { slug }, query: { excludeQuestions: 'true' } }, { staleTime: 0 });
  // The cache may hold the unstarted test.
  if (test.isPending || (!test.isFetchedAfterMount && !test.isError)) return <PageLoading />;
  // A loaded receipt stays if a refresh fails.
  if (test.isLoadingError || (test.isError && test.data.status !== 'completed'))
    return <TestNotShown slug={slug} answer={test} />;
  if (test.data.status !== 'completed') return <Redirect to={testAddress(slug)} />;
  return <TestReceipt test={test.data} />;
}

function TestReceipt({ test }: { test: TestWithQuestions }) {
  const host = useHost();
  const { receipt, slug, closed_by } = test;
  const title = testTitle(test);
  usePageHead({ title: `Receipt: ${title}` });
  const download = async () => {
    try {
      const log = await host.request('GET /api/test/:slug/log', { params: { slug } });
      saveFile(`${slug}-log.json`, new Blob([JSON.stringify(log, null, 2)], { type: 'application/json' }));
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return (
    <Page width="sheet">
      <PageHeader
        title="Receipt"
        description={title}
        actions={<Button render={<Link to={resultAddress(slug)} />}>Your result</Button>}
      />
      <Sheet>
        <div css={content}>
          {receipt && (
            <>
              <DescriptionList
                items={[
                  {
                    term: 'Saved',
                    description: `${counted(receipt.stored, 'question')} answered, ${formatDate(receipt.at, 'dateTime')}`,
                  },
                  { term: 'Ended by', description: closed_by === 'time' ? 'The clock' : 'You' },
                  { term: 'Digest', description: <span css={digestStyles}>{receipt.digest}</span> },
                ]}
              />
              <p css={note}>
                The digest is the SHA-256 of “final” in the log. It proves that nothing has changed since the test ended.
              </p>
            </>
          )}
          <div>
            <Button icon={<Download />} onClick={() => void download()}>
              Download the log
            </Button>
          </div>
        </div>
      </Sheet>
    </Page>
  );
}
