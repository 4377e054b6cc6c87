import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useDisclosure } from '../hooks/use-disclosure.ts';
import { Icon } from '../icon/icon.tsx';
import { ArrowLeft, Menu, X } from '../icon/icons.ts';
import * as styles from './page-header.styles.ts';

export interface PageHeaderLink {
  /** Words of the link. */
  label: string;
  /** Address. Null, as `shell.href` answers for a page that is off, is left out. */
  href: string | null;
  /** This is where the visitor is. */
  current?: boolean;
}

export interface PageHeaderProps {
  /** Name of the page. Not its `h1`: that stands in the content. The main page has its brand alone. */
  title?: ReactNode;
  /** Logo and name of the site, at the start; the way back then comes last among the links. */
  brand?: ReactNode;
  /** Links to the parts of the page. */
  links?: readonly PageHeaderLink[];
  /** Address of the main page; null leaves the way back out. */
  backHref?: string | null;
  /** Words of the way back. */
  backLabel?: string;
  /** Name of the navigation. */
  navLabel?: string;
  /** Words of the button that opens and closes the menu on a narrow screen. */
  menuLabel?: string;
  /** Lets what is behind shine through, for the top of a main page. Never while the menu is open. */
  clear?: boolean;
  /** False leaves the header where it is written, for galleries. */
  sticky?: boolean;
}

/** Head of a secondary page: way back, name, links to its parts, and a menu on narrow screens. */
export function PageHeader({
  title,
  brand,
  links = [],
  backHref = '#/',
  backLabel = 'Página Principal',
  navLabel = 'Nesta página',
  menuLabel = 'Menu',
  clear = false,
  sticky = true,
}: PageHeaderProps) {
  const menu = useDisclosure();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const back = backHref === null ? [] : [{ label: backLabel, href: backHref, current: false }];
  const shown = [...links, ...(brand ? back : [])].filter((link) => link.href !== null);
  const row = styles.rowFrom(shown.length);

  const { isOpen, close } = menu;
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, close]);

  return (
    <header css={[styles.header, sticky && styles.sticky]} data-opaque={!clear || isOpen}>
      <div css={styles.bar}>
        {brand}
        {!brand && backHref !== null && (
          <a href={backHref} css={styles.back}>
            <Icon icon={ArrowLeft} />
            <span>{backLabel}</span>
          </a>
        )}
        <p css={[styles.title, brand ? styles.besideBrand : null]}>{title}</p>
        {shown.length > 0 && (
          <>
            <button
              ref={toggle}
              type="button"
              css={styles.toggle(row)}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={menu.toggle}
            >
              <Icon icon={isOpen ? X : Menu} />
              {menuLabel}
            </button>
            <nav id={id} aria-label={navLabel} css={[styles.nav(row), isOpen && styles.open]}>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
              <ul role="list" css={styles.list(row)}>
                {shown.map(({ label, href, current }) => (
                  <li key={`${label} ${href}`}>
                    <a
                      href={href ?? undefined}
                      css={styles.link}
                      aria-current={current ? 'location' : undefined}
                      onClick={close}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        )}
      </div>
    </header>
  );
}
