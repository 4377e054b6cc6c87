import type { ShellApi } from '@ia/federation';
import { Icon, Menu, X } from '@ia/shared-ui/icon';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { words } from '../content/chrome.ts';
import type { ActiveRoute } from '../router/route-table.ts';
import { Bar, Brand, List, MenuButton, Nav, NavLink, Row, Title } from './Header.styles.ts';
import { Logo } from './Logo.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

const OPAQUE_AFTER = 50; // px, specification §9

interface NavItem {
  key: string;
  label: string;
  href: string;
  current: boolean;
}

function navItems(route: ActiveRoute | undefined, shell: ShellApi): NavItem[] {
  const items = (route?.nav ?? []).flatMap((link): NavItem[] => {
    const to = 'anchor' in link ? `#${link.anchor}` : link.to;
    const href = shell.href(to);
    // A link to a route that is turned off is not shown.
    if (!href) return [];
    return [
      { key: to, label: link.label, href, current: 'anchor' in link && shell.route.anchor === link.anchor },
    ];
  });
  const home = route?.header === 'landing' ? null : shell.href('/');
  return home ? [...items, { key: 'home', label: words.mainPage, href: home, current: false }] : items;
}

/** The header of every page: brand, the page's links, and a menu button on small screens. */
export function Header({ shell, route }: { shell: ShellApi; route: ActiveRoute | undefined }) {
  const landing = route?.header === 'landing';
  const scrolled = useScrolledPast(OPAQUE_AFTER);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const items = navItems(route, shell);

  // Not every dependency, on purpose: a new place closes the menu
  useEffect(() => setOpen(false), [shell.route]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from wherever focus is in it
    <Bar data-opaque={!landing || scrolled || open} data-landing={landing} onKeyDown={onKeyDown}>
      <Row>
        <Brand href={shell.href('/') ?? '#/'}>
          <Logo />
          {words.siteName}
        </Brand>
        {!landing && route && <Title>{route.title}</Title>}
        {items.length > 0 && (
          <>
            <MenuButton
              ref={button}
              type="button"
              aria-expanded={open}
              aria-controls="menu-principal"
              onClick={() => setOpen(!open)}
            >
              <Icon icon={open ? X : Menu} />
              {words.menu}
            </MenuButton>
            <Nav id="menu-principal" data-open={open} aria-label={words.mainNavigation}>
              <List>
                {items.map((item) => (
                  <li key={item.key}>
                    <NavLink
                      href={item.href}
                      aria-current={item.current ? 'location' : undefined}
                      onClick={() => setOpen(false)}
                    >
                      {item.label}
                    </NavLink>
                  </li>
                ))}
              </List>
            </Nav>
          </>
        )}
      </Row>
    </Bar>
  );
}
