import { useShell } from '@ia/federation';
import { type Backend, createBackend } from '@ia/shared-services/backend';
import {
  loadPrinciples,
  PRINCIPLES_KEY,
  type Principle,
  type PrincipleMotif,
  voteOnPrinciple,
} from '@ia/shared-services/principles';
import { useResource } from '@ia/shared-services/resource';
import { readDevice, removeDevice, writeDevice } from '@ia/shared-services/storage';
import { useMemo, useReducer } from 'react';
import { principlesSection as words } from '../../../content/archive/principles.ts';

/** A principle as the layouts show it. */
export interface PrincipleView {
  id: string;
  title: string;
  description: string;
  motif: PrincipleMotif;
  /** People who agree, this visitor included. */
  count: number;
  /** The same, as it is written. */
  votes: string;
  /** Whether this visitor agrees. */
  agreed: boolean;
  agree(): void;
}

export type AgreementState =
  | { status: 'loading' }
  | { status: 'error'; retry(): void }
  | { status: 'ready'; principles: PrincipleView[] };

// The markers of the manifesto page (`useDeviceVote` of shared-services): whoever voted there has voted here.
const markerOf = (id: string) => `vote_principle_${id}`;
const unsentOf = (id: string) => `unsent_${markerOf(id)}`;

/**
 * The principles with one way to act on them: agree. The count rises at once, then the server is told; a failure is
 * only logged and the count stays (specification §4). All layouts share this state, so a switch keeps it.
 */
export function useAgreement(): AgreementState {
  const shell = useShell();
  const config = shell.backend();
  const backend = useMemo(() => createBackend(config), [config?.url, config?.publishableKey]);
  const resource = useResource(PRINCIPLES_KEY, () => loadPrinciples(backend));
  const [, deviceChanged] = useReducer((count: number) => count + 1, 0);

  async function tell({ id }: Principle, server: Backend) {
    try {
      const { upvotes, downvotes } = await voteOnPrinciple(server, id, 'up');
      removeDevice(unsentOf(id));
      resource.setData((all) =>
        (all ?? []).map((each) => (each.id === id ? { ...each, upvotes, downvotes } : each)),
      );
    } catch (error) {
      shell.report(error, { action: 'agree', principle: id });
    }
  }

  function agree(principle: Principle) {
    if (readDevice(markerOf(principle.id)) !== null) return shell.announce(words.alreadyVoted);
    writeDevice(markerOf(principle.id), 'up');
    writeDevice(unsentOf(principle.id), 'true');
    deviceChanged();
    shell.announce(words.agreed(principle.title));
    if (backend) void tell(principle, backend);
  }

  if (resource.status === 'loading') return { status: 'loading' };
  if (resource.status === 'error') return { status: 'error', retry: () => void resource.refresh() };
  return {
    status: 'ready',
    principles: resource.data.map((principle) => {
      const agreed = readDevice(markerOf(principle.id)) === 'up';
      const uncounted = agreed && readDevice(unsentOf(principle.id)) === 'true';
      const count = principle.upvotes + (uncounted ? 1 : 0);
      const { id, title, description, motif } = principle;
      const votes = count.toLocaleString('pt-PT');
      return { id, title, description, motif, count, votes, agreed, agree: () => agree(principle) };
    }),
  };
}
