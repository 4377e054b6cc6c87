import { Component, type ReactNode } from 'react';
import { focusContent } from '../router/arrive.ts';
import { type BrokenPageState, captureFields } from './broken-page.ts';

interface Props {
  children: ReactNode;
  onError(error: unknown): void;
  /**
   * Loads another version of the page, or rejects when there is none.
   * @param brokenPage state of a page that broke just now; null for a page that broke in its first render;
   * undefined when the visitor retries
   */
  recover(brokenPage?: BrokenPageState): Promise<void>;
  fallback(state: FallbackState & { retry: () => void }): ReactNode;
}

interface FallbackState {
  /** Another version is being loaded without a request by the visitor. */
  replacing: boolean;
  retrying: boolean;
  failedAgain: boolean;
}

interface State extends FallbackState {
  failed: boolean;
}

/** Error boundary: a page that throws must not take header, footer and other pages down. */
export class PageBoundary extends Component<Props, State> {
  override state = { failed: false, replacing: false, retrying: false, failedAgain: false };
  private brokenPage: BrokenPageState = null;

  static getDerivedStateFromError() {
    return { failed: true, replacing: true };
  }

  /**
   * Runs before React removes the broken page from the document. A page that broke in its first render has no
   * fields.
   */
  override getSnapshotBeforeUpdate(_: Props, previous: State): BrokenPageState {
    return this.state.failed && !previous.failed ? captureFields() : null;
  }

  /** React calls `componentDidUpdate` before `componentDidCatch`, which receives no snapshot. */
  override componentDidUpdate(_: Props, __: State, brokenPage: BrokenPageState) {
    this.brokenPage = brokenPage;
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
    this.props.recover(this.brokenPage).catch(() => this.setState({ replacing: false }));
  }

  override render() {
    const { failed, ...state } = this.state;
    // On success this boundary is unmounted, because the new page has a new key: its state is not reset. The
    // focus moves because the retry button disappears.
    const retry = () => {
      this.setState({ retrying: true });
      this.props.recover().then(focusContent, () => this.setState({ retrying: false, failedAgain: true }));
    };
    return failed ? this.props.fallback({ retry, ...state }) : this.props.children;
  }
}
