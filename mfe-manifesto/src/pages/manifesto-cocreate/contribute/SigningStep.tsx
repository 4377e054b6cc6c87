import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { deviceKeeps } from '@ia/shared-services/storage';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { ErrorSummary } from '@ia/shared-ui/error-summary';
import { ArrowLeft, Send } from '@ia/shared-ui/icon';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { type FormEvent, useState } from 'react';
import { contribute } from '../../../content/contribute.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { nameTooLong, type Signing, type SubmitFailure } from '../../../rules/suggestion-form.ts';
import { Analysis } from './Analysis.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { Contribution } from './use-contribute.ts';

const words = contribute.signing;
const NAME = 'sugestao-nome';

/** What happened to the text, and what to do: one sentence must not say «when you like» beside one that says «wait». */
function explain(failure: SubmitFailure): readonly string[] {
  const kept = deviceKeeps() ? contribute.failedKept : contribute.failedNotKept;
  const explained: Record<SubmitFailure, readonly string[]> = {
    failed: [kept],
    limited: [contribute.tooMany],
    refused: [contribute.refused],
    offline: [contribute.offline, kept],
  };
  return explained[failure];
}

/** Second step: with a name or without, and send. */
export function SigningStep({ contribution }: { contribution: Contribution }) {
  const { draft, setDraft, step, goTo, failure, submit, setUnread } = contribution;
  const [tries, setTries] = useState(0);
  const shell = useShell();
  const sending = step === 'submitting';
  const problem = tries > 0 && nameTooLong(draft) ? words.nameTooLong : null;

  function send(event: FormEvent) {
    event.preventDefault();
    if (nameTooLong(draft)) setTries(tries + 1);
    else submit();
  }

  return (
    <form onSubmit={send} noValidate css={{ display: 'grid', gap: token.space[5] }}>
      {problem && (
        <ErrorSummary
          key={tries}
          title={contribute.summaryTitle}
          level={3}
          problems={[{ field: NAME, message: problem }]}
        />
      )}
      <StepHeading step={words.step} takesFocus>
        {words.title}
      </StepHeading>
      <YourText>
        <p>{words.yourText}</p>
        <FoldedText id="texto-a-enviar">{draft.text.trim()}</FoldedText>
        <Button variant="quiet" size="sm" iconStart={ArrowLeft} onClick={() => !sending && goTo('editing')}>
          {words.change}
        </Button>
      </YourText>
      {shell.ai().mode !== 'off' && <Analysis text={draft.text} onAnswer={setUnread} />}
      <RadioGroup
        id="sugestao-assinatura"
        label={words.title}
        hideLabel
        options={[
          { value: 'anonymous', label: words.anonymous },
          { value: 'named', label: words.named },
        ]}
        value={draft.signing}
        onValueChange={(value) => setDraft({ ...draft, signing: value as Signing })}
      />
      {draft.signing === 'named' && (
        <TextField
          id={NAME}
          label={words.name}
          hint={words.nameHint}
          error={problem}
          autoComplete="name"
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
      )}
      {failure && (
        <Alert kind="error" live="alert" title={contribute.failed}>
          {explain(failure).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
      <div>
        <Button type="submit" iconStart={Send} loading={sending} loadingLabel={words.sending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

const YourText = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space[2],
  '& > p': { fontWeight: 700 },
  '& blockquote': {
    paddingInlineStart: token.space[4],
    borderInlineStart: `4px solid ${token.color.accentDeco}`,
  },
});
