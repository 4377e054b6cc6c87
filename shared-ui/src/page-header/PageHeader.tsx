import { type ReactNode, useEffect, useId } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { ArrowLeft, Compass, Menu, X } from '../icon/icons.ts';
import { type ExploreEntry, ExploreList } from './ExploreList.tsx';
import { HEADER_LAYOUTS, type HeaderLayout } from './header-layouts.ts';
import * as styles from './PageHeader.styles.ts';
import { useFittingLayout } from './use-fitting-layout.ts';
import { useMenu } from './use-menu.ts';

export interface PageHeaderLink {
  /** Text of the link. */
  label: string;
  /** URL. Null, which `shell.href` returns for a disabled route, omits the link. */
  href: string | null;
  /** True for the current section. */
  current?: boolean;
}

export interface PageHeaderBrand {
  /** Name of the site. */
  name: string;
  /** URL of the main page. */
  href: string;
  /** Decorative logo. */
  logo: ReactNode;
}

export interface PageHeaderTool {
  /** Label of the button and name of its panel. */
  label: string;
  icon: IconType;
  /** Panel shown below the bar while open. */
  panel: ReactNode;
}

interface PageHeaderOwn {
  /** URL of the visitor's page. */
  href: string;
  /**
   * Square picture of 32 px with the accessible name of the link. The name may load later; the size must be
   * fixed.
   */
  picture: ReactNode;
  /** True on that page. */
  current?: boolean;
}

export interface PageHeaderProps {
  /** Name of the page; not its `h1`, which is in the content. Omit it on the main page. */
  title?: ReactNode;
  /** Logo and site name at the start, with the title below the name. */
  brand?: PageHeaderBrand;
  /** Links to the sections of the page. */
  links?: readonly PageHeaderLink[];
  /** Pages of the site. Without entries there is no explore button. */
  explore?: readonly ExploreEntry[];
  /** Button with a panel at the end, on every page and at every width. */
  tool?: PageHeaderTool;
  /** Link to the visitor's own page at the very end, on every page and at every width. */
  own?: PageHeaderOwn;
  /** URL of the main page; null omits the back link. */
  backHref?: string | null;
  /** Accessible name of the section navigation. */
  navLabel?: string;
  /** Accessible name of the navigation with the site's pages. */
  exploreNavLabel?: string;
  /** Transparent background, for the top of a main page. Opaque while something is open. */
  clear?: boolean;
  /** False disables sticky positioning, for the examples of the library. */
  sticky?: boolean;
}

/** Removes links to disabled routes. */
const filterEnabled = <Link extends { href: string | null }>(links: readonly Link[]) =>
  links.filter(({ href }) => href !== null);

/**
 * Page header with title, section links, back link and the site's pages. One row: links that do not fit move
 * behind a button. header-layouts.ts lists the layouts.
 */
export function PageHeader({
  title,
  brand,
  links = [],
  explore = [],
  tool,
  own,
  backHref = '#/',
  navLabel = 'Secções da página',
  exploreNavLabel = 'Páginas do site',
  clear = false,
  sticky = true,
}: PageHeaderProps) {
  const [bar, layout] = useFittingLayout<HTMLDivElement, HeaderLayout>(HEADER_LAYOUTS);
  const sectionsMenu = useMenu();
  const siteMenu = useMenu();
  const toolMenu = useMenu();
  const groupId = useId();
  const sectionLinks = filterEnabled(links);
  const pages = filterEnabled(explore);
  // Without a brand, the back link is beside the title in every layout.
  const back = brand && backHref !== null ? { label: 'Página Principal', href: backHref } : null;
  // With a single menu button, the back link is among the pages, or else after the sections.
  const hasSingleMenu = ['menu', 'tight', 'bare', 'least'].includes(layout);
  const backInMenu = hasSingleMenu && back && !pages.some(({ href }) => href === back.href) ? [back] : [];
  const menuLinks: PageHeaderLink[] = [...sectionLinks, ...backInMenu];
  const hasMenu = sectionLinks.length > 0 || pages.length > 0 || back !== null;

  const { close: closeSections } = sectionsMenu;
  const { close: closeSite } = siteMenu;
  // The tool stays open: its settings, such as the text size, may change the layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout starts closed
  useEffect(() => {
    closeSections();
    closeSite();
  }, [layout]);

  return (
    <header
      css={[styles.header, sticky && styles.sticky]}
      data-opaque={!clear || sectionsMenu.isOpen || siteMenu.isOpen || toolMenu.isOpen}
    >
      <div css={styles.frame}>
        {/* An inline script may have set the layout before hydration. */}
        <div ref={bar} css={styles.bar} data-layout={layout} suppressHydrationWarning>
          {brand ? (
            <div css={styles.identity}>
              <a href={brand.href} css={styles.home}>
                {brand.logo}
                <span css={title ? styles.nameAbove : undefined}>{brand.name}</span>
              </a>
              {title && <p css={styles.titleUnder}>{title}</p>}
            </div>
          ) : (
            <div css={styles.withoutBrand}>
              {backHref !== null && (
                <a href={backHref} css={styles.back}>
                  <Icon icon={ArrowLeft} />
                  Página Principal
                </a>
              )}
              {title && <p css={styles.titleBeside}>{title}</p>}
            </div>
          )}
          <div css={styles.actions}>
            {hasMenu && (
              <div
                ref={sectionsMenu.root}
                css={[styles.menu, sectionLinks.length === 0 && styles.onlySingle]}
              >
                <button {...sectionsMenu.button} css={styles.menuButton}>
                  <Icon icon={sectionsMenu.isOpen ? X : Menu} />
                  <span css={styles.onlySplit}>Nesta página</span>
                  <span css={styles.menuText}>Menu</span>
                </button>
                <nav
                  id={sectionsMenu.id}
                  aria-label={navLabel}
                  css={[styles.nav, sectionsMenu.isOpen && styles.openNav]}
                >
                  {title && <p css={styles.menuTitle}>{title}</p>}
                  {menuLinks.length > 0 && (
                    <>
                      <p id={`${groupId}-parts`} css={styles.group}>
                        Nesta página
                      </p>
                      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
                      <ul role="list" css={styles.list} aria-labelledby={`${groupId}-parts`}>
                        {menuLinks.map(({ label, href, current }) => (
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
                  {/* Rendered on open, because the drawings are expensive. */}
                  {hasSingleMenu && sectionsMenu.isOpen && pages.length > 0 && (
                    <>
                      <p
                        id={`${groupId}-pages`}
                        css={[styles.group, menuLinks.length > 0 && styles.groupBelow]}
                      >
                        Explorar
                      </p>
                      <ExploreList entries={pages} labelledBy={`${groupId}-pages`} onFollow={closeSections} />
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
              <div ref={siteMenu.root} css={styles.explore}>
                <button {...siteMenu.button} css={styles.exploreButton}>
                  <Icon icon={siteMenu.isOpen ? X : Compass} />
                  <span css={styles.exploreText}>Explorar</span>
                </button>
                {siteMenu.isOpen && (
                  <nav id={siteMenu.id} aria-label={exploreNavLabel} css={styles.explorePanel}>
                    <ExploreList entries={pages} onFollow={closeSite} />
                  </nav>
                )}
              </div>
            )}
            {tool && (
              <div ref={toolMenu.root} css={styles.tool}>
                <button {...toolMenu.button} css={styles.toolButton}>
                  <Icon icon={toolMenu.isOpen ? X : tool.icon} />
                  <span css={styles.toolText}>{tool.label}</span>
                </button>
                {toolMenu.isOpen && (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of one question
                  <div id={toolMenu.id} role="group" aria-label={tool.label} css={styles.toolPanel}>
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
