import { ErrorState } from 'design-system';
import { Component, type ReactNode } from 'react';
import type { Host } from './host.ts';
import { HostContext } from './host-context.tsx';

/** Catches what a page throws, so that the rest of the site keeps working. */
export class ModuleBoundary extends Component<{ children: ReactNode }, { failed: 'page' | 'code' | null }> {
  static override contextType = HostContext;
  override state = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof Error && error.name === 'ChunkLoadError' ? 'code' : 'page' };
  }

  override componentDidCatch(error: unknown) {
    (this.context as Host | null)?.reportFailure?.(error);
  }

  override render() {
    const { failed } = this.state as { failed: 'page' | 'code' | null };
    if (!failed) return this.props.children;
    if (failed === 'code') {
      // React remembers that the code did not come: only a new page asks for it again.
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
