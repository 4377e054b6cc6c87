import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { BrokenPageState } from './broken-page.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { createPageStore } from './page-store.ts';

const BrokenPage = () => {
  throw new Error('broke');
};
const WorkingPage = () => <h1>Cursos</h1>;
const page = (Page: () => React.ReactNode, version = '2') => ({ Page, version });

/**
 * Renders a page that breaks, without an automatic replacement.
 * @param loadReplacement loads a page when the visitor retries
 */
async function renderBrokenPage(loadReplacement: () => Promise<ReturnType<typeof page>>) {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React logs the error of a page that breaks
  const store = createPageStore();
  await store.start('x', async () => page(BrokenPage));
  const api = fakeShell();
  const onError = vi.fn();
  const shell = { locationApi: api, pageApi: api };
  // No version is left for an automatic replacement.
  const recover = (brokenPage?: BrokenPageState) =>
    brokenPage === undefined ? store.replace('x', loadReplacement) : Promise.reject(new Error('none'));
  render(
    <main>
      <PageOutlet
        store={store}
        pageKey="x"
        shell={shell}
        load={() => {}}
        recover={recover}
        onError={onError}
      />
    </main>,
  );
  return { onError, button: () => screen.getByRole('button') };
}

it('PageOutlet reports a page that breaks, and a retry replaces it, with the focus on its title', async () => {
  const { onError } = await renderBrokenPage(async () => page(WorkingPage, '1'));
  expect(onError).toHaveBeenCalledExactlyOnceWith('render', expect.objectContaining({ message: 'broke' }));
  await userEvent.click(await screen.findByRole('button'));
  const title = await screen.findByRole('heading', { name: 'Cursos' });
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
});

it.each([
  ['nothing', () => Promise.reject(new Error('offline'))],
  ['a page that breaks as well', async () => page(BrokenPage)],
])('PageOutlet offers a reload when a retry loads %s', async (_, loadReplacement) => {
  const { button } = await renderBrokenPage(loadReplacement);
  await screen.findByRole('button');
  expect(button().textContent).toBe('Tentar de novo');
  await userEvent.click(button());
  await screen.findByRole('button', { name: 'Recarregar a página' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('PageOutlet links from a failed page to its plain text, if the site has it', async () => {
  document.documentElement.dataset.texts = '/ /curso';
  await renderBrokenPage(async () => page(WorkingPage));
  const link = await screen.findByRole('link', { name: 'Ler o texto desta página' });
  expect(link.getAttribute('href')).toBe(`${location.origin}/texto/`);
  delete document.documentElement.dataset.texts;
});

it('PageOutlet replaces a page that breaks in use automatically, shows no failure, and passes on its fields', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createPageStore();
  const PageThatBreaksOnInput = () => {
    const [text, setText] = useState('');
    if (text === 'ab') throw new Error('broke');
    return (
      <label>
        Nome
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
    );
  };
  await store.start('x', async () => page(PageThatBreaksOnInput));
  const api = fakeShell();
  const recover = vi.fn(async (_?: BrokenPageState) =>
    store.replace('x', async () => page(WorkingPage, '1')),
  );
  render(
    <main>
      <PageOutlet
        store={store}
        pageKey="x"
        shell={{ locationApi: api, pageApi: api }}
        load={() => {}}
        recover={recover}
        onError={() => {}}
      />
    </main>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'ab');
  expect(recover).toHaveBeenCalledOnce();
  const brokenPage = recover.mock.calls[0]?.[0];
  expect([...Array.from(brokenPage?.fields ?? []), brokenPage?.focus]).toEqual([field, field]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Cursos' })).toBeInstanceOf(HTMLElement);
});

it('PageOutlet passes on no fields of a page that broke before it was shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createPageStore();
  await store.start('x', async () => page(BrokenPage));
  const api = fakeShell();
  const recover = vi.fn(async (_?: BrokenPageState) =>
    store.replace('x', async () => page(WorkingPage, '1')),
  );
  render(
    <PageOutlet
      store={store}
      pageKey="x"
      shell={{ locationApi: api, pageApi: api }}
      load={() => {}}
      recover={recover}
      onError={() => {}}
    />,
  );
  await screen.findByRole('heading', { name: 'Cursos' });
  expect(recover.mock.calls).toEqual([[null]]);
});
