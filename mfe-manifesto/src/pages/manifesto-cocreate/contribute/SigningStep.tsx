import styled from '@emotion/styled';
import { formatStartTime } from '@ia/shared-services/clock-text';
import { canStoreOnDevice } from '@ia/shared-services/storage';
import { rateLimitReason } from '@ia/shared-services/unsent';
import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { ArrowLeft, Send } from '@ia/shared-ui/icon';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { busy } from '../../../content/busy.ts';
import { contribute } from '../../../content/contribute.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import {
  isNameTooLong,
  type Signing,
  type SubmitError,
  type SubmitFailure,
} from '../../../rules/suggestion-form.ts';
import { LazyAnalysis } from './LazyAnalysis.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { ContributeForm } from './use-contribute.ts';

const t = contribute.signing;
const NAME_FIELD_ID = 'nome';

/**
 * Explains a failure: what happened to the text and what to do. One message per failure, so that advice cannot
 * conflict.
 */
function explainFailure({ kind, rateLimit }: SubmitError): string {
  const storageNote = canStoreOnDevice() ? contribute.failedStored : contribute.failedNotStored;
  const messages: Record<SubmitFailure, string> = {
    failed: storageNote,
    limited: rateLimit
      ? `${rateLimitReason(rateLimit)} ${contribute.tooMany(formatStartTime(rateLimit.until))}`
      : storageNote,
    rejected: contribute.refused,
    duplicate: contribute.sameTextHelp,
    offline: `${contribute.offline} ${storageNote}`,
    busy: `${busy} ${storageNote}`,
  };
  return messages[kind];
}

/** Second step of the form: optional name, then send. */
export function SigningStep({ contribution }: { contribution: ContributeForm }) {
  const { draft, setDraft, step, goTo, failure, submit, setIsAnalysisUnparsed } = contribution;
  const isSending = step === 'submitting';

  return (
    <Form
      problems={{ name: isNameTooLong(draft) && t.nameTooLong }}
      onSubmit={submit}
      failureTitle={failure?.kind === 'duplicate' ? contribute.sameText : contribute.failed}
      failure={failure && explainFailure(failure)}
      actions={
        <Button type="submit" iconStart={Send} loading={isSending} loadingLabel={t.sending}>
          {t.submit}
        </Button>
      }
    >
      <StepHeading step={t.step} takesFocus>
        {t.title}
      </StepHeading>
      <YourText>
        <p>{t.yourText}</p>
        <FoldedText id="texto-a-enviar">{draft.text.trim()}</FoldedText>
        <Button variant="quiet" size="sm" iconStart={ArrowLeft} onClick={() => !isSending && goTo('editing')}>
          {t.change}
        </Button>
      </YourText>
      <LazyAnalysis text={draft.text} onAnswer={setIsAnalysisUnparsed} />
      <RadioGroup
        name="signing"
        label={t.title}
        hideLabel
        options={[
          { value: 'anonymous', label: t.anonymous },
          { value: 'named', label: t.named },
        ]}
        value={draft.signing}
        onValueChange={(value) => setDraft({ ...draft, signing: value as Signing })}
      />
      {draft.signing === 'named' && (
        <>
          <TextField
            id={NAME_FIELD_ID}
            name="name"
            label={t.name}
            hint={t.nameHint}
            autoComplete="name"
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
          <PersonalDataCheck
            field={NAME_FIELD_ID}
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
