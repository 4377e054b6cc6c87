import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import { words } from '../../content/words.ts';
import type { LibrarySection } from '../../parts/examples/library-sets.ts';

/** Links to every section and, under it, to the components that match the search. */
export function LibraryNav({ sections }: { sections: LibrarySection[] }) {
  return (
    <nav aria-label={words.nav.label}>
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

const List = styled.ul({
  display: 'grid',
  gap: token.space[1],
  '& &': {
    gap: 0,
    marginInlineStart: token.space[1],
    paddingInlineStart: token.space[3],
    borderInlineStart: `2px solid ${token.color.line}`,
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: token.space[2],
    borderRadius: token.radius.sm,
    color: token.color.ink,
    fontSize: token.size.sm,
    textDecoration: 'none',
  },
  '& a:hover': { background: token.color.accentSoft, textDecoration: 'underline' },
  '& a[data-level="section"]': { fontFamily: token.font.display, fontWeight: 700, fontSize: token.size.md },
});
