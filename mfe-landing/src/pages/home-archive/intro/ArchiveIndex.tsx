import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Container } from '@ia/shared-ui/container';
import { media, token } from '@ia/shared-ui/tokens';
import { archiveIndex } from '../../../content/archive/page.ts';

const Frame = styled.nav({
  paddingBlock: token.space[10],
  background: token.color.paper,
  [media.print]: { display: 'none' },
});
const Groups = styled.div({
  display: 'grid',
  gap: token.space[6],
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& h2': { fontSize: token.size.h2Quiet, marginBlockEnd: token.space[2] },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});

const List = styled.ul({ listStyle: 'none', padding: 0 });

/** Links to the sections of the archive page. Omits sections disabled by a feature flag. */
export function ArchiveIndex() {
  const { href, flags } = useShell();
  const isHidden: Record<string, boolean> = {
    'elearning-showcase': !flags.enableElearningShowcase,
    'new-showcase': !flags.enableComponentShowcase,
    'featured-block': !flags.enableGamificationSection,
  };
  return (
    <Frame aria-label={archiveIndex.label}>
      <Container>
        <Groups>
          {archiveIndex.groups.map((group) => (
            <div key={group.title}>
              <h2>{group.title}</h2>
              <List role="list">
                {group.links
                  .filter((link) => !isHidden[link.anchor])
                  .map(({ label, anchor }) => (
                    <li key={anchor}>
                      <a href={href(`#${anchor}`) ?? `#${anchor}`}>{label}</a>
                    </li>
                  ))}
              </List>
            </div>
          ))}
        </Groups>
      </Container>
    </Frame>
  );
}
