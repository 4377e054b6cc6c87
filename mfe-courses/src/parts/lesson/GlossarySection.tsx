import styled from '@emotion/styled';
import { glossary } from '@ia/shared-services/glossary';
import { Section } from '@ia/shared-ui/section';
import { token } from '@ia/shared-ui/tokens';
import { t } from '../../content/text.ts';

const Terms = styled.div({
  columns: '19rem 3',
  columnGap: token.space[8],
  '& section': { breakInside: 'avoid', paddingBlockEnd: token.space[5] },
  '& h3': { margin: 0, fontFamily: token.font.display, fontSize: token.size.lg, lineHeight: 1.3 },
  '& p': { margin: `${token.space[1]} 0 0`, lineHeight: 1.55 },
});

/** Definitions of the terms that the lessons link to, each with an anchor. */
export function GlossarySection({ terms }: { terms: string[] }) {
  const entries = terms
    .flatMap((id) => (glossary[id] ? [{ id, ...glossary[id] }] : []))
    .sort((a, b) => a.term.localeCompare(b.term, 'pt'));
  if (entries.length === 0) return null;
  return (
    <Section kind="quiet" id="glossario" title={t.course.glossary} intro={t.course.glossaryLead}>
      <Terms>
        {entries.map(({ id, term, definition }) => (
          // Without an accessible name a section is not a landmark; a dozen of them would hide the real ones.
          <section key={id} id={`glossario-${id}`}>
            <h3 tabIndex={-1}>{term}</h3>
            <p>{definition}</p>
          </section>
        ))}
      </Terms>
    </Section>
  );
}
