import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EMPTY_CONTENT, encodeRecipe, toRecipe } from '../../../rules/own-recipe.ts';
import { FACTORY, findButton, openFactory, promptText, V1 } from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));
beforeAll(async () => {
  await import('./OwnStep.tsx');
});

const STORAGE_KEY = 'promptFactoryOwnRecipes';
const storedRecipes = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{"recipes":[]}').recipes;
const findField = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

describe('Own recipe', () => {
  it('is created, filled in, practised, edited, erased and restored', async () => {
    const user = userEvent.setup();
    const scene = openFactory(V1, FACTORY);
    await user.click(await findButton('Criar a minha receita'));
    await user.click(await findButton('Guardar a receita'));
    expect(document.activeElement).toBe(await findField(/^Nome da receita/));
    expect(storedRecipes()).toEqual([]);
    await user.type(await findField(/^Nome da receita/), 'Convite para o lanche');
    await user.click(await findField(/^Tarefa/));
    await user.paste('Escreve um convite para [ocasião].');
    await user.click(await findButton('Guardar a receita'));

    await screen.findByRole('heading', { level: 2, name: 'Convite para o lanche' });
    expect(storedRecipes()).toMatchObject([{ title: 'Convite para o lanche' }]);
    expect(screen.getByText(/falta preencher: «ocasião»/)).toBeTruthy();
    // An own blank has no options, and one part needs no list of parts.
    expect(screen.getByText('Preencha cada espaço por palavras suas.')).toBeTruthy();
    expect(screen.queryByText(/Escolha uma opção|tem várias partes/)).toBeNull();
    await user.click(await findButton('Gerar com IA'));
    expect(screen.getByText('Falta «ocasião». Escreva aqui.')).toBeTruthy();
    await user.type(await findField(/^ocasião/), 'os meus anos');
    expect(promptText()).toBe('Escreve um convite para os meus anos.');
    expect(screen.getByText(/Para a sua receita não temos um exemplo:/)).toBeTruthy();
    // The recipe exists on this device only: no share link, no rating.
    expect(screen.queryByRole('button', { name: 'Partilhar receita' })).toBeNull();
    await user.click(await findButton('Gerar com IA'));
    expect(await screen.findByText('Sem IA ligada, a sua receita não tem resposta aqui.')).toBeTruthy();
    expect(screen.queryByText(/Quantas estrelas/)).toBeNull();
    expect(localStorage.getItem('promptFactoryPoints') ?? '0').toBe('0');

    await user.click(await findButton('Voltar a: Criar'));
    await user.click(await findButton('Mudar esta receita'));
    await user.type(await findField(/^Nome da receita/), ' grande');
    await user.click(await findButton('Guardar a receita'));
    await screen.findByRole('heading', { level: 2, name: 'Convite para o lanche grande' });
    expect(storedRecipes()).toHaveLength(1);

    await user.click(await findButton('Apagar esta receita'));
    expect(
      await screen.findByText('«Convite para o lanche grande» foi apagada deste dispositivo.'),
    ).toBeTruthy();
    expect(storedRecipes()).toEqual([]);
    await user.click(await findButton('Anular'));
    expect(storedRecipes()).toHaveLength(1);
    expect(scene.log.announcements).toContain('«Convite para o lanche grande» voltou.');
  });

  it('starts from another recipe with its blanks', async () => {
    const user = userEvent.setup();
    openFactory(V1, '/prompt-factory?receita=brainstorm');
    await user.click(await findButton('Fazer desta a minha receita'));
    expect((await findField(/^Tarefa/)).value).toContain('[Quantas ideias] ideias sobre [Tema]');
    await user.click(await findButton('Guardar a receita'));
    await waitFor(() => expect(storedRecipes()).toHaveLength(1));
    expect(toRecipe(storedRecipes()[0]).placeholders).toHaveLength(4);
  });

  it('from a link renders as plain text and is saved only on request', async () => {
    const user = userEvent.setup();
    const hostileText = '<img src=x onerror="alert(1)"> [má](javascript:alert(1)) https://mau.example';
    const encoded = encodeRecipe({ title: 'Oferta', parts: { ...EMPTY_CONTENT.parts, task: hostileText } });
    const scene = openFactory(
      V1,
      `/prompt-factory?passo=a-minha-receita&receita-partilhada=${encoded}#fabrica`,
    );
    const heading = await screen.findByRole('heading', { name: 'Deram-lhe uma receita' });
    const receivedRecipe = within(heading.parentElement as HTMLElement);
    expect(receivedRecipe.getByText(hostileText)).toBeTruthy();
    expect(heading.parentElement?.querySelector('a, img, script')).toBeNull();
    await user.click(await findButton('Não guardar'));
    expect(storedRecipes()).toEqual([]);
    scene.unmount();
    openFactory(V1, `/prompt-factory?passo=a-minha-receita&receita-partilhada=${encoded}#fabrica`);
    await user.click(await findButton('Guardar a receita'));
    await screen.findByRole('heading', { level: 2, name: 'Oferta' });
    expect(storedRecipes()).toMatchObject([{ title: 'Oferta', parts: { task: hostileText } }]);
  });

  it('from a damaged link shows an error and changes nothing', async () => {
    openFactory(V1, '/prompt-factory?passo=a-minha-receita&receita-partilhada=cortada#fabrica');
    expect(await screen.findByText('Esta ligação não traz uma receita completa.')).toBeTruthy();
    expect(screen.getByText(/Nada mudou neste dispositivo/)).toBeTruthy();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });
});
