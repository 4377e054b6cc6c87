import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { AzulejoWall } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { Eyebrow, Heading, Lead } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../content/cocreate.ts';

const { hero } = cocreate;

/** What this page is for, and the one thing to do first. */
export function Hero({ votable }: { votable: boolean }) {
  const shell = useShell();
  return (
    <Band>
      <Columns>
        <Words>
          <Eyebrow>{hero.kicker}</Eyebrow>
          <Heading level={1} size="hero">
            {hero.title}
          </Heading>
          <Lead>{hero.lead}</Lead>
          <Actions>
            {votable && (
              <LinkButton size="lg" href={shell.href('#principios')}>
                {hero.vote}
              </LinkButton>
            )}
            <LinkButton
              size="lg"
              variant={votable ? 'secondary' : 'primary'}
              href={shell.href('#contribuir')}
            >
              {hero.suggest}
            </LinkButton>
          </Actions>
        </Words>
        <Wall columns={5} rows={4} seed="manifesto" turning={false} />
      </Columns>
    </Band>
  );
}

const Band = styled.div({
  paddingBlock: token.space[12],
  [media.md]: { paddingBlock: token.space[20] },
});

const Columns = styled(Container)({
  display: 'grid',
  gap: token.space[10],
  alignItems: 'center',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

// On a phone the words come first and the tiles would only push the page down.
const Wall = styled(AzulejoWall)({ display: 'none', [media.lg]: { display: 'block' } });

const Words = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  justifyItems: 'start',
  maxWidth: '44rem',
});

const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  marginBlockStart: token.space[3],
});
