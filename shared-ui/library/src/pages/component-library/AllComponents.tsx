import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { useMediaQuery } from '@ia/shared-ui/hooks';
import { TextField } from '@ia/shared-ui/text-field';
import { media } from '@ia/shared-ui/tokens';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { t } from '../../content/text.ts';
import { type LibrarySection, searchSections } from '../../parts/examples/library-sets.ts';
import type { LibraryView } from '../../parts/preview/library-address.ts';
import { Fold, Group, Layout, Main, Side } from './ComponentLibrary.styles.ts';
import { Gallery } from './Gallery.tsx';
import { LibraryEntrySection } from './LibraryEntrySection.tsx';
import { LibraryNav } from './LibraryNav.tsx';
import { Toggle } from './StageSwitches.styles.ts';
import { useOpenSection } from './use-open-section.ts';

interface AllComponentsProps {
  view: LibraryView;
  change: (part: Partial<LibraryView>) => void;
  /** Settings of the examples. */
  switches: ReactNode;
}

/** The whole library: search, settings, table of contents, and the six sections. */
export function AllComponents({ view, change, switches }: AllComponentsProps) {
  const deferredQuery = useDeferredValue(view.search);
  const sections = useMemo(() => searchSections(deferredQuery), [deferredQuery]);
  const isSearching = deferredQuery.trim() !== '';
  const foundCount = sections.reduce((sum, section) => sum + section.entries.length, 0);
  // Settings and table of contents are open beside the examples on a wide screen, and closed above them on a
  // narrow one.
  const isWide = useMediaQuery(media.lg);
  const searchField = useRef<HTMLInputElement>(null);
  const openSection = useOpenSection();

  function showAll() {
    change({ search: '' });
    searchField.current?.focus();
  }

  return (
    <Layout>
      <Side role="region" aria-label={t.nav.title}>
        <TextField
          type="search"
          label={t.search.label}
          placeholder={t.search.placeholder}
          ref={searchField}
          value={view.search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <p role="status" css={isSearching ? undefined : visuallyHidden}>
          {isSearching && t.search.found(foundCount)}
        </p>
        <Fold open={isWide}>
          <summary>{t.stage.title}</summary>
          {switches}
        </Fold>
        <Fold open={isWide}>
          <summary>{t.nav.title}</summary>
          <div>
            <Toggle>
              <input
                type="checkbox"
                checked={view.all}
                onChange={(event) => change({ all: event.target.checked })}
              />
              {t.gallery.all}
            </Toggle>
            <LibraryNav sections={sections} />
          </div>
        </Fold>
      </Side>
      <Main>
        {foundCount === 0 && (
          <EmptyState
            motif="book"
            action={
              <Button variant="secondary" onClick={showAll}>
                {t.search.clear}
              </Button>
            }
          >
            <p>{t.search.noResults(deferredQuery.trim())}</p>
            <p>{t.search.advice}</p>
          </EmptyState>
        )}
        {foundCount > 0 &&
          sections.map((section) => (
            <LibraryGroup
              key={section.id}
              section={section}
              open={isSearching || view.all || section.id === openSection}
            />
          ))}
      </Main>
    </Layout>
  );
}

/** One section: thumbnails while closed, all its entries while open. */
function LibraryGroup({ section, open }: { section: LibrarySection; open: boolean }) {
  return (
    <Group id={section.id} aria-labelledby={`${section.id}-titulo`} data-open={open}>
      <header>
        <h2 id={`${section.id}-titulo`} tabIndex={-1}>
          {section.title}
        </h2>
        <p>{section.intro}</p>
      </header>
      {!open && <Gallery section={section} />}
      {open && section.entries.map((entry) => <LibraryEntrySection key={entry.id} entry={entry} />)}
      {section.entries.length === 0 && <p>{t.search.emptySection}</p>}
    </Group>
  );
}
