import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { Check, Pencil, ThumbsUp } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { principlesSection as words } from '../../../content/archive/principles.ts';
import { Actions } from '../../../parts/Actions.tsx';
import type { PrincipleView } from './use-agreement.ts';

// The quiet button stands close to the edge, so that it lines up when it wraps under the other one.
const Row = styled(Actions)({
  columnGap: token.space[2],
  '& > :last-child': { paddingInline: token.space[2] },
});

interface PrincipleActionsProps {
  principle: PrincipleView;
  /** Replaces the way to the suggestion form. */
  onSuggest?: () => void;
}

/** Agree, with the count, and suggest: the same in every layout. */
export function PrincipleActions({ principle, onSuggest }: PrincipleActionsProps) {
  const { href } = useShell();
  const { id, title, votes, agreed, agree } = principle;
  const suggest = { variant: 'quiet', iconStart: Pencil, 'aria-label': words.suggestLabel(title) } as const;
  return (
    <Row>
      <Button
        variant="secondary"
        iconStart={agreed ? Check : ThumbsUp}
        aria-pressed={agreed}
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
  );
}
