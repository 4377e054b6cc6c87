/**
 * Template block for new lessons. It is on no page, but the content tests check it like any other block.
 *
 * Order of a good block: two or three short paragraphs on its subject, a worked example, an activity, and at
 * most one quiz. Sentences have fewer than 30 words. Facts come from the verified list only.
 */
import type { Block } from '../schema.ts';
import { verified } from '../sources.ts';

export const exampleBlock: Block = {
  id: 1,
  title: 'Resumir uma mensagem longa',
  category: 'aprender',
  aim: 'No fim, consegue pedir um resumo curto e confirmar que nada de importante ficou de fora.',
  ailit: ['create'],
  topic: 'pedir',
  parts: [
    {
      type: 'paragraph',
      text: 'Um [[prompt|pedido]] claro diz **o que quer**, para quem e com que tamanho.',
    },
    {
      type: 'example',
      title: 'Um exemplo: a ata da reunião de bairro',
      situation: 'A Marta recebeu uma ata de quatro páginas e tem cinco minutos.',
      prompt: 'Resume esta ata em cinco frases curtas. Diz quem ficou responsável por cada tarefa.',
      answer: ['A reunião tratou do arranjo do jardim.', 'O condomínio pede orçamentos até sexta-feira.'],
      notice:
        'São só duas das cinco frases. O pedido diz o tamanho (cinco frases) e o que não pode faltar (os responsáveis).',
    },
    {
      type: 'activity',
      title: 'Experimente',
      text: 'Escolha um texto público, sem [[dados-pessoais|dados pessoais]], e peça um resumo em três frases.',
      steps: ['Copie o texto.', 'Escreva o pedido.', 'Compare o resumo com o original.'],
      minutes: 5,
      answerField: {
        kind: 'text',
        id: 'resumo',
        label: 'O que faltava no resumo',
        model: 'Faltava a data da próxima reunião, que estava na última linha do texto.',
      },
    },
    {
      type: 'quiz',
      id: 'exemplo-resumo',
      question: 'O que falta ao pedido «Resume isto»?',
      options: [
        {
          text: 'Nada.',
          isCorrect: false,
          explanation: 'A IA teria de adivinhar o tamanho e o destinatário.',
        },
        {
          text: 'O tamanho e para quem é.',
          isCorrect: true,
          explanation: 'Com isso, a resposta serve logo.',
        },
      ],
      correctFeedback: 'Correto! Um pedido com tamanho e destinatário dá um resumo útil.',
      incorrectFeedback: 'Ainda não é essa. Pense no que a IA precisa de saber para acertar.',
    },
  ],
  verified: verified('transparency'),
};
