import { useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import type { Resource } from '@ia/shared-services/resource';
import { Alert } from '@ia/shared-ui/alert';
import { Section } from '@ia/shared-ui/section';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import { LastKnown } from '../../../parts/LastKnown.tsx';
import { OnScreen } from '../on-paper/OnScreen.tsx';
import { AllVoted } from './AllVoted.tsx';
import { Cards } from './PrincipleCard.styles.ts';
import { PrincipleCard } from './PrincipleCard.tsx';
import { VotesNote } from './VotesNote.tsx';

const words = cocreate.principles;

interface PrinciplesProps {
  principles: Resource<readonly Principle[]>;
  onSuggest: (principle: Principle) => void;
}

/**
 * The principles to vote on. The list stands only when it could be loaded (specification §2); the section, its heading
 * and its anchor always do, so that the links to it lead somewhere.
 */
export function Principles({ principles, onSuggest }: PrinciplesProps) {
  const { announce } = useShell();
  const retry = () => {
    announce(words.loading);
    void principles.refresh();
  };
  return (
    <Section id="principios" title={words.title} intro={words.lead}>
      {principles.status === 'loading' && <Spinner label={words.loading} />}
      {principles.status === 'error' && (
        <Alert kind="error" live="alert" onRetry={retry}>
          <p css={{ color: token.color.danger, fontWeight: 650 }}>{words.failed}</p>
        </Alert>
      )}
      {principles.status === 'ready' && (
        <Cards>
          <OnScreen>
            <LastKnown principles={principles.data} />
          </OnScreen>
          {principles.data.map((principle, index) => (
            <PrincipleCard
              key={principle.id}
              principle={principle}
              flipped={index % 2 === 1}
              onSuggest={onSuggest}
            />
          ))}
          <OnScreen>
            <AllVoted principles={principles.data} />
            <VotesNote principles={principles.data} />
          </OnScreen>
        </Cards>
      )}
    </Section>
  );
}
