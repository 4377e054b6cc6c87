import { useLayoutEffect } from 'react';
import type { RouteTable } from '../router/route-table.ts';
import type { Router } from '../router/router.ts';
import type { PageStyles } from './page-styles.ts';

interface Props {
  shell: {
    routes(): RouteTable;
    router: Pick<Router, 'restoreEntry'>;
    pageStyles: Pick<PageStyles, 'show'>;
    restoreDocument(): void;
  };
  path: string;
  /** Identifies the shown page and its version. */
  pageKey: string;
  /** Version of the shown page; null until it has loaded. */
  version: string | null;
}

/**
 * Restores `<html>`, `<body>` and the history entry between two pages, and enables the styles of the shown
 * app.
 *
 * Render it above the page: React unmounts the old page before any effect runs, and runs effects in document
 * order, so these run between the two pages, before a paint.
 */
export function DocumentReset({ shell, path, pageKey, version }: Props) {
  const app = shell.routes().get(path)?.app;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useLayoutEffect(() => {
    shell.restoreDocument();
    shell.router.restoreEntry(); // Also reverts changes that a page makes in its cleanup.
  }, [shell, pageKey]);
  useLayoutEffect(() => shell.pageStyles.show(app ? { app, version } : null), [shell, app, version]);
  return null;
}
