import styled from '@emotion/styled';
import type { ShellApi } from '@ia/federation';
import { useDisclosure, useDismiss } from '@ia/shared-ui/hooks';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef } from 'react';
import { t } from '../content/chrome.ts';
import type { RouteTable } from '../router/route-table.ts';

const Box = styled.details({
  position: 'fixed',
  insetInlineEnd: token.space[4],
  insetBlockEnd: token.space[4],
  zIndex: token.layer.popover,
  maxWidth: 'min(22rem, calc(100vw - 2rem))',
  backgroundColor: token.color.raised,
  border: `1px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  boxShadow: token.shadow.md,
  '& summary': { padding: token.space[3], minHeight: '2.75rem', cursor: 'pointer', fontWeight: 650 },
  '& ul': { margin: 0, padding: `0 ${token.space[3]} ${token.space[3]}`, listStyle: 'none' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: '2.75rem' },
  '& a[aria-current]': { fontWeight: 650 },
});

/** Floating list of all listed pages, for developers. The flag `enableStudioNavigation` turns it on. */
export function DeveloperNavigation({ shell, routes }: { shell: ShellApi; routes: RouteTable }) {
  const box = useRef<HTMLDetailsElement>(null);
  const listedRoutes = [...routes.values()].filter((route) => route.listed);
  const currentRoute = listedRoutes.find((route) => route.path === shell.route.path);
  const { isOpen, set, toggle, close } = useDisclosure();
  useDismiss(box, isOpen, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the list
  useEffect(close, [shell.route]);
  return (
    <Box ref={box} open={isOpen} onToggle={({ currentTarget }) => set(currentTarget.open)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary already handles all keys of a button */}
      <summary
        onClick={(event) => {
          // The browser opens it asynchronously: an Escape right after the click would find no listener.
          event.preventDefault();
          toggle();
        }}
      >
        {currentRoute?.title ?? t.navigate}
      </summary>
      <nav aria-label={t.developerNavigation}>
        <ul>
          {listedRoutes.map((route) => (
            <li key={route.path}>
              <a
                href={shell.href(route.path) ?? '#/'}
                aria-current={route === currentRoute ? 'page' : undefined}
              >
                {route.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Box>
  );
}
