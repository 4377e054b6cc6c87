import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about contracts, bills and devices that are hard to understand: prompts with
 * [placeholders], and the answers shown without AI.
 */
export const papers: BuiltInRecipe[] = [
  {
    id: 'perceber-contrato',
    categoryId: 'resumir-texto',
    title: 'Perceber um Contrato Antes de Assinar',
    icon_name: 'scale',
    parts: [
      { kind: 'role', text: 'Age como alguém que explica contratos com palavras simples.' },
      { kind: 'context', text: 'Pediram-me que assinasse [contrato], e ainda não assinei.' },
      { kind: 'task', text: 'Lê este excerto: «[texto]» Só com base nele, explica-me [duvida].' },
      {
        kind: 'format',
        text: 'Responde em tópicos curtos e diz, em cada um, em que frase do excerto encontraste a resposta.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não dês conselhos de advogado, não inventes leis e diz-me quando o excerto não responde.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'contrato',
        label: 'Contrato',
        options: [
          'um contrato de Internet',
          'um contrato de trabalho',
          'um contrato de arrendamento',
          'um seguro',
        ],
      },
      {
        key: 'duvida',
        label: 'O que quero perceber',
        options: ['quanto vou pagar e quando', 'como posso sair', 'o que me obrigo a fazer'],
      },
      {
        key: 'texto',
        label: 'Parte do texto (pode colar a sua)',
        options: [
          'O cliente paga 30 euros por mês, até ao dia 8, a que acrescem os serviços usados fora do pacote.',
          'O contrato tem a duração de 24 meses e renova-se por iguais períodos, se nenhuma das partes se opuser por escrito.',
        ],
      },
    ],
    advanced_tips: [
      'Antes de colar, apague nomes, moradas e números que identifiquem alguém: para perceber uma cláusula, não são precisos. Deixe os valores e os prazos.',
      'A explicação da IA não é a lei. Se tiver dúvidas, não assine já: mostre o contrato a alguém independente, como um advogado, um sindicato ou uma associação de consumidores.',
    ],
    fallback_outputs: [
      `# Seis perguntas a fazer a qualquer contrato

1. **Quanto pago, e o que está incluído?** Procure «mensalidade», «acresce» e «taxa».
2. **Quanto tempo dura?** Procure «duração» e «período».
3. **Renova-se sozinho?** Procure «renova-se» e «salvo».
4. **Como saio, e o que pago se sair antes?** Procure «denúncia», «rescisão» e «penalidade».
5. **A que me obrigo?** Sublinhe os verbos: pagar, avisar, devolver.
6. **O que pode mudar sem me perguntarem?** Procure «alterar» e «atualizar».

**Se uma resposta não estiver no papel, peça-a por escrito antes de assinar.**`,
      `# Palavras de contrato, em português simples

- *denúncia*: dizer que não quer continuar.
- *rescisão*: acabar antes do fim combinado.
- *período de fidelização*: tempo em que sair custa dinheiro.
- *acresce*: soma-se ao que já paga.
- *salvo*: exceto se.
- *caução*: dinheiro que fica guardado como garantia.

Leve esta lista consigo. Não assine no mesmo dia em que recebe o contrato: pode sempre pedir tempo para o ler.`,
    ],
  },
  {
    id: 'recibo-de-vencimento',
    categoryId: 'trabalho',
    title: 'Perceber o Recibo de Vencimento',
    icon_name: 'clipboard-list',
    parts: [
      { kind: 'role', text: 'Age como alguém que explica contas com calma.' },
      { kind: 'task', text: 'Explica-me o que quer dizer [linha] no recibo de vencimento e [ajuda].' },
      { kind: 'context', text: 'Trabalho [situacao].' },
      { kind: 'format', text: 'Usa frases curtas e um exemplo com números redondos, marcado como exemplo.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não me digas que o meu recibo está certo ou errado, e não inventes taxas nem valores.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'linha',
        label: 'O que não percebo',
        options: [
          'a diferença entre o bruto e o líquido',
          'o desconto para a Segurança Social',
          'a retenção de IRS',
          'o subsídio de refeição',
        ],
      },
      {
        key: 'ajuda',
        label: 'E também',
        options: ['onde confirmo o valor', 'o que pergunto a quem processa os salários'],
      },
      {
        key: 'situacao',
        label: 'Situação',
        options: ['por conta de outrem (para um patrão)', 'a tempo parcial', 'há poucos meses'],
      },
    ],
    advanced_tips: [
      'Não envie o recibo à IA: tem o seu nome, o número de contribuinte e o da Segurança Social. Escreva só a linha que não percebe.',
      'As taxas mudam. Confirme-as nos sites das Finanças e da Segurança Social.',
    ],
    fallback_outputs: [
      `# Como ler um recibo de vencimento

- **Vencimento base:** o que está no contrato, antes de descontos.
- **Subsídios:** o que se soma, por exemplo refeição ou turnos.
- **Bruto ou ilíquido:** a soma do que recebe, antes de descontos.
- **Segurança Social:** parte que vai para a sua proteção na doença, no desemprego e na reforma.
- **Retenção de IRS:** imposto pago por conta. No ano seguinte fazem-se as contas: pode receber ou pagar a diferença.
- **Líquido:** o que chega à sua conta.

**Conta a fazer:** some o que recebe, tire os descontos e veja se dá o líquido.`,
      `# Perguntas para quem processa os salários

- Esta linha do recibo corresponde a quê?
- Sobre que valor foi calculado este desconto?
- Que taxa ou tabela usaram, e onde a posso ver?
- Porque mudou o líquido em relação ao mês passado?
- Se houver um erro, em que mês é corrigido?

**Onde confirmar:** no Portal das Finanças e na Segurança Social Direta, que são as páginas oficiais.`,
    ],
  },
  {
    id: 'contestar-fatura',
    categoryId: 'dia-a-dia',
    title: 'Reclamar de uma Fatura',
    icon_name: 'mail',
    parts: [
      { kind: 'role', text: 'Age como alguém que escreve reclamações curtas e bem fundamentadas.' },
      { kind: 'context', text: 'Recebi uma fatura [servico] com [problema].' },
      { kind: 'task', text: 'Escreve um e-mail a quem passou a fatura, a pedir que [pedido].' },
      {
        kind: 'format',
        text: 'Não passes de dez linhas e deixa espaços para o número de cliente, o valor e a data.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal, com educação. Não ameaces, não inventes valores e não cites leis que eu não te tenha dado.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'servico',
        label: 'De quê',
        options: ['da água', 'da luz', 'do gás', 'da Internet e da televisão'],
      },
      {
        key: 'problema',
        label: 'Problema',
        options: [
          'um valor muito mais alto do que o costume',
          'um serviço que não pedi',
          'uma leitura que não é a do contador',
        ],
      },
      {
        key: 'pedido',
        label: 'O que peço',
        options: ['corrija a fatura', 'explique o valor', 'suspenda a cobrança até responder'],
      },
    ],
    advanced_tips: [
      'Anote a leitura do contador, com a data, e guarde uma fotografia. É a melhor prova que pode juntar.',
      'Se a empresa não resolver, pode escrever no Livro de Reclamações, em papel ou em livroreclamacoes.pt.',
    ],
    fallback_outputs: [
      `**Assunto:** Fatura de (mês), cliente n.º (número): pedido de verificação

Bom dia,

Não concordo com uma fatura que recebi.

É a de (mês), no valor de (valor). (Diga numa frase o que lhe parece errado e porquê.)

Peço que:

1. verifiquem a fatura e me expliquem como chegaram a este valor;
2. a corrijam, se houver engano;
3. não avancem com a cobrança da parte em dúvida enquanto não responderem.

Junto (leitura do contador, fotografia ou fatura anterior). Agradeço a resposta por escrito.

Com os melhores cumprimentos,
(nome e contacto)`,
      `# Antes de reclamar, confirme

- **É um valor real ou por estimativa?** A fatura diz qual é.
- **Que dias estão incluídos?** Um mês com mais dias custa mais.
- **A leitura é a do seu contador?** Compare os números.
- **Mudou alguma coisa?** Um preço novo, um serviço ativado, o fim de um desconto.
- **Até quando pode pagar?** Anote a data, para reclamar antes.`,
    ],
  },
  {
    id: 'usar-o-telemovel',
    categoryId: 'dia-a-dia',
    title: 'Aprender a Usar o Telemóvel Passo a Passo',
    icon_name: 'lightbulb',
    parts: [
      { kind: 'role', text: 'Age como alguém paciente que ensina a usar o telemóvel.' },
      { kind: 'context', text: 'Tenho um telemóvel [tipo] e [experiencia].' },
      {
        kind: 'task',
        text: 'Ensina-me a [tarefa], um passo de cada vez. Espera que eu diga «feito» antes do passo seguinte.',
      },
      { kind: 'format', text: 'Usa frases curtas e diz-me o que devo ver no ecrã depois de cada passo.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Nunca me peças códigos, números nem palavras-passe. Para pagar ou assinar, manda-me seguir só a página oficial. Não inventes menus: diz-me se o meu telemóvel pode ser diferente.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'tipo',
        label: 'Telemóvel',
        options: ['Android', 'iPhone', 'que não sei se é Android ou iPhone'],
      },
      {
        key: 'experiencia',
        label: 'Prática',
        options: [
          'pouca prática',
          'alguma prática, mas perco-me',
          'prática só de telefonar e mandar mensagens',
        ],
      },
      {
        key: 'tarefa',
        label: 'O que quero aprender',
        options: [
          'aumentar o tamanho das letras',
          'fazer uma videochamada',
          'enviar uma fotografia',
          'instalar uma aplicação com segurança',
          'encontrar as instruções oficiais do MB WAY',
          'encontrar a página oficial da Chave Móvel Digital',
        ],
      },
    ],
    advanced_tips: [
      'O iPhone tem uma maçã desenhada na parte de trás. Quase todos os outros telemóveis são Android.',
      'Para pagar ou assinar com o telemóvel, siga só as instruções do seu banco ou da página oficial do serviço. Nunca escreva códigos nem números à IA, e não os diga a ninguém.',
      'Se um passo não for igual no seu telemóvel, descreva o que vê no ecrã e peça outro caminho.',
    ],
    fallback_outputs: [
      `# Um passo de cada vez

1. **Abra as definições.** É o desenho de uma roda dentada. Deve ver uma lista comprida.
2. **Procure lá dentro.** No cimo da lista há quase sempre uma lupa: escreva uma palavra, como «letra» ou «ecrã».
3. **Toque no resultado que lhe parece certo.** Se não for, volte atrás com a seta. Não estraga nada.
4. **Mude uma coisa de cada vez** e veja o que acontece.
5. **Tome nota** do que fez, num papel, para da próxima vez.

**Regra de ouro:** ninguém precisa do seu código secreto para o ensinar.`,
      `# Se se perder

- **Carregue no botão de início.** Volta sempre ao ecrã principal.
- **Leia o que aparece antes de tocar em «Aceitar».** Se não percebe, escolha «Agora não».
- **Instale só a partir da loja do telemóvel:** Google Play ou App Store.
- **Uma aplicação pede dinheiro ou um código?** Pare e pergunte a alguém de confiança.
- **Vai pagar ou assinar?** Siga só a página oficial do serviço. Peça o endereço no seu banco ou ao balcão.
- **Onde há quem ajude:** pergunte na biblioteca ou na junta de freguesia se há sessões para aprender.`,
    ],
  },
];
