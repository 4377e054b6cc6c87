import type { FileMark } from '@ia/shared-services/ai-mark';

/** Texts of the page that reads the mark of AI in a file. */
export const madeHere = {
  eyebrow: 'Verificar',
  title: 'Foi feito por IA?',
  lead: 'Escolha uma imagem ou um texto. Procuramos no ficheiro a marca que alguns programas de inteligência artificial deixam no que fazem. O ficheiro não sai do seu dispositivo.',
  file: 'O ficheiro que quer verificar',
  reading: 'A ler o ficheiro…',
  tooLarge: 'O ficheiro é grande demais. Escolha um com menos de 50 MB.',
  unreadable: 'Não conseguimos ler o ficheiro. Escolha-o de novo.',
  marks: {
    here: {
      title: 'O ficheiro diz que foi feito por IA, neste site',
      text: 'O ficheiro traz a marca da inteligência artificial e o nome IA para Todos.',
    },
    elsewhere: {
      title: 'O ficheiro diz que foi feito ou alterado por IA',
      text: 'O ficheiro traz a marca da inteligência artificial, posta por outro programa.',
    },
    none: {
      title: 'Não encontrámos nenhuma marca',
      text: 'Isso não prova que foi uma pessoa a fazer o ficheiro. Uma captura de ecrã (uma imagem do que o ecrã mostra), por exemplo, não leva a marca da imagem.',
    },
  } satisfies Record<FileMark, { title: string; text: string }>,
  /** Heading above the results in the plain-text version. */
  results: 'O resultado pode ser um destes',
  /** Shown with a mark that was found. */
  limits:
    'A marca é só o que está escrito no ficheiro. Qualquer pessoa a pode copiar, escrever ou retirar, e por isso não prova quem fez o ficheiro.',
  about: {
    title: 'Que marca é esta?',
    text: [
      'É uma etiqueta escondida dentro do ficheiro, que os programas sabem ler. A lei europeia, o Regulamento da Inteligência Artificial (artigo 50.º, n.º 2), manda pôr uma marca no que a IA gera: imagens, sons, vídeos e textos. A marca tem de poder ser lida por máquinas. Essa etiqueta é uma das formas de o fazer. Quem fornece o sistema de IA tem de pôr a marca, com algumas exceções. Para os sistemas que já existiam antes de 2 de agosto de 2026, a obrigação só começa a 2 de dezembro de 2026.',
      'Quando a IA deste site está ligada, as imagens que faz levam essa marca. Os ficheiros de texto que guardar da Fábrica de Prompts também a levam, quando têm respostas da IA. Um texto copiado leva só uma frase que diz que foi gerado por IA. Esta página não procura essa frase.',
    ],
  },
} as const;
