import { stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Redirect target for a page's address without its slash: `/privacidade` → `/privacidade/`. Relative, and of
 * plain characters only, so that it is never read as the address of another host (`//evil.example`).
 * @returns null when no such page exists
 */
export async function slashRedirect(site: string, pathname: string, search: string): Promise<string | null> {
  if (!/^(\/[a-z0-9-]+)+$/i.test(pathname)) return null;
  const page = await stat(path.join(site, pathname, 'index.html')).catch(() => null);
  return page?.isFile() ? `${path.posix.basename(pathname)}/${search}` : null;
}
