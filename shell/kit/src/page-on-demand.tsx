import { ErrorState } from 'design-system';
import { Component, type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { useFirstDrawing } from './first-drawing.ts';
import type { Host } from './host.ts';
import { HostContext } from './host-context.tsx';

/** The code of a page did not come; `cause` says why. */
class PageCodeMissingError extends Error {
  override readonly name = 'PageCodeMissingError';
}

/** How the code of each page is fetched, in the order in which the module names its pages: the same on the server and in browsers. */
const pages: (() => Promise<void>)[] = [];

/**
 * Fetches the code of pages that the server has drawn, by their places. It is there before the module takes them over: a part of a page
 * that still waits for its code is drawn again by React as soon as anything around it changes.
 */
export async function fetchDrawnPages(places: readonly number[]): Promise<void> {
  await Promise.allSettled(places.map((place) => pages[place]?.()));
}

/**
 * A page whose code comes when it is first opened; meanwhile the former page stays in view, or what the `Suspense` around it shows.
 * Where the code does not come, the page says so, and Try again asks for it once more. (`lazy` of React alone would remember the failure
 * for as long as the module is loaded.) After a second failure Try again loads the site again, in case a newer release has replaced it.
 */
export function pageOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let failures = 0;

  const ask = () =>
    lazy(() =>
      load().then(
        (code) => {
          failures = 0;
          return { default: code };
        },
        (cause: unknown) => {
          failures += 1;
          throw new PageCodeMissingError('The code of a page did not come', { cause });
        },
      ),
    );
  let Page: ComponentType<Props> = ask();
  const place = pages.length;
  pages.push(async () => {
    Page = await load();
  });

  return function PageOnDemand(props: Props) {
    useFirstDrawing()?.drawPage(place);
    const [tries, setTries] = useState(0);
    const retry = () => {
      if (failures > 1) location.reload();
      Page = ask();
      setTries(tries + 1);
    };
    return (
      <CodeBoundary key={tries} onRetry={retry}>
        {createElement(Page, props)}
      </CodeBoundary>
    );
  };
}

/** Catches code that did not come, and nothing else. */
class CodeBoundary extends Component<{ children: ReactNode; onRetry: () => void }, { error: unknown }> {
  static override contextType = HostContext;
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    // Any other error goes on to the module's boundary, which tells it.
    if (error instanceof PageCodeMissingError) (this.context as Host | null)?.reportFailure?.(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PageCodeMissingError)) throw error;
    return (
      <ErrorState headingLevel={1} title="This page did not load" onRetry={this.props.onRetry}>
        Check your connection, then try again. Nothing that was saved is lost.
      </ErrorState>
    );
  }
}
