import styled from '@emotion/styled';
import { fromClock } from '@ia/shared-services/clock-words';
import { deviceKeeps } from '@ia/shared-services/storage';
import { heldReason } from '@ia/shared-services/waiting';
import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { ArrowLeft, Send } from '@ia/shared-ui/icon';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { contribute } from '../../../content/contribute.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import {
  type Failed,
  nameTooLong,
  type Signing,
  type SubmitFailure,
} from '../../../rules/suggestion-form.ts';
import { LazyAnalysis } from './LazyAnalysis.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { Contribution } from './use-contribute.ts';

const words = contribute.signing;
const NAME = 'nome';

/** What happened to the text, and what to do: one sentence must not say «when you like» beside one that says «wait». */
function explain({ kind, held }: Failed): readonly string[] {
  const kept = deviceKeeps() ? contribute.failedKept : contribute.failedNotKept;
  const explained: Record<SubmitFailure, readonly string[]> = {
    failed: [kept],
    limited: [held ? `${heldReason(held)} ${contribute.tooMany(fromClock(held.until))}` : kept],
    refused: [contribute.refused],
    same: [contribute.sameTextKept],
    offline: [contribute.offline, kept],
    busy: [contribute.busy, kept],
  };
  return explained[kind];
}

/** Second step: with a name or without, and send. */
export function SigningStep({ contribution }: { contribution: Contribution }) {
  const { draft, setDraft, step, goTo, failure, submit, setUnread } = contribution;
  const sending = step === 'submitting';

  return (
    <Form
      problems={{ name: nameTooLong(draft) && words.nameTooLong }}
      onSubmit={submit}
      failureTitle={failure?.kind === 'same' ? contribute.sameText : contribute.failed}
      failure={failure && explain(failure).map((sentence) => <p key={sentence}>{sentence}</p>)}
      actions={
        <Button type="submit" iconStart={Send} loading={sending} loadingLabel={words.sending}>
          {words.submit}
        </Button>
      }
    >
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
      <LazyAnalysis text={draft.text} onAnswer={setUnread} />
      <RadioGroup
        name="signing"
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
        <>
          <TextField
            id={NAME}
            name="name"
            label={words.name}
            hint={words.nameHint}
            autoComplete="name"
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
          <PersonalDataCheck
            field={NAME}
            value={draft.name}
            onValueChange={(name) => setDraft({ ...draft, name })}
            addresses={false}
          />
        </>
      )}
    </Form>
  );
}

const YourText = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space[2],
  '& > p': { fontWeight: 650 },
  '& blockquote': {
    paddingInlineStart: token.space[4],
    borderInlineStart: `4px solid ${token.color.accentDeco}`,
  },
});
