import { type ReactNode, useEffect, useId } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { ArrowLeft, Compass, Menu, X } from '../icon/icons.ts';
import { type ExploreEntry, ExploreList } from './ExploreList.tsx';
import * as styles from './PageHeader.styles.ts';
import { useMenu } from './use-menu.ts';
import { useRoom } from './use-room.ts';

export interface PageHeaderLink {
  /** Words of the link. */
  label: string;
  /** Address. Null, as `shell.href` answers for a page that is off, is left out. */
  href: string | null;
  /** This is where the visitor is. */
  current?: boolean;
}

export interface PageHeaderBrand {
  /** Name of the site. */
  name: string;
  /** Address of the main page. */
  href: string;
  /** A drawing, as decoration. */
  logo: ReactNode;
}

export interface PageHeaderTool {
  /** What the button is called, and what it opens. */
  label: string;
  icon: IconType;
  /** What stands below the bar while it is open. */
  panel: ReactNode;
}

interface PageHeaderOwn {
  /** Address of the page about it. */
  href: string;
  /** A square picture of 32 px, which names the link: its words may come later, its size must not change. */
  picture: ReactNode;
  /** This is where the visitor is. */
  current?: boolean;
}

export interface PageHeaderProps {
  /** Name of the page. Not its `h1`: that stands in the content. The main page has its brand alone. */
  title?: ReactNode;
  /** Logo and name of the site, at the start, with the title under the name. */
  brand?: PageHeaderBrand;
  /** Links to the parts of the page. */
  links?: readonly PageHeaderLink[];
  /** The pages of the site. Without any there is no button for them. */
  explore?: readonly ExploreEntry[];
  /** A button at the end, there on every page and at every width, and what it opens. */
  tool?: PageHeaderTool;
  /** What is the visitor's own, at the very end, there on every page and at every width. */
  own?: PageHeaderOwn;
  /** Address of the main page; null leaves the way back out. */
  backHref?: string | null;
  /** Words of the way back. */
  backLabel?: string;
  /** Name of the navigation. */
  navLabel?: string;
  /** Words over the links to the parts of the page, and of their button. */
  sectionsLabel?: string;
  /** Words of the button that opens the pages of the site. */
  exploreLabel?: string;
  /** Name of the navigation that it opens. */
  exploreNavLabel?: string;
  /** Words of the one button where there is room for no other. */
  menuLabel?: string;
  /** Lets what is behind shine through, for the top of a main page. Never while something is open. */
  clear?: boolean;
  /** False leaves the header where it is written, for galleries. */
  sticky?: boolean;
}

const offered = <Link extends { href: string | null }>(links: readonly Link[]) =>
  links.filter(({ href }) => href !== null);

/**
 * Head of a page: where one is, the parts of the page, the way back, and the pages of the site. One row, however much
 * room there is: what does not fit goes behind a button.
 */
export function PageHeader({
  title,
  brand,
  links = [],
  explore = [],
  tool,
  own,
  backHref = '#/',
  backLabel = 'Página Principal',
  navLabel = 'Navegação principal',
  sectionsLabel = 'Nesta página',
  exploreLabel = 'Explorar',
  exploreNavLabel = 'Páginas do sítio',
  menuLabel = 'Menu',
  clear = false,
  sticky = true,
}: PageHeaderProps) {
  const [bar, room] = useRoom<HTMLDivElement, styles.Room>(styles.ROOMS);
  const sections = useMenu();
  const site = useMenu();
  const tools = useMenu();
  const groups = useId();
  const parts = offered(links);
  const pages = offered(explore);
  const back = brand && backHref !== null ? { label: backLabel, href: backHref } : null;
  // One button holds everything: the way back is among the pages already, or else it comes after the parts.
  const single = room === 'menu' || room === 'tight' || room === 'bare' || room === 'least';
  const backInMenu = single && back && !pages.some(({ href }) => href === back.href) ? [back] : [];
  const inMenu: PageHeaderLink[] = [...parts, ...backInMenu];
  const hasMenu = parts.length > 0 || pages.length > 0 || back !== null;

  const { close: closeSections } = sections;
  const { close: closeSite } = site;
  // Not the tool: what it changes, as the size of the text, may change the arrangement.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another arrangement starts closed
  useEffect(() => {
    closeSections();
    closeSite();
  }, [room]);

  return (
    <header
      css={[styles.header, sticky && styles.sticky]}
      data-opaque={!clear || sections.isOpen || site.isOpen || tools.isOpen}
    >
      <div css={styles.frame}>
        {/* A script of the document may have arranged it before the page takes over. */}
        <div ref={bar} css={styles.bar} data-room={room} suppressHydrationWarning>
          {brand ? (
            <div css={styles.identity}>
              <a href={brand.href} css={styles.home}>
                {brand.logo}
                <span css={title ? styles.nameAbove : undefined}>{brand.name}</span>
              </a>
              {title && <p css={styles.titleUnder}>{title}</p>}
            </div>
          ) : (
            <div css={styles.alone}>
              {backHref !== null && (
                <a href={backHref} css={styles.back}>
                  <Icon icon={ArrowLeft} />
                  {backLabel}
                </a>
              )}
              {title && <p css={styles.titleBeside}>{title}</p>}
            </div>
          )}
          <div css={styles.actions}>
            {hasMenu && (
              <div ref={sections.root} css={[styles.menu, parts.length === 0 && styles.onlySingle]}>
                <button {...sections.button} css={styles.menuButton}>
                  <Icon icon={sections.isOpen ? X : Menu} />
                  <span css={styles.onlySplit}>{sectionsLabel}</span>
                  <span css={styles.menuWords}>{menuLabel}</span>
                </button>
                <nav
                  id={sections.id}
                  aria-label={navLabel}
                  css={[styles.nav, sections.isOpen && styles.openNav]}
                >
                  {title && <p css={styles.menuTitle}>{title}</p>}
                  {inMenu.length > 0 && (
                    <>
                      <p id={`${groups}-parts`} css={styles.group}>
                        {sectionsLabel}
                      </p>
                      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
                      <ul role="list" css={styles.list} aria-labelledby={`${groups}-parts`}>
                        {inMenu.map(({ label, href, current }) => (
                          <li key={`${label} ${href}`}>
                            <a
                              href={href ?? undefined}
                              css={styles.link}
                              aria-current={current ? 'location' : undefined}
                              onClick={closeSections}
                            >
                              {label}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </>
                  )}
                  {/* Its drawings are dear, and nobody sees them before it is open. */}
                  {single && sections.isOpen && pages.length > 0 && (
                    <>
                      <p id={`${groups}-pages`} css={[styles.group, inMenu.length > 0 && styles.groupBelow]}>
                        {exploreLabel}
                      </p>
                      <ExploreList entries={pages} labelledBy={`${groups}-pages`} onFollow={closeSections} />
                    </>
                  )}
                </nav>
              </div>
            )}
            {back && (
              <a href={back.href} css={styles.backInRow}>
                {back.label}
              </a>
            )}
            {pages.length > 0 && (
              <div ref={site.root} css={styles.explore}>
                <button {...site.button} css={styles.exploreButton}>
                  <Icon icon={site.isOpen ? X : Compass} />
                  <span css={styles.exploreWords}>{exploreLabel}</span>
                </button>
                {site.isOpen && (
                  <nav id={site.id} aria-label={exploreNavLabel} css={styles.explorePanel}>
                    <ExploreList entries={pages} onFollow={closeSite} />
                  </nav>
                )}
              </div>
            )}
            {tool && (
              <div ref={tools.root} css={styles.tool}>
                <button {...tools.button} css={styles.toolButton}>
                  <Icon icon={tools.isOpen ? X : tool.icon} />
                  <span css={styles.toolWords}>{tool.label}</span>
                </button>
                {tools.isOpen && (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of one question
                  <div id={tools.id} role="group" aria-label={tool.label} css={styles.toolPanel}>
                    {tool.panel}
                  </div>
                )}
              </div>
            )}
            {own && (
              <a href={own.href} css={styles.own} aria-current={own.current ? 'page' : undefined}>
                {own.picture}
              </a>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}
