import type { SmokeCheck } from '../checks/index.ts';
import { errorOf } from '../errors/error-of.ts';
import { ERRORS, type ErrorCode } from '../errors/error-table.ts';
import { FederationError } from '../errors/federation-error.ts';
import type { Mount } from '../serve/index.ts';
import { withFullDisk } from '../site/full-disk.ts';
import { assertTokenStillValid, authorise, type Peer, type Trust } from './authorise.ts';
import { drain } from './byte-reader.ts';
import { failureLimit } from './failure-limit.ts';
import { endPreviewCommand, listPreviewsCommand, previewCommand } from './preview-command.ts';
import { type Call, type Previews, publishCommand } from './publish-command.ts';
import { quarantineOf } from './quarantine.ts';
import { revokeCommand, rollbackCommand } from './rollback-commands.ts';
import { LIMITS } from './upload.ts';

/** Path of the service, below the site's address. No app or page can have this name. */
export const SERVICE_PATH = '/_federation';

/** Commands of the service: `POST /_federation/<command>/<app>`, with the names of the command line. */
const COMMANDS: Record<string, (call: Call) => Promise<object>> = {
  publish: publishCommand,
  rollback: rollbackCommand,
  revoke: revokeCommand,
  preview: previewCommand,
  'preview-list': listPreviewsCommand,
  'preview-end': endPreviewCommand,
};

/** Maximum of concurrent commands: each upload may use disk space up to the limits. */
const MAX_CONCURRENT = 16;

/** Structured fields of a log line: a team's action or attempt. */
interface Act {
  team: string;
  act: string;
  app: string;
  version?: string;
  /** HTTP status of a rejected request. */
  status?: number;
  /** Code of the error, listed in docs/errors.md. */
  code?: ErrorCode;
}

/** Logs successful and rejected requests, as a line and as fields. */
export type ServiceLog = (line: string, logFields?: Act) => void;

export interface ServiceOptions extends Trust {
  site: string;
  /** Default: no previews. */
  previews?: Previews;
  /** Logs requests. Never receives a token. */
  log?: ServiceLog;
  /** Opens builds in a browser before they become live. */
  smoke?: SmokeCheck;
}

export interface PublishingService {
  mount: Mount;
  /** Resolves when no command is running. */
  idle(): Promise<void>;
}

const json = (status: number, body: object): Response =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });

/** Removes paths of the server's disk from a message. Teams see the paths of their own build. */
const withoutFolders = (message: string, { site, tokens }: ServiceOptions): string =>
  message
    .replaceAll(`${quarantineOf(tokens)}/`, '')
    .replaceAll(/\.part-[^/\s]+/g, '.')
    .replaceAll('./preview/site', 'the site')
    .replaceAll(`${site}/`, '')
    .replaceAll(site, 'the site');

/** The error as the client sees it. */
function rejectionOf(error: NodeJS.ErrnoException, options: ServiceOptions): FederationError {
  const explained = withFullDisk(error, 'the site') as NodeJS.ErrnoException;
  if (explained instanceof FederationError)
    return new FederationError(explained.code, withoutFolders(explained.detail, options));
  // An error with a code comes from the system. Its message may reveal paths, and does not help the team.
  if (error.code) {
    options.log?.(`failed: ${error.message}`);
    return errorOf('FED-308', { reason: error.code });
  }
  return new FederationError('FED-300', withoutFolders(error.message, options));
}

const statusOf = ({ code }: FederationError): number => ERRORS[code].status ?? 422;

/** Creates the service. The site's server mounts it at {@link SERVICE_PATH}. */
export function publishingService(options: ServiceOptions): PublishingService {
  const { site, log = () => {} } = options;
  const limit = failureLimit();
  const failures = {
    ...limit,
    note(address: string) {
      log(`wrong token from ${address}`);
      limit.note(address);
    },
  };
  const running = new Set<Promise<unknown>>();

  async function answer(request: Request, peer: Peer): Promise<object> {
    const [, command = '', app = '', ...more] = new URL(request.url).pathname.split('/');
    const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
    const token = await authorise(request, peer, options, failures).catch((error) => {
      if (statusOf(rejectionOf(error, options)) === 500) log(error.message);
      throw error;
    });
    if (request.method !== 'POST' || !run || app === '' || more.length > 0) {
      throw errorOf('FED-305', { commands: Object.keys(COMMANDS).join(', ') });
    }
    if (!token.apps.includes(app)) {
      const apps = token.apps.join(', ');
      throw errorOf('FED-306', { team: token.name, apps, app: JSON.stringify(app.slice(0, 80)) });
    }
    if (running.size >= MAX_CONCURRENT) throw errorOf('FED-307', { count: MAX_CONCURRENT });
    const logFields = { team: token.name, act: command, app };
    const assertTokenValid = () => assertTokenStillValid(request, options);
    const call = {
      site,
      quarantine: quarantineOf(options.tokens),
      app,
      by: token.name,
      body: request.body,
      assertTokenValid,
      previews: options.previews ?? null,
      smoke: options.smoke,
    };
    const work = run(call);
    running.add(work);
    const result = await work
      .finally(() => running.delete(work))
      .catch((error) => {
        const rejection = rejectionOf(error, options);
        const status = statusOf(rejection);
        log(`${token.name}: ${command} ${app}: refused (${status}): ${rejection.message.split('\n', 1)[0]}`, {
          ...logFields,
          status,
          code: rejection.code,
        });
        throw rejection;
      });
    const { version = '' } = result as { version?: string };
    log(`${token.name}: ${command} ${app} ${version}`, { ...logFields, ...(version && { version }) });
    return result;
  }

  return {
    async mount(request, peer) {
      try {
        return json(200, await answer(request, peer));
      } catch (error) {
        const rejection = rejectionOf(error as Error, options);
        await drain(request.body, LIMITS.head + LIMITS.total);
        return json(statusOf(rejection), { error: rejection.detail, code: rejection.code });
      }
    },
    async idle() {
      await Promise.allSettled([...running]);
    },
  };
}
