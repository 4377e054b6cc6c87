import { stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Where a page's address without its slash should have led: `/privacidade` is `/privacidade/`. The answer is relative and
 * made of plain words alone, so that it can never be read as the address of another host (`//evil.example`).
 * @returns what to redirect to, or null when no such page exists
 */
export async function withSlash(site: string, pathname: string, search: string): Promise<string | null> {
  if (!/^(\/[a-z0-9-]+)+$/i.test(pathname)) return null;
  const page = await stat(path.join(site, pathname, 'index.html')).catch(() => null);
  return page?.isFile() ? `${path.posix.basename(pathname)}/${search}` : null;
}
