import { definePage, type PageEntry, type ShellApi, useEntry, useRoute, useShell } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { act, render, screen } from '@testing-library/react';
import { memo, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { createPageShell, type PageShell } from './page-shell.ts';

const entry = (): PageEntry => ({ read: () => undefined, write: () => {} });
const at = (anchor: string | null, more: Partial<ShellApi> = {}): ShellApi =>
  fakeShell({ route: { path: '/x', query: {}, anchor }, entry: entry(), ...more });

/** Calls `move` and `tell` around a page, as the shell's App does. */
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
  useLayoutEffect(() => page.notify());
  return <Page shell={page.api} />;
}

it('a page has one API object with stable functions and current values', () => {
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

it('a page shell notifies subscribers once per navigation until they unsubscribe', () => {
  const first = at('a');
  const page = createPageShell(first);
  const listener = vi.fn();
  const stop = page.api.subscribe(listener);
  page.notify();
  expect(listener).not.toHaveBeenCalled();
  page.move(at('b'));
  page.notify();
  page.notify();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  page.move(at('c'));
  page.notify();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('a memoised component follows route and entry without running its effects again', () => {
  const effects = vi.fn();
  const Part = memo(() => {
    const shell = useShell();
    const { anchor } = useRoute();
    const pageEntry = useEntry();
    useLayoutEffect(() => effects(shell.announce), [shell, shell.announce]);
    return <p>{`${anchor} ${pageEntry === shell.entry}`}</p>;
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
