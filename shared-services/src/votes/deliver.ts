import type { Backend } from '../backend/index.ts';
import { alone } from '../storage/index.ts';
import { withWork } from '../vote-work/index.ts';
import { type Outcome, outcomeOf, waitOf } from './ballot.ts';
import { allowUndo, ballotOf, change, holdVote, isHeld, type VoteTarget, waitingVotes } from './ballots.ts';
import { confirming, MOMENT_S, type Notice, refusalNotice, soonNotice } from './content.ts';
import { publishCounted } from './counted.ts';
import { KINDS } from './kinds.ts';

/** What voting needs of the page: where votes go, and whom to tell what went wrong. The shell has the last two. */
export interface Booth {
  /** Null while none is configured: votes then wait on the device. */
  backend: Backend | null;
  report(error: unknown, context?: Record<string, unknown>): void;
  notify(notice: Notice): void;
}

/** What became of a vote, and in how many seconds it is taken, where the server said so. */
interface Delivery {
  outcome: Outcome;
  wait: number | null;
}

const underWay = new Map<string, Promise<Delivery>>();
/** Votes whose failure is in the log: a server that stays away is not logged anew with every try. */
const reported = new Set<string>();

/** Resolves when the server has answered what this document is telling it about a vote. */
export const delivered = async ({ kind, id }: VoteTarget): Promise<void> =>
  void (await underWay.get(`${kind} ${id}`));

/** Tells the server a vote of this device. Never rejects, and never tells the same vote twice at once. */
function deliver(target: VoteTarget, backend: Backend, booth: Booth): Promise<Delivery> {
  const name = `${target.kind} ${target.id}`;
  const running =
    underWay.get(name) ?? send(target, name, backend, booth).finally(() => underWay.delete(name));
  underWay.set(name, running);
  return running;
}

async function send(
  target: VoteTarget,
  name: string,
  backend: Backend,
  { report, notify }: Booth,
): Promise<Delivery> {
  const { vote } = ballotOf(target);
  if (!vote) {
    change(target, { type: 'given back' });
    return { outcome: 'counted', wait: null };
  }
  // The server's time begins when the vote arrives, which is later: what this device offers ends first.
  let sentAt = 0;
  try {
    const {
      vote: counts,
      totals,
      undoSeconds = 0,
    } = await withWork(
      (work) => {
        sentAt = Date.now();
        return KINDS[target.kind].send(backend, target.id, vote, work);
      },
      () => notify(confirming[target.kind]),
    );
    // In one breath, so that no page shows the new total with the vote added to it once more.
    publishCounted({ ...target, totals });
    allowUndo(target, sentAt + undoSeconds * 1000);
    change(target, { type: 'counted', vote: counts });
    reported.delete(name);
    return { outcome: 'counted', wait: null };
  } catch (error) {
    const outcome = outcomeOf(error);
    const stays = outcome === 'later' || outcome === 'soon';
    if (!reported.has(name) || !stays) report(error, { voting: target.kind, on: target.id });
    reported.add(name);
    // A moment is tried through; a longer wait is kept to.
    const wait = waitOf(error);
    if (outcome === 'soon' && wait !== null && wait > MOMENT_S) holdVote(target, Date.now() + wait * 1000);
    change(target, { type: stays ? 'later' : 'given back' });
    return { outcome, wait };
  }
}

/** Tells one vote and, when it is given back or waits for a moment, says so. */
export async function deliverOne(target: VoteTarget, booth: Booth): Promise<void> {
  if (!booth.backend) return;
  const { outcome, wait } = await deliver(target, booth.backend, booth);
  const notice = outcome === 'soon' ? soonNotice(target.kind, wait ?? 0) : refusalNotice(outcome, [target]);
  if (notice) booth.notify(notice);
}

/** Tells every vote of this device that waits, one after another, until the server is found to be away. */
export async function deliverWaiting(booth: Booth): Promise<void> {
  if (booth.backend && waitingVotes().length > 0) await alone(() => deliverEach(booth, waitingVotes()));
}

async function deliverEach(booth: Booth, targets: readonly VoteTarget[]): Promise<void> {
  if (!booth.backend) return;
  const back = new Map<Outcome, VoteTarget[]>();
  for (const target of targets) {
    if (isHeld(target)) continue;
    const { outcome } = await deliver(target, booth.backend, booth);
    if (outcome === 'later') break;
    back.set(outcome, [...(back.get(outcome) ?? []), target]);
  }
  for (const [outcome, targets] of back) {
    const notice = refusalNotice(outcome, targets);
    if (notice) booth.notify(notice);
  }
}
