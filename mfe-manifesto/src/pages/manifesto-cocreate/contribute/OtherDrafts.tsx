import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { drafts as t } from '../../../content/drafts.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { formatDateTime } from '../../../rules/dates.ts';
import type { StoredDraft } from '../../../state/stored-drafts.ts';

interface OtherDraftsProps {
  drafts: readonly StoredDraft[];
  /** Removes the draft from the device. */
  removeDraft: (draft: StoredDraft) => void;
  /** Stores a removed draft again. */
  restoreDraft: (draft: StoredDraft) => void;
  /** Puts the draft into the form. */
  onResume: (draft: StoredDraft) => void;
}

/** Offers the drafts of other tabs and earlier visits. A draft enters the form only on request. */
export default function OtherDrafts({ drafts, removeDraft, restoreDraft, onResume }: OtherDraftsProps) {
  const [discardedDraft, setDiscarded] = useState<StoredDraft | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (discardedDraft) undoButton.current?.focus();
  }, [discardedDraft]);
  if (drafts.length === 0 && !discardedDraft) return null;

  return (
    <Panel aria-labelledby="rascunhos">
      <h4 id="rascunhos" tabIndex={-1}>
        {t.title}
      </h4>
      {drafts.length > 0 && <Small>{t.lead}</Small>}
      {drafts.map((draft) => (
        <div key={draft.id}>
          <FoldedText id={`rascunho-${draft.id}`}>{draft.text.trim()}</FoldedText>
          {formatDateTime(draft.at) && <Small>{t.from(formatDateTime(draft.at))}</Small>}
          <Row>
            <Button
              size="sm"
              variant="secondary"
              aria-describedby={`rascunho-${draft.id}`}
              onClick={() => {
                removeDraft(draft);
                onResume(draft);
              }}
            >
              {t.resume}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-describedby={`rascunho-${draft.id}`}
              onClick={() => {
                removeDraft(draft);
                setDiscarded(draft);
              }}
            >
              {t.discard}
            </Button>
          </Row>
        </div>
      ))}
      {discardedDraft && (
        <Row>
          <p role="status">{t.discarded}</p>
          <Button
            ref={undoButton}
            size="sm"
            variant="quiet"
            onClick={() => {
              restoreDraft(discardedDraft);
              setDiscarded(null);
              document.getElementById('rascunhos')?.focus();
            }}
          >
            {t.undo}
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
