import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory for people who work at a municipality: prompts with [placeholders], and the
 * answers shown without AI.
 */
export const municipal: BuiltInRecipe[] = [
  {
    id: 'responder-a-municipe',
    categoryId: 'trabalho',
    title: 'Responder a um Munícipe',
    icon_name: 'mail',
    parts: [
      {
        kind: 'role',
        text: 'Age como quem trabalha no atendimento de uma câmara municipal e escreve com clareza.',
      },
      { kind: 'context', text: 'A pessoa escreveu sobre [assunto]. O que posso responder: [resposta].' },
      { kind: 'task', text: 'Escreve a resposta, [meio], num tom [tom], sem «tu» nem «você».' },
      {
        kind: 'format',
        text: 'Começa pela resposta, deixa um espaço para eu escrever o que acontece a seguir e acaba com um espaço para o contacto do serviço.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal, em frases curtas. Não inventes passos, prazos, leis, taxas nem contactos: deixa espaços para eu os escrever.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'assunto',
        label: 'Assunto',
        options: [
          'um buraco no passeio',
          'um pedido de licença',
          'o horário de um serviço',
          'a recolha do lixo na sua rua',
        ],
      },
      {
        key: 'resposta',
        label: 'O que posso responder',
        options: [
          'o pedido está registado e ainda não há decisão',
          'o pedido foi enviado ao serviço que trata deste assunto',
          'falta uma informação para podermos continuar',
          'o serviço já foi avisado',
        ],
      },
      { key: 'meio', label: 'Meio', options: ['por e-mail', 'por carta', 'para eu ler ao telefone'] },
      { key: 'tom', label: 'Tom', options: ['cordial', 'formal', 'simples e direto'] },
    ],
    advanced_tips: [
      'Não cole a mensagem que recebeu: descreva o assunto por palavras suas, sem nada que identifique a pessoa. Use só o assistente e a conta que o seu serviço permite.',
      'Confirme no processo cada coisa que a resposta afirma. Quem responde é o serviço, não é a IA. Diga que houve ajuda da IA, da forma que o serviço definiu.',
      'Peça: «Que palavras desta resposta só se usam dentro da câmara?» Depois troque-as.',
    ],
    fallback_outputs: [
      `**Assunto:** Resposta ao seu pedido de (data)

Bom dia, (nome da pessoa),

Recebemos o seu pedido sobre (assunto). (A resposta, numa frase.)

**O que acontece a seguir**

1. (próximo passo do serviço)
2. (o que a pessoa tem de fazer, se for preciso)

Para saber mais, contacte (nome do serviço), por (contacto), e indique a referência (número).

Com os melhores cumprimentos,
(nome e serviço)`,
      `# Para ler ao telefone

- «Bom dia. Fala (nome), de (nome do serviço). Ligo por causa do pedido que fez em (data).»
- «A resposta é esta: (uma frase).»
- «A seguir, (próximo passo). Da sua parte, (o que falta, ou «não é preciso fazer mais nada»).»
- «Quer que repita alguma coisa? Se precisar, ligue para (contacto).»

Antes de ligar, confirme no processo a data e a referência.`,
    ],
  },
  {
    id: 'linguagem-clara',
    categoryId: 'trabalho',
    title: 'Passar um Texto a Linguagem Clara',
    icon_name: 'megaphone',
    parts: [
      { kind: 'role', text: 'Age como alguém que explica textos oficiais a quem os lê pela primeira vez.' },
      { kind: 'context', text: 'Vou colar [texto]. O resultado é para [leitor].' },
      { kind: 'task', text: 'Reescreve o texto em linguagem clara, [formato].' },
      {
        kind: 'format',
        text: 'Usa frases com menos de vinte palavras e põe primeiro o que a pessoa tem de fazer e até quando. No fim, [fim].',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não acrescentes nem tires direitos, deveres, prazos ou valores.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'texto',
        label: 'Texto',
        options: ['um edital', 'um artigo de um regulamento', 'um aviso', 'uma carta oficial'],
      },
      {
        key: 'leitor',
        label: 'Quem o vai ler',
        options: ['qualquer morador', 'pessoas mais velhas', 'quem está a aprender português'],
      },
      {
        key: 'formato',
        label: 'Formato',
        options: ['num aviso curto', 'em perguntas e respostas'],
      },
      {
        key: 'fim',
        label: 'No fim',
        options: ['faz uma lista das palavras que trocaste', 'diz que frases continuam difíceis e porquê'],
      },
    ],
    advanced_tips: [
      'Se for uma carta, retire primeiro o nome, a morada e tudo o que identifique a pessoa. No fim, compare linha a linha com o texto oficial: um prazo errado, ou um «pode» trocado por «deve», muda um direito.',
      'Publique sempre a ligação (o link) para o texto oficial. A versão clara ajuda a ler, mas é o oficial que vale.',
    ],
    fallback_outputs: [
      `# O texto, em linguagem clara

**O que muda:** (uma frase)
**Desde quando:** (data)
**A quem se aplica:** (quem)
**O que tem de fazer:** (passo), até (data)
**Onde pode perguntar:** (serviço e contacto)

Palavras trocadas: «requerer» por «pedir»; «mediante» por «com»; «proceder ao pagamento» por «pagar»; «o presente edital» por «este aviso».

Frases que continuam difíceis: (frase), porque tem dois sentidos.`,
      `# Perguntas e respostas

**O que é isto?** Um (edital, regulamento ou aviso) da câmara municipal sobre (assunto).

**É para mim?** Sim, se (condição).

**O que tenho de fazer?** (Passo), até (data).

**Quanto custa?** (Valor, ou «nada».)

**E se não o fizer?** (O que o texto diz.)

**Onde pergunto?** (Serviço e contacto.)

Palavras trocadas: «indeferir» por «recusar»; «deferir» por «aceitar».

Frases que continuam difíceis: (frase), porque tem dois sentidos.`,
    ],
  },
  {
    id: 'perguntas-de-regulamento',
    categoryId: 'trabalho',
    title: 'Perguntas Frequentes de um Regulamento',
    icon_name: 'book-open',
    parts: [
      { kind: 'role', text: 'Age como quem explica as regras de um município a quem vem ao balcão.' },
      { kind: 'task', text: 'Faz até cinco perguntas e respostas sobre o excerto abaixo, para [uso].' },
      {
        kind: 'format',
        text: 'As respostas, de uma ou duas frases, são para [leitor]. Indica o artigo de onde tiraste cada uma. No fim, [fim].',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não acrescentes regras, prazos nem valores: se o excerto não responde, diz que não responde.',
      },
      { kind: 'context', text: 'Excerto do regulamento: «[excerto]»' },
    ],
    type: 'text',
    placeholders: [
      { key: 'uso', label: 'Para', options: ['pôr no site', 'afixar ao balcão', 'responder ao telefone'] },
      {
        key: 'leitor',
        label: 'As respostas são para',
        options: ['quem nunca leu um regulamento', 'quem tem pressa', 'quem está a aprender português'],
      },
      {
        key: 'fim',
        label: 'No fim',
        options: ['diz o que o excerto não esclarece', 'explica as palavras difíceis'],
      },
      {
        key: 'excerto',
        label: 'Parte do texto (pode colar a sua)',
        options: [
          'Artigo 5.º: Cada horta é atribuída por um ano, renovável a pedido de quem a usa. Artigo 6.º: A água deve ser usada com moderação. Não é permitida a venda dos produtos.',
          'Artigo 3.º: A sala é cedida a associações, mediante pedido por escrito. Artigo 4.º: Quem a utiliza deixa-a limpa e responde pelos danos. Artigo 5.º: A cedência pode ser cancelada por motivo de interesse público.',
        ],
      },
    ],
    advanced_tips: [
      'Use o texto em vigor, tirado da página oficial do município. Cole poucos artigos de cada vez: assim é mais fácil confirmar.',
      'Leia cada resposta ao lado do artigo. Publique também a ligação para o regulamento e diga que, em caso de dúvida, é ele que vale.',
      'Peça: «Que pergunta faria quem não concorda com esta regra?» Muitas vezes é a que falta na lista.',
    ],
    fallback_outputs: [
      `# Perguntas frequentes sobre as hortas

- **Por quanto tempo posso usar a horta?** Por um ano. (Artigo 5.º)
- **E depois desse ano?** Pode ser atribuída de novo, se o pedir. (Artigo 5.º)
- **Posso regar quanto quiser?** Não. A água deve ser usada com moderação. (Artigo 6.º)
- **Posso vender o que colho?** Não. A venda não é permitida. (Artigo 6.º)

**O que o excerto não esclarece:** quem pode pedir uma horta, como se pede a renovação e até quando, e o que acontece a quem não cumpre.

**Palavras difíceis:** *atribuída* quer dizer entregue para usar; *renovável*, que pode continuar; *com moderação*, sem gastar de mais.

*Este exemplo foi feito com o excerto das hortas. Para outro texto, copie o prompt para um assistente e confirme cada artigo.*`,
      `# A sala, em cinco perguntas

1. **Quem a pode usar?** O excerto fala só de associações. (Artigo 3.º)
2. **Como se pede?** Por escrito. (Artigo 3.º)
3. **Quem limpa?** Quem a usou deixa-a limpa. (Artigo 4.º)
4. **E se alguma coisa se estragar?** Responde por isso quem usou a sala. (Artigo 4.º)
5. **A cedência pode ser cancelada?** Pode, por motivo de interesse público. (Artigo 5.º)

**O que o excerto não esclarece:** com que antecedência se pede, se há um valor a pagar e como se avisa quem fica sem a sala.

**Palavras difíceis:** *cedida* quer dizer emprestada; *mediante*, com; *danos*, estragos; *interesse público*, o bem de todas as pessoas.

*Este exemplo foi feito com o excerto da sala. Antes de publicar, confirme cada resposta no artigo indicado.*`,
    ],
  },
  {
    id: 'resumir-emails',
    categoryId: 'trabalho',
    title: 'Resumir uma Troca de E-mails',
    icon_name: 'message-circle',
    parts: [
      { kind: 'role', text: 'Age como alguém que distingue uma decisão de uma simples sugestão.' },
      { kind: 'task', text: 'Resume a troca de e-mails abaixo para [leitor].' },
      {
        kind: 'format',
        text: 'Diz quem decidiu o quê, o que está por decidir e [extra]. Usa tópicos e não passes de [tamanho].',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não acrescentes decisões, tarefas nem datas. Se não se perceber quem decidiu, escreve «não se percebe».',
      },
      { kind: 'context', text: 'Mensagens, sem nomes nem contactos: «[mensagens]»' },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'leitor',
        label: 'Para quem',
        options: ['a minha chefia', 'quem só agora recebe este assunto', 'quem voltou de férias'],
      },
      {
        key: 'extra',
        label: 'E também',
        options: ['de quem é o próximo passo', 'que perguntas ficaram sem resposta'],
      },
      { key: 'tamanho', label: 'Tamanho', options: ['meia página', '150 palavras'] },
      {
        key: 'mensagens',
        label: 'Mensagens (pode colar as suas)',
        options: [
          'Pessoa A: Podemos mudar a feira para o largo? Chefia: Sim, pode avançar. Pessoa B: Faltam tomadas de luz. Pergunto à empresa? Pessoa A: E quem faz os cartazes?',
          'Pessoa A: O programa de sábado está pronto? Pessoa B: Falta a hora da visita. Chefia: Fica às dez. Pessoa A: Então envio hoje o programa. Pessoa B: Ainda não sei se há autocarro.',
        ],
      },
    ],
    advanced_tips: [
      'Antes de colar, tire nomes, contactos, assinaturas e números de processo. Escreva «Pessoa A» e «Pessoa B», e guarde à parte quem é quem.',
      'Se as mensagens tratam da vida de um munícipe, faça o resumo sem IA. Nas outras, use só o assistente e a conta que o seu serviço permite.',
      'Confirme cada decisão na mensagem em que foi tomada. «Podíamos fazer assim» ainda não é uma decisão.',
    ],
    fallback_outputs: [
      `# Resumo: mudança da feira

- **Decidido pela chefia:** a feira muda para o largo.
- **Por decidir:** se a Pessoa B pergunta à empresa pelas tomadas de luz, e quem faz os cartazes.
- **Próximo passo:** não se percebe de quem é. A Pessoa B propôs-se perguntar, mas ninguém lhe respondeu.
- **Perguntas sem resposta:** a da Pessoa B, sobre as tomadas, e a da Pessoa A, sobre os cartazes.

*Este exemplo resume a troca sobre a feira. Para outras mensagens, copie o prompt para um assistente, sem dados de pessoas.*`,
      `# O programa de sábado, pessoa a pessoa

- **Chefia:** decidiu que a visita é às dez.
- **Pessoa A:** disse que envia hoje o programa. É o próximo passo.
- **Pessoa B:** ainda não sabe se há autocarro.

**Por decidir e sem resposta:** há autocarro? Não se percebe quem trata disso.

*Este exemplo resume a troca sobre sábado. Antes de o enviar, releia as mensagens: há alguma decisão que só está aqui?*`,
    ],
  },
];
