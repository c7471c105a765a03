import type { TestWithQuestions } from '@api/contract';
import { css } from '@emotion/react';
import { counted, messageOf, Redirect, useApi, useApiMutation, useHost, usePageHead, useRedirect } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, DescriptionList, media, Page, PageHeader, PageLoading, Sheet, token } from 'design-system';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { testAddress } from '../addresses.ts';
import { PrintButton } from '../repeat-test/PrintButton.tsx';
import { TestNotShown } from '../TestNotShown.tsx';
import { testName, testTitle } from '../test-labels.ts';
import { Instructions, WHAT_OPENS } from './Instructions.tsx';
import { minutesInWords, readConfirmedTime, startBody, type TimeChoice, TimeChoiceField, useUsualTime } from './TimeChoice.tsx';

const content = css({ display: 'grid', gap: token.space[6] });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  [media.phone]: { display: 'grid' },
});

/** A test, its rules unless just read, and the time. Start starts the server's clock. */
export function IntroPage() {
  const { slug = '' } = useParams();
  const test = useApi('GET /api/test/:slug', { params: { slug }, query: { excludeQuestions: 'true' } });
  if (test.isPending) return <PageLoading />;
  if (test.isLoadingError) return <TestNotShown slug={slug} answer={test} />;
  if (test.data.status !== 'not_started') return <Redirect to={testAddress(slug)} />;
  return <Intro test={test.data} />;
}

function Intro({ test }: { test: TestWithQuestions }) {
  usePageHead({ title: testTitle(test) });
  const host = useHost();
  const redirect = useRedirect();
  const confirmed = readConfirmedTime(useLocation().state);
  const usual = useUsualTime();
  const [chosen, setChoice] = useState<TimeChoice | undefined>(confirmed);
  const choice = chosen ?? usual ?? '0';
  const start = useApiMutation('POST /api/test/:slug/start', {
    invalidates: ['GET /api/test', 'GET /api/test/:slug', 'GET /api/test/running'],
  });

  const begin = async () => {
    try {
      await start.mutateAsync({ params: { slug: test.slug }, body: startBody(choice) });
      redirect(testAddress(test.slug));
    } catch (error) {
      // As far as this page knows, the clock has not started; starting again is harmless.
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };

  return (
    <Page width="sheet">
      <PageHeader
        title={testName(test)}
        description={test.mock_paper ? test.subject.subject_name : `${test.subject.subject_name}, a test of your own`}
      />
      <Sheet>
        <div css={content}>
          <DescriptionList
            items={[
              { term: 'Questions', description: counted(test.question_count, 'question') },
              { term: 'Marks', description: counted(test.total_marks, 'mark') },
              { term: 'Time', description: minutesInWords(test.duration, choice) },
            ]}
          />
          {confirmed === undefined && (
            <Instructions title="Rules" headingLevel={2}>
              {WHAT_OPENS}
            </Instructions>
          )}
          <TimeChoiceField duration={test.duration} value={choice} onValueChange={setChoice} />
          <div css={actions}>
            <Button
              variant="primary"
              loading={start.isPending}
              disabled={chosen === undefined && usual === undefined}
              onClick={() => void begin()}
            >
              Start Test
            </Button>
            <PrintButton slug={test.slug} />
            <Button variant="quiet" render={<Link to={addressOf('make-test')} />}>
              Not now
            </Button>
          </div>
        </div>
      </Sheet>
    </Page>
  );
}
