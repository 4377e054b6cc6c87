import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { siteFolder } from './registry.ts';

/** Attribute that altered code sets in a page that executes it. */
export const ALTERED_MARK = 'data-altered';

/**
 * Serves a module of the site with an added statement, as an attacker on the network would. The integrity
 * tests expect that the browser refuses it.
 */
export async function serveAltered(
  request: IncomingMessage,
  response: ServerResponse,
  site = siteFolder,
): Promise<true> {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  const content = await readFile(path.join(site, decodeURIComponent(pathname)), 'utf8');
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
  response.end(`${content}\n;document.documentElement.setAttribute('${ALTERED_MARK}', '');`);
  return true;
}

/** Returns true for a request of a JavaScript module whose URL contains all parts. */
export const isModuleRequest = ({ url = '' }: IncomingMessage, ...parts: (string | RegExp)[]): boolean =>
  url.split('?')[0]?.endsWith('.js') === true &&
  parts.every((part) => (typeof part === 'string' ? url.includes(part) : part.test(url)));
