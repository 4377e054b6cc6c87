import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { community } from '../../../content/community.ts';

const t = community.yours;

const Card = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: token.space[3],
  blockSize: '100%',
  padding: token.space[6],
  border: `2px solid ${token.tile.trace}`,
  borderRadius: token.radius.lg,
  '& p': { fontSize: token.size.lg, lineHeight: 1.45 },
  '& a': { marginBlockStart: 'auto' },
});

/**
 * Invitation to write a suggestion, last in the list. Its tile is unglazed (clay with an outline only),
 * because the suggestion does not exist yet.
 */
export function SuggestionInvitation() {
  const href = useShell().href('#contribuir');
  return (
    <Card>
      <Azulejo seed="o-seu-lugar" unglazed size={48} />
      <h3>{t.title}</h3>
      <p>{t.text}</p>
      <LinkButton href={href} variant="secondary" size="sm">
        {t.action}
      </LinkButton>
    </Card>
  );
}
