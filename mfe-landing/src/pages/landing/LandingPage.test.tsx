import type { Route } from '@ia/federation';
import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { LandingPage } from './LandingPage.tsx';

// Imports the lazy chunk in advance: its first compilation could exceed the timeout of a test.
beforeAll(() => import('./below-the-fold/BelowTheFold.tsx'), 60_000);

const shellAt = (anchor: string | null, overrides: Parameters<typeof fakeShell>[0] = {}) => {
  const route: Route = { path: '/', query: {}, anchor };
  return fakeShell({ route, ...overrides });
};

const renderPage = (shell: ReturnType<typeof shellAt>) =>
  render(
    <ShellProvider shell={shell}>
      <LandingPage />
    </ShellProvider>,
  );

async function openPage(shell = shellAt('about')) {
  renderPage(shell);
  // An anchor in the URL mounts every section at once.
  await screen.findByRole('heading', { level: 2, name: 'Perguntas frequentes' });
  return shell;
}

const section = (id: string) => within(document.getElementById(id) as HTMLElement);

it('Landing page shows the sections in order', async () => {
  await openPage();
  const ids = [...document.querySelectorAll('section[id]')].map((element) => element.id);
  expect(ids).toEqual(['manifesto', 'about', 'participate', 'learn', 'faq']);
});

it('Landing page shows «Em breve» without a control on unavailable resources', async () => {
  await openPage();
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

it('Landing page reveals all resources and scrolls to them after a delay', async () => {
  const shell = await openPage();
  expect(document.getElementById('recursos')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ver Todos os Recursos' }));
  expect(section('recursos').getAllByRole('article')).toHaveLength(4);
  expect(shell.log.navigations).toEqual([]);
  await waitFor(() => expect(shell.log.navigations).toEqual(['#recursos']));
});

it('Landing page reveals the resources when the footer link is pressed', async () => {
  await openPage();
  await userEvent.click(screen.getByRole('link', { name: 'Recursos' }));
  expect(document.getElementById('recursos')).not.toBeNull();
});

it('Landing page shows the resources when the URL has their anchor', async () => {
  await openPage(shellAt('recursos'));
  expect(document.getElementById('recursos')).not.toBeNull();
});

it('Landing page keeps several FAQ answers open at once', async () => {
  await openPage();
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

it('Landing page hides every link to the co-creation page while its route is disabled', async () => {
  const href = (to: string) =>
    to.startsWith('/manifesto-cocreate') ? null : to.startsWith('#') ? to : `#${to}`;
  await openPage(shellAt('about', { href }));
  expect(screen.queryByRole('link', { name: 'Participar no Manifesto' })).toBeNull();
  expect(document.querySelector('a[href*="manifesto-cocreate"]')).toBeNull();
});

it('Landing page links to the course index in both resource sections once its route exists', async () => {
  const withoutCourses = (to: string) => (to === '/aprender' ? null : `#${to.replace(/^#/, '')}`);
  const { unmount } = renderPage(shellAt('recursos', { href: withoutCourses }));
  await screen.findByRole('heading', { name: 'Recursos para ir mais longe' });
  expect(screen.queryByRole('link', { name: 'Ver todos os cursos' })).toBeNull();
  unmount();
  await openPage(shellAt('recursos'));
  for (const id of ['learn', 'recursos']) {
    const link = section(id).getByRole('link', { name: 'Ver todos os cursos' });
    expect((link as HTMLAnchorElement).hash).toBe('#/aprender');
  }
});

it('Landing page links beginners to the first mission, the course after it and the lesson on scams, and hides each without its route', async () => {
  const { unmount } = renderPage(shellAt('learn'));
  await screen.findByRole('heading', { name: 'Comece aqui: Missão 1' });
  const address = (name: string) => (section('learn').getByRole('link', { name }) as HTMLAnchorElement).hash;
  expect(address('Começar a Missão 1')).toBe('#/mission-1#blocos');
  expect(address('curso Descobrir a IA')).toBe('#/copilot-course');
  expect(address('Burlas com IA: como se proteger')).toBe('#/copilot-course#bloco-10');
  unmount();
  const disableRoute = (path: string) => ({
    href: (to: string) => (to.startsWith(path) ? null : `#${to.replace(/^#/, '')}`),
  });
  const page = renderPage(shellAt('learn', disableRoute('/copilot-course')));
  await screen.findByRole('link', { name: 'Começar a Missão 1' });
  expect(screen.queryByText(/^Recebeu uma mensagem estranha\?/)).toBeNull();
  expect(screen.queryByText(/^Depois, siga para o/)).toBeNull();
  page.unmount();
  renderPage(shellAt('learn', disableRoute('/mission-1')));
  await screen.findByRole('heading', { name: 'Escolha por onde começar' });
  expect(screen.queryByRole('heading', { name: 'Comece aqui: Missão 1' })).toBeNull();
});

it("Landing page renders its footer in the shell's slot", async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  await openPage(shellAt('about', { footerSlot: () => slot }));
  expect(slot.querySelector('footer')).not.toBeNull();
  expect(document.querySelectorAll('footer')).toHaveLength(1);
  slot.remove();
});

it('Landing page shows year, licence, responsible entity and the two legal pages in its footer', async () => {
  const shell = await openPage();
  const footer = document.querySelector('footer') as HTMLElement;
  expect(footer.textContent).toContain(`© ${new Date().getFullYear()} IA para Todos`);
  expect(within(footer).getByRole('link', { name: /Creative Commons/ })).toBeTruthy();
  expect(within(footer).getByRole('link', { name: new RegExp(shell.links.entity.name) })).toBeTruthy();
  const address = (name: string) => within(footer).getByRole('link', { name }).getAttribute('href');
  expect(address('Declaração de acessibilidade')).toBe('./acessibilidade/');
  expect(address('Privacidade')).toBe('./privacidade/');
  expect(address(shell.links.contactEmail)).toBe(`mailto:${shell.links.contactEmail}`);
});
