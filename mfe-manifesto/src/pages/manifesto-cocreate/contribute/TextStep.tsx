import { glossaryHref, parseRichText } from '@ia/shared-services/rich-text';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { Small, TermText } from '@ia/shared-ui/text';
import { TextArea } from '@ia/shared-ui/text-area';
import { useRef } from 'react';
import { contribute } from '../../../content/contribute.ts';
import {
  isWritten,
  MAX_TEXT,
  type TextProblem,
  textProblem,
  writeAbout,
  writeText,
} from '../../../rules/suggestion-form.ts';
import { AboutChoice } from './AboutChoice.tsx';
import { LazyOtherDrafts } from './LazyOtherDrafts.tsx';
import { LazySimilarSuggestions } from './LazySimilarSuggestions.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { ContributeForm } from './use-contribute.ts';
import { useSimilarSuggestions } from './use-similar-suggestions.ts';

const t = contribute.text;
const TEXT_FIELD_ID = 'sugestao';

/** First step of the form: the text. Continuing requires a valid text; otherwise the field shows the error. */
export function TextStep({ contribution }: { contribution: ContributeForm }) {
  const { draft, setDraft, goTo, hasReturned } = contribution;
  const problem = textProblem(draft.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const canStore = useCanStoreOnDevice();
  const similar = useSimilarSuggestions(draft.text);

  return (
    <Form
      problems={{ text: problem && problemText(problem) }}
      onSubmit={() => goTo('signing')}
      actions={
        <>
          <Button type="submit">{t.next}</Button>
          <Small>{canStore ? t.stored : t.notStored}</Small>
        </>
      }
    >
      <StepHeading step={contribute.signing.stepText} takesFocus={hasReturned}>
        {t.heading}
      </StepHeading>
      {!isWritten(draft.text) && (
        <LazyOtherDrafts
          onResume={({ text, name, signing, about, receipt }) => {
            setDraft({ text, name, signing, about, receipt });
            field.current?.focus();
          }}
        />
      )}
      <Small>{t.criteria}</Small>
      <AboutChoice value={draft.about} onChange={(part) => setDraft(writeAbout(draft, part))} />
      <TextArea
        ref={field}
        id={TEXT_FIELD_ID}
        name="text"
        label={t.label}
        hint={<TermText pieces={parseRichText(t.hint)} hrefOf={glossaryHref} />}
        required
        rows={6}
        limit={MAX_TEXT}
        value={draft.text}
        onChange={(event) => setDraft(writeText(draft, event.target.value))}
      />
      <PersonalDataCheck
        field={TEXT_FIELD_ID}
        value={draft.text}
        onValueChange={(text) => setDraft(writeText(draft, text))}
      />
      <LazySimilarSuggestions suggestions={similar} />
    </Form>
  );
}

/** Error text of the field. 'only-beginning': the text is only the words prefilled for a principle. */
function problemText(problem: TextProblem): string {
  if (problem.kind === 'too-long') return t.tooLong(problem.over);
  return problem.kind === 'empty' ? t.empty : t.onlyBeginning;
}
