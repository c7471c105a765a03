import type { RunningTest } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useApi, useHost, usePageHead, useRedirect, useSession, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Banner, Button, Page, PageHeader, TextLink, Tooltip, token } from 'design-system';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { testAddress } from '../addresses.ts';
import { runningTitle } from '../test-labels.ts';
import { addressToContinue, chosenBefore } from './selection.ts';
import { FormLoading, TestForm } from './TestForm.tsx';
import { useTestDraft } from './test-draft.ts';

const ConfirmTest = onDemand(() => import('./ConfirmTest.tsx').then((module) => module.ConfirmTest));

const other = css({ margin: 0, color: token.color.ink2 });

/** Specification part 1, sections 2, 4 and 5. */
export function MakeTestPage() {
  usePageHead({ title: 'Take a test' });
  const host = useHost();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { user } = useSession();
  const { selection, confirming, change } = useTestDraft((draft) => draft);
  const wasChosenBefore = useChosenBefore();
  const me = useApi('GET /api/me', {}, { enabled: user !== null });
  const running = useApi('GET /api/test/running', {}, { enabled: user !== null, staleTime: 0 });
  // Content above the form loads with it, to avoid layout shift. Hidden offline.
  const opening = [me, running].some(({ isLoading }) => isLoading);
  const tests = user ? me.data?.usage.tests : undefined;

  const make = () => {
    const goOn = () => change({ confirming: true });
    if (!user) return host.openModal('login', { afterSignIn: goOn, returnTo: addressToContinue(selection) });
    if (tests && tests.limit !== null && tests.used >= tests.limit) return host.openModal('upgrade');
    goOn();
  };
  // The previous page may be missing, or the sign-up.
  const close = () => void (key === 'default' || wasChosenBefore ? navigate('/') : navigate(-1));

  return (
    <Page width="text">
      <PageHeader
        title="Take a test"
        description="Choose what to practise and for how long. You’ll get questions you haven’t seen first."
        actions={!opening && tests && <TestsUsed used={tests.used} limit={tests.limit} />}
      />
      {opening ? (
        <FormLoading />
      ) : (
        <>
          <ContinueTest tests={(user && running.data?.tests) || []} />
          <TestForm onMake={make} onClose={close} />
          <p css={other}>
            Or take a full <TextLink render={<Link to={addressOf('mock-papers')} />}>mock paper</TextLink>, as in the exam.
          </p>
        </>
      )}
      {confirming !== undefined && <ConfirmTest />}
    </Page>
  );
}

/** Restores a guest's selection after sign-up. Returns whether there was one. */
function useChosenBefore(): boolean {
  const { change, leave } = useTestDraft((draft) => draft);
  const { user } = useSession();
  const [search] = useSearchParams();
  const redirect = useRedirect();
  const [before] = useState(() => (user ? chosenBefore(search) : null));
  useLayoutEffect(() => {
    if (before) change({ selection: before, confirming: true });
    return leave;
  }, [change, leave, before]);
  useEffect(() => {
    if (before && search.size > 0) redirect({ search: '' });
  }, [before, search, redirect]);
  return before !== null;
}

function ContinueTest({ tests: [first, ...others] }: { tests: readonly RunningTest[] }) {
  if (!first) return null;
  return (
    <Banner
      title={others.length === 0 ? 'You have a test running' : `You have ${others.length + 1} tests running`}
      action={
        <Button variant="primary" size="small" render={<Link to={testAddress(first.slug)} />}>
          Back to your test
        </Button>
      }
    >
      {first.subject.subject_name}: {runningTitle(first)}.{' '}
      {others.length > 0 && <Link to={addressOf('my-tests', {}, { query: { status: 'running' } })}>See all running tests</Link>}
    </Banner>
  );
}

const counter = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token.size.target,
  fontVariantNumeric: 'tabular-nums',
  border: 0,
  background: 'none',
  padding: 0,
  font: 'inherit',
  cursor: 'help',
});

/** Tests made this month out of the plan's cap, if any. Specification part 1, section 9. */
export function TestsUsed({ used, limit }: { used: number; limit: number | null }) {
  const { variant } = useSite();
  if (limit === null) return null;
  return (
    <Tooltip
      text={variant === 'full' ? 'Subscribe to unlock unlimited tests.' : 'The count starts again on the first of next month.'}
    >
      <button type="button" css={counter}>
        <Badge tone={used >= limit ? 'danger' : 'neutral'}>
          {used}/{limit} tests this month
        </Badge>
      </button>
    </Tooltip>
  );
}
