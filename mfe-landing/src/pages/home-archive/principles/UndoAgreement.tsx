import { useShell } from '@ia/federation';
import { useBooth } from '@ia/shared-services/use-backend';
import { useUndoVote } from '@ia/shared-services/votes';
import { Button } from '@ia/shared-ui/button';
import { Small } from '@ia/shared-ui/text';
import { useEffect } from 'react';
import { voteUndo as words } from '../../../content/archive/vote-undo.ts';
import type { PrincipleView } from './use-agreement.ts';

interface UndoAgreementProps {
  principle: PrincipleView;
  /** `undo` of the vote. */
  until: number;
  moveFocus: () => void;
}

/** Takes an agreement back while that can be done, and says so when it no longer can. Downloaded with the first one. */
export default function UndoAgreement({ principle, until, moveFocus }: UndoAgreementProps) {
  const { announce } = useShell();
  const { button, seconds, busy, undo } = useUndoVote({
    id: principle.id,
    until,
    booth: useBooth(),
    moveFocus,
    onResult: (result) => announce(words[result]),
  });
  const isOpen = seconds > 0 || busy;
  const offers = isOpen && seconds < Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (offers) announce(words.offer(principle.title));
  }, [offers, announce, principle.title]);
  if (!isOpen) return <Small>{words.over}</Small>;
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        loading={busy}
        loadingLabel={words.busy}
        aria-label={words.label(principle.title)}
        onClick={undo}
      >
        {words.button}
      </Button>
      {offers && <Small>{words.left(seconds)}</Small>}
    </>
  );
}
