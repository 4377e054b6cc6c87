import { Component, type ReactNode } from 'react';
import { focusContent } from '../router/arrive.ts';
import { fieldsOf, type LeftPage } from './left-page.ts';

interface Props {
  children: ReactNode;
  onError(error: unknown): void;
  /**
   * Puts another page in this place, or rejects when there is none.
   * @param left what a page that broke just now leaves behind; undefined when the visitor asks for another try
   */
  recover(left?: LeftPage): Promise<void>;
  fallback(state: FallbackState & { retry: () => void }): ReactNode;
}

interface FallbackState {
  /** Another version is on its way, and nobody asked for it. */
  replacing: boolean;
  retrying: boolean;
  failedAgain: boolean;
}

interface State extends FallbackState {
  failed: boolean;
}

/** Keeps a page that throws from taking header, footer and the other pages down with it. */
export class PageBoundary extends Component<Props, State> {
  override state = { failed: false, replacing: false, retrying: false, failedAgain: false };
  private left: LeftPage = null;

  static getDerivedStateFromError() {
    return { failed: true, replacing: true };
  }

  /** The page still stands. One that broke while it was drawn for the first time had nothing to type into. */
  override getSnapshotBeforeUpdate(_: Props, before: State): LeftPage {
    return this.state.failed && !before.failed ? fieldsOf() : null;
  }

  override componentDidUpdate(_: Props, __: State, left: LeftPage) {
    this.left = left;
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
    this.props.recover(this.left).catch(() => this.setState({ replacing: false }));
  }

  override render() {
    const { failed, ...state } = this.state;
    // The page that replaces this one has a boundary of its own, and the button that asked for it is gone.
    const retry = () => {
      this.setState({ retrying: true });
      this.props.recover().then(focusContent, () => this.setState({ retrying: false, failedAgain: true }));
    };
    return failed ? this.props.fallback({ retry, ...state }) : this.props.children;
  }
}
