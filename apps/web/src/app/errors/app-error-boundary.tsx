import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

/** The last net, around everything: what falls through the routes' own boundaries still never blanks the page. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
