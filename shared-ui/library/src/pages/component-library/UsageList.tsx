import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { t } from '../../content/text.ts';
import type { FoundUsage } from '../../parts/details/usage.ts';
import { entries } from '../../parts/examples/library-sets.ts';

/** Where a component is used: pages by title, the frame of the site, and other components. */
export function UsageList({ usage: { pages, shell: inShell, components } }: { usage: FoundUsage }) {
  const shell = useShell();
  const containers = entries
    .filter(({ folder }) => folder && components.includes(folder))
    .map(({ component }) => component);
  const isUnused = pages.length === 0 && !inShell && containers.length === 0;
  return (
    <Box>
      {isUnused && <p>{t.usage.none}</p>}
      {inShell && <p>{t.usage.shell}</p>}
      {pages.length > 0 && (
        <>
          <p>{t.usage.pages(pages.length)}</p>
          <List>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <PageLink href={shell.href(path)} title={title} /> <code>#{path}</code>
              </li>
            ))}
          </List>
        </>
      )}
      {containers.length > 0 && <p>{t.usage.components(containers)}</p>}
    </Box>
  );
}

/** Title of a page, as a link unless the site has the page turned off. */
const PageLink = ({ href, title }: { href: string | null; title: string }) =>
  href ? <TextLink href={href}>{title}</TextLink> : title;

const Box = styled.div({
  display: 'grid',
  gap: token.space[3],
  fontSize: token.size.sm,
  '& > p': { maxWidth: token.measure },
});

const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  columnGap: token.space[6],
  rowGap: token.space[2],
  paddingInlineStart: '1.2em',
  '& > li': { overflowWrap: 'anywhere' },
  '& code': { display: 'block', color: token.color.inkSoft },
});
