import { useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import type { Resource } from '@ia/shared-services/resource';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Section } from '@ia/shared-ui/section';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { PrincipleCard } from './PrincipleCard.tsx';

const words = cocreate.principles;
const RETRY = 'principios-tentar';

interface PrinciplesProps {
  principles: Resource<readonly Principle[]>;
  onSuggest: (principle: Principle) => void;
}

/** The principles to vote on. The section and its anchor exist only when they could be loaded (specification §2). */
export function Principles({ principles, onSuggest }: PrinciplesProps) {
  const { announce } = useShell();
  const retried = useRef(false);
  const { status } = principles;
  useEffect(() => {
    if (!retried.current || status === 'loading') return;
    retried.current = false;
    // The button that was pressed is gone: on to what it brought, or to the next try.
    document.getElementById(status === 'ready' ? 'principios-titulo' : RETRY)?.focus();
  }, [status]);
  if (principles.status === 'loading') {
    return (
      <Section>
        <Spinner label={words.loading} />
      </Section>
    );
  }
  if (principles.status === 'error') {
    const retry = () => {
      announce(words.loading);
      retried.current = true;
      principles.refresh();
    };
    return (
      <Section>
        <Alert kind="error" live="alert">
          <p css={{ color: token.color.danger, fontWeight: 700 }}>{words.failed}</p>
          <Button id={RETRY} variant="secondary" size="sm" onClick={retry}>
            {words.retry}
          </Button>
        </Alert>
      </Section>
    );
  }
  return (
    <Section id="principios" title={words.title} intro={words.lead} tone="tint">
      <div css={{ display: 'grid', gap: token.space[8] }}>
        {principles.data.map((principle, index) => (
          <PrincipleCard
            key={principle.id}
            principle={principle}
            flipped={index % 2 === 1}
            onSuggest={onSuggest}
          />
        ))}
      </div>
    </Section>
  );
}
