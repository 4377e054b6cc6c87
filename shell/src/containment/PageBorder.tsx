import { useLayoutEffect } from 'react';
import type { Shell } from '../boot/create-shell.ts';

interface Props {
  shell: Shell;
  path: string;
  /** The page that is shown. */
  pageKey: string;
  /** Its version, once it is there. */
  version: string | null;
}

/**
 * What lies between two pages: what the one that goes left on the document is taken back before the next one begins.
 *
 * Its place is above the page: React takes the old page down before any effect runs, and runs effects in the order of the
 * document, so that this one comes between the two and nothing of it is ever painted.
 */
export function PageBorder({ shell, path, pageKey, version }: Props) {
  const app = shell.routes().get(path)?.app;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useLayoutEffect(() => {
    shell.restoreDocument();
    shell.router.takeBack(); // also what a page wrote when it saw the visitor leave
  }, [shell, pageKey]);
  useLayoutEffect(() => shell.pageStyles.show(app ? { app, version } : null), [shell, app, version]);
  return null;
}
