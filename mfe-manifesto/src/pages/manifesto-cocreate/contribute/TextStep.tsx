import { glossaryHref, parse } from '@ia/shared-services/rich-text';
import { useDeviceKeeps } from '@ia/shared-services/storage';
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
import { LazySimilar } from './LazySimilar.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { Contribution } from './use-contribute.ts';
import { useSimilar } from './use-similar.ts';

const words = contribute.text;
const FIELD = 'sugestao';

/** First step: the suggestion itself. It may be sent on only when there is one; until then the field says why. */
export function TextStep({ contribution }: { contribution: Contribution }) {
  const { draft, setDraft, goTo, cameBack } = contribution;
  const problem = textProblem(draft.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const keeps = useDeviceKeeps();
  const similar = useSimilar(draft.text);

  return (
    <Form
      problems={{ text: problem && messageOf(problem) }}
      onSubmit={() => goTo('signing')}
      actions={
        <>
          <Button type="submit">{words.next}</Button>
          <Small>{keeps ? words.kept : words.notKept}</Small>
        </>
      }
    >
      <StepHeading step={contribute.signing.stepText} takesFocus={cameBack}>
        {words.heading}
      </StepHeading>
      {!isWritten(draft.text) && (
        <LazyOtherDrafts
          onResume={({ text, name, signing, about, receipt }) => {
            setDraft({ text, name, signing, about, receipt });
            field.current?.focus();
          }}
        />
      )}
      <AboutChoice value={draft.about} onChange={(place) => setDraft(writeAbout(draft, place))} />
      <TextArea
        ref={field}
        id={FIELD}
        name="text"
        label={words.label}
        hint={<TermText pieces={parse(words.hint)} hrefOf={glossaryHref} />}
        required
        rows={6}
        limit={MAX_TEXT}
        value={draft.text}
        onChange={(event) => setDraft(writeText(draft, event.target.value))}
      />
      <PersonalDataCheck
        field={FIELD}
        value={draft.text}
        onValueChange={(text) => setDraft(writeText(draft, text))}
      />
      <LazySimilar found={similar} />
    </Form>
  );
}

function messageOf(problem: TextProblem): string {
  if (problem.kind === 'too-long') return words.tooLong(problem.over);
  return problem.kind === 'empty' ? words.empty : words.onlyBeginning;
}
