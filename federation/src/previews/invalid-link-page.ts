import type { IncomingMessage, ServerResponse } from 'node:http';
import { policyHash } from '../compose/import-map.ts';
import { escapeHtml } from '../document/index.ts';
import { ENDED_PREVIEW, INVALID_LINK, SITE_LINK_TEXT } from './text.ts';

const STYLE = `:root { color-scheme: light dark; }
body { max-inline-size: 38rem; margin: 0 auto; padding: 12vh 1.25rem; font: 1.125rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; background: light-dark(#fcf9f2, #0f141d); color: light-dark(#1b2130, #f3f0ea); }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { display: inline-block; padding-block: 0.6rem; color: light-dark(#1f3fc4, #9db8ff); }`;

/**
 * Returns the HTML page for an expired or invalid link.
 * @param siteUrl address of the public site, if known
 */
const pageHtml = ({ title, text }: typeof ENDED_PREVIEW, siteUrl: string | null): string => `<!doctype html>
<html lang="pt-PT">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>${title} · IA para Todos</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      ${siteUrl === null ? '' : `<p><a href="${escapeHtml(siteUrl)}">${SITE_LINK_TEXT}</a></p>`}
    </main>
  </body>
</html>
`;

/**
 * Responds to the link of an expired preview (410), or to one with an invalid signature (404): with HTML if
 * the client accepts it.
 */
export function answerInvalidLink(
  status: 404 | 410,
  siteUrl: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const pageText = status === 410 ? ENDED_PREVIEW : INVALID_LINK;
  const acceptsHtml = String(request.headers.accept ?? '').includes('text/html');
  response.setHeader('content-security-policy', `default-src 'none'; style-src ${policyHash(STYLE)}`);
  response.writeHead(status, {
    'content-type': `text/${acceptsHtml ? 'html' : 'plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    vary: 'accept',
  });
  response.end(acceptsHtml ? pageHtml(pageText, siteUrl) : `${pageText.title}. ${pageText.text}`);
}
