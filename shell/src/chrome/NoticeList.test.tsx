import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createNotices } from '../api/notices.ts';
import type { ActiveRoute } from '../router/route-table.ts';
import NoticeLinks from './NoticeLinks.tsx';
import { NoticeList } from './NoticeList.tsx';

/** A row of the route table; `label` adds the route to the menu. */
const routeRow = (path: string, label?: string) =>
  [
    path,
    { path, title: label ?? path, theme: 'blue', ...(label && { menu: { label, order: 1 } }) } as ActiveRoute,
  ] as const;
const routes = new Map([
  routeRow('/', 'Página Principal'),
  routeRow('/aprender', 'Aprender'),
  routeRow('/desligada', 'Desligada'),
  routeRow('/moderacao'),
]);
const shell = fakeShell({ href: (to) => (to === '/desligada' ? null : `#${to}`) });

test('notice of an unknown address links to the page with the most similar name', async () => {
  const notices = createNotices();
  notices.show({
    kind: 'info',
    message: 'O endereço «/aprendr» não foi encontrado.',
    timeout: 0,
    isBanner: true,
  });
  render(
    <NoticeList
      notices={notices}
      links={<NoticeLinks shell={shell} routes={routes} requestedPath="/aprendr" />}
    />,
  );
  const region = screen.getByRole('region', { name: 'Avisos' });
  expect(await within(region).findByText('Talvez procure esta página:')).toBeDefined();
  expect(
    within(region)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#/aprender']);
});

test('notice of an unknown address has a drawing and links; other notices have neither', async () => {
  const notices = createNotices();
  notices.show({
    kind: 'info',
    message: 'O endereço «/nada» não foi encontrado.',
    timeout: 0,
    isBanner: true,
  });
  notices.show({ kind: 'success', message: 'Guardado.', timeout: 0 });
  const { container } = render(
    <NoticeList notices={notices} links={<NoticeLinks shell={shell} routes={routes} />} />,
  );
  const region = screen.getByRole('region', { name: 'Avisos' });
  const links = await within(region).findAllByRole('link');
  // Not the current page (/), pages that are off (/desligada) and pages without a menu entry (/moderacao).
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/aprender']);
  expect(within(region).getByText('Informação')).toBeDefined();
  // The drawing of the notice has eight tiles.
  await expect.poll(() => container.querySelectorAll('[aria-hidden="true"] > svg').length).toBe(8);
});
