import { definePage, type PageEntry, type ShellApi, useEntry, useRoute, useShell } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { act, render, screen } from '@testing-library/react';
import { memo, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { createPageShell, type PageShell } from './page-shell.ts';

const entry = (): PageEntry => ({ read: () => undefined, write: () => {} });
const at = (anchor: string | null, more: Partial<ShellApi> = {}): ShellApi =>
  fakeShell({ route: { path: '/x', query: {}, anchor }, entry: entry(), ...more });

/** What the shell's App does around a page. */
function Around({
  page,
  here,
  Page,
}: {
  page: PageShell;
  here: ShellApi;
  Page: ReturnType<typeof definePage>;
}) {
  page.move(here);
  useLayoutEffect(() => page.tell());
  return <Page shell={page.api} />;
}

it('a page keeps one shell, with the same functions, and reads where it is now', () => {
  const navigate = vi.fn();
  const page = createPageShell(at('a'));
  const { announce, href } = page.api;
  page.move(at('b', { navigate, theme: 'pink' }));
  expect(page.api.route.anchor).toBe('b');
  expect(page.api.theme).toBe('pink');
  expect(page.api.announce).toBe(announce);
  expect(page.api.href).toBe(href);
  page.api.navigate('/y', { replace: true });
  expect(navigate).toHaveBeenCalledWith('/y', { replace: true });
});

it('tells who subscribed once for each navigation, and no longer once they stop', () => {
  const first = at('a');
  const page = createPageShell(first);
  const told = vi.fn();
  const stop = page.api.subscribe(told);
  page.tell();
  expect(told).not.toHaveBeenCalled();
  page.move(at('b'));
  page.tell();
  page.tell();
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  page.move(at('c'));
  page.tell();
  expect(told).toHaveBeenCalledTimes(1);
});

it('a part that nothing renders again follows route and entry, and its effects are not run for nothing', () => {
  const effects = vi.fn();
  const Part = memo(() => {
    const shell = useShell();
    const { anchor } = useRoute();
    const kept = useEntry();
    useLayoutEffect(() => effects(shell.announce), [shell, shell.announce]);
    return <p>{`${anchor} ${kept === shell.entry}`}</p>;
  });
  const Page = definePage(Part);
  const first = at('a');
  const page = createPageShell(first);
  const view = render(<Around page={page} here={first} Page={Page} />);
  expect(screen.getByText('a true')).toBeTruthy();
  act(() => view.rerender(<Around page={page} here={at('b')} Page={Page} />));
  expect(screen.getByText('b true')).toBeTruthy();
  expect(effects).toHaveBeenCalledTimes(1);
});
