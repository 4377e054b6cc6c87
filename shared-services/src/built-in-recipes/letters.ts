import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory that explain difficult letters: prompts with [placeholders], and the answers
 * shown without AI.
 */
export const letters: BuiltInRecipe[] = [
  {
    id: 'perceber-carta',
    categoryId: 'resumir-texto',
    title: 'Perceber uma Carta Difícil',
    icon_name: 'search',
    parts: [
      {
        kind: 'role',
        text: 'Age como alguém paciente, que explica papéis difíceis a quem não os costuma ler.',
      },
      {
        kind: 'context',
        text: 'Recebi [documento] e tenho dificuldade em perceber o que diz. O texto, sem dados pessoais, é este: «[texto]»',
      },
      {
        kind: 'task',
        text: 'Explica tudo em [linguagem], como se falasses com [leitor]. Diz-me [objetivo].',
      },
      {
        kind: 'format',
        text: 'Começa com uma frase que diga o essencial e deixa para o fim o que tenho de confirmar.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal e não inventes prazos nem valores. Se houver dúvidas, indica a quem devo perguntar.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'documento',
        label: 'Documento',
        options: ['uma carta', 'um aviso', 'um documento de várias páginas'],
      },
      {
        key: 'linguagem',
        label: 'Linguagem',
        options: ['linguagem simples', 'frases muito curtas', 'perguntas e respostas'],
      },
      {
        key: 'leitor',
        label: 'Como se falasse com',
        options: [
          'alguém que nunca leu um documento destes',
          'uma pessoa da minha família',
          'um jovem de 15 anos',
        ],
      },
      {
        key: 'objetivo',
        label: 'O que quero saber',
        options: [
          'o que tenho de fazer e até quando',
          'o que muda para mim e a partir de quando',
          'o que acontece se não fizer nada',
        ],
      },
      {
        key: 'texto',
        label: 'Parte do texto (pode colar a sua)',
        options: [
          'Fica V. Ex.ª notificado para, no prazo indicado, juntar ao processo os elementos em falta, sob pena de arquivamento do pedido.',
          'O presente contrato renova-se automaticamente por igual período, salvo denúncia por escrito com a antecedência prevista na cláusula anterior.',
        ],
      },
    ],
    advanced_tips: [
      'Nunca cole números de contribuinte, de utente ou de conta. Para perceber a carta, não são precisos.',
      'A IA pode enganar-se nos prazos. Confirme-os sempre com o serviço que enviou a carta.',
    ],
    fallback_outputs: [
      `# Como ler um documento difícil em cinco passos

1. **Quem escreve?** Procure o nome do serviço ou da empresa, no topo ou no fim.
2. **O que pedem?** Sublinhe os verbos: entregar, pagar, responder, comparecer.
3. **Até quando?** Faça um círculo à volta de cada data e de cada prazo.
4. **O que acontece se não fizer nada?** Procure «sob pena de», «caso contrário» ou «salvo».
5. **A quem perguntar?** Anote o contacto e o número do processo e ligue antes do fim do prazo.

**Palavras que assustam, em português simples**
- *notificado*: foi avisado de forma oficial;
- *arquivamento*: o processo é encerrado sem decisão;
- *denúncia do contrato*: dizer que quer acabar com ele.`,
      `# Perguntas para levar ao balcão ou ao telefone

- O que tenho de entregar, ao certo? Pode enviar-me a lista por escrito?
- Qual é o último dia para o fazer?
- Posso tratar disto pela Internet, por correio ou só presencialmente?
- Se me atrasar, o que acontece? Posso pedir mais tempo?
- Há apoio gratuito para preencher os papéis?

Leve consigo a carta e escreva as respostas, o dia e o nome de quem fez o atendimento. Se continuar com dúvidas, peça que lhe expliquem outra vez, por outras palavras.`,
    ],
  },
  {
    id: 'carta-das-financas',
    categoryId: 'resumir-texto',
    title: 'Carta das Finanças ou da Segurança Social',
    icon_name: 'mail',
    parts: [
      {
        kind: 'role',
        text: 'Age como alguém paciente, que explica cartas oficiais em palavras do dia a dia.',
      },
      {
        kind: 'context',
        text: 'Recebi uma carta [carta]. O excerto, sem dados pessoais, é este: «[excerto]»',
      },
      { kind: 'task', text: 'Explica-me [duvida].' },
      {
        kind: 'format',
        text: 'Escreve [formato] e põe no fim o que devo confirmar junto do serviço.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não faças contas por mim nem inventes prazos, valores ou leis: o que não estiver no excerto, diz que não está.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'carta',
        label: 'Carta',
        options: [
          'das Finanças sobre o IRS',
          'das Finanças sobre a casa onde vivo',
          'da Segurança Social sobre um apoio',
          'da Segurança Social sobre contribuições',
        ],
      },
      {
        key: 'excerto',
        label: 'Parte do texto (pode colar a sua)',
        options: [
          'Fica por este meio notificado para proceder ao pagamento do valor indicado no documento em anexo, dentro do prazo nele fixado.',
          'Para apreciação do requerimento, deve apresentar os elementos em falta no prazo indicado, sob pena de indeferimento.',
        ],
      },
      {
        key: 'duvida',
        label: 'Quero perceber',
        options: [
          'o que a carta quer dizer, frase a frase',
          'o que tenho de fazer e até quando',
          'as palavras mais difíceis',
        ],
      },
      {
        key: 'formato',
        label: 'Formato',
        options: ['frases curtas', 'perguntas e respostas', 'uma lista de passos'],
      },
    ],
    advanced_tips: [
      'Não copie o número de contribuinte, o da Segurança Social, as referências de pagamento nem a morada. Para perceber as frases, não fazem falta.',
      'A explicação não substitui o serviço. Antes de pagar ou de deixar passar um prazo, confirme na sua área pessoal do site das Finanças ou da Segurança Social, ou ao balcão.',
    ],
    fallback_outputs: [
      `# A carta em palavras simples

- **«Fica notificado»** quer dizer: a partir daqui considera-se que foi avisado. Guarde o envelope e anote o dia em que a carta chegou.
- **«Proceder ao pagamento»** é pagar. O valor e a data-limite estão no documento que vem junto.
- **«Elementos em falta»** são papéis ou informações que pediram e ainda não têm.
- **«Sob pena de indeferimento»** quer dizer: se não entregar, o pedido pode ser recusado.

**O que esta explicação não sabe:** o seu valor, o seu prazo e se a carta está certa.

**A seguir:** veja na carta o contacto do serviço, entre na sua área pessoal pelo endereço que já conhece e faça lá a pergunta. Se a mensagem veio por SMS ou e-mail e pede pagamento imediato, desconfie e confirme primeiro.`,
      `# Cinco perguntas para fazer ao serviço

1. Esta carta pede-me que faça alguma coisa, ou serve só para informar?
2. Qual é o último dia, e conta a partir de quando?
3. De onde vem o valor? Onde posso ver as contas?
4. Se não concordar, como o digo e até quando?
5. Se não puder pagar de uma vez, o que posso pedir?

**Leve consigo:** a carta inteira, com o envelope, o documento de identificação e o que já tiver entregado.

**Ao sair:** escreva o dia, o que lhe disseram e o próximo passo. Peça por escrito o que for importante.`,
    ],
  },
];
