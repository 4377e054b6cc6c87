import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PageOutlet } from './PageOutlet.tsx';
import { createPageStore } from './page-store.ts';

const breaks = () => {
  throw new Error('broke');
};
const works = () => <h1>Cursos</h1>;
const page = (Page: () => React.ReactNode, version = '2') => ({ Page, version, contract: 4 });

async function outletOf(recovered: () => Promise<ReturnType<typeof page>>) {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React's own word on a page that broke
  const store = createPageStore();
  await store.start('x', async () => page(breaks));
  const here = fakeShell();
  const onError = vi.fn();
  const shell = { here, forContract: () => here };
  const recover = () => store.replace('x', recovered);
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
  const { onError, button } = await outletOf(async () => page(works, '1'));
  expect(onError).toHaveBeenCalledExactlyOnceWith('render', expect.objectContaining({ message: 'broke' }));
  await userEvent.click(button());
  const title = await screen.findByRole('heading', { name: 'Cursos' });
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
});

it.each([
  ['nothing', () => Promise.reject(new Error('offline'))],
  ['a page that breaks as well', async () => page(breaks)],
])('offers a reload when trying again brings %s', async (_, recovered) => {
  const { button } = await outletOf(recovered);
  expect(button().textContent).toBe('Tentar de novo');
  await userEvent.click(button());
  await screen.findByRole('button', { name: 'Recarregar a página' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('leads from a page that did not open to its words, where they stand in the site', async () => {
  document.documentElement.dataset.texts = '/ /curso';
  await outletOf(async () => page(works));
  const link = screen.getByRole('link', { name: 'Ler o texto desta página' });
  expect(link.getAttribute('href')).toBe(`${location.origin}/texto/`);
  delete document.documentElement.dataset.texts;
});
