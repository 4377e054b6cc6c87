import { fakeShell } from '@ia/federation/fake-shell';
import { AI_SOURCE_TYPE } from '@ia/shared-services/ai-mark';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import FeitoAqui from './index.tsx';

// The page says whether a file is marked as made by AI. The tests upload files with and without the mark.

/** Metadata that this site writes into its AI images; `AI_SOURCE_TYPE` alone is the mark of any program. */
const HERE = `<x xmp:CreatorTool="IA para Todos" Iptc4xmpExt:DigitalSourceType="${AI_SOURCE_TYPE}"/>`;

async function choose(file: File) {
  render(
    <FeitoAqui shell={fakeShell({ route: { path: '/aprender/feito-aqui', query: {}, anchor: null } })} />,
  );
  await userEvent.upload(screen.getByLabelText(/O ficheiro que quer verificar/), file);
}

it.each([
  ['of this site', HERE, 'O ficheiro diz que foi feito por IA, neste site', true],
  ['of another program', AI_SOURCE_TYPE, 'O ficheiro diz que foi feito ou alterado por IA', true],
  ['missing', 'uma imagem', 'Não encontrámos nenhuma marca', false],
])(
  'A file with the mark %s gets its answer, with the name of the file',
  async (_, content, title, isMarked) => {
    await choose(new File([content], 'gato.png', { type: 'image/png' }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('gato.png')).toBeTruthy();
    expect(screen.queryAllByText(/não prova quem fez o ficheiro/)).toHaveLength(isMarked ? 1 : 0);
  },
);

it('A file that is too large is refused with what to do', async () => {
  const file = new File([], 'cartaz.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: 50_000_001 });
  await choose(file);
  expect(await screen.findByText(/Escolha um com menos de 50 MB/)).toBeTruthy();
});
