import type { Backend } from '../backend/index.ts';
import { defineOutbox, type OutboxContext, type Outcome } from '../outbox/index.ts';
import { attachProof, withProofOfWork } from '../proof-of-work/index.ts';
import { readDevice, removeDevice, writeDevice } from '../storage/index.ts';
import { confirmingNotice, queuedVoteNotice, revertedNotice, SHORT_WAIT_S } from './content.ts';
import { publishReceivedVote } from './received-votes.ts';
import {
  type Ballot,
  type Choices,
  formatUnsentVote,
  NO_VOTE,
  parseOptimisticCount,
  type Refusal,
  rateLimitWaitSeconds,
  reduceBallot,
  type Totals,
  toRefusal,
  totalsColumn,
  type VoteEvent,
  type VoteKind,
  type VoteTarget,
} from './vote-state.ts';

interface VoteKindRules<Choice> {
  choices: readonly Choice[];
  /**
   * Sends a vote. Idempotent: the server counts the visitor's first vote only.
   * @param work proof of work requested by the server, null on the first attempt
   * @throws BackendError
   */
  send(
    backend: Backend,
    id: string,
    vote: string,
    work: string | null,
  ): Promise<{ vote: string; totals: Totals; undoUntil: number }>;
}

const KINDS: { [K in VoteKind]: VoteKindRules<Choices[K]> } = {
  principle: {
    choices: ['up', 'down'],
    async send(backend, id, choice, work) {
      // The server starts the undo window at the vote's arrival, so the window measured here ends first.
      const sentAt = Date.now();
      const { vote, upvotes, downvotes, undo_seconds } = await backend.run((db) =>
        attachProof(work, db.rpc('vote_on_principle', { p_id: id, vote_type: choice })),
      );
      return { vote, totals: { upvotes, downvotes }, undoUntil: sentAt + (undo_seconds ?? 0) * 1000 };
    },
  },
  suggestion: {
    choices: ['true'],
    async send(backend, id, _choice, work) {
      const { upvotes } = await backend.run((db) =>
        attachProof(work, db.rpc('vote_on_suggestion', { s_id: id, vote_type: 'up', source: 'manifesto' })),
      );
      return { vote: 'true', totals: { upvotes }, undoUntil: 0 };
    },
  },
};

/** State of a vote in this document; lost on reload. */
interface VoteMemory {
  /** Last known ballot. Retains the optimistic count of a vote that another tab sent: see `reduceBallot`. */
  ballot: Ballot;
  /**
   * End of the rate limit (milliseconds since 1970). In memory only, so that each document asks the server
   * once.
   */
  heldUntil: number;
  /**
   * End of the undo window, in milliseconds since 1970. Infinity until the server answers. 0 after a
   * withdrawal, because the next vote is final. Null after a reload, because the vote is final.
   */
  undoUntil: number | null;
  /** True after the first failure was reported: all attempts during one outage make one report. */
  reported: boolean;
}
const memories = new Map<string, VoteMemory>();

/**
 * Returns the id in the outbox. The device stores the choice as `vote_{id}` and, until the server has received
 * it, the choice with its optimistic count as `unsent_vote_{id}`.
 */
const outboxId = ({ kind, id }: VoteTarget): string => `${kind}_${id}`;
const choiceKey = (target: VoteTarget): string => `vote_${outboxId(target)}`;
const unsentKey = (target: VoteTarget): string => `unsent_${choiceKey(target)}`;

/** Returns the state of a vote in this document, with the ballot updated from the device. */
export function readVoteMemory(target: VoteTarget): VoteMemory {
  const itemId = outboxId(target);
  const memory = memories.get(itemId) ?? { ballot: NO_VOTE, heldUntil: 0, undoUntil: null, reported: false };
  memories.set(itemId, memory);
  const stored = readDevice(choiceKey(target));
  const vote = KINDS[target.kind].choices.find((choice) => choice === stored) ?? null;
  const unsent = readDevice(unsentKey(target));
  const optimistic = unsent === null ? null : parseOptimisticCount(unsent, vote);
  memory.ballot = reduceBallot(memory.ballot, { type: 'stored', vote, optimistic });
  return memory;
}

/** Applies an event to the stored vote. */
export function applyVoteEvent(target: VoteTarget, event: VoteEvent): void {
  const memory = readVoteMemory(target);
  const ballot = reduceBallot(memory.ballot, event);
  if (event.type !== 'postponed') memory.heldUntil = 0;
  if (event.type === 'cast' && memory.undoUntil !== 0) memory.undoUntil = Number.POSITIVE_INFINITY;
  else if (!ballot.vote) memory.undoUntil = null;
  // Write the count before the choice: other tabs see the keys one by one, and a locked vote needs its count.
  if (ballot.unsent) writeDevice(unsentKey(target), formatUnsentVote(ballot));
  if (ballot.vote) writeDevice(choiceKey(target), ballot.vote);
  else removeDevice(choiceKey(target));
  if (!ballot.unsent) removeDevice(unsentKey(target));
  // Assign last: subscribers notified by the writes above have read one key without the other.
  memory.ballot = ballot;
}

/**
 * Drops the optimistic count once the server's totals have reached it. Later totals may then fall below it.
 */
export function reconcile(target: VoteTarget, totals: Totals): void {
  const memory = readVoteMemory(target);
  const { vote, unsent, optimistic } = memory.ballot;
  if (!vote || unsent || (totals[totalsColumn(vote)] ?? 0) < optimistic) return;
  memory.ballot = reduceBallot(memory.ballot, { type: 'received', vote });
}

/**
 * Returns the ballot to show, whether the vote waits on this device, and the end of the undo window
 * (`Vote.undo`). The end is Infinity while the vote waits. It is null when another tab sent this document's
 * vote, because only that tab knows the server's answer. Otherwise it is that of `VoteMemory`.
 */
export function readVoteState(target: VoteTarget): Ballot & { waiting: boolean; undo: number | null } {
  const { ballot, heldUntil, undoUntil } = readVoteMemory(target);
  const waiting = ballot.unsent && (!navigator.onLine || heldUntil > Date.now());
  const inFlight = undoUntil === Number.POSITIVE_INFINITY;
  const undo = waiting ? Number.POSITIVE_INFINITY : inFlight && !ballot.unsent ? null : undoUntil;
  return { ...ballot, waiting, undo: ballot.vote ? undo : null };
}

/** Outbox of votes: sends each until the server has answered. `vote-state.ts` has the rules of a vote. */
export const votes = defineOutbox({
  prefix: 'unsent_vote_',
  read(itemId): VoteTarget | null {
    const [, kind, id] = /^(principle|suggestion)_(.+)$/.exec(itemId) ?? [];
    return id ? { kind: kind as VoteKind, id } : null;
  },
  isDue: (target) => readVoteMemory(target).heldUntil <= Date.now(),
  async send(target, backend, { notify }) {
    const { vote } = readVoteMemory(target).ballot;
    if (!vote) return null;
    return withProofOfWork(
      (work) => KINDS[target.kind].send(backend, target.id, vote, work),
      () => notify(confirmingNotice(target.kind)),
    );
  },
  onOutcome(target, outcome, { report }) {
    const memory = readVoteMemory(target);
    if (outcome.verdict === 'sent') {
      // `send` found no vote: it was removed from the device meanwhile.
      if (!outcome.answer) return applyVoteEvent(target, { type: 'reverted' });
      const { vote, totals, undoUntil } = outcome.answer;
      // Publish synchronously, so that no page adds the vote to a total that already includes it.
      publishReceivedVote({ ...target, totals });
      memory.undoUntil = undoUntil;
      memory.reported = false;
      return applyVoteEvent(target, { type: 'received', vote });
    }
    const { error } = outcome;
    const refusal = toRefusal(outcome);
    if (!memory.reported || refusal) report(error, { voting: target.kind, on: target.id });
    memory.reported = true;
    // The page retries repeatedly during a short wait. A longer wait blocks retries until it ends.
    const wait = rateLimitWaitSeconds(error) ?? 0;
    memory.heldUntil = wait > SHORT_WAIT_S ? Date.now() + wait * 1000 : 0;
    applyVoteEvent(target, { type: refusal ? 'reverted' : 'postponed' });
  },
});

/** Shows one notice for each reason why votes were reverted. */
function notifyReverted(outcomes: [VoteTarget, Outcome][], { notify }: OutboxContext): void {
  const reverted = new Map<Refusal, VoteTarget[]>();
  for (const [target, outcome] of outcomes) {
    const refusal = toRefusal(outcome);
    if (refusal) reverted.set(refusal, [...(reverted.get(refusal) ?? []), target]);
  }
  for (const [refusal, targets] of reverted) notify(revertedNotice(refusal, targets));
}

/** Sends the waiting votes of this device. Never rejects. */
export const deliverUnsentVotes = async (context: OutboxContext): Promise<void> =>
  notifyReverted(await votes.deliverDue(context), context);

/** Sends a new vote. Shows a notice if the vote is reverted or must wait. */
export async function deliverVote(target: VoteTarget, context: OutboxContext): Promise<void> {
  const outcome = await votes.deliver(outboxId(target), context);
  if (!outcome) return;
  const wait = rateLimitWaitSeconds(outcome.error);
  if (wait !== null) context.notify(queuedVoteNotice(target.kind, wait));
  notifyReverted([[target, outcome]], context);
}
