import { t } from '../../content/text.ts';
import type { LibrarySection } from '../../parts/examples/library-sets.ts';
import { List } from './LibraryNav.styles.ts';

/** Links to every section and to its components; `sections` holds only the components that match the search. */
export function LibraryNav({ sections }: { sections: LibrarySection[] }) {
  return (
    <nav aria-label={t.nav.label}>
      <List role="list">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} data-level="section">
              {section.title}
            </a>
            {section.entries.length > 0 && (
              <List role="list">
                {section.entries.map((entry) => (
                  <li key={entry.id}>
                    <a href={`#${entry.id}`}>{entry.component}</a>
                  </li>
                ))}
              </List>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
