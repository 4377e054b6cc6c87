import { t } from '../../content/text.ts';
import { entries, findEntry } from '../../parts/examples/library-sets.ts';
import { StageContext, useStageOnDocument } from '../../parts/preview/use-stage.ts';
import { AllComponents } from './AllComponents.tsx';
import { accessibilityResults, runDate } from './accessibility-results.ts';
import { Hero, HeroText, Page, Wall } from './ComponentLibrary.styles.ts';
import { AloneLead, OneComponent } from './OneComponent.tsx';
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
      <Hero>
        <HeroText>
          {/* The same element in both views, so that it keeps the focus that the router gives it. */}
          <h1 tabIndex={-1}>{alone?.component ?? t.title}</h1>
          {alone ? <AloneLead entry={alone} view={view} /> : <LibraryLead />}
        </HeroText>
        {/* After the text, which a slow connection then paints first. */}
        {!alone && <Wall seed="biblioteca" columns={6} rows={6} turning={false} />}
      </Hero>
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

const LibraryLead = () => (
  <>
    <p>{t.lead}</p>
    <small>{t.counts(entries.length, exampleCount)}</small>
    <p data-note="">
      {t.accessibility.about(runDate(), accessibilityResults.axe, accessibilityResults.combinations)}
    </p>
  </>
);
