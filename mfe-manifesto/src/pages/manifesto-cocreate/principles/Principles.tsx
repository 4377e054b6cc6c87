import { useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import type { Resource } from '@ia/shared-services/resource';
import { Alert } from '@ia/shared-ui/alert';
import { Section } from '@ia/shared-ui/section';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import { CachedVotesNotice } from '../../../parts/CachedVotesNotice.tsx';
import { ScreenOnly } from '../print/ScreenOnly.tsx';
import { AllVotesThanks } from './AllVotesThanks.tsx';
import { Cards } from './PrincipleCard.styles.ts';
import { PrincipleCard } from './PrincipleCard.tsx';
import { VotesNote } from './VotesNote.tsx';

const t = cocreate.principles;

interface PrinciplesProps {
  principles: Resource<readonly Principle[]>;
  onSuggest: (principle: Principle) => void;
}

/**
 * The principles to vote on. The list renders only when it loaded; the section, heading and anchor
 * always render, so that links to them work.
 */
export function Principles({ principles, onSuggest }: PrinciplesProps) {
  const { announce } = useShell();
  const retry = () => {
    announce(t.loading);
    void principles.refresh();
  };
  return (
    <Section id="principios" title={t.title} intro={t.lead}>
      {principles.status === 'loading' && <Spinner quiet label={t.loading} />}
      {principles.status === 'error' && (
        <Alert kind="error" live="alert" onRetry={retry}>
          <p css={{ color: token.color.danger, fontWeight: 650 }}>{t.failed}</p>
        </Alert>
      )}
      {principles.status === 'ready' && (
        <Cards>
          <ScreenOnly>
            <CachedVotesNotice principles={principles.data} />
          </ScreenOnly>
          {principles.data.map((principle, index) => (
            <PrincipleCard
              key={principle.id}
              principle={principle}
              flipped={index % 2 === 1}
              onSuggest={onSuggest}
            />
          ))}
          <ScreenOnly>
            <AllVotesThanks principles={principles.data} />
            <VotesNote principles={principles.data} />
          </ScreenOnly>
        </Cards>
      )}
    </Section>
  );
}
