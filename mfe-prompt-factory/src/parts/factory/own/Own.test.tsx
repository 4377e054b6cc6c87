import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { asRecipe, EMPTY, pack } from '../../../rules/own-recipe.ts';
import { button, FACTORY, open, prompt, V1 } from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));
beforeAll(async () => {
  await import('./OwnStep.tsx');
});

const KEY = 'promptFactoryOwnRecipes';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{"recipes":[]}').recipes;
const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

describe('a recipe of one’s own', () => {
  it('is written, filled in, practised, changed, erased and taken back', async () => {
    const user = userEvent.setup();
    const scene = open(V1, FACTORY);
    await user.click(await button('Criar a minha receita'));
    await user.click(await button('Guardar a receita'));
    expect(document.activeElement).toBe(await field(/^Nome da receita/));
    expect(kept()).toEqual([]);
    await user.type(await field(/^Nome da receita/), 'Convite para o lanche');
    await user.click(await field(/^Tarefa/));
    await user.paste('Escreve um convite para [ocasião].');
    await user.click(await button('Guardar a receita'));

    await screen.findByRole('heading', { level: 2, name: 'Convite para o lanche' });
    expect(kept()).toMatchObject([{ title: 'Convite para o lanche' }]);
    expect(screen.getByText(/falta preencher: «ocasião»/)).toBeTruthy();
    // A blank of one's own has no options, and one part is not several.
    expect(screen.getByText('Preencha cada espaço por palavras suas.')).toBeTruthy();
    expect(screen.queryByText(/Escolha uma opção|tem várias partes/)).toBeNull();
    await user.click(await button('Gerar com IA'));
    expect(screen.getByText('Falta «ocasião». Escreva aqui.')).toBeTruthy();
    await user.type(await field(/^ocasião/), 'os meus anos');
    expect(prompt()).toBe('Escreve um convite para os meus anos.');
    expect(screen.getByText(/para a sua receita não temos um exemplo escrito/)).toBeTruthy();
    // Nobody else knows it: no link that would lead nowhere, no stars.
    expect(screen.queryByRole('button', { name: 'Partilhar receita' })).toBeNull();
    await user.click(await button('Gerar com IA'));
    expect(await screen.findByText('Sem IA ligada, a sua receita não tem resposta aqui.')).toBeTruthy();
    expect(screen.queryByText(/Quantas estrelas/)).toBeNull();
    expect(localStorage.getItem('promptFactoryPoints') ?? '0').toBe('0');

    await user.click(await button('Voltar a: Criar'));
    await user.click(await button('Mudar esta receita'));
    await user.type(await field(/^Nome da receita/), ' grande');
    await user.click(await button('Guardar a receita'));
    await screen.findByRole('heading', { level: 2, name: 'Convite para o lanche grande' });
    expect(kept()).toHaveLength(1);

    await user.click(await button('Apagar esta receita'));
    expect(
      await screen.findByText('«Convite para o lanche grande» foi apagada deste dispositivo.'),
    ).toBeTruthy();
    expect(kept()).toEqual([]);
    await user.click(await button('Anular'));
    expect(kept()).toHaveLength(1);
    expect(scene.log.announcements).toContain('«Convite para o lanche grande» voltou.');
  });

  it('begins from another one, with its blanks', async () => {
    const user = userEvent.setup();
    open(V1, '/prompt-factory?receita=brainstorm');
    await user.click(await button('Fazer desta a minha receita'));
    expect((await field(/^Tarefa/)).value).toContain('[Quantas ideias] ideias sobre [Tema]');
    await user.click(await button('Guardar a receita'));
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(asRecipe(kept()[0]).placeholders).toHaveLength(4);
  });

  it('comes with an address, is shown as words, and is kept only when one says so', async () => {
    const user = userEvent.setup();
    const evil = '<img src=x onerror="alert(1)"> [má](javascript:alert(1)) https://mau.example';
    const packed = pack({ title: 'Oferta', parts: { ...EMPTY.parts, task: evil } });
    const scene = open(V1, `/prompt-factory?passo=a-minha-receita&receita-partilhada=${packed}#fabrica`);
    const heading = await screen.findByRole('heading', { name: 'Deram-lhe uma receita' });
    const gift = within(heading.parentElement as HTMLElement);
    expect(gift.getByText(evil)).toBeTruthy();
    expect(heading.parentElement?.querySelector('a, img, script')).toBeNull();
    await user.click(await button('Não guardar'));
    expect(kept()).toEqual([]);
    scene.unmount();
    open(V1, `/prompt-factory?passo=a-minha-receita&receita-partilhada=${packed}#fabrica`);
    await user.click(await button('Guardar a receita'));
    await screen.findByRole('heading', { level: 2, name: 'Oferta' });
    expect(kept()).toMatchObject([{ title: 'Oferta', parts: { task: evil } }]);
  });

  it('is told apart from what is none, and changes nothing then', async () => {
    open(V1, '/prompt-factory?passo=a-minha-receita&receita-partilhada=cortada#fabrica');
    expect(await screen.findByText('Esta ligação não traz uma receita completa.')).toBeTruthy();
    expect(screen.getByText(/Nada mudou neste dispositivo/)).toBeTruthy();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
