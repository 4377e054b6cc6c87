import { deviceKeeps } from '@ia/shared-services/storage';
import { Button } from '@ia/shared-ui/button';
import { ErrorSummary } from '@ia/shared-ui/error-summary';
import { Small } from '@ia/shared-ui/text';
import { TextArea } from '@ia/shared-ui/text-area';
import { token } from '@ia/shared-ui/tokens';
import { type FormEvent, useState } from 'react';
import { contribute } from '../../../content/contribute.ts';
import {
  isWritten,
  MAX_TEXT,
  type TextProblem,
  textProblem,
  writeText,
} from '../../../rules/suggestion-form.ts';
import { OtherDrafts } from './OtherDrafts.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { Contribution } from './use-contribute.ts';

const words = contribute.text;
const FIELD = 'sugestao-texto';

/** First step: the suggestion itself. It may be sent on only when there is one; until then the field says why. */
export function TextStep({ contribution }: { contribution: Contribution }) {
  const { draft, setDraft, goTo, cameBack } = contribution;
  const [tries, setTries] = useState(0);
  const problem = tries > 0 ? textProblem(draft.text) : null;
  const message = problem && messageOf(problem);
  const [keeps] = useState(deviceKeeps);

  function next(event: FormEvent) {
    event.preventDefault();
    if (textProblem(draft.text)) setTries(tries + 1);
    else goTo('signing');
  }

  return (
    <form onSubmit={next} noValidate css={{ display: 'grid', gap: token.space[5] }}>
      {message && (
        <ErrorSummary
          key={tries}
          title={contribute.summaryTitle}
          level={3}
          problems={[{ field: FIELD, message }]}
        />
      )}
      <StepHeading step={contribute.signing.stepText} takesFocus={cameBack}>
        {words.heading}
      </StepHeading>
      {!isWritten(draft.text) && (
        <OtherDrafts
          onResume={({ text, name, signing, receipt }) => {
            setDraft({ text, name, signing, receipt });
            document.getElementById(FIELD)?.focus();
          }}
        />
      )}
      <TextArea
        id={FIELD}
        label={words.label}
        hint={words.hint}
        error={message}
        required
        rows={6}
        limit={MAX_TEXT}
        value={draft.text}
        onChange={(event) => setDraft(writeText(draft, event.target.value))}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[4], alignItems: 'center' }}>
        <Button type="submit">{words.next}</Button>
        <Small>{keeps ? words.kept : words.notKept}</Small>
      </div>
    </form>
  );
}

function messageOf(problem: TextProblem): string {
  if (problem.kind === 'too-long') return words.tooLong(problem.over);
  return problem.kind === 'empty' ? words.empty : words.onlyBeginning;
}
