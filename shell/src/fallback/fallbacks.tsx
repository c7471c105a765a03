import { css } from '@emotion/react';
import { Button, EmptyState, ErrorState, LoadingRegion, Page, Skeleton, token } from 'design-system';
import Compass from 'lucide-react/icons/compass';
import { Link } from 'react-router-dom';
import { openModal } from '../host.ts';
import { retryModule } from '../modules/module-applications.ts';
import { OVERRIDE } from '../modules/registry.ts';
import { useOwnHead } from '../page-head/page-head.ts';
import { useSite } from '../site.ts';

/** A module that failed twice. Chrome and other modules keep working. */
export function FailedModule({ name }: { name: string }) {
  const { modules } = useSite();
  const module = modules.find((candidate) => candidate.name === name);
  if (!module) return null;
  return (
    <ErrorState
      headingLevel={1}
      title="This part of the site did not load"
      onRetry={() => retryModule(name)}
      actions={
        module.version === OVERRIDE && (
          <Button
            onClick={async () => {
              const { dropOverride } = await import('../modules/overrides.ts');
              dropOverride(name);
              location.reload();
            }}
          >
            Drop the override
          </Button>
        )
      }
    >
      The rest still works, and nothing that was saved is lost. Check your connection and try again.
    </ErrorState>
  );
}

/** Nothing is at this address for this visitor; suggests logging in if that may help. */
export function NotFound({ logInMayHelp }: { logInMayHelp: boolean }) {
  useOwnHead('Page not found');
  return (
    <EmptyState
      headingLevel={1}
      icon={<Compass />}
      title="Page not found"
      actions={
        <>
          {logInMayHelp && (
            <>
              <Button variant="primary" onClick={() => openModal('login')}>
                Log in
              </Button>
              <Button onClick={() => openModal('signup')}>Sign up</Button>
            </>
          )}
          <Button variant={logInMayHelp ? 'secondary' : 'primary'} render={<Link to="/" />}>
            Go to the home page
          </Button>
        </>
      }
    >
      {logInMayHelp
        ? 'This page may need an account. Log in or sign up first.'
        : 'There is nothing at this address. It may have moved, or the link may be mistyped.'}
    </EmptyState>
  );
}

const page = css({ gap: token.space[5] });

/** The outline of a page whose module is loading. */
export function PageSkeleton() {
  return (
    <Page css={page} render={<LoadingRegion />}>
      <Skeleton shape="block" width="40%" height={token.space[10]} />
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="12rem" />
    </Page>
  );
}

/** The list of modules failed to load: there is no site to show. */
export function StartFailed() {
  return (
    <ErrorState headingLevel={1} title="The site did not start" onRetry={() => location.reload()}>
      It could not be reached just now. Nothing that was saved is lost.
    </ErrorState>
  );
}
