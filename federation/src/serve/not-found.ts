import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { readRegistry } from '../commands/report.ts';
import { escapeHtml } from '../document/index.ts';
import { isRouteOn } from '../registry/is-route-on.ts';
import type { RouteEntry } from '../registry/schema.ts';
import { readConfig } from '../site/config.ts';

/**
 * Finds the route for a path that lacks the hash: `/prompt-factory` for `/#/prompt-factory`, or
 * `/%23/prompt-factory` from some mail programs.
 */
async function findRoute(site: string, pathname: string): Promise<RouteEntry | undefined> {
  const requestedPath = pathname
    .toLowerCase()
    .replace(/^\/(?:#|%23)!?(?=\/)/, '')
    .replace(/(?:[?#]|%23|%3f).*$/, '')
    .replace(/\/+$/, '');
  const { apps } = await readRegistry(site);
  const config = await readConfig(site);
  return Object.values(apps)
    .flatMap((app) => app.routes.filter((route) => isRouteOn(route, app, config)))
    .find((route) => route.path === requestedPath);
}

/**
 * Returns the 404 page. If the path matches a route, the page links to it.
 * @returns null if the site has no 404 page
 */
async function notFoundPage(site: string, pathname: string): Promise<string | null> {
  const html = await readFile(path.join(site, '404.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  // Serves the page even if the registry is invalid.
  const route = await findRoute(site, pathname).catch(() => undefined);
  return html.replace(/<!-- route: (.*?) -->/s, (_, markup: string) =>
    route ? markup.replace('{path}', () => route.path).replace('{title}', () => escapeHtml(route.title)) : '',
  );
}

/** Responds with 404: with a page to a browser's navigation, otherwise with a short text. */
export async function answerNotFound(
  site: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const wantsPage = isRead && String(request.headers.accept ?? '').includes('text/html');
  const html = wantsPage ? await notFoundPage(site, pathname) : null;
  response.writeHead(404, {
    'content-type': `text/${html === null ? 'plain' : 'html'}; charset=utf-8`,
    'cache-control': 'no-store',
    vary: 'accept',
  });
  response.end(html ?? 'Página não encontrada');
}
