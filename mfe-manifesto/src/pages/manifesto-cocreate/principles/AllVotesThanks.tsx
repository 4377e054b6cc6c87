import { useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import { useOutboxContext } from '@ia/shared-services/use-backend';
import { useVotes } from '@ia/shared-services/votes';
import { useModule } from '@ia/shared-ui/hooks';
import { useState } from 'react';

const loadPanel = () => import('./AllVotesPanel.tsx');

/** Thanks after a vote on every principle. The panel is downloaded with the last vote. */
export function AllVotesThanks({ principles }: { principles: readonly Principle[] }) {
  const { report } = useShell();
  const votes = useVotes('principle', principles, useOutboxContext());
  const choices = votes.map(({ vote }) => vote);
  const isComplete = choices.length > 0 && !choices.includes(null);
  const [wasComplete] = useState(isComplete);
  const panel = useModule(loadPanel, isComplete, report);
  if (!isComplete || panel.status !== 'ready') return null;
  return <panel.module.default principles={principles} choices={choices} isNew={!wasComplete} />;
}
