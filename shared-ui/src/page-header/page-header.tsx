import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useDisclosure } from '../hooks/use-disclosure.ts';
import { Icon } from '../icon/icon.tsx';
import { ArrowLeft, Menu, X } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
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
  /** Name of the page. Not its `h1`: that stands in the content. */
  title: ReactNode;
  /** Links to the parts of the page. */
  links?: readonly PageHeaderLink[];
  /** Address of the main page; null leaves the way back out. */
  backHref?: string | null;
  /** Words of the way back. */
  backLabel?: string;
  /** Name of the navigation. */
  navLabel?: string;
  /** Name of the button that opens the menu on a narrow screen. */
  openLabel?: string;
  /** Name of the button that closes it. */
  closeLabel?: string;
  /** False leaves the header where it is written, for galleries. */
  sticky?: boolean;
}

/** Head of a secondary page: way back, name, links to its parts, and a menu on narrow screens. */
export function PageHeader({
  title,
  links = [],
  backHref = '#/',
  backLabel = 'Página Principal',
  navLabel = 'Nesta página',
  openLabel = 'Abrir menu',
  closeLabel = 'Fechar menu',
  sticky = true,
}: PageHeaderProps) {
  const menu = useDisclosure();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const shown = links.filter((link) => link.href !== null);

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
    <header css={[styles.header, sticky && styles.sticky]}>
      <div css={styles.bar}>
        {backHref !== null && (
          <a href={backHref} css={styles.back}>
            <Icon icon={ArrowLeft} />
            <span>{backLabel}</span>
          </a>
        )}
        <p css={styles.title}>{title}</p>
        {shown.length > 0 && (
          <>
            <IconButton
              ref={toggle}
              css={styles.toggle}
              icon={isOpen ? X : Menu}
              label={isOpen ? closeLabel : openLabel}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={menu.toggle}
            />
            <nav id={id} aria-label={navLabel} css={[styles.nav, isOpen && styles.open]}>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
              <ul role="list" css={styles.list}>
                {shown.map(({ label, href, current }) => (
                  <li key={label}>
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
