import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { archiveIndex, archiveNote } from '../../content/archive/page.ts';
import { HomeArchivePage } from './HomeArchivePage.tsx';

function renderPage(shell = fakeShell()) {
  render(
    <ShellProvider shell={shell}>
      <HomeArchivePage />
    </ShellProvider>,
  );
  return shell;
}

const section = (id: string) => within(document.getElementById(id) as HTMLElement);

it('Archive page shows the sample notice before the title', () => {
  renderPage();
  const note = screen.getByRole('complementary', { name: archiveNote.title });
  const title = screen.getByRole('heading', { level: 1 });
  expect(note.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('Archive page has every section of its index, each with a heading', () => {
  renderPage();
  for (const { anchor } of archiveIndex.groups.flatMap((group) => group.links)) {
    expect(section(anchor).getByRole('heading', { level: 2 }), anchor).toBeTruthy();
  }
});

it('Archive page omits sections disabled by a flag, also from the index', () => {
  renderPage(fakeShell({ flags: { ...fakeShell().flags, enableElearningShowcase: false } }));
  expect(document.getElementById('elearning-showcase')).toBeNull();
  expect(document.querySelector('a[href="#elearning-showcase"]')).toBeNull();
});

it('Archive page shows the sample figures with a plus sign', () => {
  renderPage();
  const figures = (id: string) =>
    section(id)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace(/\s/g, ''));
  for (const [id, expected] of [
    ['stats', ['1200+', '40+', '95+', '25+']],
    ['about-v2', ['500+', '20+', '15+']],
  ] as const) {
    for (const [index, figure] of expected.entries()) expect(figures(id)[index]).toContain(figure);
  }
});

it('Archive page shows a notice that nothing is for sale when a plan is pressed', async () => {
  const shell = renderPage();
  expect(section('pricing').getByText('Mais popular')).toBeTruthy();
  await userEvent.click(section('pricing').getByRole('button', { name: 'Escolher o Pro' }));
  expect(shell.log.notices[0]?.message).toContain('Não há nada para comprar');
});

it('Archive page sends nothing from the sample newsletter and says so', async () => {
  renderPage();
  await userEvent.type(section('newsletter').getByLabelText('O seu e-mail'), 'nome@dominio.example');
  await userEvent.click(section('newsletter').getByRole('button', { name: 'Subscrever' }));
  expect(section('newsletter').getByRole('status').textContent).toContain('não foi enviado');
});

it('Archive page gives the specified feedback in the sample quiz and locks it', async () => {
  renderPage();
  const quiz = section('quiz');
  await userEvent.click(quiz.getByRole('button', { name: 'Ver dica' }));
  expect(quiz.getByText(/teclado do telemóvel/)).toBeTruthy();
  const options = quiz.getAllByRole('radio');
  await userEvent.click(options[0] as HTMLElement);
  await userEvent.click(quiz.getByRole('button', { name: 'Verificar resposta' }));
  expect(quiz.getByText('Não foi desta. Tente novamente ou reveja a dica!')).toBeTruthy();
  for (const option of options) expect((option as HTMLInputElement).disabled).toBe(true);
});

it('Archive page names only sample people', () => {
  renderPage();
  for (const id of ['team', 'about-v4']) {
    const names = section(id).getAllByRole('heading', { level: 3 });
    expect(names).toHaveLength(3);
    for (const name of names) expect(name.textContent).toMatch(/^Pessoa de exemplo [A-F]$/);
  }
});
