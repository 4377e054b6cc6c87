import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory for e-mails with a request: prompts with [placeholders], and the answers
 * shown without AI.
 */
export const requests: BuiltInRecipe[] = [
  {
    id: 'email-reparacao',
    categoryId: 'escrever-emails',
    title: 'Pedir uma Reparação',
    icon_name: 'mail',
    parts: [
      { kind: 'role', text: 'Age como alguém que sabe pedir com firmeza e boa educação.' },
      {
        kind: 'task',
        text: 'Escreve um e-mail [tom] para [destinatario] a pedir que resolva este problema: [problema].',
      },
      { kind: 'context', text: 'A situação existe [tempo].' },
      { kind: 'format', text: 'Usa frases curtas e termina a pedir uma resposta com data.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal, não ameaces ninguém e não inventes pormenores.',
      },
    ],
    type: 'text',
    placeholders: [
      { key: 'tom', label: 'Tom', options: ['educado e firme', 'amável', 'formal'] },
      {
        key: 'destinatario',
        label: 'Para quem',
        options: ['o senhorio', 'a administração do condomínio', 'a empresa que fez o serviço'],
      },
      {
        key: 'problema',
        label: 'Problema',
        options: ['uma infiltração na parede', 'uma porta que deixou de fechar', 'a luz da escada avariada'],
      },
      { key: 'tempo', label: 'Desde quando', options: ['há uma semana', 'há um mês', 'desde ontem'] },
    ],
    advanced_tips: [
      'Diga à IA o que já tentou fazer e quando avisou da primeira vez. Um pedido com datas é levado mais a sério.',
      'Junte fotografias ao e-mail, mas não as envie à IA se mostrarem pessoas ou moradas.',
    ],
    fallback_outputs: [
      `**Assunto:** Pedido de reparação

Bom dia,

Venho dar-lhe conta de um problema que precisa de reparação.

Notei-o em (data). (Se juntar fotografias, diga-o.)

Peço-lhe que me diga, até (data):

1. quem vem avaliar o problema;
2. em que dia e a que hora;
3. quando conta ter a reparação concluída.

Estou disponível para abrir a porta ou prestar esclarecimentos através deste e-mail.

Agradeço desde já a sua atenção.

Com os melhores cumprimentos,
(nome)`,
      `**Assunto:** Situação por resolver: preciso da sua ajuda

Boa tarde,

Escrevo porque há uma situação que me está a causar transtorno no dia a dia e que não consigo resolver sem ajuda.

**O que se passa:** (descrição numa frase)
**Desde quando:** (data)
**O que já fiz:** (por exemplo, avisei por telefone em …)

Agradecia que me indicasse uma data para a resolução. Se houver alguma coisa que eu possa fazer entretanto, diga-me.

Agradeço a sua ajuda,
(nome e contacto)`,
    ],
  },
  {
    id: 'email-cancelar',
    categoryId: 'escrever-emails',
    title: 'Cancelar um Serviço',
    icon_name: 'clipboard-list',
    parts: [
      { kind: 'role', text: 'Age como alguém que escreve pedidos curtos e que não deixam dúvidas.' },
      { kind: 'context', text: 'Quero cancelar [servico]. A razão é [motivo].' },
      {
        kind: 'task',
        text: 'Escreve um e-mail [tom] à empresa, a pedir que o cancelamento conte a partir [quando].',
      },
      {
        kind: 'format',
        text: 'Não passes de dez linhas e pede que me confirmem por escrito [confirmacao].',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Deixa por preencher o meu nome e o número de cliente, e não inventes cláusulas, prazos nem leis.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'servico',
        label: 'Serviço',
        options: [
          'a inscrição no ginásio',
          'o contrato de Internet e televisão',
          'a assinatura de um jornal',
          'um seguro',
        ],
      },
      { key: 'motivo', label: 'Razão', options: ['uma mudança de casa', 'o preço', 'a falta de uso'] },
      { key: 'tom', label: 'Tom', options: ['educado e firme', 'simples', 'formal'] },
      {
        key: 'quando',
        label: 'A partir',
        options: ['de hoje', 'do fim do mês', 'do fim do contrato'],
      },
      {
        key: 'confirmacao',
        label: 'Confirmação de',
        options: [
          'a data em que o serviço acaba',
          'o que ainda tenho de pagar',
          'se tenho alguma coisa a devolver',
        ],
      },
    ],
    advanced_tips: [
      'Leia primeiro o contrato: é lá que está como se cancela e quantos dias antes se tem de avisar. A IA não o conhece.',
      'Guarde o e-mail enviado e a resposta, mesmo depois de deixar de receber faturas.',
    ],
    fallback_outputs: [
      `**Assunto:** Pedido de cancelamento, cliente n.º (número)

Bom dia,

Venho pedir o cancelamento do serviço que tenho convosco.

Está em nome de (nome), cliente n.º (número), e o cancelamento deve contar a partir de (data).

Agradeço que me confirmem por escrito:

1. a data em que o serviço termina;
2. se fica algum valor por pagar, e a que se refere;
3. se tenho de devolver equipamento, onde e até quando.

Não pretendo mudar para outra oferta. Se for preciso algum documento ou formulário, indiquem-me qual, por favor.

Com os melhores cumprimentos,
(nome e contacto)`,
      `# Antes de carregar em «enviar»

- **Procure no contrato** as palavras «duração», «renovação» e «denúncia». Anote a data em que acaba.
- **Veja por onde aceitam o pedido:** e-mail, carta, loja ou área de cliente.
- **Diga uma só coisa:** «peço o cancelamento a partir de (data)». Quem explica muito acaba a negociar.
- **Peça confirmação** e escreva no calendário o dia em que a espera.
- **Depois:** confira a fatura seguinte e cancele o débito direto só quando nada estiver por pagar.

Frase para quando lhe telefonarem: «Agradeço, mas já decidi. Prefiro a resposta por escrito.»`,
    ],
  },
  {
    id: 'responder-ao-senhorio',
    categoryId: 'escrever-emails',
    title: 'Responder ao Senhorio sobre a Renda',
    icon_name: 'handshake',
    parts: [
      { kind: 'role', text: 'Age como alguém que escreve com calma sobre contas e contratos.' },
      { kind: 'context', text: 'Vivo numa casa arrendada. Recebi do senhorio [mensagem], e [posicao].' },
      { kind: 'task', text: 'Escreve um e-mail [tom] ao senhorio, a pedir [pedido].' },
      {
        kind: 'format',
        text: 'Não passes de dez linhas. Deixa espaços para as datas e o meu nome, e diz que esta resposta não aceita nem recusa nada.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes valores, percentagens, prazos nem leis, e não digas se o senhorio tem razão.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'mensagem',
        label: 'O que recebi',
        options: [
          'um aviso de aumento da renda',
          'uma proposta de contrato com outra renda',
          'um pedido para pagar uma diferença nas rendas de meses anteriores',
        ],
      },
      {
        key: 'posicao',
        label: 'A minha situação',
        options: [
          'não percebo de onde vem o valor',
          'o valor é mais alto do que eu esperava',
          'preciso de tempo para pensar',
        ],
      },
      { key: 'tom', label: 'Tom', options: ['educado e firme', 'amável', 'formal'] },
      {
        key: 'pedido',
        label: 'O que peço',
        options: [
          'que me mostre as contas por escrito',
          'que me diga a partir de que mês conta',
          'uma conversa para tentarmos um acordo',
        ],
      },
    ],
    advanced_tips: [
      'A IA não sabe quanto pode subir a sua renda. Leia no contrato o que diz sobre aumentos. Peça ao senhorio que indique a regra e a fonte oficial do valor deste ano, e confirme-as antes de decidir o que fazer.',
      'Este e-mail só faz perguntas: não trava o aumento nem o prazo para responder. Há aumentos que não precisam do seu acordo, e casos em que não responder vale como um sim. Guarde cópia do que enviar, com a data.',
      'Não escreva à IA o nome do senhorio, a morada nem números de conta. Antes de pagar menos do que lhe pedem, pergunte a um advogado ou a uma associação de inquilinos se tem de responder, até quando e como.',
    ],
    fallback_outputs: [
      `**Assunto:** A sua mensagem de (data) sobre a renda

Bom dia,

Li com atenção a sua mensagem sobre a renda da casa onde vivo.

(Diga numa frase a sua situação: o que não percebe, ou que precisa de tempo.)

Peço-lhe que me diga, por escrito:

1. que valor pede e como o calculou;
2. em que parte do contrato, ou em que regra, se baseia, e onde a posso ler;
3. a partir de que mês conta.

Depois de ver as contas, respondo-lhe. Até lá, este e-mail não aceita nem recusa nada.

Com os melhores cumprimentos,
(nome)`,
      `**Assunto:** Podemos falar sobre a renda?

Boa tarde,

Recebi a sua mensagem de (data) e gostava de falar consigo antes de lhe responder. (Diga numa frase a sua situação: o que não percebe, ou que precisa de tempo.)

Podemos conversar em (dia), às (hora), ou em (dia), às (hora)? Levo o contrato e os recibos. Peço-lhe que traga as contas do valor que indica.

Se chegarmos a acordo, peço que fique por escrito, com uma cópia para cada um. Até lá, este e-mail não aceita nem recusa nada.

Com os melhores cumprimentos,
(nome)`,
    ],
  },
];
