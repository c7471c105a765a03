import type { MockPaper } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApi, useApiMutation, useHost, useRefresh } from '@shell/kit';
import { PaperDialog } from '@shell/kit/paper-dialog';
import { Button, media, Skeleton, token } from 'design-system';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { introAddress, testAddress } from '../addresses.ts';
import { TestsUsed } from '../make-test/MakeTestPage.tsx';
import { PrintButton } from '../repeat-test/PrintButton.tsx';
import { confirmedTime, startBody, type TimeChoice, TimeChoiceField, useUsualTime } from '../start-test/TimeChoice.tsx';
import { takenAddress } from './TakenPapers.tsx';

const frame = css({ display: 'grid', gap: token.space[5] });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  [media.phone]: { display: 'grid' },
});
const quiet = css({ margin: 0, color: token.color.ink2 });

/** Without the paper, whose reload would replace the buttons during a press. */
const MADE = { invalidates: ['GET /api/test', 'GET /api/me', 'GET /api/mock-papers/taken'] } as const;

/** Starts a paper now, later or on paper, always as the same copy. */
export function TakePaper({ paper }: { paper: MockPaper }) {
  const open = paper.taken.find(({ status }) => status !== 'completed');
  if (!open) return <Begin paper={paper} />;
  return (
    <div css={actions}>
      <Button variant="primary" render={<Link to={takenAddress(open)} />}>
        {open.status === 'running' ? 'Back to this paper' : 'To your copy of this paper'}
      </Button>
      {open.status === 'not_started' && <PrintButton slug={open.slug} />}
      <p css={quiet}>
        {open.status === 'running' ? 'Its time is running.' : 'It’s ready when you are: the clock hasn’t started.'}
      </p>
    </div>
  );
}

function Begin({ paper }: { paper: MockPaper }) {
  const host = useHost();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const params = { code: paper.code };
  const me = useApi('GET /api/me', {});
  const usual = useUsualTime();
  const [chosen, setChosen] = useState<TimeChoice>();
  const time = chosen ?? usual;
  const take = useApiMutation('POST /api/mock-papers/:code/tests', MADE);
  const begin = useApiMutation('POST /api/test/:slug/start', { invalidates: ['GET /api/test', 'GET /api/test/running'] });
  const [busy, setBusy] = useState<'now' | 'later'>();

  const press = async (when: 'now' | 'later') => {
    if (busy || time === undefined) return;
    setBusy(when);
    try {
      const { slug } = await take.mutateAsync({ params });
      if (when === 'later') return void navigate(introAddress(slug), { state: confirmedTime(time) });
      await begin.mutateAsync({ params: { slug }, body: startBody(time) });
      void navigate(testAddress(slug));
    } catch (error) {
      if (isApiError(error) && error.code === 'test_cap_reached') host.openModal('upgrade');
      else host.notify({ tone: 'error', text: messageOf(error) });
      void refresh('GET /api/mock-papers/:code');
    } finally {
      setBusy(undefined);
    }
  };
  const tests = me.data?.usage.tests;
  // The allowance loads with the buttons, to avoid layout shift.
  if (time === undefined || me.isLoading) return <Skeleton shape="block" height={`calc(5 * ${token.size.control})`} />;
  return (
    <div css={frame}>
      <TimeChoiceField duration={paper.minutes} value={time} onValueChange={setChosen} />
      <div css={actions}>
        <Button variant="primary" loading={busy === 'now'} disabled={busy === 'later'} onClick={() => void press('now')}>
          Start the paper
        </Button>
        <Button loading={busy === 'later'} disabled={busy === 'now'} onClick={() => void press('later')}>
          Start later
        </Button>
        <PaperDialog
          trigger={<Button icon={<Printer />}>Print</Button>}
          answersHelp="They open when you have taken the paper."
          withoutAnswers
          fetchPaper={async ({ space }) => {
            const { slug } = await take.mutateAsync({ params });
            const file = await host.request('GET /api/test/:slug/paper', { params: { slug }, query: { space } });
            void refresh('GET /api/mock-papers/:code');
            return file;
          }}
        />
        {tests && <TestsUsed used={tests.used} limit={tests.limit} />}
      </div>
      {tests && tests.limit !== null && <p css={quiet}>Starting or printing it counts as one of this month’s tests.</p>}
    </div>
  );
}
