import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { siteFolder } from './registry.ts';

/** What code that was altered on the way leaves in a page that runs it. */
export const MARK = 'data-altered';

/** Answers with a file of the site, altered as somebody between server and visitor would: it does one thing more. */
export async function answerAltered(
  request: IncomingMessage,
  response: ServerResponse,
  site = siteFolder,
): Promise<true> {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  const content = await readFile(path.join(site, decodeURIComponent(pathname)), 'utf8');
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
  response.end(`${content}\n;document.documentElement.setAttribute('${MARK}', '');`);
  return true;
}

/** Whether a request is for a module of an app, by a part of its address. */
export const asksFor = ({ url = '' }: IncomingMessage, ...parts: (string | RegExp)[]): boolean =>
  url.split('?')[0]?.endsWith('.js') === true &&
  parts.every((part) => (typeof part === 'string' ? url.includes(part) : part.test(url)));
