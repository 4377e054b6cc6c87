import { type ComponentTexts, sharedDescriptions } from './component-text.ts';

const burst = {
  emojis: 'Aparecem à vez.',
};

/** Search terms and prop descriptions in «Comportamentos e efeitos» of the component library page. */
export const hooksEffects: ComponentTexts = {
  celebrate: { search: 'confetes confetti festa celebrar celebração parabéns animação efeito' },
  Counter: {
    search: 'contador contar número animado subir animação estatística',
    tables: {
      Counter: {
        props: {
          value: 'O número em que termina.',
          duration: 'Milissegundos de 0 até ao valor.',
          plus: 'Escreve um sinal de mais depois do número: «+» quer dizer «pelo menos».',
          suffix: 'Escrito depois do número: « %».',
        },
      },
    },
  },
  EmojiBurst: {
    search: 'emojis emoji explosão saltar agradecer voto animação efeito',
    tables: {
      EmojiBurst: {
        props: {
          trigger: 'Cada aumento lança os emojis uma vez.',
          children: 'De onde saltam: um botão, um número.',
          ...burst,
        },
      },
    },
  },
  Fizz: {
    search: 'emojis emoji bolhas borbulhar pontos subir animação efeito',
    tables: {
      Fizz: {
        props: {
          trigger: 'Os pontos: cada aumento faz subir os emojis uma vez.',
          from: 'O valor de `trigger` antes de isto aparecer, quando aparece já com um aumento.',
          children: 'De onde sobem: os pontos.',
          duration: 'Milissegundos: 2000 no curso V3, 1200 no V2.',
          onEnd: 'Chamada quando desaparecem; com movimento reduzido, logo.',
          ...burst,
        },
      },
    },
  },
  FloatingEmojis: {
    search: 'emojis emoji flutuar fundo decoração animação efeito abertura',
    tables: {
      FloatingEmojis: {
        props: {
          emojis: 'Repetem-se por ordem até serem 15.',
          pauseLabel: 'Nome do botão enquanto flutuam.',
          playLabel: 'Nome do botão enquanto estão parados.',
        },
      },
    },
  },
  Hooks: {
    search:
      'gancho ganchos comportamento reutilizar movimento reduzido à vista posição deslocamento copiar largura do ecrã abrir fechar foco',
  },
  Reveal: {
    search: 'revelar aparecer surgir entrada animação efeito deslizar ao descer',
    tables: {
      Reveal: {
        props: {
          children: 'O que se move.',
          delay: 'Milissegundos depois da sua vez, para que os vizinhos se movam uns a seguir aos outros.',
          className: sharedDescriptions.className,
        },
      },
    },
  },
};
