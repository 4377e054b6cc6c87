import { type ComponentTexts, sharedDescriptions } from './component-text.ts';

/** Search terms and prop descriptions in the section «Secções» of the component library page. */
export const sections: ComponentTexts = {
  'Cartões de demonstração': {
    search: 'cartão exemplo demo preço anúncio boletim newsletter tema estatísticas lista de funcionalidades',
  },
  PageHeader: {
    search: 'cabeçalho topo menu navegação barra título da página voltar logótipo hambúrguer',
    tables: {
      PageHeader: {
        props: {
          title: 'Nome da página. Não é o seu `h1`, que está no conteúdo. A página principal tem só a marca.',
          brand:
            'Nome do site, endereço da página principal e logótipo, no início; o título fica por baixo do nome.',
          links: 'Ligações às partes da página.',
          explore: 'As páginas do site. Sem nenhuma, não há botão para elas.',
          tool: 'Um botão no fim, em todas as páginas e larguras, e o que ele abre.',
          own: 'O que é de quem visita, mesmo no fim: uma imagem de 32 px que dá nome à ligação, em todas as larguras.',
          backHref: 'Endereço da página principal; com `null`, não há caminho de volta.',
          navLabel: 'Nome da navegação.',
          exploreNavLabel: 'Nome da navegação com as páginas do site.',
          clear: 'Deixa ver o que está por trás, no topo de uma página principal. Nunca com um menu aberto.',
          sticky: 'Desligado, o cabeçalho fica onde é escrito, para galerias.',
        },
      },
    },
  },
  PageOpening: {
    search: 'abertura entrada título de página topo faixa herói primeira vista',
    tables: {
      PageOpening: {
        props: {
          title: 'Título da página.',
          kind: 'O fundo. statement: o papel da página, com mais espaço; course: um tom da cor, com uma linha por baixo; plain: sem faixa, para páginas de ferramentas.',
          eyebrow: 'Algumas palavras por cima do título.',
          lead: 'O parágrafo por baixo do título.',
          children: 'Outras linhas, entre o parágrafo e as ações.',
          actions: 'Botões e ligações. No máximo um é o principal.',
          picture: 'Imagem ao lado do texto num ecrã largo, e por baixo num ecrã estreito. Não se imprime.',
          backdrop: 'Decoração por trás do texto, que a página coloca no seu lugar.',
          titleId: 'Identificador do título. Com ele, a abertura é uma região com o nome do título.',
          titleSize: 'O tamanho com que se vê o título, quando não é o habitual.',
          level: 'Nível do título na estrutura da página. O de uma página é o 1.',
        },
      },
    },
  },
  PricingCard: {
    search: 'preço preços plano planos tarifa assinatura cartão grátis comparar',
    tables: {
      PricingCard: {
        props: {
          name: 'Nome do plano.',
          price: '«Grátis», «19 €».',
          features: 'O que inclui.',
          period: '«para sempre», «por mês».',
          description: 'Para quem é.',
          popular: 'O plano que se destaca dos outros.',
          popularLabel: 'As palavras para `popular`.',
          action: 'Um Button ou LinkButton.',
          level: 'Nível do nome na estrutura da página.',
        },
      },
    },
  },
  SecondaryFooter: {
    search: 'rodapé pé de página fundo licença direitos voltar acessibilidade privacidade',
    tables: {
      SecondaryFooter: {
        props: {
          homeHref: 'Endereço da página principal.',
          homeLabel: 'Palavras do caminho de volta.',
          siteName: 'Nome do site.',
          licence: 'A licença dos conteúdos, com a sua ligação.',
          year: 'O ano dos direitos de autor; por omissão, este.',
          links: 'As ligações que todos os rodapés devem ter: acessibilidade e privacidade.',
        },
      },
    },
  },
  Section: {
    search: 'secção faixa bloco âncora título página zona',
    tables: {
      Section: {
        props: {
          id: 'Âncora da secção; o encaminhador leva o foco ao seu título.',
          title: 'Título da secção, que também lhe dá o nome.',
          level: 'Nível do título na estrutura da página.',
          titleSize: 'O tamanho com que se vê o título, quando não é o habitual do nível.',
          layout: 'Onde fica o título num ecrã largo: por cima do que anuncia, ou ao lado.',
          eyebrow: 'Algumas palavras por cima do título.',
          intro: 'O parágrafo por baixo do título.',
          children: 'O conteúdo.',
          kind: 'O peso na página. statement: uma, no máximo, de cor cheia; work: aquilo para que a página serve; quiet: o que se pode deixar para depois.',
          align: 'Título e introdução ao início ou ao centro.',
          width: 'Largura do conteúdo.',
          divider: 'No topo da secção, de margem a margem: um AzulejoDivider.',
        },
      },
    },
  },
  StatTile: {
    search: 'estatística número números dado destaque percentagem fonte indicador',
    tables: {
      StatTile: {
        props: {
          value: 'O número, ou um Counter.',
          label: 'O que ele conta, por palavras.',
          source: 'De onde vem e de que ano é; todas as estatísticas o dizem.',
          icon: 'Ícone por cima do número.',
          className: sharedDescriptions.className,
        },
      },
    },
  },
  Timeline: {
    search: 'linha do tempo cronologia etapas passos percurso sequência ordem',
    tables: {
      Timeline: {
        props: {
          steps: 'As etapas, por ordem.',
          level: 'Nível dos títulos na estrutura da página.',
          stepLabel: 'Palavra antes do número, para quem não vê a linha: «Etapa».',
        },
      },
    },
  },
};
