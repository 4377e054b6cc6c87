import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownerOf, ownName } from './who.ts';

// Whoever changes a site takes a turn. No lock file: one that a killed process leaves has to be taken away by somebody,
// and two who do that at once may take away each other's. Here each has a ticket of its own, a file with a name that is
// never used again, and the lowest ticket of a living process has the turn. A dead process's ticket can be removed by
// anybody at any time, because nobody else will ever hold it.

const PREFIX = '.turn-';
const LOOK_AGAIN = 25;
/** A holder on another machine shows by this that it lives; one that has not for so long does not. */
const SIGN_OF_LIFE = 5000;
const NO_SIGN = 60_000;
/** One turn takes a second or two. */
const PATIENCE = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const numberIn = (ticket: string) => Number(ticket.slice(PREFIX.length).split('-', 1)[0]);
const ownerNameIn = (ticket: string) => ticket.slice(PREFIX.length).replace(/^\d+-/, '');

/** All tickets, lowest first. */
const ticketsIn = async (site: string): Promise<string[]> =>
  (await readdir(site)).filter((name) => name.startsWith(PREFIX)).sort();

/**
 * Takes a ticket above all others. Had somebody come with a higher one while this one was written, they may have the turn
 * already, not having seen it: then it is given back and a higher one taken.
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
    await wait(Math.random() * LOOK_AGAIN);
  }
}

/** Both times are the disk's own, so that two machines need not agree on the hour. */
async function showsNoLife(site: string, ticket: string, mine: string): Promise<boolean> {
  const owner = ownerOf(ownerNameIn(ticket));
  if (owner !== 'elsewhere') return owner === 'dead';
  const [theirs, now] = await Promise.all(
    [ticket, mine].map((name) => stat(path.join(site, name)).catch(() => null)),
  );
  return Boolean(theirs && now && now.mtimeMs - theirs.mtimeMs > NO_SIGN);
}

async function untilFirst(site: string, mine: string): Promise<void> {
  let [first, since] = ['', Date.now()];
  for (;;) {
    const [ahead] = await ticketsIn(site);
    if (ahead === undefined || ahead >= mine) return;
    if (ahead !== first) [first, since] = [ahead, Date.now()];
    if (await showsNoLife(site, ahead, mine)) {
      await rm(path.join(site, ahead), { force: true });
      continue;
    }
    if (Date.now() - since > PATIENCE) {
      throw new Error(
        `Another command has been changing ${site} for more than a minute (machine, process: ${ownerNameIn(ahead)}). ` +
          'Nothing was changed. Wait for it or end it, then try again.',
      );
    }
    await wait(LOOK_AGAIN);
  }
}

/** Removes what dead processes of this machine left in the queue. */
export async function sweepTickets(site: string): Promise<void> {
  for (const ticket of await ticketsIn(site)) {
    if (ownerOf(ownerNameIn(ticket)) === 'dead') await rm(path.join(site, ticket), { force: true });
  }
}

/**
 * Runs what changes a site while nobody else changes it.
 * @throws when somebody else has had the turn for a minute.
 */
export async function inTurn<T>(site: string, task: () => Promise<T>): Promise<T> {
  await mkdir(site, { recursive: true });
  const ticket = await takeTicket(site);
  const file = path.join(site, ticket);
  const sign = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), SIGN_OF_LIFE);
  try {
    await untilFirst(site, ticket);
    return await task();
  } finally {
    clearInterval(sign);
    await rm(file, { force: true });
  }
}
