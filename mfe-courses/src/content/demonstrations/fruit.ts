/** The fruits of the demonstration that learns to tell apples from pears, and its words. Drawn from two features. */
import type { Fruit, Group, Label } from '../../rules/fruit.ts';

const red = (colour: number, shape: number): Fruit => ({ kind: 'red', colour, shape });
const green = (colour: number, shape: number): Fruit => ({ kind: 'green', colour, shape });
const pear = (colour: number, shape: number): Fruit => ({ kind: 'pear', colour, shape });

export const fruit = {
  /** What the person sorts first: no green apple among them. */
  first: [red(0.95, 0.1), pear(0.1, 0.8), red(0.85, 0.2), pear(0.2, 0.7), red(0.9, 0.15), pear(0.05, 0.9)],
  /** And afterwards. */
  added: [green(0.05, 0.15), green(0.12, 0.2), green(0.08, 0.1)],
  /** What the machine has never seen. */
  tests: [
    red(0.88, 0.12),
    green(0.1, 0.12),
    pear(0.15, 0.85),
    green(0.04, 0.2),
    red(0.8, 0.18),
    pear(0.08, 0.75),
  ],
  words: {
    drawing: {
      red: 'Fruta vermelha e redonda',
      green: 'Fruta verde e redonda',
      pear: 'Fruta verde e comprida',
    },
    labels: { apple: 'maçã', pear: 'pera' } satisfies Record<Label, string>,
    press: { apple: 'É maçã', pear: 'É pera' } satisfies Record<Label, string>,
    place: (place: number, total: number) => `Exemplo ${place} de ${total}`,
    question: 'O que é?',
    back: 'Desfazer o último',
    learnt: 'A máquina treinou. Agora o teste, com frutas que nunca viu:',
    verdict: (kind: string, right: boolean) => `Diz «${kind}»: ${right ? 'acertou' : 'errou'}`,
    groups: { red: 'Maçãs vermelhas', green: 'Maçãs verdes', pear: 'Peras' } satisfies Record<Group, string>,
    score: (group: string, right: number, total: number) => `${group}: acertou ${right} em ${total}.`,
    left: 'Errou as maçãs verdes porque nunca lhe mostraram nenhuma. Verdes, só tinha visto peras. Ninguém quis enganá-la: faltava um grupo nos exemplos.',
    mended:
      'Com maçãs verdes entre os exemplos, deixou de as confundir. O programa é o mesmo. Mudaram os exemplos.',
    taught: (count: number) =>
      count === 1
        ? 'Uma fruta foi ensinada com o nome errado. A máquina aprende o que lhe mostram, certo ou errado.'
        : `${count} frutas foram ensinadas com o nome errado. A máquina aprende o que lhe mostram, certo ou errado.`,
    add: 'Juntar maçãs verdes aos exemplos',
    again: 'Recomeçar',
    honest:
      'Esta máquina só mede a cor e a forma, faz a média de cada grupo e escolhe a média mais próxima. Os programas a sério medem muito mais, e podem falhar pela mesma razão.',
  },
};
