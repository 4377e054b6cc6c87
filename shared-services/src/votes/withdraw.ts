import { alone } from '../storage/index.ts';
import { allowUndo, ballotOf, change, isHeld, type VoteTarget } from './ballots.ts';
import { publishCounted } from './counted.ts';
import { type Booth, delivered } from './deliver.ts';

/** What became of it. `late`: the vote stands and is final. `failed`: the server did not answer, and the vote stands. */
export type Withdrawal = 'done' | 'late' | 'failed';

/**
 * Takes back the visitor's vote on a principle. A vote that has not left this device is removed from it; the server is asked
 * all the same where it can be, because it may have received a vote whose answer was lost. Never rejects.
 * @param id of the principle
 */
export async function withdrawVote(id: string, booth: Booth): Promise<Withdrawal> {
  const target = { kind: 'principle', id } as const;
  await delivered(target);
  const { unsent } = ballotOf(target);
  if (!booth.backend || (unsent && (!navigator.onLine || isHeld(target)))) return remove(target);
  try {
    // Not while another tab sends what waits: it would send this vote after its withdrawal.
    return await alone(() => ask(target, booth));
  } catch (error) {
    if (unsent) return remove(target);
    booth.report(error, { withdrawing: target.kind, on: id });
    return 'failed';
  }
}

function remove(target: VoteTarget): Withdrawal {
  change(target, { type: 'given back' });
  return 'done';
}

/** @throws BackendError */
async function ask(target: VoteTarget, { backend }: Booth): Promise<Withdrawal> {
  if (!backend) return remove(target);
  const { vote, upvotes, downvotes } = await backend.run((db) =>
    db.rpc('withdraw_principle_vote', { p_id: target.id }),
  );
  publishCounted({ ...target, totals: { upvotes, downvotes } });
  if (!vote) {
    remove(target);
    allowUndo(target, 0);
    return 'done';
  }
  allowUndo(target, 0);
  change(target, { type: 'counted', vote });
  return 'late';
}
