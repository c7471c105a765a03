import { ErrorState } from 'design-system';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Host } from './host.ts';
import { HostContext } from './host-context.tsx';

/** Contains a page's error, so that site and other pages keep working. */
export function ModuleBoundary({ children }: { children: ReactNode }) {
  return <Boundary pathname={useLocation().pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode; pathname: string }, { failed: 'page' | 'code' | null }> {
  static override contextType = HostContext;
  override state = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof Error && error.name === 'ChunkLoadError' ? 'code' : 'page' };
  }

  override componentDidUpdate(before: { pathname: string }) {
    if (this.state.failed && before.pathname !== this.props.pathname) this.setState({ failed: null });
  }

  override componentDidCatch(error: unknown) {
    (this.context as Host | null)?.reportFailure?.(error);
  }

  override render() {
    const { failed } = this.state as { failed: 'page' | 'code' | null };
    if (!failed) return this.props.children;
    if (failed === 'code') {
      // React caches the failed import: only a reload fetches it again.
      return (
        <ErrorState title="This page did not load" onRetry={() => location.reload()}>
          Check your connection, then try again. Nothing that was saved is lost.
        </ErrorState>
      );
    }
    return (
      <ErrorState title="This page has stopped" onRetry={() => this.setState({ failed: null })}>
        Something went wrong while showing it. Nothing that was saved is lost.
      </ErrorState>
    );
  }
}
