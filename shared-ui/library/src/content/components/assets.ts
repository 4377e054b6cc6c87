import { type ComponentTexts, sharedDescriptions } from './component-text.ts';

const side = 'Medida do lado, em px ou como medida CSS';

/** Search terms and prop descriptions in the section «Recursos visuais» of the component library page. */
export const assets: ComponentTexts = {
  Avatar: {
    search: 'pessoa retrato rosto cara perfil utilizador fotografia imagem',
    tables: {
      Avatar: {
        props: {
          name: 'De quem é o retrato. Também decide o desenho: o mesmo nome tem sempre o mesmo aspeto.',
          size: 'Medida do lado, em px.',
          decorative: 'Ligado quando o nome está ao lado: a imagem deixa então de ser anunciada.',
          className: sharedDescriptions.className,
        },
      },
    },
  },
  PersonalTile: {
    search: 'azulejo meu pessoal camadas crescer barro chacota partilhar guardar imagem semente flor',
    tables: {
      PersonalTile: {
        props: {
          seed: 'Oito algarismos hexadecimais que decidem o desenho; nulo para o de ninguém, que é de barro.',
          layers: 'Quantas camadas tem, de sete; com 0 é barro por vidrar.',
          size: `${side}; por omissão, tão largo como o que o contém.`,
          assembling: 'As camadas chegam uma a seguir à outra: para um azulejo que acabou de crescer.',
          label: sharedDescriptions.decorativeLabel,
          className: sharedDescriptions.className,
        },
      },
      ClayTile: {
        about: 'O azulejo de quem ainda nada fez, para lugares pequenos que esperam por ele.',
        props: {
          size: `${side}; por omissão, 32 px.`,
          label: sharedDescriptions.decorativeLabel,
        },
      },
      TwoTiles: {
        about:
          'Dois azulejos alternados, como numa parede: onde os quatro se encontram, os cantos fecham uma flor.',
        props: {
          one: 'O de cima à esquerda, e o que lhe fica na diagonal: a semente e as camadas.',
          other: 'O dos outros dois lugares.',
          label: 'O que a imagem mostra, por palavras.',
          className: sharedDescriptions.className,
        },
      },
    },
  },
  MissingTile: {
    search: 'azulejo em falta vazio perdido não encontrado endereço erro',
    tables: {
      MissingTile: {
        about:
          'Uma parede pequena em que falta vidrar um azulejo: o que se procurava não está ali. É decoração; as palavras ficam ao lado.',
        props: {
          seed: 'Texto que decide o padrão da parede.',
          motif: 'Figura na parede, ao lado da falta.',
          className: sharedDescriptions.className,
        },
      },
    },
  },
  AzulejoFrame: {
    search: 'moldura papel imprimir colorir pintar folha declaração',
    tables: {
      AzulejoFrame: {
        about:
          'Uma moldura de azulejos inteiros à volta do que lá se escreve: declarações e outras folhas. Só decora.',
        props: {
          panelSeed: 'Texto que decide os cantos dos azulejos: os da mesma sala juntam-se.',
          tileSeed:
            'Texto que decide o que está no meio deles. Com os mesmos dois textos, é sempre a mesma moldura.',
          columns: 'Azulejos inteiros lado a lado.',
          rows: 'Filas de azulejos inteiros.',
          motif: 'Figura nos quatro cantos da moldura.',
          className: sharedDescriptions.className,
        },
      },
      TileToColour: {
        about: 'O azulejo antes de ser vidrado, em linhas sobre papel, para pintar.',
        props: {
          panelSeed: 'Texto que decide os cantos: os azulejos da mesma sala juntam-se.',
          tileSeed: 'Texto que decide o que está entre eles.',
          size: 'Lado, como medida CSS; por omissão, a largura do que está à volta.',
          label: sharedDescriptions.decorativeLabel,
          className: sharedDescriptions.className,
        },
      },
    },
  },
  Azulejo: {
    search:
      'mosaico padrão desenho ilustração figura painel parede cercadura divisória separador emblema crachá marca logótipo vazio imagem',
    tables: {
      Azulejo: {
        props: {
          size: `${side}; por omissão, tão largo como o que o contém.`,
          inverted: 'Desenho branco sobre fundo pintado, para alternar com o habitual.',
          unglazed: 'Barro por vidrar («chacota»), só com o desenho riscado: um azulejo que ainda espera.',
          label: sharedDescriptions.decorativeLabel,
          className: sharedDescriptions.className,
        },
      },
      FlipTile: {
        about:
          'O lugar de um azulejo: barro com o desenho riscado, que se vira e fica vidrado quando o azulejo é assente.',
        props: {
          glazed: 'Se já está vidrado; até lá, é barro.',
          size: `${side}; por omissão, tão largo como o que o contém.`,
          inverted: 'Desenho branco sobre fundo pintado, para alternar com o habitual.',
          label: sharedDescriptions.decorativeLabel,
          className: sharedDescriptions.className,
        },
      },
      AzulejoPanel: {
        about: 'Um painel que se vai vidrando, azulejo a azulejo: barro para o que ainda está por fazer.',
        props: {
          seed: 'Texto que decide o padrão: com o mesmo texto, é sempre o mesmo painel.',
          done: 'Um azulejo por coisa a fazer, pela ordem: se já foi feita.',
          columns: 'Azulejos lado a lado; por omissão, quantos deixem menos lugares por preencher.',
          motif: 'Figura dos últimos azulejos, que preenchem os lugares que sobram.',
          complete: 'Se os últimos azulejos também estão vidrados.',
          assembling: 'Os azulejos chegam um a seguir ao outro: para um painel que acabou de se completar.',
          label: sharedDescriptions.decorativeLabel,
          className: sharedDescriptions.className,
        },
      },
      AzulejoField: {
        about:
          'Um campo de azulejos pequenos, em que cada um representa alguma coisa, com um último lugar por vidrar. É uma só imagem: diga o mesmo por palavras ao lado.',
        props: {
          tiles: 'Os azulejos, por qualquer ordem: cada um fica no lugar que a sua chave decide.',
          label: 'O que o campo mostra, por palavras.',
          seed: 'Texto que decide o padrão dos azulejos sem figura e o do último lugar.',
          places: 'Quantos lugares por vidrar ficam no fim; um, se nada se disser.',
        },
      },
      AzulejoWall: {
        about:
          'Uma parede de azulejos inteiros nas cores do tema. Como o movimento dura mais de cinco segundos, traz por baixo um botão que o para (WCAG 2.2.2).',
        props: {
          seed: 'Texto que decide a parede: com o mesmo texto, é sempre a mesma.',
          columns: 'Azulejos lado a lado.',
          rows: 'Filas de azulejos.',
          rowsWhenNarrow: 'Filas que se veem num ecrã estreito, sempre inteiras; por omissão, todas.',
          motifs: 'Figuras espalhadas pela parede; por omissão, os seis princípios.',
          turning: 'Os azulejos viram-se, um de cada vez. Ficam quietos com movimento reduzido ou em pausa.',
          label: sharedDescriptions.decorativeLabel,
          pauseLabel: 'Nome do botão que para os azulejos.',
          playLabel: 'Nome do botão que os volta a mover.',
          className: sharedDescriptions.className,
        },
      },
      AzulejoDivider: {
        about: 'Uma faixa de azulejos de uma ponta à outra, em vez de uma linha. Só decoração.',
        props: {
          className: sharedDescriptions.className,
        },
      },
      AzulejoBadge: {
        about: 'Um azulejo redondo com orla recortada: o emblema de um curso, a face de uma medalha.',
        props: {
          motif: 'Figura ao centro.',
          size: `${side}.`,
          unglazed: 'Ainda por ganhar: barro, só com o desenho riscado.',
          label: sharedDescriptions.decorativeLabel,
          className: sharedDescriptions.className,
        },
      },
      AzulejoMark: {
        about: 'A marca do site, nas cores do tema. Ao lado do nome do site não precisa de palavras.',
        props: {
          size: `${side}.`,
          label: sharedDescriptions.decorativeLabel,
          className: sharedDescriptions.className,
        },
      },
      EmptyState: {
        about: 'Ocupa o lugar de uma lista ainda vazia e convida, em vez de pedir desculpa.',
        props: {
          children: 'Porque não há nada aqui, e o que traria alguma coisa.',
          motif: 'Figura do azulejo.',
          action: 'Um Button ou LinkButton que traz alguma coisa.',
          compact:
            'Uma linha com um azulejo pequeno, numa secção que tem mais para dizer, em vez de um painel.',
        },
      },
    },
  },
  Icon: {
    search: 'ícone ícones símbolo pictograma imagem lucide seta',
    tables: {
      Icon: {
        props: {
          icon: "Um ícone desta pasta: `import { ArrowRight, Icon } from '@ia/shared-ui/icon'`.",
          size: 'Medida do lado, como medida CSS; por omissão, acompanha o texto.',
          label: sharedDescriptions.decorativeLabel,
          className: sharedDescriptions.className,
        },
      },
      DataIcon: {
        about:
          'O ícone que uma linha de dados nomeia. Com um nome desconhecido, mostra um sinal neutro. Traz consigo todos os ícones: use Icon quando já sabe qual quer.',
        props: {
          name: "O `icon_name` tal como está na base de dados: 'book-open', 'BookOpen' ou 'book_open'.",
          size: 'Medida do lado, como medida CSS; por omissão, acompanha o texto.',
          label: sharedDescriptions.decorativeLabel,
          className: sharedDescriptions.className,
        },
      },
    },
  },
};
