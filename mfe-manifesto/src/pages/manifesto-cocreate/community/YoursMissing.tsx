import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { community } from '../../../content/community.ts';

const words = community.yours;

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

/** The place that waits for whoever reads the list. */
export function YoursMissing() {
  const href = useShell().href('#contribuir');
  return (
    <Card>
      <Azulejo seed="o-seu-lugar" clay size={48} />
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <LinkButton href={href} variant="secondary" size="sm">
        {words.action}
      </LinkButton>
    </Card>
  );
}
