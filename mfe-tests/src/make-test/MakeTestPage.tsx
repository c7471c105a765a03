import type { Duration } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, onDemand, useApi, useHost, usePageHead, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, ErrorState, Page, PageHeader, RadioGroup, Select, Sheet, TextLink, token } from 'design-system';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { DURATIONS } from './durations.ts';
import { FormLoading } from './FormLoading.tsx';
import { GoOnWithTest } from './GoOnWithTest.tsx';
import { addressToGoOn, chosenBefore, NOTHING_CHOSEN, testRequest, withoutOrphans, withSubject } from './selection.ts';
import { TestsUsed } from './TestsUsed.tsx';
import { TopicSelects } from './TopicSelects.tsx';

const ConfirmTest = onDemand(() => import('./ConfirmTest.tsx').then((module) => module.ConfirmTest));

const form = css({ display: 'grid', gap: token.space[5] });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const other = css({ margin: 0, color: token.color.ink2 });

/** Chooses what a test is made of. Every rule of it: specification part 1, sections 2, 4 and 5. */
export function MakeTestPage() {
  usePageHead({ title: 'Take a test' });
  const host = useHost();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const [before] = useState(() => (user ? chosenBefore(search) : null));
  const [selection, setSelection] = useState(before ?? NOTHING_CHOSEN);
  const [confirming, setConfirming] = useState(before ? true : undefined);
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const topics = useApi(
    'GET /api/topics/:subjectSlug',
    { params: { subjectSlug: selection.subject ?? '' }, query: {} },
    { enabled: selection.subject !== null },
  );
  const me = useApi('GET /api/me', {}, { enabled: user !== null });
  const running = useApi('GET /api/test/running', {}, { enabled: user !== null, staleTime: 0 });
  // What stands above the form comes with it, so that nothing moves under a finger. Without a network it does not come at all.
  const opening = [me, running].some(({ isLoading }) => isLoading);
  const tree = topics.data?.topics ?? [];
  const tests = user ? me.data?.usage.tests : undefined;
  const body = testRequest(selection);

  const make = () => {
    const goOn = () => setConfirming(true);
    if (!user) return host.openModal('login', { afterSignIn: goOn, returnTo: addressToGoOn(selection) });
    if (tests && tests.limit !== null && tests.used >= tests.limit) return host.openModal('upgrade');
    goOn();
  };
  const course = user?.course?.subject_slug;
  const isOffered = (subjects.data?.subjects ?? []).some(({ slug }) => slug === course);
  useEffect(() => {
    if (course && isOffered) setSelection((chosen) => (chosen.subject === null ? withSubject(chosen, course) : chosen));
  }, [course, isOffered]);
  // The address forgets what a newcomer had chosen once it is on the page.
  useEffect(() => {
    if (before && search.size > 0) setSearch({}, { replace: true });
  }, [before, search, setSearch]);

  // Somebody who came straight here has nowhere on the site to go back to; a newcomer only the way by which they signed up.
  const close = () => void (key === 'default' || before ? navigate('/') : navigate(-1));

  return (
    <Page width="text">
      <PageHeader
        title="Take a test"
        description="Choose what to practise and for how long. The questions are drawn from the bank, ones you have not met first."
        actions={!opening && tests && <TestsUsed used={tests.used} limit={tests.limit} />}
      />
      {opening ? (
        <FormLoading />
      ) : (
        <>
          <GoOnWithTest tests={(user && running.data?.tests) || []} />
          <Sheet>
            <div css={form}>
              <Select
                label="Subject"
                required
                placeholder={subjects.isPending ? 'Loading subjects…' : 'Choose a subject'}
                value={selection.subject ?? ''}
                options={(subjects.data?.subjects ?? []).map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))}
                onValueChange={(subject) => setSelection(withSubject(selection, subject))}
              />
              {(subjects.isError || topics.isError) && (
                <ErrorState
                  title={subjects.isError ? 'The subjects did not load' : 'The topics did not load'}
                  onRetry={() => void (subjects.isError ? subjects.refetch() : topics.refetch())}
                >
                  {messageOf(subjects.error ?? topics.error)}
                </ErrorState>
              )}
              <TopicSelects tree={tree} selection={selection} onChange={(next) => setSelection(withoutOrphans(tree, next))} />
              <RadioGroup
                variant="cards"
                legend="Duration"
                required
                value={selection.duration === null ? null : String(selection.duration)}
                options={DURATIONS.map(({ minutes, label, questions }) => ({
                  value: String(minutes),
                  label,
                  help: `${questions} questions`,
                }))}
                onValueChange={(minutes) => setSelection({ ...selection, duration: Number(minutes) as Duration })}
              />
              <div css={actions}>
                <Button variant="primary" disabled={body === null} onClick={make}>
                  Make my Test
                </Button>
                <Button variant="quiet" onClick={close}>
                  Close Test
                </Button>
              </div>
            </div>
          </Sheet>
          <p css={other}>
            Or take a whole <TextLink render={<Link to={addressOf('mock-papers')} />}>mock paper</TextLink>, as in the
            examination.
          </p>
        </>
      )}
      {confirming !== undefined && (
        <ConfirmTest open={confirming} onOpenChange={setConfirming} tree={tree} selection={selection} onChange={setSelection} />
      )}
    </Page>
  );
}
