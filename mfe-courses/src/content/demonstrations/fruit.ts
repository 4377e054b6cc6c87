/** Data and texts of the classifier demonstration: fruit with two features, labelled apple or pear. */

const labels = { apple: 'maçã', pear: 'pera' };
const groups = { red: 'Maçãs vermelhas', green: 'Maçãs verdes', pear: 'Peras' };

export type Label = keyof typeof labels;
export type Group = keyof typeof groups;

export interface Fruit {
  /** Group of the fruit: red apples, green apples or pears. */
  kind: Group;
  /** From 0 (green) to 1 (red). */
  colour: number;
  /** From 0 (round) to 1 (long). */
  shape: number;
}

const red = (colour: number, shape: number): Fruit => ({ kind: 'red', colour, shape });
const green = (colour: number, shape: number): Fruit => ({ kind: 'green', colour, shape });
const pear = (colour: number, shape: number): Fruit => ({ kind: 'pear', colour, shape });

export const fruit = {
  /** First training examples, without green apples. */
  first: [red(0.95, 0.1), pear(0.1, 0.8), red(0.85, 0.2), pear(0.2, 0.7), red(0.9, 0.15), pear(0.05, 0.9)],
  /** Training examples added later. */
  added: [green(0.05, 0.15), green(0.12, 0.2), green(0.08, 0.1)],
  /** Test examples, unseen in training. */
  tests: [
    red(0.88, 0.12),
    green(0.1, 0.12),
    pear(0.15, 0.85),
    green(0.04, 0.2),
    red(0.8, 0.18),
    pear(0.08, 0.75),
  ],
  text: {
    drawing: {
      red: 'Fruta vermelha e redonda',
      green: 'Fruta verde e redonda',
      pear: 'Fruta verde e comprida',
    },
    labels,
    press: { apple: 'É maçã', pear: 'É pera' } satisfies Record<Label, string>,
    position: (position: number, total: number) => `Exemplo ${position} de ${total}`,
    question: 'O que é?',
    back: 'Desfazer o último',
    learnt: 'A máquina treinou. Agora o teste, com frutas que nunca viu:',
    verdict: (kind: string, right: boolean) => `Diz «${kind}»: ${right ? 'acertou' : 'errou'}`,
    groups,
    score: (group: string, right: number, total: number) => `${group}: acertou ${right} em ${total}.`,
    left: 'Enganou-se nas maçãs verdes porque nunca lhe mostraram nenhuma: de verde, só tinha visto peras. Ninguém quis enganá-la: faltava um grupo nos exemplos.',
    fixed:
      'Com maçãs verdes entre os exemplos, deixou de as confundir. O programa é o mesmo. Mudaram os exemplos.',
    taught: (count: number) =>
      count === 1
        ? 'Deu o nome errado a uma fruta. A máquina aprende o que lhe mostram, certo ou errado.'
        : `Deu o nome errado a ${count} frutas. A máquina aprende o que lhe mostram, certo ou errado.`,
    add: 'Juntar maçãs verdes aos exemplos',
    again: 'Recomeçar',
    honest:
      'Esta máquina só mede a cor e a forma, faz a média de cada grupo e escolhe a média mais próxima. Os programas a sério medem muito mais, e podem falhar pela mesma razão.',
  },
};
