import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onError(error: unknown): void;
  /** Finds another page to put in this place, or none. */
  recover(): Promise<void>;
  fallback(state: { retry: () => void; retrying: boolean; failedAgain: boolean }): ReactNode;
}

interface State {
  failed: boolean;
  retrying: boolean;
  failedAgain: boolean;
}

/** Keeps a page that throws from taking header, footer and the other pages down with it. */
export class PageBoundary extends Component<Props, State> {
  override state = { failed: false, retrying: false, failedAgain: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { retrying, failedAgain } = this.state;
    // The page that replaces this one has a boundary of its own.
    const retry = () => {
      this.setState({ retrying: true });
      this.props.recover().catch(() => this.setState({ retrying: false, failedAgain: true }));
    };
    return this.state.failed ? this.props.fallback({ retry, retrying, failedAgain }) : this.props.children;
  }
}
