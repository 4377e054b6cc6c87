import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { Eyebrow, Heading, Lead } from '@ia/shared-ui/text';
import { cocreate } from '../../content/cocreate.ts';
import { Actions, Band, Columns, TextBlock } from './Hero.styles.ts';

const { hero } = cocreate;

/**
 * Purpose of the page and its primary action.
 * @param canVote false when the principles failed to load: suggesting is then the primary action
 */
export function Hero({ canVote }: { canVote: boolean }) {
  const shell = useShell();
  return (
    <Band>
      <Columns>
        <TextBlock>
          <Eyebrow>{hero.kicker}</Eyebrow>
          <Heading level={1}>{hero.title}</Heading>
          <Lead>{hero.lead}</Lead>
          <Actions>
            {canVote && (
              <LinkButton size="lg" href={shell.href('#principios')}>
                {hero.vote}
              </LinkButton>
            )}
            <LinkButton
              size="lg"
              variant={canVote ? 'secondary' : 'primary'}
              href={shell.href('#contribuir')}
            >
              {hero.suggest}
            </LinkButton>
          </Actions>
        </TextBlock>
      </Columns>
    </Band>
  );
}
