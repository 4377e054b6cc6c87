import type { SmokeCheck } from '../checks/index.ts';
import { errorOf } from '../errors/error-of.ts';
import { ERRORS, type ErrorCode } from '../errors/error-table.ts';
import { FederationError } from '../errors/federation-error.ts';
import type { Mount } from '../serve/index.ts';
import { explainFullDisk } from '../site/full-disk.ts';
import { type AuthOptions, assertTokenStillValid, authorise, type Peer } from './authorise.ts';
import { drain } from './byte-reader.ts';
import { failureLimit } from './failure-limit.ts';
import { endPreviewCommand, listPreviewsCommand, previewCommand } from './preview-command.ts';
import { type CommandContext, type Previews, publishCommand } from './publish-command.ts';
import { quarantineOf } from './quarantine.ts';
import { revokeCommand, rollbackCommand } from './rollback-commands.ts';
import { LIMITS } from './upload.ts';

/** Path of the service, below the site's address. No app or page can have this name. */
export const SERVICE_PATH = '/_federation';

/** Commands of the service: `POST /_federation/<command>/<app>`, with the names of the command line. */
const COMMANDS: Record<string, (call: CommandContext) => Promise<object>> = {
  publish: publishCommand,
  rollback: rollbackCommand,
  revoke: revokeCommand,
  preview: previewCommand,
  'preview-list': listPreviewsCommand,
  'preview-end': endPreviewCommand,
};

/** Maximum number of concurrent commands: each upload may use disk space up to its limits. */
const MAX_CONCURRENT = 16;

/** Structured fields of a log line about a team's command. */
interface LogFields {
  team: string;
  /** Name of the command. */
  act: string;
  app: string;
  version?: string;
  /** HTTP status of a rejected request. */
  status?: number;
  /** Code of the error, listed in docs/errors.md. */
  code?: ErrorCode;
}

/** Logs successful and rejected requests, as a line and as fields. */
export type ServiceLog = (line: string, logFields?: LogFields) => void;

/** Options of {@link publishingService}. */
export interface ServiceOptions extends AuthOptions {
  site: string;
  /** Default: no previews. */
  previews?: Previews;
  /** Logs requests. Never receives a token. */
  log?: ServiceLog;
  /** Opens builds in a browser before they become live. */
  smoke?: SmokeCheck;
}

export interface PublishingService {
  /** Handles a request below {@link SERVICE_PATH}. */
  mount: Mount;
  /** Resolves when no command is running. */
  idle(): Promise<void>;
}

const jsonResponse = (status: number, body: object): Response =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });

/** Removes paths of the server's disk from a message. Teams see the paths of their own build. */
const removeServerPaths = (message: string, { site, tokens }: ServiceOptions): string =>
  message
    .replaceAll(`${quarantineOf(tokens)}/`, '')
    .replaceAll(/\.part-[^/\s]+/g, '.')
    .replaceAll('./preview/site', 'the site')
    .replaceAll(`${site}/`, '')
    .replaceAll(site, 'the site');

/** The error as the client sees it. */
function clientError(error: NodeJS.ErrnoException, options: ServiceOptions): FederationError {
  const explained = explainFullDisk(error, 'the site') as NodeJS.ErrnoException;
  if (explained instanceof FederationError)
    return new FederationError(explained.code, removeServerPaths(explained.detail, options));
  // An error with a code comes from the system. Its message may reveal paths, and does not help the team.
  if (error.code) {
    options.log?.(`failed: ${error.message}`);
    return errorOf('FED-308', { reason: error.code });
  }
  return new FederationError('FED-300', removeServerPaths(error.message, options));
}

/** HTTP status of an error. */
const statusOf = ({ code }: FederationError): number => ERRORS[code].status ?? 422;

/** Creates the service. The site's server mounts it at {@link SERVICE_PATH}. */
export function publishingService(options: ServiceOptions): PublishingService {
  const { site, log = () => {} } = options;
  const limit = failureLimit();
  const failures = {
    ...limit,
    record(address: string) {
      log(`wrong token from ${address}`);
      limit.record(address);
    },
  };
  const running = new Set<Promise<unknown>>();

  /** Authorises a request, runs its command and logs the outcome. @returns the body of the response */
  async function handle(request: Request, peer: Peer): Promise<object> {
    const [, command = '', app = '', ...extraSegments] = new URL(request.url).pathname.split('/');
    const runCommand = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
    const token = await authorise(request, peer, options, failures).catch((error) => {
      if (statusOf(clientError(error, options)) === 500) log(error.message);
      throw error;
    });
    if (request.method !== 'POST' || !runCommand || app === '' || extraSegments.length > 0) {
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
      author: token.name,
      body: request.body,
      assertTokenValid,
      previews: options.previews ?? null,
      smoke: options.smoke,
    };
    const work = runCommand(call);
    running.add(work);
    const result = await work
      .finally(() => running.delete(work))
      .catch((error) => {
        const rejection = clientError(error, options);
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
        return jsonResponse(200, await handle(request, peer));
      } catch (error) {
        const rejection = clientError(error as Error, options);
        await drain(request.body, LIMITS.head + LIMITS.total);
        return jsonResponse(statusOf(rejection), { error: rejection.detail, code: rejection.code });
      }
    },
    async idle() {
      await Promise.allSettled([...running]);
    },
  };
}
