import styled from '@emotion/styled';
import { AzulejoMark } from '@ia/shared-ui/azulejo';
import { token } from '@ia/shared-ui/tokens';
import { words } from '../content/chrome.ts';

const Home = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  color: token.color.ink,
  fontFamily: token.font.display,
  fontWeight: 800,
  fontSize: token.size.lg,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: token.color.accentStrong },
});

/** Mark and name of the site, which lead to the main page. */
export function Brand({ href }: { href: string }) {
  return (
    <Home href={href}>
      <AzulejoMark size={32} />
      {words.siteName}
    </Home>
  );
}
