import { AzulejoWall } from '@ia/shared-ui/azulejo';
import { PageOpening } from '@ia/shared-ui/page-opening';
import { Small } from '@ia/shared-ui/text';
import { t } from '../../content/text.ts';
import { entries, findEntry } from '../../parts/examples/library-sets.ts';
import { StageContext, useStageOnDocument } from '../../parts/preview/use-stage.ts';
import { AllComponents } from './AllComponents.tsx';
import { accessibilityResults, runDate } from './accessibility-results.ts';
import { Page } from './ComponentLibrary.styles.ts';
import { BackToLibrary, OneComponent } from './OneComponent.tsx';
import { StageSwitches } from './StageSwitches.tsx';
import { useComponentTitle } from './use-component-title.ts';
import { useLibraryView } from './use-library-view.ts';

const exampleCount = entries.reduce((sum, { examples }) => sum + Object.keys(examples).length, 0);

/**
 * Component library page for the review of the design system. The URL contains the settings, so that a view
 * can be shared: `#/component-library?procurar=quiz&tema=verde&largura=360`. `?componente=quiz` shows one
 * component alone.
 */
export function ComponentLibrary() {
  const { view, change } = useLibraryView();
  useStageOnDocument(view);
  const alone = findEntry(view.component);
  useComponentTitle(alone?.component);
  const switches = <StageSwitches stage={view} onChange={change} />;

  return (
    <Page>
      {/* The same element in both views, so that the title keeps the focus that the router gives it. */}
      <PageOpening
        kind="course"
        title={alone?.component ?? t.title}
        lead={alone?.description ?? t.lead}
        picture={
          alone ? undefined : (
            <AzulejoWall seed="biblioteca" columns={5} rows={4} rowsWhenNarrow={1} turning={false} />
          )
        }
      >
        {alone ? <BackToLibrary entry={alone} view={view} /> : <LibraryFigures />}
      </PageOpening>
      <StageContext value={view}>
        {alone ? (
          <OneComponent entry={alone} switches={switches} />
        ) : (
          <AllComponents view={view} change={change} switches={switches} />
        )}
      </StageContext>
    </Page>
  );
}

const LibraryFigures = () => (
  <>
    <Small>{t.counts(entries.length, exampleCount)}</Small>
    <Small>
      {t.accessibility.about(runDate(), accessibilityResults.axe, accessibilityResults.combinations)}
    </Small>
  </>
);
