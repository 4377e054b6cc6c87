import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { BrokenPageState } from './broken-page.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { createPageStore } from './page-store.ts';

const breaks = () => {
  throw new Error('broke');
};
const works = () => <h1>Cursos</h1>;
const page = (Page: () => React.ReactNode, version = '2') => ({ Page, version });

async function outletOf(recovered: () => Promise<ReturnType<typeof page>>) {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React logs the error of a page that breaks
  const store = createPageStore();
  await store.start('x', async () => page(breaks));
  const here = fakeShell();
  const onError = vi.fn();
  const shell = { here, stable: here };
  // No version is left for an automatic replacement.
  const recover = (brokenPage?: BrokenPageState) =>
    brokenPage === undefined ? store.replace('x', recovered) : Promise.reject(new Error('none'));
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

it('reports a page that breaks, and a retry replaces it, with the focus on its title', async () => {
  const { onError } = await outletOf(async () => page(works, '1'));
  expect(onError).toHaveBeenCalledExactlyOnceWith('render', expect.objectContaining({ message: 'broke' }));
  await userEvent.click(await screen.findByRole('button'));
  const title = await screen.findByRole('heading', { name: 'Cursos' });
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
});

it.each([
  ['nothing', () => Promise.reject(new Error('offline'))],
  ['a page that breaks as well', async () => page(breaks)],
])('offers a reload when a retry loads %s', async (_, recovered) => {
  const { button } = await outletOf(recovered);
  await screen.findByRole('button');
  expect(button().textContent).toBe('Tentar de novo');
  await userEvent.click(button());
  await screen.findByRole('button', { name: 'Recarregar a página' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('links from a failed page to its plain text, if the site has it', async () => {
  document.documentElement.dataset.texts = '/ /curso';
  await outletOf(async () => page(works));
  const link = await screen.findByRole('link', { name: 'Ler o texto desta página' });
  expect(link.getAttribute('href')).toBe(`${location.origin}/texto/`);
  delete document.documentElement.dataset.texts;
});

it('requests another version automatically, shows no failure meanwhile, and passes on typed text', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createPageStore();
  const Breaks = () => {
    const [text, setText] = useState('');
    if (text === 'ab') throw new Error('broke');
    return (
      <label>
        Nome
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
    );
  };
  await store.start('x', async () => page(Breaks));
  const here = fakeShell();
  const recover = vi.fn(async (_?: BrokenPageState) => store.replace('x', async () => page(works, '1')));
  render(
    <main>
      <PageOutlet
        store={store}
        pageKey="x"
        shell={{ here, stable: here }}
        load={() => {}}
        recover={recover}
        onError={() => {}}
      />
    </main>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'ab');
  expect(recover).toHaveBeenCalledOnce();
  const left = recover.mock.calls[0]?.[0];
  expect([...Array.from(left?.fields ?? []), left?.focus]).toEqual([field, field]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Cursos' })).toBeInstanceOf(HTMLElement);
});

it('passes on nothing of a page that broke before it was shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createPageStore();
  await store.start('x', async () => page(breaks));
  const here = fakeShell();
  const recover = vi.fn(async (_?: BrokenPageState) => store.replace('x', async () => page(works, '1')));
  render(
    <PageOutlet
      store={store}
      pageKey="x"
      shell={{ here, stable: here }}
      load={() => {}}
      recover={recover}
      onError={() => {}}
    />,
  );
  await screen.findByRole('heading', { name: 'Cursos' });
  expect(recover.mock.calls).toEqual([[null]]);
});
