import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

/**
 * The outermost error boundary. It shows the error screen for errors that the routes' own boundaries miss, so the page
 * is never blank.
 */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
