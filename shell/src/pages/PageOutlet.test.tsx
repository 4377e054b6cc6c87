import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { LeftPage } from './left-page.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { createPageStore } from './page-store.ts';

const breaks = () => {
  throw new Error('broke');
};
const works = () => <h1>Cursos</h1>;
const page = (Page: () => React.ReactNode, version = '2') => ({ Page, version });

async function outletOf(recovered: () => Promise<ReturnType<typeof page>>) {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React's own word on a page that broke
  const store = createPageStore();
  await store.start('x', async () => page(breaks));
  const here = fakeShell();
  const onError = vi.fn();
  const shell = { here, lasting: here };
  // No version is left to replace it without being asked.
  const recover = (left?: LeftPage) =>
    left === undefined ? store.replace('x', recovered) : Promise.reject(new Error('none'));
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

it('tells of a page that breaks, and puts what trying again brings in its place, with the focus on its title', async () => {
  const { onError } = await outletOf(async () => page(works, '1'));
  expect(onError).toHaveBeenCalledExactlyOnceWith('render', expect.objectContaining({ message: 'broke' }));
  await userEvent.click(await screen.findByRole('button'));
  const title = await screen.findByRole('heading', { name: 'Cursos' });
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
});

it.each([
  ['nothing', () => Promise.reject(new Error('offline'))],
  ['a page that breaks as well', async () => page(breaks)],
])('offers a reload when trying again brings %s', async (_, recovered) => {
  const { button } = await outletOf(recovered);
  await screen.findByRole('button');
  expect(button().textContent).toBe('Tentar de novo');
  await userEvent.click(button());
  await screen.findByRole('button', { name: 'Recarregar a página' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('leads from a page that did not open to its words, where they stand in the site', async () => {
  document.documentElement.dataset.texts = '/ /curso';
  await outletOf(async () => page(works));
  const link = await screen.findByRole('link', { name: 'Ler o texto desta página' });
  expect(link.getAttribute('href')).toBe(`${location.origin}/texto/`);
  delete document.documentElement.dataset.texts;
});

it('asks for another version by itself, shows no failure while it comes, and hands on what was typed', async () => {
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
  const recover = vi.fn(async (_?: LeftPage) => store.replace('x', async () => page(works, '1')));
  render(
    <main>
      <PageOutlet
        store={store}
        pageKey="x"
        shell={{ here, lasting: here }}
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

it('hands on nothing of a page that broke before it was shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createPageStore();
  await store.start('x', async () => page(breaks));
  const here = fakeShell();
  const recover = vi.fn(async (_?: LeftPage) => store.replace('x', async () => page(works, '1')));
  render(
    <PageOutlet
      store={store}
      pageKey="x"
      shell={{ here, lasting: here }}
      load={() => {}}
      recover={recover}
      onError={() => {}}
    />,
  );
  await screen.findByRole('heading', { name: 'Cursos' });
  expect(recover.mock.calls).toEqual([[null]]);
});
