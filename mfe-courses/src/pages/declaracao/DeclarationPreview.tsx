import { useResource } from '@ia/shared-services/resource';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Spinner } from '@ia/shared-ui/spinner';
import { Heading, Lead, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { colouring } from '../../content/colouring/text.ts';
import { declaration } from '../../content/declaration/text.ts';
import { useColouring } from '../../parts/print/use-colouring.tsx';
import { visitorSeed } from '../../rules/visitor-seed.ts';
import type { DeclaredCourse } from './courses.ts';
import { DeclarationSheet } from './DeclarationSheet.tsx';
import { DigitalCredential } from './DigitalCredential.tsx';
import { NameForm } from './NameForm.tsx';

interface DeclarationPreviewProps {
  course: DeclaredCourse;
  /** 'AAAA-MM-DD'; missing for courses finished before the date was recorded. */
  finishedOn?: string;
}

/**
 * Name form with a live preview of the sheet. The name exists only in this component's state: it is not
 * stored or sent.
 */
export function DeclarationPreview({ course, finishedOn }: DeclarationPreviewProps) {
  const [enteredName, setEnteredName] = useState('');
  const colouringSheet = useColouring();
  const lessons = useResource(`declaração ${course.id}`, course.load);
  return (
    <>
      <div css={{ display: 'grid', gap: token.space[3] }}>
        <Heading level={1} size="h2" tabIndex={-1}>
          {declaration.title}
        </Heading>
        <Lead>{declaration.lead}</Lead>
      </div>
      {lessons.status === 'loading' && <Spinner label={declaration.loading} />}
      {lessons.status === 'error' && (
        <Alert kind="error" live="alert" onRetry={() => void lessons.refresh()}>
          {declaration.failed}
        </Alert>
      )}
      {lessons.status === 'ready' && (
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
          <DigitalCredential course={course.id} />
          <DeclarationSheet
            course={course}
            lessons={lessons.data}
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
