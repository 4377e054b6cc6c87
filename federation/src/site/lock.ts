import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorOf } from '../errors/error-of.ts';
import { processName, processState } from '../files/process-name.ts';

// The site lock is taken here, by `withLock`; commands that change a site call it through `withSite`
// (recover.ts). The lock is a queue of tickets, not one lock file: two processes that delete the stale lock file of a
// killed process may delete each other's. Every waiting process has a ticket, a file with a unique name. The
// process with the lowest ticket holds the lock, and any process may delete the ticket of a dead process.

const TICKET_PREFIX = '.lock-';
const POLL_MS = 25;
/** A holder touches its ticket this often, for processes on other machines. */
const HEARTBEAT_MS = 5000;
/** Age of a ticket of another machine that counts as abandoned. */
const STALE_MS = 60_000;
/** Time to wait for one holder. A command holds the lock for a second or two. */
const WAIT_MS = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ticketNumber = (ticket: string) => Number(ticket.slice(TICKET_PREFIX.length).split('-', 1)[0]);
const ticketOwner = (ticket: string) => ticket.slice(TICKET_PREFIX.length).replace(/^\d+-/, '');

/** Lists all tickets, lowest first. */
const listTickets = async (site: string): Promise<string[]> =>
  (await readdir(site)).filter((name) => name.startsWith(TICKET_PREFIX)).sort();

/**
 * Writes a ticket above all others. If a higher ticket was written meanwhile, its owner may hold the lock
 * without having seen this one: deletes it and tries again.
 */
async function takeTicket(site: string): Promise<string> {
  for (;;) {
    const highest = ticketNumber((await listTickets(site)).at(-1) ?? '') || 0;
    const number = Math.max(Date.now(), highest + 1);
    const ticket = `${TICKET_PREFIX}${String(number).padStart(16, '0')}-${processName()}`;
    try {
      await writeFile(path.join(site, ticket), '', { flag: 'wx' });
      if ((await listTickets(site)).at(-1) === ticket) return ticket;
    } catch (error) {
      await rm(path.join(site, ticket), { force: true });
      throw error;
    }
    await rm(path.join(site, ticket), { force: true });
    await wait(Math.random() * POLL_MS);
  }
}

/**
 * True if the owner of a ticket is dead. Compares times of the same disk, so that the clocks of two machines
 * need not agree.
 */
async function isStale(site: string, ticket: string, ownTicket: string): Promise<boolean> {
  const owner = processState(ticketOwner(ticket));
  if (owner !== 'elsewhere') return owner === 'dead';
  const [ticketStats, ownStats] = await Promise.all(
    [ticket, ownTicket].map((name) => stat(path.join(site, name)).catch(() => null)),
  );
  return Boolean(ticketStats && ownStats && ownStats.mtimeMs - ticketStats.mtimeMs > STALE_MS);
}

/** Waits until all lower tickets are gone. @throws FED-202 when one process is first for a minute */
async function waitForLock(site: string, ownTicket: string): Promise<void> {
  let [holder, holderSince] = ['', Date.now()];
  for (;;) {
    const [lowest] = await listTickets(site);
    if (lowest === undefined || lowest >= ownTicket) return;
    if (lowest !== holder) [holder, holderSince] = [lowest, Date.now()];
    if (await isStale(site, lowest, ownTicket)) {
      await rm(path.join(site, lowest), { force: true });
      continue;
    }
    if (Date.now() - holderSince > WAIT_MS) {
      throw errorOf('FED-202', { folder: site, owner: ticketOwner(lowest) });
    }
    await wait(POLL_MS);
  }
}

/** Deletes the tickets of dead processes of this machine. */
export async function sweepTickets(site: string): Promise<void> {
  for (const ticket of await listTickets(site)) {
    if (processState(ticketOwner(ticket)) === 'dead') await rm(path.join(site, ticket), { force: true });
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
    await waitForLock(folder, ticket);
    return await task();
  } finally {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  }
}
