import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { AzulejoDivider } from '../azulejo/AzulejoDivider.tsx';
import { column, token } from '../tokens/index.ts';

const footer = css({ background: token.color.tint, color: token.color.ink, overflowWrap: 'anywhere' });
const inner = css({
  ...column,
  paddingBlock: token.space[8],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token.space[4]} ${token.space[8]}`,
});
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[1]} ${token.space[5]}`,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 650 },
});

export interface SecondaryFooterProps {
  /** URL of the main page. */
  homeHref?: string;
  /** Text of the link to the main page. */
  homeLabel?: string;
  /** Name of the site. */
  siteName?: string;
  /** Licence of the content, with link. */
  licence?: ReactNode;
  /** Copyright year; the current year by default. */
  year?: number;
  /** Links required in every footer: accessibility, privacy. */
  links?: readonly { label: string; href: string }[];
}

/** Footer of a secondary page: name, copyright, licence and link to the main page. */
export function SecondaryFooter({
  homeHref = '#/',
  homeLabel = 'Voltar à Página Principal',
  siteName = 'IA para Todos',
  licence = 'Conteúdos sob licença Creative Commons.',
  year = new Date().getFullYear(),
  links: footerLinks = [
    { label: 'Acessibilidade', href: '/acessibilidade/' },
    { label: 'Privacidade', href: '/privacidade/' },
  ],
}: SecondaryFooterProps) {
  return (
    <footer css={footer}>
      <AzulejoDivider />
      <div css={inner}>
        <div>
          <p css={{ fontFamily: token.font.display, fontSize: token.size.lg, fontWeight: 650 }}>{siteName}</p>
          {/* A prerendered page contains the year of its build, so the year may differ at hydration. */}
          <p css={{ color: token.color.inkSoft, fontSize: token.size.sm }} suppressHydrationWarning>
            © {year} {siteName}. {licence}
          </p>
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
        <ul role="list" css={links}>
          {[...footerLinks, { label: homeLabel, href: homeHref }].map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
