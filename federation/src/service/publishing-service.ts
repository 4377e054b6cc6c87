import type { Candidate } from '../gate/index.ts';
import { inPlainWords } from '../publish/full-disk.ts';
import type { Mount } from '../serve/index.ts';
import { authorise, expectStillValid, type Peer, type Trust } from './authorise.ts';
import { drain } from './byte-reader.ts';
import { failureLimit } from './failure-limit.ts';
import { revokeCommand, rollbackCommand } from './going-back-commands.ts';
import { endPreviewCommand, listPreviewsCommand, previewCommand } from './preview-command.ts';
import { type Call, type Previews, publishCommand } from './publish-command.ts';
import { quarantineOf } from './quarantine.ts';
import { Refusal } from './refusal.ts';
import { LIMITS } from './upload.ts';

/** Where the service answers, below the site's address. No app and no page can have this name. */
export const SERVICE_PATH = '/_federation';

/** What can be asked of the service: `POST /_federation/<command>/<app>`. Each command is one of the command line, by its name. */
const COMMANDS: Record<string, (call: Call) => Promise<object>> = {
  publish: publishCommand,
  rollback: rollbackCommand,
  revoke: revokeCommand,
  preview: previewCommand,
  'preview-list': listPreviewsCommand,
  'preview-end': endPreviewCommand,
};

/** Uploads at once: each may fill the disk as far as the limits go. */
const AT_ONCE = 16;

/** What a team did or tried, for the fields of a log line. */
interface Act {
  team: string;
  act: string;
  app: string;
  version?: string;
  /** Of a refusal. */
  status?: number;
}

/** Takes what was done and what was refused, in words and as fields. */
export type ServiceLog = (line: string, act?: Act) => void;

export interface ServiceOptions extends Trust {
  site: string;
  /** Default: this service takes none. */
  previews?: Previews;
  /** Told what was done and what was refused, never a token. */
  log?: ServiceLog;
  /** Opens builds in a browser before they become live. */
  smoke?: Candidate['smoke'];
}

export interface PublishingService {
  mount: Mount;
  /** When nothing is being done any more. */
  idle(): Promise<void>;
}

const json = (status: number, body: object): Response =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });

/** Where things lie on the service's disk is nobody's business: messages name them as they would on the team's own. */
const withoutFolders = (message: string, { site, tokens }: ServiceOptions): string =>
  message
    .replaceAll(`${quarantineOf(tokens)}/`, '')
    .replaceAll(/\.part-[^/\s]+/g, '.')
    .replaceAll('./preview/site', 'the site')
    .replaceAll(`${site}/`, '')
    .replaceAll(site, 'the site');

function refusalOf(error: NodeJS.ErrnoException, options: ServiceOptions): Refusal {
  if (error instanceof Refusal) return error;
  const plain = inPlainWords(error, 'the site');
  if (plain !== error.message) return new Refusal(507, plain);
  // A code is the system's: it says nothing to whoever publishes, and may say too much.
  if (error.code) {
    options.log?.(`failed: ${error.message}`);
    return new Refusal(
      500,
      `The service could not do it (${error.code}). Whoever runs the site finds more in its log.`,
    );
  }
  return new Refusal(422, withoutFolders(error.message, options));
}

/** The service as something that a server of the site mounts at {@link SERVICE_PATH}. */
export function publishingService(options: ServiceOptions): PublishingService {
  const { site, log = () => {} } = options;
  const limit = failureLimit();
  const failures = {
    ...limit,
    note(address: string) {
      log(`a wrong token came from ${address}`);
      limit.note(address);
    },
  };
  const running = new Set<Promise<unknown>>();

  async function answer(request: Request, peer: Peer): Promise<object> {
    const [, command = '', app = '', ...more] = new URL(request.url).pathname.split('/');
    const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
    const token = await authorise(request, peer, options, failures).catch((error) => {
      if (refusalOf(error, options).status === 500) log(error.message);
      throw error;
    });
    if (request.method !== 'POST' || !run || app === '' || more.length > 0) {
      throw new Refusal(404, `This service knows: ${Object.keys(COMMANDS).join(', ')}. Found nothing to do.`);
    }
    if (!token.apps.includes(app)) {
      throw new Refusal(
        403,
        `The token ${token.name} may change ${token.apps.join(', ')}, found ${JSON.stringify(app.slice(0, 80))}. Nothing was changed.`,
      );
    }
    if (running.size >= AT_ONCE) {
      throw new Refusal(503, `${AT_ONCE} changes are under way. Nothing was changed: try again in a moment.`);
    }
    const act = { team: token.name, act: command, app };
    const stillValid = () => expectStillValid(request, options);
    const call = {
      site,
      quarantine: quarantineOf(options.tokens),
      app,
      by: token.name,
      body: request.body,
      stillValid,
      previews: options.previews ?? null,
      smoke: options.smoke,
    };
    const work = run(call);
    running.add(work);
    const done = await work
      .finally(() => running.delete(work))
      .catch((error) => {
        const refusal = refusalOf(error, options);
        log(
          `${token.name}: ${command} ${app}: refused (${refusal.status}): ${refusal.message.split('\n', 1)[0]}`,
          { ...act, status: refusal.status },
        );
        throw refusal;
      });
    const { version = '' } = done as { version?: string };
    log(`${token.name}: ${command} ${app} ${version}`, { ...act, ...(version && { version }) });
    return done;
  }

  return {
    async mount(request, peer) {
      try {
        return json(200, await answer(request, peer));
      } catch (error) {
        const { status, message } = refusalOf(error as Error, options);
        await drain(request.body, LIMITS.head + LIMITS.total);
        return json(status, { error: message });
      }
    },
    async idle() {
      await Promise.allSettled([...running]);
    },
  };
}
