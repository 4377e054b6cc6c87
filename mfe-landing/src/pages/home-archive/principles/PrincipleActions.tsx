import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { useDeviceKeeps } from '@ia/shared-services/storage';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { Check, Pencil, ThumbsUp } from '@ia/shared-ui/icon';
import { solid, token } from '@ia/shared-ui/tokens';
import { useId, useRef } from 'react';
import { principlesSection as words } from '../../../content/archive/principles.ts';
import { Actions } from '../../../parts/Actions.tsx';
import type { PrincipleView } from './use-agreement.ts';

// The quiet button stands close to the edge, so that it lines up when it wraps under the other one.
const Row = styled(Actions)({
  columnGap: token.space[2],
  '& > :last-child': { paddingInline: token.space[2] },
  // Locked, as on the manifesto's page; one's own choice is told by a tick and by its fill, not by colour alone.
  '& [data-vote]': {
    background: token.color.tint,
    borderColor: token.color.line,
    color: token.color.inkSoft,
  },
  '& [data-vote="up"]': {
    background: token.color.accent,
    borderColor: token.color.accent,
    color: token.color.onAccent,
    ...solid,
  },
});

const Undo = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[2],
});

const loadUndo = () => import('./UndoAgreement.tsx');

const Note = styled.p({ color: token.color.inkSoft, fontSize: token.size.sm });

interface PrincipleActionsProps {
  principle: PrincipleView;
  /** Replaces the way to the suggestion form. */
  onSuggest?: () => void;
}

/** Agree, with the count, and suggest: the same in every layout. */
export function PrincipleActions({ principle, onSuggest }: PrincipleActionsProps) {
  const { href } = useShell();
  const { id, title, votes, vote, undo, agree } = principle;
  const keeps = useDeviceKeeps(vote);
  const noteId = useId();
  const agreeButton = useRef<HTMLButtonElement>(null);
  const taking = useModule(loadUndo, undo !== null);
  const suggest = { variant: 'quiet', iconStart: Pencil, 'aria-label': words.suggestLabel(title) } as const;
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
          aria-label={words.agreeLabel(title, votes)}
          onClick={agree}
        >
          {words.agree(votes)}
        </Button>
        {onSuggest ? (
          <Button {...suggest} onClick={onSuggest}>
            {words.suggest}
          </Button>
        ) : (
          <LinkButton {...suggest} href={href(`/manifesto-cocreate?principio=${id}#contribuir`)}>
            {words.suggest}
          </LinkButton>
        )}
      </Row>
      {undo !== null && (
        <Undo>
          {taking.status === 'ready' && (
            <taking.module.default
              principle={principle}
              until={undo}
              moveFocus={() => agreeButton.current?.focus()}
            />
          )}
        </Undo>
      )}
      {vote === 'down' && <Note id={noteId}>{words.disagreed}</Note>}
      {!keeps && <Note>{words.notKept}</Note>}
    </>
  );
}
