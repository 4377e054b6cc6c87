import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../document/index.ts';
import { policyHash } from '../publish/import-map.ts';
import { OVER, toTheSite, UNKNOWN } from './words.ts';

const STYLE = `:root { color-scheme: light dark; }
body { max-inline-size: 38rem; margin: 0 auto; padding: 12vh 1.25rem; font: 1.125rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; background: light-dark(#fcf9f2, #0f141d); color: light-dark(#1b2130, #f3f0ea); }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { display: inline-block; padding-block: 0.6rem; color: light-dark(#1f3fc4, #9db8ff); }`;

/** The page of a link that opens nothing. @param siteUrl where the public site is, when that is known */
const htmlOf = ({ title, text }: typeof OVER, siteUrl: string | null): string => `<!doctype html>
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
      ${siteUrl === null ? '' : `<p><a href="${escapeHtml(siteUrl)}">${toTheSite}</a></p>`}
    </main>
  </body>
</html>
`;

/** Answers for a link that is over (410) or that nobody signed (404): with a page to whom asks for one. */
export function answerKindly(
  status: 404 | 410,
  siteUrl: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const words = status === 410 ? OVER : UNKNOWN;
  const wantsPage = String(request.headers.accept ?? '').includes('text/html');
  response.setHeader('content-security-policy', `default-src 'none'; style-src ${policyHash(STYLE)}`);
  response.writeHead(status, {
    'content-type': `text/${wantsPage ? 'html' : 'plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    vary: 'accept',
  });
  response.end(wantsPage ? htmlOf(words, siteUrl) : `${words.title}. ${words.text}`);
}
