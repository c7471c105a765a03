import { ErrorState } from 'design-system';
import { Component, type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import type { Host } from './host.ts';
import { HostContext } from './host-context.tsx';
import { useServerRendering } from './server-rendering.ts';

class PageCodeMissingError extends Error {
  override readonly name = 'PageCodeMissingError';
}

/** In order of declaration, which is the same on server and in browsers. */
const pages: (() => Promise<void>)[] = [];

/** Imports server-rendered pages before hydration: React would discard markup that waits for code. */
export async function importRenderedPages(places: readonly number[]): Promise<void> {
  await Promise.allSettled(places.map((place) => pages[place]?.()));
}

/** A code-split page. Try again imports once more (React's `lazy` caches failures), then reloads for a newer release. */
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
    useServerRendering()?.reportPage(place);
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

class CodeBoundary extends Component<{ children: ReactNode; onRetry: () => void }, { error: unknown }> {
  static override contextType = HostContext;
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
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
