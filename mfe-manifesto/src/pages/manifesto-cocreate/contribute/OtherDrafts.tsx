import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { drafts as words } from '../../../content/drafts.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { longDateTime } from '../../../rules/dates.ts';
import type { KeptDraft } from '../../../state/kept-drafts.ts';

interface OtherDraftsProps {
  others: readonly KeptDraft[];
  forget: (draft: KeptDraft) => void;
  bringBack: (draft: KeptDraft) => void;
  onResume: (draft: KeptDraft) => void;
}

/** Offers the drafts of other tabs and earlier visits. Nothing is put into the form unasked. */
export default function OtherDrafts({ others, forget, bringBack, onResume }: OtherDraftsProps) {
  const [discarded, setDiscarded] = useState<KeptDraft | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (discarded) undo.current?.focus();
  }, [discarded]);
  if (others.length === 0 && !discarded) return null;

  return (
    <Panel aria-labelledby="rascunhos">
      <h4 id="rascunhos" tabIndex={-1}>
        {words.title}
      </h4>
      {others.length > 0 && <Small>{words.lead}</Small>}
      {others.map((draft) => (
        <div key={draft.id}>
          <FoldedText id={`rascunho-${draft.id}`}>{draft.text.trim()}</FoldedText>
          {longDateTime(draft.at) && <Small>{words.from(longDateTime(draft.at))}</Small>}
          <Row>
            <Button
              size="sm"
              variant="secondary"
              aria-describedby={`rascunho-${draft.id}`}
              onClick={() => {
                forget(draft);
                onResume(draft);
              }}
            >
              {words.resume}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-describedby={`rascunho-${draft.id}`}
              onClick={() => {
                forget(draft);
                setDiscarded(draft);
              }}
            >
              {words.discard}
            </Button>
          </Row>
        </div>
      ))}
      {discarded && (
        <Row>
          <p role="status">{words.discarded}</p>
          <Button
            ref={undo}
            size="sm"
            variant="quiet"
            onClick={() => {
              bringBack(discarded);
              setDiscarded(null);
              document.getElementById('rascunhos')?.focus();
            }}
          >
            {words.undo}
          </Button>
        </Row>
      )}
    </Panel>
  );
}

const Panel = styled.section({
  display: 'grid',
  gap: token.space[3],
  padding: token.space[4],
  background: token.color.tint,
  borderRadius: token.radius.md,
  '& > div + div': { borderBlockStart: `1px solid ${token.color.line}`, paddingBlockStart: token.space[3] },
});

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  marginBlockStart: token.space[2],
});
