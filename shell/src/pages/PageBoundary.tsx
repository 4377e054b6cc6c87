import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onError(error: unknown): void;
  fallback(retry: () => void): ReactNode;
}

/** Keeps a page that throws from taking header, footer and the other pages down with it. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const retry = () => this.setState({ failed: false });
    return this.state.failed ? this.props.fallback(retry) : this.props.children;
  }
}
