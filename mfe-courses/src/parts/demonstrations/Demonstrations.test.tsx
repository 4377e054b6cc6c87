import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fruit } from '../../content/demonstrations/fruit.ts';
import { pieces } from '../../content/demonstrations/pieces.ts';
import { realOrMadeUp } from '../../content/demonstrations/real-or-made-up.ts';
import { whatToWrite } from '../../content/demonstrations/what-to-write.ts';
import { trueLabel } from '../../rules/fruit.ts';
import FruitMachine from './FruitMachine.tsx';
import NextWord from './NextWord.tsx';
import Pieces from './Pieces.tsx';
import RealOrMadeUp from './RealOrMadeUp.tsx';
import SentenceOdds from './SentenceOdds.tsx';
import WhatToWrite from './WhatToWrite.tsx';

function renderDemonstration(Demonstration: ComponentType) {
  const shell = fakeShell();
  render(
    <ShellProvider shell={shell}>
      <Demonstration />
    </ShellProvider>,
  );
  return { shell, user: userEvent.setup() };
}
const findButton = (name: string | RegExp) => screen.getByRole('button', { name });
const readChoices = () =>
  within(screen.getByRole('group', { name: /^O que vem depois/ }))
    .getAllByRole('button')
    .map((button) => ({
      button,
      word: button.querySelector('strong, em')?.textContent,
      share: Number(/(\d+)\u00a0% \(/.exec(button.textContent)?.[1]),
    }));
const readShares = () => readChoices().map(({ share }) => share);

describe('next word demonstration', () => {
  it('lists the most likely word first, and focuses the sentence after a keyboard choice', async () => {
    const { shell, user } = renderDemonstration(NextWord);
    const initialShares = readShares();
    expect(initialShares.length).toBeGreaterThan(2);
    expect(initialShares).toEqual(initialShares.toSorted((a, b) => b - a));
    const [first] = readChoices();
    first?.button.focus();
    await user.keyboard('{Enter}');
    const word = first?.word;
    expect(document.activeElement?.textContent).toBe(`Hoje ${word} …`);
    expect(shell.log.announcements).toEqual([`Frase até agora: Hoje ${word}`]);
  });

  it('shows other shares with two words of context', async () => {
    const { user } = renderDemonstration(NextWord);
    await user.click(findButton('O gato'));
    await user.click(findButton(/^dorme/));
    const shareWithOneWord = readShares()[0] ?? 0;
    await user.click(screen.getByRole('radio', { name: 'As duas últimas' }));
    expect(screen.getByRole('group', { name: 'O que vem depois de «gato dorme»?' })).toBeTruthy();
    expect(readShares()[0]).not.toBe(shareWithOneWord);
  });

  it('samples by the shares, and ends at the full stop', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { user } = renderDemonstration(NextWord);
    for (let picks = 0; picks < 20 && screen.queryByText(/^Frase feita/) === null; picks++) {
      await user.click(findButton('Sortear pelas probabilidades'));
    }
    expect(screen.getByText(/^Frase feita/)).toBeTruthy();
    await user.click(findButton('Começar outra frase'));
    expect(document.activeElement?.textContent).toBe('Hoje …');
  });

  it('shows how often each step of a built sentence occurs, and which never did', () => {
    const { unmount } = render(<SentenceOdds picked={['Hoje', 'está', 'um', 'dia', 'de', 'sol']} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText(/^Cada passo já tinha acontecido/)).toBeTruthy();
    unmount();
    render(<SentenceOdds picked={['Hoje', 'é', 'uma', 'sol', 'para', 'sol']} />);
    expect(screen.getByText('Depois de «uma», nunca veio «sol».')).toBeTruthy();
    expect(screen.getByText(/passos nunca tinham acontecido/)).toBeTruthy();
  });
});

describe('fruit classifier demonstration', () => {
  const labelAll = async (user: ReturnType<typeof userEvent.setup>, fruits: typeof fruit.first) => {
    for (const each of fruits)
      await user.click(findButton(trueLabel(each) === 'apple' ? 'É maçã' : 'É pera'));
  };

  it('misclassifies the group left out of the examples, and classifies it once added', async () => {
    const { shell, user } = renderDemonstration(FruitMachine);
    await labelAll(user, fruit.first);
    expect(shell.log.announcements.at(-1)).toMatch(/^Exemplo 6 de 6: Fruta/);
    expect(document.activeElement?.textContent).toBe(fruit.text.learnt);
    expect(screen.getByText('Maçãs verdes: acertou 0 em 2.')).toBeTruthy();
    expect(screen.getByText('Peras: acertou 2 em 2.')).toBeTruthy();
    expect(screen.getByText(fruit.text.left)).toBeTruthy();
    await user.click(findButton('Juntar maçãs verdes aos exemplos'));
    expect(document.activeElement?.textContent).toBe('O que é?');
    await labelAll(user, fruit.added);
    expect(screen.getByText('Maçãs verdes: acertou 2 em 2.')).toBeTruthy();
    expect(screen.getByText(fruit.text.fixed)).toBeTruthy();
  });

  it('learns wrong labels too, and the last label can be undone', async () => {
    const { user } = renderDemonstration(FruitMachine);
    await user.click(findButton('É pera'));
    await user.click(findButton('Desfazer o último'));
    expect(screen.getByText('Exemplo 1 de 6')).toBeTruthy();
    for (let fruits = 0; fruits < fruit.first.length; fruits++) await user.click(findButton('É pera'));
    expect(screen.getByText(/^Deu o nome errado a 3 frutas\./)).toBeTruthy();
    expect(screen.getByText('Maçãs vermelhas: acertou 0 em 2.')).toBeTruthy();
  });
});

describe('tokenizer and context window demonstration', () => {
  it('splits the typed text live', async () => {
    const { user } = renderDemonstration(Pieces);
    const field = screen.getByRole('textbox', { name: 'Escreva uma frase' });
    await user.clear(field);
    await user.type(field, 'O sol nasce.');
    expect(screen.getByText('9 letras, 3 palavras, 5 pedaços.')).toBeTruthy();
  });

  it('drops the start of the conversation until it is repeated or the window is larger', async () => {
    const { user } = renderDemonstration(Pieces);
    for (const _ of pieces.messages.slice(1)) await user.click(findButton('Enviar a mensagem seguinte'));
    expect(screen.getByText(/Um bolo de mel com nozes/)).toBeTruthy();
    expect(screen.getByText('(fora da janela)')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Maior/ }));
    expect(screen.getByText(/sem nozes\.$/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Pequena/ }));
    await user.click(findButton('Repetir o que importa'));
    expect(screen.getByText(/Um bolo de laranja com mel/)).toBeTruthy();
    await user.click(findButton('Recomeçar a conversa'));
    expect(document.activeElement?.textContent).toBe(pieces.windowTitle);
  });
});

describe.each([
  ['real or made up', RealOrMadeUp, realOrMadeUp],
  ['what to write', WhatToWrite, whatToWrite],
])('%s', (_, Demonstration, data) => {
  it('explains each answer at once, by keyboard, and sums up at the end', async () => {
    const { user } = renderDemonstration(Demonstration);
    const [option] = data.options;
    for (const [index, item] of data.items.entries()) {
      const group = screen.getByRole('group', { name: item.text });
      within(group).getByRole('button', { name: option?.label }).focus();
      await user.keyboard('{Enter}');
      expect(document.activeElement?.textContent).toContain(item.reason);
      expect(document.activeElement?.textContent).toContain(data.verdicts[item.kind]);
      findButton(index + 1 < data.items.length ? 'Seguinte' : 'Ver o resumo').focus();
      await user.keyboard('{Enter}');
    }
    const same = data.items.filter(({ kind }) => kind === option?.id).length;
    expect(document.activeElement?.textContent).toBe(
      `Respondeu como nós em ${same} de ${data.items.length}.`,
    );
    await user.click(findButton('Fazer outra vez'));
    expect(document.activeElement?.textContent).toBe(data.items[0]?.text);
  });

  it('has several items for each option, and a source for each fact', () => {
    for (const { id } of data.options) {
      expect(data.items.filter(({ kind }) => kind === id).length).toBeGreaterThan(2);
    }
    for (const item of data.items) expect(Boolean(item.source), item.text).toBe(item.kind === 'real');
  });
});
