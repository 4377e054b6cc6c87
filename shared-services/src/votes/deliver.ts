import type { Backend } from '../backend/index.ts';
import { type Outcome, outcomeOf } from './ballot.ts';
import { ballotOf, change, type VoteTarget, waitingVotes } from './ballots.ts';
import { type Notice, refusalNotice } from './content.ts';
import { publishCounted } from './counted.ts';
import { KINDS } from './kinds.ts';

/** What voting needs of the page: where votes go, and whom to tell what went wrong. The shell has the last two. */
export interface Booth {
  /** Null while none is configured: votes then wait on the device. */
  backend: Backend | null;
  report(error: unknown, context?: Record<string, unknown>): void;
  notify(notice: Notice): void;
}

const underWay = new Map<string, Promise<Outcome>>();
/** Votes whose failure is in the log: a server that stays away is not logged anew with every try. */
const reported = new Set<string>();

/** Tells the server a vote of this device. Never rejects, and never tells the same vote twice at once. */
function deliver(target: VoteTarget, backend: Backend, report: Booth['report']): Promise<Outcome> {
  const name = `${target.kind} ${target.id}`;
  const running =
    underWay.get(name) ?? send(target, name, backend, report).finally(() => underWay.delete(name));
  underWay.set(name, running);
  return running;
}

async function send(
  target: VoteTarget,
  name: string,
  backend: Backend,
  report: Booth['report'],
): Promise<Outcome> {
  const { vote } = ballotOf(target);
  if (!vote) {
    change(target, { type: 'given back' });
    return 'counted';
  }
  try {
    const { vote: counts, totals } = await KINDS[target.kind].send(backend, target.id, vote);
    // In one breath, so that no page shows the new total with the vote added to it once more.
    publishCounted({ ...target, totals });
    change(target, { type: 'counted', vote: counts });
    reported.delete(name);
    return 'counted';
  } catch (error) {
    const outcome = outcomeOf(error);
    if (!reported.has(name) || outcome !== 'later') report(error, { voting: target.kind, on: target.id });
    reported.add(name);
    change(target, { type: outcome === 'later' ? 'later' : 'given back' });
    return outcome;
  }
}

/** Tells one vote and, when it is given back, says so. */
export async function deliverOne(target: VoteTarget, { backend, report, notify }: Booth): Promise<void> {
  if (!backend) return;
  const notice = refusalNotice(await deliver(target, backend, report), [target]);
  if (notice) notify(notice);
}

/** Tells every vote of this device that waits, one after another, until the server is found to be away. */
export async function deliverWaiting({ backend, report, notify }: Booth): Promise<void> {
  if (!backend) return;
  const back = new Map<Outcome, VoteTarget[]>();
  for (const target of waitingVotes()) {
    const outcome = await deliver(target, backend, report);
    if (outcome === 'later') break;
    back.set(outcome, [...(back.get(outcome) ?? []), target]);
  }
  for (const [outcome, targets] of back) {
    const notice = refusalNotice(outcome, targets);
    if (notice) notify(notice);
  }
}
