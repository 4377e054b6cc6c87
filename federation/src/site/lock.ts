import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorOf } from '../errors/error-of.ts';
import { ownerOf, ownName } from '../files/process-name.ts';

// The site lock is taken here, by `withLock`; commands that change a site call it through `withSite`
// (recover.ts). The lock is a queue of tickets, not one lock file: two processes that delete the stale lock file of a
// killed process may delete each other's. Every waiting process has a ticket, a file with a unique name. The
// process with the lowest ticket holds the lock, and any process may delete the ticket of a dead process.

const PREFIX = '.lock-';
const POLL_MS = 25;
/** A holder touches its ticket this often, for processes on other machines. */
const HEARTBEAT_MS = 5000;
const STALE_MS = 60_000;
/** A command holds the lock for a second or two. */
const WAIT_MS = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const numberIn = (ticket: string) => Number(ticket.slice(PREFIX.length).split('-', 1)[0]);
const ownerNameIn = (ticket: string) => ticket.slice(PREFIX.length).replace(/^\d+-/, '');

/** Lists all tickets, lowest first. */
const ticketsIn = async (site: string): Promise<string[]> =>
  (await readdir(site)).filter((name) => name.startsWith(PREFIX)).sort();

/**
 * Writes a ticket above all others. If a higher ticket was written meanwhile, its owner may hold the lock
 * without having seen this one: deletes it and tries again.
 */
async function takeTicket(site: string): Promise<string> {
  for (;;) {
    const highest = numberIn((await ticketsIn(site)).at(-1) ?? '') || 0;
    const number = Math.max(Date.now(), highest + 1);
    const ticket = `${PREFIX}${String(number).padStart(16, '0')}-${ownName()}`;
    try {
      await writeFile(path.join(site, ticket), '', { flag: 'wx' });
      if ((await ticketsIn(site)).at(-1) === ticket) return ticket;
    } catch (error) {
      await rm(path.join(site, ticket), { force: true });
      throw error;
    }
    await rm(path.join(site, ticket), { force: true });
    await wait(Math.random() * POLL_MS);
  }
}

/** Compares times of the same disk, so that the clocks of two machines need not agree. */
async function isStale(site: string, ticket: string, mine: string): Promise<boolean> {
  const owner = ownerOf(ownerNameIn(ticket));
  if (owner !== 'elsewhere') return owner === 'dead';
  const [theirs, now] = await Promise.all(
    [ticket, mine].map((name) => stat(path.join(site, name)).catch(() => null)),
  );
  return Boolean(theirs && now && now.mtimeMs - theirs.mtimeMs > STALE_MS);
}

async function untilFirst(site: string, mine: string): Promise<void> {
  let [first, since] = ['', Date.now()];
  for (;;) {
    const [ahead] = await ticketsIn(site);
    if (ahead === undefined || ahead >= mine) return;
    if (ahead !== first) [first, since] = [ahead, Date.now()];
    if (await isStale(site, ahead, mine)) {
      await rm(path.join(site, ahead), { force: true });
      continue;
    }
    if (Date.now() - since > WAIT_MS) {
      throw errorOf('FED-202', { folder: site, owner: ownerNameIn(ahead) });
    }
    await wait(POLL_MS);
  }
}

/** Deletes the tickets of dead processes of this machine. */
export async function sweepTickets(site: string): Promise<void> {
  for (const ticket of await ticketsIn(site)) {
    if (ownerOf(ownerNameIn(ticket)) === 'dead') await rm(path.join(site, ticket), { force: true });
  }
}

/**
 * Takes the site lock, runs a task, and releases the lock. No other process holds the lock of the folder meanwhile.
 * @throws when another process has held it for a minute.
 */
export async function withLock<T>(folder: string, task: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const ticket = await takeTicket(folder);
  const file = path.join(folder, ticket);
  const heartbeat = setInterval(
    () => void utimes(file, new Date(), new Date()).catch(() => {}),
    HEARTBEAT_MS,
  );
  try {
    await untilFirst(folder, ticket);
    return await task();
  } finally {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  }
}
