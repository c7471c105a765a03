import { isApiError, onDemand, useApi, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { EmptyState, Page } from 'design-system';
import Unlink from 'lucide-react/icons/unlink';
import { useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ProgressOfCourses } from '../progress/ProgressPage.tsx';
import { type ProgressSource, ProgressSourceProvider } from '../progress/progress-source.ts';

const WeeklyMail = onDemand(() => import('./WeeklyMail.tsx').then((module) => module.WeeklyMail));

/** Progress shared by a link, whose token stays in the hash. */
export function SharedProgress() {
  const token = useLinkToken();
  const source = useMemo(() => sourceOf(token), [token]);
  const answer = source.useProgress();
  if (token === '' || (isApiError(answer.error) && answer.error.code === 'link_invalid')) return <DeadLink />;
  return (
    <ProgressSourceProvider value={source}>
      <Outlet />
    </ProgressSourceProvider>
  );
}

export function SharedCourses() {
  const token = useLinkToken();
  const shared = useApi('POST /api/shared-progress', { body: { token } }, { enabled: token !== '' });
  const name = shared.data?.shown_name;
  const title = name ? `Progress of ${name}` : 'Shared progress';
  usePageHead({ title });
  return <ProgressOfCourses title={title} beside={<WeeklyMail linkToken={token} />} />;
}

/** The token, remembered when an address lacks it. */
function useLinkToken(): string {
  const given = useLocation().hash.slice(1);
  const [token, setToken] = useState(given);
  if (given !== '' && given !== token) setToken(given);
  return given || token;
}

function sourceOf(token: string): ProgressSource {
  const hash = token;
  const body = { token };
  return {
    reader: 'link',
    useProgress: () => useApi('POST /api/shared-progress', { body }, { enabled: token !== '' }),
    useTopic: (topicId) => useApi('POST /api/shared-progress/topics/:topicId', { params: { topicId }, body }),
    useEvidence: (filter) => useApi('POST /api/shared-progress/evidence', { body: { token, filter } }, { keepPrevious: true }),
    progressAddress: (course) => addressOf('shared-progress', {}, { query: { course }, hash }),
    topicAddress: (topicId) => addressOf('shared-progress-topic', { topicId }, { hash }),
    evidenceAddress: (query) => addressOf('shared-progress-evidence', {}, { query, hash }),
  };
}

function DeadLink() {
  usePageHead({ title: 'Shared progress' });
  return (
    <Page width="text">
      <EmptyState headingLevel={1} icon={<Unlink />} title="This link no longer works">
        It was revoked, has expired or is incomplete. Ask the person who gave it to you for a new one.
      </EmptyState>
    </Page>
  );
}
