/**
 * Search terms and prop descriptions in the section «Interface» of the component library page.
 * Over 300 lines: a dictionary, looked up by name.
 */
import { type ComponentTexts, sharedDescriptions } from './component-text.ts';

const button = {
  size: 'Todos os tamanhos têm, pelo menos, 44 px de altura.',
  variant: 'Um primário por vista; secundário para os outros; discreto para o que pode passar despercebido.',
  iconStart: 'Ícone antes das palavras.',
  iconEnd: 'Ícone depois das palavras.',
  fullWidth: 'Tão largo como o que o contém.',
  ref: 'Referência ao elemento, para lhe dar o foco.',
};

const field = {
  label: 'Nome do campo; sempre visível.',
  hint: 'O que ajuda a preencher.',
  error: sharedDescriptions.error,
  optional: 'Diz que o campo pode ficar vazio.',
  ref: 'Referência ao campo, para lhe dar o foco.',
};

const markdown = {
  children: 'Texto em Markdown (CommonMark e tabelas). O HTML que lá estiver é descartado.',
  headingLevel:
    'Nível dos títulos mais altos do texto, tenham quantos `#` tiverem; os da página ficam sempre acima.',
  newTabLabel: 'Palavras acrescentadas às ligações que abrem num novo separador, para leitores de ecrã.',
  codeLabel: 'Nome da caixa de código que se desloca para o lado.',
  tableLabel: 'Nome da tabela que se desloca para o lado.',
  className: sharedDescriptions.className,
};

export const coreUi: ComponentTexts = {
  Accordion: {
    search: 'acordeão perguntas frequentes faq abrir fechar expandir recolher esconder dobrar',
    tables: {
      Accordion: {
        props: {
          children: 'Elementos AccordionItem.',
          level: 'Nível das perguntas na estrutura da página.',
          multiple: 'Desligado, abrir um item fecha o que estava aberto.',
          defaultOpen: 'Os `id` dos itens abertos no início.',
          open: 'Os `id` dos itens abertos, quando é a página que decide.',
          onOpenChange: 'Chamada com os `id` dos itens que estão abertos agora.',
          className: sharedDescriptions.className,
        },
      },
      AccordionItem: {
        about: 'Um item de um Accordion.',
        props: {
          title: 'A pergunta, ou o nome do que se abre.',
          children: 'A resposta.',
          id: 'Nome do item, para `defaultOpen` e `open`.',
          icon: 'Ícone antes do título.',
        },
      },
    },
  },
  Alert: {
    search: 'alerta aviso mensagem erro sucesso atenção informação nota caixa',
    tables: {
      Alert: {
        props: {
          kind: sharedDescriptions.kind,
          title: 'O que aconteceu, em poucas palavras.',
          children: 'Porquê, e o que se pode fazer. Nunca culpa quem visita.',
          kindLabel: sharedDescriptions.kindLabel,
          live: 'Como é anunciado ao aparecer: status espera por uma pausa, alert interrompe. Por omissão, não é.',
          onRetry:
            'Tenta de novo o que falhou. O botão desaparece com a mensagem: o foco volta ao que abriu este lugar, ou ao seu título.',
          className: sharedDescriptions.className,
        },
      },
    },
  },
  Button: {
    search: 'botão botões carregar clicar premir ação submeter enviar ligação link cta',
    tables: {
      Button: {
        props: {
          children: 'O que o botão faz, com um verbo: «Assinar o Manifesto».',
          variant: button.variant,
          size: button.size,
          loading:
            'Mostra que a ação está em curso: o botão mantém o foco e a largura e não responde a cliques.',
          loadingLabel: 'Palavras durante a espera; por omissão, as do próprio botão.',
          iconStart: button.iconStart,
          iconEnd: button.iconEnd,
          fullWidth: button.fullWidth,
          ref: button.ref,
        },
      },
      LinkButton: {
        about: 'Uma ligação com aspeto de botão: leva a outro lugar. Para fazer algo aqui, use Button.',
        props: {
          children: 'Aonde leva, com um verbo: «Aprender IA».',
          href: sharedDescriptions.href,
          variant: button.variant,
          size: button.size,
          newTab: 'Abre num novo separador, o que a ligação diz por palavras e com um ícone.',
          newTabLabel: sharedDescriptions.newTabLabel,
          iconStart: button.iconStart,
          iconEnd: button.iconEnd,
          fullWidth: button.fullWidth,
          ref: button.ref,
        },
      },
    },
  },
  Card: {
    search: 'cartão cartões caixa ficha bloco painel mosaico em breve',
    tables: {
      Card: {
        props: {
          title: 'Nome do cartão; é também o nome da ligação ou do botão.',
          level: 'Nível do título na estrutura da página.',
          href: 'Aonde leva o cartão inteiro. Com `null`, que é a resposta de `shell.href` para uma página desligada, fica um cartão simples.',
          onPress: 'O que o cartão inteiro faz, quando faz algo aqui em vez de levar a outro lugar.',
          newTab: 'Abre `href` num novo separador, o que o cartão diz.',
          newTabLabel: sharedDescriptions.newTabLabel,
          soon: 'Ainda não existe: o cartão di-lo por palavras e não tem botões.',
          soonLabel: 'As palavras para `soon`.',
          icon: 'Ícone num azulejo, por cima do título.',
          media: 'Uma ilustração no topo, de margem a margem; só decoração.',
          tags: 'Etiquetas por cima do título.',
          children: 'Texto por baixo do título. Sem outra ligação, quando o cartão já é uma.',
          action: 'Palavras no fundo que dizem o que acontece: «Abrir o curso».',
          className: sharedDescriptions.className,
        },
      },
    },
  },
  Carousel: {
    search: 'carrossel diapositivos slides galeria rodar passar imagens anterior seguinte',
    tables: {
      Carousel: {
        props: {
          label: 'Nome do carrossel: «Sobre o programa».',
          slides: 'Pelo menos um diapositivo; com um só, não há controlos.',
          interval:
            'Milissegundos por diapositivo quando roda sozinho; com 0, nunca roda. Pode sempre ser parado.',
          previousLabel: 'Nome do botão que mostra o diapositivo anterior.',
          nextLabel: 'Nome do botão que mostra o diapositivo seguinte.',
          pauseLabel: 'Nome do botão que para a rotação.',
          playLabel: 'Nome do botão que a volta a iniciar.',
          carouselLabel: 'O que é, para leitores de ecrã.',
          slideLabel: 'O que é cada diapositivo, para leitores de ecrã.',
          positionLabel: 'Nome de um diapositivo, anunciado quando aparece.',
          goToLabel: 'Nome do indicador que salta para um diapositivo.',
        },
      },
    },
  },
  Chart: {
    search: 'gráfico gráficos barras rosca circular donut estatística dados números percentagem tabela',
    tables: {
      Chart: {
        props: {
          type: 'donut para as partes de um todo, bar para comparar.',
          data: 'Os números, pela ordem em que são desenhados.',
          title: 'O que os números medem: título do gráfico e legenda da tabela.',
          unit: 'Escrita depois de cada valor: «%», «TWh».',
          source: 'Quem publicou os números, e de que ano são.',
          tableLabel: 'Palavras que abrem a tabela.',
          categoryLabel: 'Cabeçalho da primeira coluna da tabela: o que distingue os números.',
          valueLabel: 'Cabeçalho da segunda coluna da tabela.',
          sourceLabel: 'Palavra antes da fonte.',
          restLabel: 'O que sobra numa rosca de percentagens de um todo.',
          newTabLabel: 'Palavras acrescentadas, para leitores de ecrã, à fonte que abre num novo separador.',
          unavailableLabel: 'Mostrado quando os números não podem ser desenhados.',
        },
      },
    },
  },
  CopyButton: {
    search: 'copiar botão área de transferência clipboard prompt texto',
    tables: {
      CopyButton: {
        props: {
          text: 'O que é copiado.',
          label: 'Palavras do botão.',
          about: 'O que copia, dito depois das palavras do botão a quem não vê onde ele está.',
          successLabel: 'Palavras durante dois segundos depois de copiar; também são anunciadas.',
          failureLabel:
            'O que se diz quando o navegador recusa copiar; o texto aparece então selecionado, para copiar à mão.',
          variant: 'Aspeto do botão.',
          size: 'Tamanho do botão.',
          onCopied: 'Chamada depois de o texto ser copiado.',
          onFailed: 'Chamada quando o navegador recusa.',
        },
      },
    },
  },
  Listen: {
    search: 'ouvir ler voz alta leitura fala áudio som acessibilidade pausa',
    tables: {
      Listen: {
        props: {
          within: 'O que é lido: o seletor de uma ou mais partes da página, pela ordem em que lá estão.',
          label: 'Palavras do botão que começa.',
          pauseLabel: 'Palavras do botão que faz uma pausa.',
          resumeLabel: 'Palavras do botão que continua.',
          stopLabel: 'Palavras do botão que termina.',
        },
      },
    },
  },
  ShareButton: {
    search: 'partilhar partilha enviar ligação endereço copiar botão',
    tables: {
      ShareButton: {
        props: {
          url: 'Endereço que se partilha: absoluto, para abrir noutro lugar.',
          title: 'O que se partilha, para a mensagem que o dispositivo escreve.',
          label: 'Palavras do botão.',
          copiedLabel: 'Dito e mostrado depois de o endereço ser copiado.',
          failureLabel:
            'O que se diz quando o navegador recusa copiar; o endereço aparece então selecionado, para copiar à mão.',
          icon: 'Ícone antes das palavras.',
          variant: 'Aspeto do botão.',
          size: 'Tamanho do botão.',
          onCopied: 'Chamada depois de o endereço ser copiado; do que o dispositivo partilha nada se sabe.',
        },
      },
    },
  },
  Dialog: {
    search: 'diálogo modal janela popup pop-up caixa confirmar confirmação sobreposição fechar',
    tables: {
      Dialog: {
        props: {
          open: 'Se está à vista.',
          onOpenChange:
            'Chamada com false quando quem visita o fecha: Escape, o botão de fechar ou um clique fora.',
          title: 'O que pergunta ou diz.',
          description: 'Uma ou duas frases por baixo do título, lidas quando abre.',
          children: 'O conteúdo.',
          actions: 'Botões, com o principal em primeiro lugar.',
          returnsFocus:
            'Chamada ao fechar. Devolva `false` quando a página leva a pessoa para outro lugar; se não, o foco volta para onde estava.',
          closeLabel: 'Nome do botão de fechar.',
        },
      },
    },
  },
  Field: {
    search: 'campo formulário etiqueta rótulo ajuda erro controlo input',
    tables: {
      Field: {
        props: {
          label: 'Nome do controlo; sempre visível, e nunca só um texto que desaparece.',
          children: 'O controlo; passe-lhe as propriedades recebidas.',
          hint: 'O que ajuda a preencher, mostrado antes do controlo.',
          error:
            'O que está mal e como se corrige, mostrado junto do controlo. Dentro de um Form, por omissão, o problema com este `name`.',
          name: 'Nome do controlo no seu formulário.',
          optional: field.optional,
          id: 'O `id` do controlo; por omissão, é criado um.',
          after: 'Mostrado depois do controlo: um contador.',
        },
      },
    },
  },
  Form: {
    search: 'formulário enviar submeter validação erros campos foco falha servidor recusa',
    tables: {
      Form: {
        props: {
          problems:
            'O que impede o envio tal como está, pelo `name` de cada campo, com palavras que dizem o que fazer.',
          onSubmit: 'Chamada quando se envia e nada o impede.',
          failure: 'O que correu mal com todo o formulário: uma resposta do servidor.',
          failureTitle: 'Título da falha.',
          children: 'Os campos, cada um com o `name` do seu problema.',
          actions: 'Os botões, com o que envia em primeiro lugar.',
          className: sharedDescriptions.className,
        },
      },
    },
  },
  IconButton: {
    search: 'botão ícone símbolo fechar pausar seta ferramenta',
    tables: {
      IconButton: {
        props: {
          label: 'O que faz, com um verbo; é o único nome que o botão tem.',
          icon: 'A imagem do que faz.',
          variant: 'outlined quando está sozinho; quiet numa fila de controlos; solid quando é o principal.',
          ref: button.ref,
        },
      },
    },
  },
  InlineSelect: {
    search: 'seleção lista escolher opções menu pendente dropdown select caixa combinada frase',
    tables: {
      InlineSelect: {
        props: {
          label: 'Nome da escolha, para quem não vê a frase à volta: «tom da mensagem».',
          options: 'O que se pode escolher; palavras simples, ou valor e etiqueta.',
          value: 'O valor escolhido, ou `null` enquanto não há escolha.',
          onValueChange: 'Chamada com o valor acabado de escolher.',
          placeholder: 'Palavras à vista enquanto não há escolha.',
          ref: 'O botão que abre a lista, para lhe dar o foco.',
          disabled: 'A escolha não pode ser mudada agora.',
        },
      },
    },
  },
  Markdown: {
    search: 'texto formatado formatação negrito lista títulos resposta conteúdo',
    tables: {
      Markdown: { props: markdown },
      LazyMarkdown: {
        about:
          'O mesmo, carregado quando o primeiro texto é mostrado. Até lá, o texto lê-se em parágrafos simples.',
        props: markdown,
      },
    },
  },
  PersonalDataCheck: {
    search: 'dados pessoais privacidade telefone email nif niss iban morada cartão aviso retirar',
    tables: {
      PersonalDataCheck: {
        props: {
          value: 'O que está no campo.',
          onValueChange: 'Chamada com o texto sem o que se retirou, ou com o que se repôs.',
          field: 'O `id` do campo, que recebe o foco depois da última resposta.',
          addresses:
            'Procura também moradas e códigos postais. Desligue no nome de uma pessoa, que pode parecer uma morada.',
          texts: 'As palavras do aviso.',
        },
      },
    },
  },
  QrCode: {
    status: 'new',
    search: 'código qr câmara telemóvel endereço ligação partilhar',
    tables: {
      QrCode: {
        props: {
          text: 'O que a câmara lê: em regra, um endereço. Quanto mais curto, maiores os quadrados.',
          label: 'Nome do desenho para quem não o vê: aonde leva.',
          className: sharedDescriptions.className,
        },
      },
    },
  },
  RadioGroup: {
    search: 'opções opção escolha única radio rádio botões de opção pergunta formulário',
    tables: {
      RadioGroup: {
        props: {
          label: 'A pergunta.',
          options: 'As respostas; pelo menos duas.',
          value: 'O valor escolhido, ou `null` enquanto não há escolha.',
          onValueChange: 'Chamada com o valor acabado de escolher.',
          hint: 'O que ajuda a escolher.',
          error: `${sharedDescriptions.error} Dentro de um Form, por omissão, o problema com este \`name\`.`,
          name: 'Nome da pergunta no seu formulário; por omissão, é criado um.',
          id: 'O `id` da primeira opção; por omissão, é criado um.',
          disabled: 'Nada pode ser escolhido agora.',
          hideLabel: 'Esconde a pergunta do ecrã quando um título já a mostra.',
          inline: 'Respostas curtas lado a lado, tantas em cada linha quantas couberem.',
          tiles: 'Respostas com figura, lado a lado em colunas iguais.',
        },
      },
    },
  },
  Skeleton: {
    search: 'esqueleto carregar espera carregamento loading lugar reservado',
    tables: {
      Skeleton: {
        props: {
          lines: 'Linhas de texto que vêm a caminho; a última é mais curta.',
          height: 'Altura de um bloco, como medida CSS, em vez de linhas.',
          label: 'Aquilo por que se espera, para quem não vê a forma.',
          quiet: 'Não é anunciado: para uma parte da página que carrega à chegada.',
          className: sharedDescriptions.className,
        },
      },
    },
  },
  Spinner: {
    search: 'carregar espera carregamento loading roda a girar indicador progresso',
    tables: {
      Spinner: {
        props: {
          label: 'Aquilo por que se espera.',
          quiet:
            'Não é anunciado: para uma parte da página que carrega à chegada, ou dentro de uma região que já o anuncia.',
          className: sharedDescriptions.className,
        },
      },
    },
  },
  Tabs: {
    search: 'separadores abas tabs painéis alternar partes',
    tables: {
      Tabs: {
        props: {
          label: 'O que os separadores dividem, para quem não os vê: «Método RTF».',
          items: 'Dois ou mais; sem nenhum, não há nada a ver.',
          defaultTab: 'O `id` do separador aberto no início; por omissão, o primeiro.',
          tab: 'O `id` do separador aberto, quando é a página que decide.',
          onTabChange: 'Chamada com o `id` do separador que está aberto agora.',
          className: sharedDescriptions.className,
        },
      },
    },
  },
  Tag: {
    search: 'etiqueta etiquetas categoria marca rótulo selo distintivo crachá destaque estado',
    tables: {
      Tag: {
        props: {
          children: 'Uma ou duas palavras.',
          tone: 'O sentido; as palavras também o têm de dizer.',
          icon: 'Ícone antes das palavras.',
          className: sharedDescriptions.className,
        },
      },
      Badge: {
        about: 'Uma etiqueta que pede atenção: cheia, no máximo uma por cartão.',
        props: { children: 'Uma palavra ou um número: «POPULAR».', className: sharedDescriptions.className },
      },
      CategoryTag: {
        about: 'O tipo de um bloco de lição, dito ao mesmo tempo por cor, ícone e palavra.',
        props: {
          category: 'Tipo de bloco; cada um tem a sua cor, o seu ícone e a sua palavra.',
          label: 'A palavra à vista.',
        },
      },
    },
  },
  TextArea: {
    search: 'campo caixa de texto área linhas escrever sugestão comentário contador caracteres formulário',
    tables: {
      TextArea: {
        props: {
          ...field,
          limit:
            'Número máximo de caracteres que se podem enviar. Pode-se escrever mais, para que um texto colado não seja cortado; confirme antes de enviar.',
          counterLabel: 'Palavras do contador, a partir dos caracteres que faltam (negativo: a mais).',
        },
      },
    },
  },
  TextField: {
    search:
      'campo caixa de texto entrada input escrever nome correio eletrónico email procurar palavra-passe formulário',
    tables: {
      TextField: { props: { ...field, type: 'Tipo de texto de uma linha.' } },
    },
  },
  Toast: {
    search: 'aviso notificação mensagem passageira temporária avisos',
    tables: {
      Toast: {
        props: {
          message: 'O que aconteceu.',
          kind: sharedDescriptions.kind,
          picture:
            'Fica no lugar do ícone, duas vezes mais larga do que alta. O tipo de aviso é então dito só por palavras.',
          children: 'O que se pode fazer, por baixo do que aconteceu.',
          onDismiss: 'Chamada quando quem visita o fecha. Sem ela, não há botão de fechar.',
          dismissLabel: 'Nome do botão de fechar.',
          kindLabel: sharedDescriptions.kindLabel,
        },
      },
      ToastRegion: {
        about:
          'Onde os avisos aparecem. Mantenha-a na página mesmo vazia: uma região viva tem de existir antes de falar.',
        props: {
          children: 'Elementos Toast que ficam por cima da página, com o mais recente no fim.',
          banners:
            'Elementos Toast que dizem respeito à própria página. Ocupam espaço onde a região é escrita e não tapam nada.',
          label: 'Nome da região.',
          live: 'off quando quem gere a fila anuncia os avisos, para que nada se ouça duas vezes.',
          inline: 'Fica onde é escrita, em vez de por cima da página.',
          ref: 'Referência ao elemento, para saber onde está o foco.',
        },
      },
    },
  },
  VideoEmbed: {
    search: 'vídeo vídeos filme youtube reproduzir leitor transcrição',
    tables: {
      VideoEmbed: {
        props: {
          videoId:
            'Identificador do YouTube. Com `null`, enquanto não há vídeo, o lugar fica guardado e di-lo.',
          title: 'O que o vídeo mostra.',
          transcript: 'As palavras do vídeo, para quem não o ouve ou não o quer carregar.',
          playLabel: 'Palavras do botão que carrega o vídeo, antes do título.',
          noticeLabel: 'O que carregar o vídeo implica, dito antes.',
          missingLabel: 'Dito enquanto não há vídeo.',
          transcriptLabel: 'Palavras que abrem a transcrição.',
        },
      },
    },
  },
};
