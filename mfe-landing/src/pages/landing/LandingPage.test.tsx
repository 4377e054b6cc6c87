import type { Route } from '@ia/federation';
import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { LandingPage } from './LandingPage.tsx';

// Compiled once beforehand, so that no test waits for it.
beforeAll(() => import('./below-the-fold/BelowTheFold.tsx'), 60_000);

const at = (anchor: string | null, overrides: Parameters<typeof fakeShell>[0] = {}) => {
  const route: Route = { path: '/', query: {}, anchor };
  return fakeShell({ route, ...overrides });
};

const renderAt = (shell: ReturnType<typeof at>) =>
  render(
    <ShellProvider shell={shell}>
      <LandingPage />
    </ShellProvider>,
  );

async function open(shell = at('about')) {
  renderAt(shell);
  // An anchor in the address mounts every section at once.
  await screen.findByRole('heading', { level: 2, name: 'O que as pessoas nos perguntam' });
  return shell;
}

const section = (id: string) => within(document.getElementById(id) as HTMLElement);

it('shows the sections in their order', async () => {
  await open();
  const ids = [...document.querySelectorAll('section[id]')].map((element) => element.id);
  expect(ids).toEqual(['manifesto', 'about', 'participate', 'learn', 'faq']);
});

it('says «Em breve» on what is not open yet, without a control', async () => {
  await open();
  const cards = section('learn').getAllByRole('article');
  expect(cards).toHaveLength(5);
  const soon = cards.filter((card) => within(card).queryByText('Em breve'));
  expect(soon.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Curso rápido Descobrir a IA',
    'Certificação IA para Todos',
    'Curtas de IA',
  ]);
  for (const card of soon) {
    expect(within(card).queryByRole('link')).toBeNull();
    expect(within(card).queryByRole('button')).toBeNull();
  }
});

it('reveals all resources and goes to them a moment later', async () => {
  const shell = await open();
  expect(document.getElementById('recursos')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ver Todos os Recursos' }));
  expect(section('recursos').getAllByRole('article')).toHaveLength(4);
  expect(shell.log.navigations).toEqual([]);
  await waitFor(() => expect(shell.log.navigations).toEqual(['#recursos']));
});

it('reveals them from the footer and from the address too', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Recursos' }));
  expect(document.getElementById('recursos')).not.toBeNull();
});

it('opens with the resources when the address asks for them', async () => {
  await open(at('recursos'));
  expect(document.getElementById('recursos')).not.toBeNull();
});

it('opens the answers one by one, each on its own', async () => {
  await open();
  const questions = section('faq').getAllByRole('button');
  expect(questions).toHaveLength(3);
  for (const question of questions) await userEvent.click(question);
  expect(questions.map((question) => question.getAttribute('aria-expanded'))).toEqual([
    'true',
    'true',
    'true',
  ]);
  expect(section('faq').getByText(/18 anos ou mais/)).toBeTruthy();
});

it('hides every way to the co-creation page while that page is off', async () => {
  const href = (to: string) =>
    to.startsWith('/manifesto-cocreate') ? null : to.startsWith('#') ? to : `#${to}`;
  await open(at('about', { href }));
  expect(screen.queryByRole('link', { name: 'Participar no Manifesto' })).toBeNull();
  expect(document.querySelector('a[href*="manifesto-cocreate"]')).toBeNull();
});

it('offers every course beside the resources and under them, once that page exists', async () => {
  const withoutCourses = (to: string) => (to === '/aprender' ? null : `#${to.replace(/^#/, '')}`);
  const { unmount } = renderAt(at('recursos', { href: withoutCourses }));
  await screen.findByRole('heading', { name: 'Recursos para ir mais longe' });
  expect(screen.queryByRole('link', { name: 'Ver todos os cursos' })).toBeNull();
  unmount();
  await open(at('recursos'));
  for (const id of ['learn', 'recursos']) {
    const link = section(id).getByRole('link', { name: 'Ver todos os cursos' });
    expect((link as HTMLAnchorElement).hash).toBe('#/aprender');
  }
});

it('renders its footer where the shell has a place for it, or else in the page', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  await open(at('about', { footerSlot: () => slot }));
  expect(slot.querySelector('footer')).not.toBeNull();
  expect(document.querySelectorAll('footer')).toHaveLength(1);
  slot.remove();
});

it('names the year, the licence, the responsible entity and the two legal pages in its footer', async () => {
  const shell = await open();
  const footer = document.querySelector('footer') as HTMLElement;
  expect(footer.textContent).toContain(`© ${new Date().getFullYear()} IA para Todos`);
  expect(within(footer).getByRole('link', { name: /Creative Commons/ })).toBeTruthy();
  expect(within(footer).getByRole('link', { name: new RegExp(shell.links.entity.name) })).toBeTruthy();
  const address = (name: string) => within(footer).getByRole('link', { name }).getAttribute('href');
  expect(address('Declaração de acessibilidade')).toBe('./acessibilidade/');
  expect(address('Privacidade')).toBe('./privacidade/');
  expect(address(shell.links.contactEmail)).toBe(`mailto:${shell.links.contactEmail}`);
});
