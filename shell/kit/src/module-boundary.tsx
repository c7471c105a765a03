import { ErrorState } from 'design-system';
import { Component, type ReactNode } from 'react';

/** Catches what a page throws, so that the rest of the site keeps working. */
export class ModuleBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState title="This page has stopped" onRetry={() => this.setState({ failed: false })}>
        Something went wrong while showing it. Nothing that was saved is lost.
      </ErrorState>
    );
  }
}
