import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { PageOpening } from '@ia/shared-ui/page-opening';
import { cocreate } from '../../content/cocreate.ts';

const { hero } = cocreate;

/**
 * Opening of the co-creation page: its purpose, and links to vote and to suggest.
 * @param canVote false when the principles failed to load: suggesting is then the primary action
 */
export function Hero({ canVote }: { canVote: boolean }) {
  const shell = useShell();
  return (
    <PageOpening
      kind="statement"
      eyebrow={hero.kicker}
      title={hero.title}
      lead={hero.lead}
      actions={
        <>
          {canVote && (
            <LinkButton size="lg" href={shell.href('#principios')}>
              {hero.vote}
            </LinkButton>
          )}
          <LinkButton size="lg" variant={canVote ? 'secondary' : 'primary'} href={shell.href('#contribuir')}>
            {hero.suggest}
          </LinkButton>
        </>
      }
    />
  );
}
