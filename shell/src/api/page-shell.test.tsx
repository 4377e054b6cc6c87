import { definePage, type PageEntry, type ShellApi, useEntry, useRoute, useShell } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { act, render, screen } from '@testing-library/react';
import { memo, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { createPageShell, type PageShell } from './page-shell.ts';

const emptyEntry = (): PageEntry => ({ read: () => undefined, write: () => {} });
const shellAt = (anchor: string | null, overrides: Partial<ShellApi> = {}): ShellApi =>
  fakeShell({ route: { path: '/x', query: {}, anchor }, entry: emptyEntry(), ...overrides });

/** Calls `update` and `notify` around a page, as `usePageShell` does. */
function MountedPage({
  page,
  shell,
  Page,
}: {
  page: PageShell;
  shell: ShellApi;
  Page: ReturnType<typeof definePage>;
}) {
  page.update(shell);
  useLayoutEffect(() => page.notify());
  return <Page shell={page.api} />;
}

it('a page has one API object with stable functions and current values', () => {
  const navigate = vi.fn();
  const page = createPageShell(shellAt('a'));
  const { announce, href } = page.api;
  page.update(shellAt('b', { navigate, theme: 'pink' }));
  expect(page.api.route.anchor).toBe('b');
  expect(page.api.theme).toBe('pink');
  expect(page.api.announce).toBe(announce);
  expect(page.api.href).toBe(href);
  page.api.navigate('/y', { replace: true });
  expect(navigate).toHaveBeenCalledWith('/y', { replace: true });
});

it('a page shell notifies subscribers once per navigation until they unsubscribe', () => {
  const first = shellAt('a');
  const page = createPageShell(first);
  const listener = vi.fn();
  const stop = page.api.subscribe(listener);
  page.notify();
  expect(listener).not.toHaveBeenCalled();
  page.update(shellAt('b'));
  page.notify();
  page.notify();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  page.update(shellAt('c'));
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
  const first = shellAt('a');
  const page = createPageShell(first);
  const view = render(<MountedPage page={page} shell={first} Page={Page} />);
  expect(screen.getByText('a true')).toBeTruthy();
  act(() => view.rerender(<MountedPage page={page} shell={shellAt('b')} Page={Page} />));
  expect(screen.getByText('b true')).toBeTruthy();
  expect(effects).toHaveBeenCalledTimes(1);
});
