import type { TestWithQuestions } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useHost, usePageHead } from '@shell/kit';
import { Button, DescriptionList, Page, PageHeader, Sheet, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import { Link } from 'react-router-dom';
import { MY_TESTS, resultAddress, reviewAddress } from '../addresses.ts';
import { counted, dayAndTime, testTitle } from '../test-words.ts';

const content = css({ display: 'grid', gap: token.space[6] });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
const digestStyles = css({ fontFamily: token.font.mono, fontSize: token.text.small, overflowWrap: 'anywhere' });

/** In the place of a test that was taken: the receipt of what is stored, and the way to the answers. */
export function TestCompleted({ test }: { test: TestWithQuestions }) {
  const title = testTitle(test);
  usePageHead({ title });
  const host = useHost();
  const { receipt, slug } = test;
  const download = async () => {
    try {
      const log = await host.request('GET /api/test/:slug/log', { params: { slug } });
      saveAsFile(`${slug}-log.json`, JSON.stringify(log, null, 2));
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return (
    <Page width="sheet">
      <PageHeader
        title="This test is completed"
        description={test.closed_by === 'time' ? `${title}. The time was over; everything until then counts.` : title}
      />
      <Sheet>
        <div css={content}>
          {receipt && (
            <DescriptionList
              items={[
                { term: 'Stored', description: counted(receipt.stored, 'attempted question') },
                { term: 'On', description: dayAndTime(receipt.at) },
                { term: 'Receipt', description: <span css={digestStyles}>{receipt.digest}</span> },
              ]}
            />
          )}
          <div css={actions}>
            <Button variant="primary" render={<Link to={reviewAddress(slug)} />}>
              Review answers
            </Button>
            <Button render={<Link to={resultAddress(slug)} />}>Your result</Button>
            <Button render={<Link to={MY_TESTS} />}>My tests</Button>
            <Button variant="quiet" icon={<Download />} onClick={() => void download()}>
              Download the log
            </Button>
          </div>
        </div>
      </Sheet>
    </Page>
  );
}

function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
