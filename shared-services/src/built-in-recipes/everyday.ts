import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about the home: prompts with [placeholders], and answers without AI.
 */
export const everyday: BuiltInRecipe[] = [
  {
    id: 'ementa-da-semana',
    categoryId: 'dia-a-dia',
    title: 'Ementa da Semana',
    icon_name: 'clipboard-list',
    parts: [
      { kind: 'role', text: 'Age como alguém que cozinha todos os dias e não gosta de desperdiçar.' },
      { kind: 'task', text: 'Faz uma ementa de [dias] para [pessoas], com pratos [estilo].' },
      { kind: 'context', text: 'Aproveita [ingredientes] e evita [evitar].' },
      { kind: 'format', text: 'No fim, junta a lista de compras por secções.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal, só com ingredientes fáceis de encontrar, e não inventes preços.',
      },
    ],
    type: 'text',
    placeholders: [
      { key: 'dias', label: 'Refeições', options: ['cinco jantares', 'sete jantares', 'três almoços'] },
      { key: 'pessoas', label: 'Para quantos', options: ['quatro pessoas', 'uma pessoa', 'duas pessoas'] },
      {
        key: 'estilo',
        label: 'Pratos',
        options: [
          'simples e económicos',
          'tradicionais portugueses',
          'vegetarianos',
          'prontos em 30 minutos',
        ],
      },
      {
        key: 'ingredientes',
        label: 'Aproveitar',
        options: ['o que for da época', 'arroz, ovos e legumes', 'as sobras do dia anterior'],
      },
      { key: 'evitar', label: 'Evitar', options: ['o desperdício', 'frutos secos', 'carne', 'glúten'] },
    ],
    advanced_tips: [
      'Diga o que tem no frigorífico e o que está quase a estragar-se: a IA começa por aí.',
      'Se houver alergias em casa, confirme sempre os rótulos. A IA pode falhar.',
    ],
    fallback_outputs: [
      `# Ementa simples para cinco dias

- **Segunda:** sopa de legumes e tortilha de batata.
- **Terça:** arroz de tomate com feijão e salada.
- **Quarta:** massa com legumes salteados e ervas.
- **Quinta:** grão com espinafres e ovo cozido.
- **Sexta:** legumes assados no forno com arroz, para usar o que sobrou.

**Lista de compras**
- *Legumes:* cebola, tomate, cenoura, espinafres, alface, batata
- *Mercearia:* arroz, massa, feijão, grão, azeite, ervas secas
- *Frescos:* ovos

**Para não desperdiçar:** faça sopa a dobrar na segunda e congele metade. Se houver alergias ou regimes especiais, troque o que for preciso e leia os rótulos.`,
      `# Um método em vez de uma lista

1. **Escolha três bases** para a semana: por exemplo arroz, batata e leguminosas.
2. **Escolha três acompanhamentos** da época: um cru, um cozido, um assado.
3. **Combine-os dois a dois** sem repetir em dias seguidos.
4. **Cozinhe uma vez, coma duas:** o assado de hoje é a massa de amanhã.
5. **Deixe um dia livre** para as sobras.

Com estas regras, a lista de compras faz-se em cinco minutos e cabe num papel. O que é que já tem em casa e está mesmo a pedir para ser usado?`,
    ],
  },
  {
    id: 'poupar-em-casa',
    categoryId: 'dia-a-dia',
    title: 'Poupar nas Contas da Casa',
    icon_name: 'sprout',
    parts: [
      { kind: 'role', text: 'Age como alguém que sabe gerir as contas de uma casa.' },
      { kind: 'context', text: 'É uma casa com [agregado].' },
      { kind: 'task', text: 'Dá-me [quantidade] ideias para poupar [despesa].' },
      {
        kind: 'format',
        text: 'Quero medidas [esforco]. Ordena-as da mais fácil para a mais difícil e diz como posso ver se resultam.',
      },
      { kind: 'limits', text: 'Escreve em português de Portugal e não inventes valores em euros.' },
    ],
    type: 'text',
    placeholders: [
      { key: 'quantidade', label: 'Quantas', options: ['cinco', 'dez', 'três'] },
      {
        key: 'despesa',
        label: 'Poupar',
        options: ['na eletricidade', 'na água', 'no supermercado', 'nos transportes'],
      },
      {
        key: 'agregado',
        label: 'Casa com',
        options: ['duas pessoas', 'uma família com crianças', 'uma só pessoa', 'pessoas mais velhas'],
      },
      {
        key: 'esforco',
        label: 'Medidas',
        options: ['que não custem dinheiro', 'que se paguem depressa com o que poupo', 'fáceis de manter'],
      },
    ],
    advanced_tips: [
      'Não envie a fatura à IA. Escreva apenas o valor e o consumo, sem nome nem morada.',
      'Peça que distinga o que é certo do que depende da sua casa. Poupanças prometidas em euros são quase sempre uma suposição.',
    ],
    fallback_outputs: [
      `# Cinco passos, do mais fácil ao mais difícil

1. **Ver antes de cortar.** Anote durante uma semana o que gasta e quando. Só isto já muda hábitos.
2. **Desligar o que ninguém usa.** Luzes, torneiras, aparelhos em espera, subscrições esquecidas.
3. **Encher antes de usar.** A máquina, o carro, o forno: junte o que puder de cada vez.
4. **Combinar uma regra da casa.** Uma de cada vez, escrita no frigorífico.
5. **Comparar.** Uma vez por ano, veja se há um contrato ou uma loja que lhe sirva melhor.

**Como ver se resulta:** compare a fatura, ou a soma dos talões, com a do mesmo mês do ano anterior. Se não desceu, experimente outra medida.`,
      `# O plano dos trinta dias

- **Semana 1, medir:** escreva todos os dias uma linha. Sem culpas.
- **Semana 2, escolher:** das despesas da lista, escolha a que menos falta lhe faz.
- **Semana 3, experimentar:** mude uma única coisa e diga-o a alguém.
- **Semana 4, decidir:** resultou? Fica. Não resultou? Volte atrás e escolha outra.

**Uma boa pergunta para todos os meses:** o que é que se paga e de que já ninguém se lembra?

**Atenção:** não poupe no que lhe dá segurança e saúde, como aquecer a casa quando faz frio ou comer bem.`,
    ],
  },
  {
    id: 'comparar-tarifarios',
    categoryId: 'dia-a-dia',
    title: 'Comparar Tarifários',
    icon_name: 'scale',
    parts: [
      { kind: 'role', text: 'Age como alguém que faz contas com calma e não vende nada.' },
      {
        kind: 'context',
        text: 'Quero comparar [servico] para uma casa com [agregado]. O mais importante: [prioridade].',
      },
      { kind: 'task', text: 'Faz [resultado].' },
      {
        kind: 'format',
        text: 'Escreve uma ideia por linha e explica as palavras difíceis [explicacao].',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes preços, empresas nem campanhas: esses dados junto-os eu.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'servico',
        label: 'Comparar',
        options: [
          'tarifários de eletricidade',
          'tarifários de gás',
          'tarifários de telemóvel',
          'pacotes de Internet e televisão',
        ],
      },
      {
        key: 'agregado',
        label: 'Casa com',
        options: ['uma pessoa', 'duas pessoas', 'uma família com crianças'],
      },
      {
        key: 'prioridade',
        label: 'O mais importante para si',
        options: ['o preço ao fim do ano', 'a liberdade de mudar', 'um bom atendimento'],
      },
      {
        key: 'resultado',
        label: 'Quero',
        options: ['uma tabela para eu preencher', 'uma lista de perguntas para quem vende'],
      },
      { key: 'explicacao', label: 'Explicar', options: ['numa frase', 'com um exemplo'] },
    ],
    advanced_tips: [
      'Preencha a tabela com os números das suas faturas e só então peça à IA que compare. Sem números seus, ela inventa.',
      'Confirme as contas com uma calculadora. A IA pode enganar-se a somar.',
      'Para eletricidade e gás natural, em Portugal continental, a Entidade Reguladora dos Serviços Energéticos (ERSE) tem um simulador de preços gratuito.',
    ],
    fallback_outputs: [
      `# Tabela para comparar três propostas

Faça três colunas, uma por proposta, e preencha linha a linha:

- **Preço por mês**, já com todas as taxas: ( )
- **Preço ao fim de um ano:** os doze meses somados, com a promoção e depois dela, mais a instalação: ( )
- **O que muda depois da promoção**, e quando: ( )
- **Durante quanto tempo não posso sair:** ( )
- **O que pago se sair antes:** ( )
- **O que está incluído e nunca uso:** ( )
- **A quem telefono se falhar:** ( )

Compare a segunda linha com o que pagou nas últimas doze faturas. Se a diferença for pequena, pergunte-se se vale a pena mudar.`,
      `# Perguntas para quem vende

1. Quanto vou pagar por mês, com tudo, e durante quanto tempo?
2. O que acontece ao preço quando acabar a promoção?
3. Há período de permanência (tempo em que não posso sair sem pagar)? Quanto custa sair antes?
4. O que é que este preço não inclui?
5. Pode enviar-me a proposta por escrito, antes de eu decidir?

**Regras da casa:** não decida ao telefone, não dê o número da conta a quem lhe ligou e peça sempre um dia para pensar. Uma boa proposta ainda é boa amanhã.`,
    ],
  },
  {
    id: 'antes-de-arrendar',
    categoryId: 'dia-a-dia',
    title: 'Perguntas Antes de Arrendar',
    icon_name: 'search',
    parts: [
      { kind: 'role', text: 'Age como alguém que já arrendou casas e sabe o que convém perguntar.' },
      { kind: 'context', text: 'Procuro [casa] [quem] e vou falar com [interlocutor].' },
      { kind: 'task', text: 'Faz uma lista de perguntas sobre [tema].' },
      {
        kind: 'format',
        text: 'Começa pelas perguntas mais importantes e junta no fim [extra].',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes preços nem leis e lembra-me de não pagar nada antes de ver a casa.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'casa',
        label: 'Procuro',
        options: ['um apartamento pequeno', 'um quarto', 'uma casa com quintal'],
      },
      {
        key: 'quem',
        label: 'Para quem',
        options: ['para mim', 'para duas pessoas', 'para alguém da minha família'],
      },
      {
        key: 'interlocutor',
        label: 'Vou falar com',
        options: ['o senhorio', 'uma agência', 'quem está a sair da casa'],
      },
      {
        key: 'tema',
        label: 'Perguntas sobre',
        options: ['as despesas e o que está incluído', 'o estado da casa', 'o contrato'],
      },
      {
        key: 'extra',
        label: 'Juntar',
        options: [
          'o que devo ver na visita',
          'uma mensagem curta para marcar a visita',
          'os papéis que devo pedir',
        ],
      },
    ],
    advanced_tips: [
      'Não envie à IA recibos de vencimento nem cópias do documento de identificação. Para preparar perguntas, não fazem falta.',
      'Se pedirem dinheiro antes da visita ou tiverem muita pressa, desconfie. Procure a mesma fotografia na Internet, ou peça ajuda a alguém.',
    ],
    fallback_outputs: [
      `# Perguntas para levar no bolso

**Dinheiro**
- Qual é a renda e o que inclui? Água, luz, gás, Internet, condomínio?
- O que se paga à entrada, e a que título? Recebo recibo?
- Quanto costuma ser a conta da luz no inverno?

**Casa**
- Há humidade? Posso ver dentro dos armários e atrás das cortinas?
- O que funciona e o que está para arranjar? Quem arranja, e quem paga?

**Contrato**
- É por escrito? Por quanto tempo? Posso levá-lo para ler em casa?
- Quem assina é o dono? Posso ver um documento que o mostre?

**Regra:** veja a casa, leia o contrato e só depois pague, sempre com comprovativo.`,
      `**Mensagem para marcar a visita**

Bom dia,

Vi o anúncio de (casa, em que zona) e gostava de a visitar. É para (quantas pessoas), a partir de (mês).

Podia ser em (dia) ou em (dia), depois das (hora)? Antes disso, podia dizer-me o que a renda inclui e se há contrato por escrito?

Agradeço desde já,
(primeiro nome)

**Na visita, experimente:** abrir as torneiras, acender as luzes, ver se o telemóvel tem rede, ouvir a rua com as janelas fechadas e falar com um vizinho na escada.

*Não pague nada antes de ver a casa.*`,
    ],
  },
];
