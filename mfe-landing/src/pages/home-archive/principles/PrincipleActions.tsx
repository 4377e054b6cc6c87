import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { Check, Pencil, ThumbsUp } from '@ia/shared-ui/icon';
import { forcedColorsFill, token } from '@ia/shared-ui/tokens';
import { useId, useRef } from 'react';
import { principlesSection as t } from '../../../content/archive/principles.ts';
import { Actions } from '../../../parts/Actions.tsx';
import type { PrincipleView } from './use-agreement.ts';

// Less padding on the quiet button aligns it when it wraps below the other one.
const Row = styled(Actions)({
  columnGap: token.space[2],
  '& > :last-child': { paddingInline: token.space[2] },
  // Locked after any vote. A tick and a fill mark a vote in favour, so that colour is not the only signal.
  '& [data-vote]': {
    background: token.color.tint,
    borderColor: token.color.line,
    color: token.color.inkSoft,
  },
  '& [data-vote="up"]': {
    background: token.color.accent,
    borderColor: token.color.accent,
    color: token.color.onAccent,
    ...forcedColorsFill,
  },
});

const UndoRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[2],
});

const loadUndo = () => import('./UndoAgreement.tsx');

const Note = styled.p({ color: token.color.inkSoft, fontSize: token.size.sm });

interface PrincipleActionsProps {
  principle: PrincipleView;
  /** Called by the suggest button, which then replaces the link to the suggestion form. */
  onSuggest?: () => void;
}

/** Vote button with count, and suggest button; shared by all layouts. */
export function PrincipleActions({ principle, onSuggest }: PrincipleActionsProps) {
  const { href } = useShell();
  const { id, title, votes, vote, undo, agree } = principle;
  const canStore = useCanStoreOnDevice(vote);
  const noteId = useId();
  const agreeButton = useRef<HTMLButtonElement>(null);
  const undoModule = useModule(loadUndo, undo !== null);
  const suggestProps = { variant: 'quiet', iconStart: Pencil, 'aria-label': t.suggestLabel(title) } as const;
  return (
    <>
      <Row>
        <Button
          ref={agreeButton}
          variant="secondary"
          iconStart={vote === 'up' ? Check : ThumbsUp}
          aria-pressed={vote === 'up'}
          aria-disabled={vote !== null || undefined}
          aria-describedby={vote === 'down' ? noteId : undefined}
          data-vote={vote ?? undefined}
          aria-label={t.agreeLabel(title, votes)}
          onClick={agree}
        >
          {t.agree(votes)}
        </Button>
        {onSuggest ? (
          <Button {...suggestProps} onClick={onSuggest}>
            {t.suggest}
          </Button>
        ) : (
          <LinkButton {...suggestProps} href={href(`/manifesto-cocreate?principio=${id}#contribuir`)}>
            {t.suggest}
          </LinkButton>
        )}
      </Row>
      {undo !== null && (
        <UndoRow>
          {undoModule.status === 'ready' && (
            <undoModule.module.default
              principle={principle}
              until={undo}
              moveFocus={() => agreeButton.current?.focus()}
            />
          )}
        </UndoRow>
      )}
      {vote === 'down' && <Note id={noteId}>{t.disagreed}</Note>}
      {!canStore && <Note>{t.notStored}</Note>}
    </>
  );
}
