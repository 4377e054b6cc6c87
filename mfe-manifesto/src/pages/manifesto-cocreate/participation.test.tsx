import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { INTEGRATED_PAGE_SIZE } from '../../data/suggestions-query.ts';
import { Contribute } from './contribute/Contribute.tsx';
import { ReadManifesto } from './read-manifesto/ReadManifesto.tsx';

// Sections of the co-creation page with a fake server: actions on one's own suggestion, similar suggestions,
// and the changes between versions of the manifesto.

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const receipt = {
  suggestion_text: 'Uma ideia minha',
  author: 'Rosa',
  about: 'literacia',
  created_at: '2026-10-02T10:00:00Z',
  stage: 'in_review',
  integrated_in: null,
  upvotes: 2,
  answer_due: '2026-11-01',
  answer_late: true,
  history: [{ stage: 'pending', at: '2026-10-02T10:00:00Z' }],
};

/** Mocks a server that answers by the last path segment. @returns the requested path segments */
function mockServer(answers: Record<string, unknown>) {
  const requestedPaths: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path =
      new URL(input instanceof Request ? input.url : String(input)).pathname.split('/').at(-1) ?? '';
    requestedPaths.push(path);
    return new Response(JSON.stringify(path in answers ? answers[path] : []), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  return requestedPaths;
}
const shellWithBackend = () =>
  fakeShell({ backend: () => ({ url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_teste' }) });

it('Receipt shows a late answer, removes the name and erases, each after confirmation', async () => {
  const requestedPaths = mockServer({
    suggestion_receipt: receipt,
    remove_suggestion_name: { changed: true },
    erase_suggestion: { erased: true },
  });
  const onChanged = vi.fn();
  render(
    <ShellProvider shell={shellWithBackend()}>
      <Contribute onSent={() => {}} onChanged={onChanged} />
    </ShellProvider>,
  );
  fireEvent.change(screen.getByLabelText('Código de acompanhamento'), {
    target: { value: 'IA-7K3M-9QXP-2DFH-4TVW' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ver o estado' }));
  expect(
    await screen.findByText(/^A resposta está atrasada: contávamos dá-la até 1 de novembro de 2026\./),
  ).toBeTruthy();
  const ownDataRegion = screen.getByRole('region', { name: 'Os seus dados' });
  await userEvent.click(within(ownDataRegion).getByRole('button', { name: 'Retirar o meu nome' }));
  const nameDialog = await screen.findByRole('dialog', { name: 'Retirar o seu nome?' });
  expect(nameDialog.textContent).toContain('Não se pode desfazer');
  expect(requestedPaths).not.toContain('remove_suggestion_name');
  await userEvent.click(within(nameDialog).getByRole('button', { name: 'Retirar o nome' }));
  expect(await within(ownDataRegion).findByText(/O seu nome foi retirado/)).toBeTruthy();
  expect(
    within(ownDataRegion).queryByRole('button', { name: 'Retirar o meu nome', hidden: true }),
  ).toBeNull();

  await userEvent.click(
    within(ownDataRegion).getByRole('button', { name: 'Apagar a minha sugestão', hidden: true }),
  );
  const eraseDialog = await screen.findByRole('dialog', { name: 'Apagar a sua sugestão?' });
  await userEvent.click(within(eraseDialog).getByRole('button', { name: 'Apagar a sugestão' }));
  expect(await screen.findByText('A sua sugestão foi apagada. O código deixou de servir.')).toBeTruthy();
  expect(screen.queryByText('Uma ideia minha')).toBeNull();
  expect(onChanged).toHaveBeenCalledTimes(2);
});

it('Form shows similar suggestions to support and leaves the text unchanged', async () => {
  mockServer({
    similar_suggestions: [
      {
        id: '11111111-1111-4111-8111-111111111111',
        suggestion_text: 'Ensinar a verificar notícias',
        author: null,
        upvotes: 4,
        created_at: '2026-10-02T10:00:00Z',
      },
    ],
    vote_on_suggestion: { upvotes: 5, vote: 'up', changed: true },
  });
  render(
    <ShellProvider shell={shellWithBackend()}>
      <Contribute onSent={() => {}} onChanged={() => {}} />
    </ShellProvider>,
  );
  const text = screen.getByLabelText<HTMLTextAreaElement>('A sua sugestão');
  fireEvent.change(text, { target: { value: 'Ensinar todos a verificar as notícias' } });
  expect(await screen.findByText('Há uma sugestão parecida', {}, { timeout: 5000 })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Apoiar antes esta' }));
  expect(await screen.findByText(/^Obrigado por apoiar! O seu texto continua aqui/)).toBeTruthy();
  expect(text.value).toBe('Ensinar todos a verificar as notícias');
});

it("Changes shows the manifesto's text and its differences, each with its suggestion", async () => {
  const version = (number: string, day: string) => ({
    version: number,
    title: `Versão ${number}`,
    summary: 'Resumo.',
    published_on: day,
    is_example: false,
    has_text: true,
  });
  const suggestion = {
    id: '11111111-1111-4111-8111-111111111111',
    suggestion_text: 'Dizer também «onde falha»',
    status: 'approved',
    author: null,
    created_at: '2026-10-02T10:00:00Z',
    upvotes: 1,
    is_example: false,
    integrated_in: '1.1',
    about: 'literacia',
  };
  const texts = [
    { version: '1.0', body: 'Abre.\n\n# Literacia\nSaber o que é.' },
    { version: '1.1', body: 'Abre.\n\n# Literacia\nSaber o que é e onde falha.' },
  ];
  mockServer({
    manifesto_versions: [version('1.1', '2026-10-20'), version('1.0', '2026-09-15')].map((one, n) => ({
      ...one,
      // `texts` is oldest first.
      ...texts[1 - n],
    })),
    manifesto_suggestions: [suggestion],
  });
  render(
    <ShellProvider shell={shellWithBackend()}>
      <ReadManifesto />
    </ShellProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ler o texto aqui' }));
  const sheet = await screen.findByRole('region', { name: 'Texto da versão 1.1' });
  expect(sheet.textContent).toContain('Saber o que é e onde falha.');
  await userEvent.click(screen.getByRole('button', { name: 'Comparar com a versão 1.0' }));
  const comparison = await screen.findByRole('region', { name: 'Da versão 1.0 para a versão 1.1' });
  expect(comparison.querySelector('ins')?.textContent).toBe('Entrou: e onde falha');
  expect(comparison.textContent, 'unchanged text is not among the changes').not.toContain('Abre.');
  expect(await within(comparison).findByRole('link', { name: 'Dizer também «onde falha»' })).toBeTruthy();
});

it('Changes shows the note «no suggestion integrated» only after all suggestions have loaded', async () => {
  const countEmptyNotes = async (count: number) => {
    mockServer({
      manifesto_versions: ['1.1', '1.0'].map((version) => ({
        version,
        title: `Versão ${version}`,
        summary: 'Resumo.',
        published_on: '2026-10-20',
        is_example: false,
        body: 'Abre.',
      })),
      manifesto_suggestions: Array.from({ length: count }, (_, n) => ({
        id: `${n}`.padStart(36, '0'),
        suggestion_text: `Ideia ${n}`,
        status: 'approved',
        author: null,
        created_at: '2026-10-02T10:00:00Z',
        upvotes: 1,
        is_example: false,
        integrated_in: '1.1',
      })),
    });
    const { unmount } = render(
      <ShellProvider shell={shellWithBackend()}>
        <ReadManifesto />
      </ShellProvider>,
    );
    await screen.findByText('Ideia 0');
    const noteCount = screen.queryAllByText('Esta versão não integrou sugestões da comunidade.').length;
    unmount();
    return noteCount;
  };
  expect(await countEmptyNotes(INTEGRATED_PAGE_SIZE), 'another page may have more').toBe(0);
  expect(await countEmptyNotes(INTEGRATED_PAGE_SIZE - 1)).toBe(1);
});
