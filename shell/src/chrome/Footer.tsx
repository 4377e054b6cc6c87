import styled from '@emotion/styled';
import type { ShellApi } from '@ia/federation';
import { media, token } from '@ia/shared-ui/tokens';
import { words } from '../content/chrome.ts';

const Foot = styled.footer({
  backgroundColor: token.color.tint,
  borderTop: `1px solid ${token.color.line}`,
  color: token.color.inkSoft,
  fontSize: token.size.sm,
});

const Inner = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[4],
  maxWidth: '80rem',
  marginInline: 'auto',
  padding: `${token.space[10]} ${token.space[4]}`,
  [media.md]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    paddingInline: token.space[6],
  },
});

const Name = styled.p({
  margin: 0,
  color: token.color.ink,
  fontFamily: token.font.display,
  fontWeight: 800,
  fontSize: token.size.lg,
});

const Links = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: token.color.accentStrong,
  },
});

/** The footer of secondary pages. The landing page brings its own. */
export function Footer({ shell }: { shell: ShellApi }) {
  const { entity, contactEmail } = shell.links;
  return (
    <Foot>
      <Inner>
        <div>
          <Name>{words.siteName}</Name>
          <p>
            {words.copyright(new Date().getFullYear())}{' '}
            <a href={words.licenceUrl} rel="license">
              {words.licence}
            </a>
          </p>
          <p>
            {words.responsible} <a href={entity.url}>{entity.name}</a>
          </p>
        </div>
        <Links>
          <li>
            <a href={shell.href('/') ?? '#/'}>{words.backToMain}</a>
          </li>
          <li>
            <a href="./acessibilidade/">{words.accessibility}</a>
          </li>
          <li>
            <a href="./privacidade/">{words.privacy}</a>
          </li>
          <li>
            <a href={`mailto:${contactEmail}`}>{words.contact}</a>
          </li>
        </Links>
      </Inner>
    </Foot>
  );
}
