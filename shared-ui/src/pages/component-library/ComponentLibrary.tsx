import { useShell } from '@ia/federation';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMediaQuery } from '../../hooks/index.ts';
import { TextField } from '../../text-field/index.ts';
import { media } from '../../tokens/index.ts';
import { visuallyHidden } from '../../visually-hidden/index.ts';
import { Fold, Group, Hero, HeroText, Layout, Main, Page, Side, Wall } from './ComponentLibrary.styles.ts';
import { words } from './content/words.ts';
import { LibraryEntrySection } from './LibraryEntrySection.tsx';
import { LibraryNav } from './LibraryNav.tsx';
import { entries, searchSections } from './library-sets.ts';
import { RunningApps } from './RunningApps.tsx';
import { StageSwitches } from './StageSwitches.tsx';
import { StageContext, useStageSwitches } from './use-stage.ts';

const exampleCount = entries.reduce((sum, { examples }) => sum + Object.keys(examples).length, 0);

/**
 * How designers and engineers review what the site is made of. A search can be shared:
 * `#/component-library?procurar=quiz`.
 */
export function ComponentLibrary() {
  const { theme, route } = useShell();
  const { stage, change } = useStageSwitches(theme);
  const [query, setQuery] = useState(route.query.procurar ?? '');
  const searched = useDeferredValue(query);
  const sections = useMemo(() => searchSections(searched), [searched]);
  const found = sections.reduce((sum, section) => sum + section.entries.length, 0);
  // Beside the examples, switches and contents stand open; above them, on a narrow screen, they are folded.
  const room = useMediaQuery(media.lg);

  return (
    <Page>
      <Hero>
        <Wall seed="biblioteca" columns={6} rows={7} turning={false} />
        <HeroText>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p>{words.lead}</p>
          <small>{words.counts(entries.length, exampleCount)}</small>
        </HeroText>
      </Hero>
      <Layout>
        <Side aria-label={words.nav.title}>
          <TextField
            type="search"
            label={words.search.label}
            placeholder={words.search.placeholder}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status" css={searched.trim() ? undefined : visuallyHidden}>
            {searched.trim() && words.search.found(found)}
          </p>
          <Fold open={room}>
            <summary>{words.stage.title}</summary>
            <StageSwitches stage={stage} onChange={change} />
          </Fold>
          <Fold open={room}>
            <summary>{words.nav.title}</summary>
            <LibraryNav sections={sections} />
          </Fold>
        </Side>
        <StageContext value={stage}>
          <Main>
            <RunningApps />
            {sections.map((section) => (
              <Group key={section.id} id={section.id} aria-labelledby={`${section.id}-titulo`}>
                <header>
                  <h2 id={`${section.id}-titulo`} tabIndex={-1}>
                    {section.title}
                  </h2>
                  <p>{section.intro}</p>
                </header>
                {section.entries.map((entry) => (
                  <LibraryEntrySection key={entry.id} entry={entry} />
                ))}
                {section.entries.length === 0 && <p>{words.search.none}</p>}
              </Group>
            ))}
          </Main>
        </StageContext>
      </Layout>
    </Page>
  );
}
