import { stopOnSignals } from '../serve/stop-signals.ts';
import { type ServeOptions, serveWithReleases, tokensFileOf } from './serve-command.ts';
import { readTokens } from './tokens.ts';

/** `federation serve`: serves until the process receives SIGINT or SIGTERM, or the `npx` that started it ends. */
export async function serve(options: ServeOptions): Promise<void> {
  const { createLog } = await import('../log/index.ts');
  const log = createLog();
  const server = await serveWithReleases({
    ...options,
    log: (line, logFields) => log.info({ ...logFields }, line),
  });
  stopOnSignals(() => server.close());
  const tokens = tokensFileOf(options.site, options.tokens);
  console.log(
    `${options.site}: ${server.url}\nTo publish here: federation publish <app folder> --to <this address>`,
  );
  if (server.previewsUrl !== null) console.log(`Previews, by signed links: ${server.previewsUrl}`);
  if ((await readTokens(tokens)).length === 0) {
    console.log(
      `No team can publish yet: ${tokens} has no token. Create one: federation token create <team> --apps <app>,<app>`,
    );
  }
}
