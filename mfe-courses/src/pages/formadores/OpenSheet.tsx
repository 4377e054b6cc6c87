import { Global } from '@emotion/react';
import { PRINTING, useShell } from '@ia/federation';
import { type Resource, useResource } from '@ia/shared-services/resource';
import { Alert } from '@ia/shared-ui/alert';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { ArrowLeft } from '@ia/shared-ui/icon';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { type Lessons, lessons as loaders } from '../../content/trainers/lessons.ts';
import { trainers } from '../../content/trainers/text.ts';
import { ClassroomColouring } from './ClassroomColouring.tsx';
import { Paper } from './Sheet.styles.ts';
import { SheetBody } from './SheetBody.tsx';
import type { Sheet } from './sheets.ts';

/** One trainer sheet with back link and print button. Loads only the lessons of its course. */
export function OpenSheet({ sheet }: { sheet: Sheet }) {
  const shell = useShell();
  const lessons = useResource(`ficha ${sheet.id}`, async () => {
    const loadLessons = loaders[sheet.id];
    if (!loadLessons)
      throw new Error(`The sheet ${sheet.id} has no entry in content/trainers/lessons.ts. Add one.`);
    return loadLessons();
  });
  return (
    <Container
      css={{ display: 'grid', justifyItems: 'start', gap: token.space[6], paddingBlock: token.space[10] }}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3] }}>
        <LinkButton href={shell.href('/aprender/formadores')} variant="quiet" iconStart={ArrowLeft}>
          {trainers.all}
        </LinkButton>
        {lessons.data && <Button onClick={() => window.print()}>{trainers.print}</Button>}
      </div>
      {sheet.classroomSteps ? (
        <ClassroomColouring panelSeed={sheet.id}>
          {(isColouringPrinted) => (
            <PrintableSheet sheet={sheet} lessons={lessons} printed={!isColouringPrinted} />
          )}
        </ClassroomColouring>
      ) : (
        <PrintableSheet sheet={sheet} lessons={lessons} printed />
      )}
    </Container>
  );
}

interface PrintableSheetProps {
  sheet: Sheet;
  lessons: Resource<Lessons>;
  /** True when printing the page prints this sheet. False while the colouring sheet is printed. */
  printed: boolean;
}

function PrintableSheet({ sheet, lessons, printed }: PrintableSheetProps) {
  return (
    <Paper {...(printed && PRINTING.only)}>
      {printed && <Global styles={{ '@page': { size: 'A4', margin: '16mm 18mm' } }} />}
      <header>
        <p>{trainers.sheet.programme}</p>
        <h1 tabIndex={-1}>
          {sheet.step.title}
          {sheet.classroomSteps && ` (${trainers.sheet.withoutComputers})`}
        </h1>
      </header>
      {lessons.status === 'ready' && <SheetBody sheet={sheet} lessons={lessons.data} />}
      {lessons.status === 'loading' && <Spinner label={trainers.loading} />}
      {lessons.status === 'error' && (
        <Alert kind="error" live="alert" onRetry={() => void lessons.refresh()}>
          {trainers.failed}
        </Alert>
      )}
    </Paper>
  );
}
