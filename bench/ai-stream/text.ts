/** The answer that is streamed: markdown of the kind that models write, about 20,000 characters. */
const LENGTH = 20_000;
const PIECE = 40;

export const FIRST_WORDS = 'Primeira linha da resposta';
export const LAST_WORDS = 'Última linha da resposta';

const PARAGRAPHS = [
  '### Passo a passo\n\n',
  'Comece por dizer **para quem** escreve e *porquê*. Uma frase chega, desde que seja clara para quem a lê.\n\n',
  '- Indique a data e o local\n- Diga o que já tentou\n- Peça uma resposta por escrito\n\n',
  '> Um bom pedido poupa tempo a quem o escreve e a quem o recebe.\n\n',
  '1. Leia em voz alta\n2. Corte o que sobra\n3. Confirme nomes e datas\n\n',
  'Pode ver mais em [IA para Todos](https://ia.municipio.example/), com `exemplos` prontos a usar. 🌱\n\n',
];

/** @returns the answer in pieces of about the size that providers send. */
export function longAnswer(): string[] {
  let text = `${FIRST_WORDS}.\n\n`;
  for (let at = 0; text.length < LENGTH - 30; at++) text += PARAGRAPHS[at % PARAGRAPHS.length];
  text += `${LAST_WORDS}.`;
  return Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) =>
    text.slice(at * PIECE, (at + 1) * PIECE),
  );
}
