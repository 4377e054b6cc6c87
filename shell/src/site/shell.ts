import type { ShellParts } from '../api/create-shell-api.ts';
import type { PageStyles } from '../containment/page-styles.ts';
import type { FailureKind } from '../failures/failure-kind.ts';
import type { NavigationShell } from '../navigation/use-current-page.ts';
import type { BrokenPageState } from '../pages/broken-page.ts';

/** The parts of the shell that show a site. `createShell` wires them together. */
export interface Shell extends ShellParts, NavigationShell {
  pageStyles: PageStyles;
  /** Reverts changes of a page to <html> and <body>. */
  restoreDocument(): void;
  /**
   * Replaces a page that broke while it rendered: by the version that is live now, else by the last good one.
   * Rejects when none opens.
   * @param brokenPage state of a page that broke just now. Its version is replaced at most once in a tab,
   * until the visitor retries.
   */
  recoverPage(path: string, key: string, brokenPage?: BrokenPageState): Promise<void>;
  /** Reports that the shown page broke. */
  reportPageFailure(path: string, key: string, kind: FailureKind, error: unknown): void;
  /** Reports an unhandled error whose stack points into an app. */
  reportUncaught(error: unknown): void;
}
