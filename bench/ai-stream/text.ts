// Answer that the fake AI provider streams in the benchmark bench/ai-stream/run.ts.

/** Approximate length of the answer in characters. */
const ANSWER_LENGTH = 20_000;
const CHUNK_LENGTH = 40;

/** Markers that the probe looks for in the page. */
export const FIRST_LINE = 'Primeira linha da resposta';
export const LAST_LINE = 'Última linha da resposta';

const PARAGRAPHS = [
  '### Passo a passo\n\n',
  'Comece por dizer **para quem** escreve e *porquê*. Uma frase chega, desde que seja clara para quem a lê.\n\n',
  '- Indique a data e o local\n- Diga o que já tentou\n- Peça uma resposta por escrito\n\n',
  '> Um bom pedido poupa tempo a quem o escreve e a quem o recebe.\n\n',
  '1. Leia em voz alta\n2. Corte o que sobra\n3. Confirme nomes e datas\n\n',
  'Pode ver mais em [IA para Todos](https://ia.municipio.example/), com `exemplos` prontos a usar. 🌱\n\n',
];

/**
 * Builds a long answer in the Markdown that models write, cut into chunks of the size that providers send.
 */
export function longAnswer(): string[] {
  let text = `${FIRST_LINE}.\n\n`;
  for (let i = 0; text.length < ANSWER_LENGTH - LAST_LINE.length; i++)
    text += PARAGRAPHS[i % PARAGRAPHS.length];
  text += `${LAST_LINE}.`;
  return Array.from({ length: Math.ceil(text.length / CHUNK_LENGTH) }, (_, i) =>
    text.slice(i * CHUNK_LENGTH, (i + 1) * CHUNK_LENGTH),
  );
}
