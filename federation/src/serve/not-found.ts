import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { escapeHtml } from '../document/index.ts';
import { readConfig } from '../publish/read-config.ts';
import { readRegistry } from '../publish/site.ts';
import type { RouteEntry } from '../registry/schema.ts';

/**
 * The route whose hash address was written as a real path: `/prompt-factory` for `/#/prompt-factory`, or `/%23/prompt-factory`
 * as some mail programs write it.
 */
async function routeNamed(site: string, pathname: string): Promise<RouteEntry | undefined> {
  const wanted = pathname
    .toLowerCase()
    .replace(/^\/(?:#|%23)!?(?=\/)/, '')
    .replace(/(?:[?#]|%23|%3f).*$/, '')
    .replace(/\/+$/, '');
  const { apps } = await readRegistry(site);
  const { featureFlags: flags } = (await readConfig(site)) as { featureFlags?: Record<string, unknown> };
  return Object.values(apps)
    .flatMap(({ routes }) => routes)
    .find(({ path: name, flag }) => name === wanted && !(flag && flags?.[flag] === false));
}

/**
 * The page of an unknown address. What it holds for a route, in a comment, is shown when one was meant.
 * @returns null when the site has no such page
 */
async function pageFor(site: string, pathname: string): Promise<string | null> {
  const html = await readFile(path.join(site, '404.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  // Whatever is wrong with the registry, a visitor who is lost gets the page.
  const route = await routeNamed(site, pathname).catch(() => undefined);
  return html.replace(/<!-- route: (.*?) -->/s, (_, words: string) =>
    route ? words.replace('{path}', () => route.path).replace('{title}', () => escapeHtml(route.title)) : '',
  );
}

/** Answers 404: with a page to whom asks for one, as browsers do when a person follows a link; else with a few words. */
export async function answerNotFound(
  site: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const wantsPage = reads && String(request.headers.accept ?? '').includes('text/html');
  const html = wantsPage ? await pageFor(site, pathname) : null;
  response.writeHead(404, {
    'content-type': `text/${html === null ? 'plain' : 'html'}; charset=utf-8`,
    'cache-control': 'no-store',
    vary: 'accept',
  });
  response.end(html ?? 'Página não encontrada');
}
