import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
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
      <Container>
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
      </Container>
    </Band>
  );
}

const Band = styled.div({
  paddingBlock: token.space[12],
  [media.md]: { paddingBlock: token.space[20] },
});

const Words = styled.div({ display: 'grid', gap: token.space[5], justifyItems: 'start', maxWidth: '44rem' });

const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  marginBlockStart: token.space[3],
});
