import { useResource } from '@ia/shared-services/resource';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Spinner } from '@ia/shared-ui/spinner';
import { Heading, Lead, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { colouring } from '../../content/colouring/text.ts';
import { declaration } from '../../content/declaration/text.ts';
import { questionLoaders } from '../../content/questions/bank.ts';
import { useColouring } from '../../parts/print/use-colouring.tsx';
import { closingAnswers } from '../../rules/closing-answers.ts';
import { visitorSeed } from '../../rules/visitor-seed.ts';
import { useAnswers } from '../../state/answers-atom.ts';
import type { DeclaredCourse } from './courses.ts';
import { DeclarationSheet } from './DeclarationSheet.tsx';
import { DigitalCredential } from './DigitalCredential.tsx';
import { NameForm } from './NameForm.tsx';
import { OpenQuestions } from './OpenQuestions.tsx';

interface DeclarationPreviewProps {
  course: DeclaredCourse;
  /** 'YYYY-MM-DD'; missing for courses finished before the date was recorded. */
  finishedOn?: string;
}

/** Loads a course with its questions. */
async function loadWithQuestions({ id, load }: DeclaredCourse) {
  const [lessons, bank] = await Promise.all([load(), questionLoaders[id]?.()]);
  return { lessons, questions: bank?.questions ?? [] };
}

/**
 * Name form with a live preview of the declaration. Until the closing questions of the course are answered,
 * it lists the blocks that have one. Visitors can also print a tile to colour, whose pattern depends on the
 * name. The name exists only in this component's state: it is not stored or sent.
 */
export function DeclarationPreview({ course, finishedOn }: DeclarationPreviewProps) {
  const [enteredName, setEnteredName] = useState('');
  const colouringSheet = useColouring();
  const loaded = useResource(`declaração ${course.id}`, () => loadWithQuestions(course));
  const [chosen] = useAnswers(course.step.progress.course.storageKey);
  const answers =
    loaded.status === 'ready'
      ? closingAnswers(
          loaded.data.lessons.groups.flatMap(({ blocks }) => blocks),
          loaded.data.questions,
          chosen,
        )
      : null;
  const hasOpenQuestions = answers !== null && answers.open.length > 0;
  return (
    <>
      <div css={{ display: 'grid', gap: token.space[3] }}>
        <Heading level={1} size="h2" tabIndex={-1}>
          {declaration.title}
        </Heading>
        {!hasOpenQuestions && <Lead>{declaration.lead}</Lead>}
      </div>
      {loaded.status === 'loading' && <Spinner label={declaration.loading} />}
      {loaded.status === 'error' && (
        <Alert kind="error" live="alert" onRetry={() => void loaded.refresh()}>
          {declaration.failed}
        </Alert>
      )}
      {hasOpenQuestions && <OpenQuestions to={course.step.to} blocks={answers.open} />}
      {loaded.status === 'ready' && answers && !hasOpenQuestions && (
        <>
          <NameForm
            name={enteredName}
            onNameChange={setEnteredName}
            onPrint={() => window.print()}
            actions={
              <Button variant="secondary" onClick={colouringSheet.print}>
                {colouring.print}
              </Button>
            }
          />
          <Small>{declaration.panel}</Small>
          <DigitalCredential course={course.id} correct={answers.correct} />
          <DeclarationSheet
            course={course}
            lessons={loaded.data.lessons}
            answers={answers}
            finishedOn={finishedOn}
            name={enteredName.trim()}
            printed={!colouringSheet.printing}
          />
          {colouringSheet.renderSheet(course.id, visitorSeed(course.id, enteredName))}
        </>
      )}
    </>
  );
}
