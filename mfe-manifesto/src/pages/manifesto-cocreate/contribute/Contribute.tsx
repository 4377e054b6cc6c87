import styled from '@emotion/styled';
import { Section } from '@ia/shared-ui/section';
import { media, token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { contribute } from '../../../content/contribute.ts';
import { FollowSuggestion } from '../follow/FollowSuggestion.tsx';
import { LazyMySuggestions } from '../follow/LazyMySuggestions.tsx';
import { SentPanel } from './SentPanel.tsx';
import { SigningStep } from './SigningStep.tsx';
import { STEP_DESCRIPTION_ID } from './StepHeading.tsx';
import { TextStep } from './TextStep.tsx';
import { useContribute } from './use-contribute.ts';

interface ContributeProps {
  /** Called when the server has received a suggestion. */
  onSent: () => void;
  /** Called when a visitor removed their name or erased a suggestion: the published list must reload. */
  onChanged: () => void;
}

/** Section to suggest an improvement and to track one. */
export function Contribute({ onSent, onChanged }: ContributeProps) {
  const contribution = useContribute(onSent);
  // Receipt code for the tracking form; an object, so that the same code can be looked up twice.
  const [requestedLookup, setRequestedLookup] = useState<{ code: string } | null>(null);
  const { step, receipt } = contribution;
  return (
    <Section id="contribuir" title={contribute.title} intro={contribute.lead}>
      <Columns>
        {/* A screen reader reads the group's name, «Passo 1 de 2…», when focus enters the first step. The
            second step moves focus to its heading, which has its step as description. */}
        <Panel {...(step === 'editing' && { role: 'group', 'aria-labelledby': STEP_DESCRIPTION_ID })}>
          {step === 'editing' && <TextStep contribution={contribution} />}
          {(step === 'signing' || step === 'submitting') && <SigningStep contribution={contribution} />}
          {step === 'sent' && receipt && (
            <SentPanel
              receipt={receipt}
              isAnalysisUnparsed={contribution.isAnalysisUnparsed}
              onAnother={() => contribution.goTo('editing')}
              onFollow={() => setRequestedLookup({ code: receipt.code })}
            />
          )}
        </Panel>
        <TrackingColumn>
          <LazyMySuggestions onFollow={(code) => setRequestedLookup({ code })} />
          <FollowSuggestion requested={requestedLookup} onChanged={onChanged} />
        </TrackingColumn>
      </Columns>
    </Section>
  );
}

const Columns = styled.div({
  display: 'grid',
  gap: token.space[8],
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: token.space[12] },
});

const TrackingColumn = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[10],
});

const Panel = styled.div({
  background: token.color.raised,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  boxShadow: token.shadow.sm,
  padding: token.space[5],
  [media.md]: { padding: token.space[8] },
});
