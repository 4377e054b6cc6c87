import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about requests to public services: prompts with [placeholders], and the
 * answers shown without AI.
 */
export const services: BuiltInRecipe[] = [
  {
    id: 'carta-servico-publico',
    categoryId: 'servicos-publicos',
    title: 'Carta a um Serviço Público',
    icon_name: 'pencil',
    parts: [
      { kind: 'role', text: 'Age como alguém que sabe escrever aos serviços públicos.' },
      { kind: 'task', text: 'Escreve uma carta dirigida [servico] para [pedido], num tom formal e claro.' },
      { kind: 'context', text: 'O assunto é [assunto]. O meu motivo é: [motivo].' },
      { kind: 'format', text: 'Não passes de uma página e termina a pedir resposta por [resposta].' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Deixa por preencher os meus dados, o número do processo e a data, e não inventes factos nem leis.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'servico',
        label: 'Serviço',
        options: ['à junta de freguesia', 'à câmara municipal', 'à Segurança Social', 'às Finanças'],
      },
      {
        key: 'pedido',
        label: 'Pedido',
        options: [
          'pedir uma informação',
          'pedir uma nova cópia (segunda via) de um documento',
          'pedir mais tempo para entregar papéis',
          'saber em que ponto está o meu processo',
        ],
      },
      {
        key: 'assunto',
        label: 'Assunto',
        options: [
          'uma licença para obras em casa',
          'um apoio que pedi',
          'a inscrição do meu filho na escola',
          'a renovação de um documento',
        ],
      },
      {
        key: 'motivo',
        label: 'Motivo',
        options: [
          'não consegui resolver o assunto ao balcão',
          'trabalho durante o horário do balcão',
          'tenho um prazo que está a acabar',
        ],
      },
      { key: 'resposta', label: 'Quero resposta por', options: ['e-mail', 'carta', 'telefone'] },
    ],
    advanced_tips: [
      'Não escreva à IA o seu número de contribuinte nem o número do processo. Acrescente-os no fim, fora da IA.',
      'Peça à IA que não cite leis. Se citar alguma, confirme-a antes de enviar.',
      'Pedir mais tempo não faz parar o prazo. Antes de ele acabar, entregue o que tem ou confirme com o serviço.',
    ],
    fallback_outputs: [
      `(Nome)
(Morada)
(Contacto)

Ao cuidado de (serviço)

**Assunto:** (assunto), processo n.º (número, se existir)

Exmas. Senhoras e Exmos. Senhores,

Venho por este meio apresentar um pedido.

O que peço é (descrição numa ou duas frases).

O pedido justifica-se pelo seguinte: (motivo). Junto cópia dos documentos que tenho em meu poder: (lista).

Solicito que me informem da decisão, ou do que ainda seja necessário entregar. Peço resposta por (e-mail, carta ou telefone), para o contacto acima indicado.

Agradeço a atenção.

Com os melhores cumprimentos,

(local e data)
(assinatura)`,
      `**Assunto:** Pedido de informação

Bom dia,

Chamo-me (nome) e dirijo-me a esse serviço porque preciso de ajuda com o seguinte assunto: (uma frase).

Para facilitar, deixo o essencial:

- **Quando começou:** (data)
- **O que já entreguei:** (lista)
- **O que me falta saber:** (pergunta concreta)

Podem indicar-me o próximo passo e o prazo? Se for preciso ir ao balcão, agradeço que me digam que documentos devo levar. Peço resposta por (e-mail, carta ou telefone).

Agradeço a atenção.

(nome e contacto)`,
    ],
  },
  {
    id: 'melhorar-o-bairro',
    categoryId: 'servicos-publicos',
    title: 'Propor uma Melhoria no Bairro',
    icon_name: 'map-pin',
    parts: [
      { kind: 'role', text: 'Age como alguém que conhece a vida de um bairro e sabe propor sem exigir.' },
      {
        kind: 'task',
        text: 'Ajuda-me a escrever uma proposta para [destino], com o objetivo de [melhoria].',
      },
      { kind: 'context', text: 'Quem ganha com ela: [beneficiarios].' },
      {
        kind: 'format',
        text: 'Escreve [formato], com o problema, a solução e uma primeira experiência barata.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal e não inventes números, custos nem opiniões de vizinhos.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'destino',
        label: 'Para onde vai',
        options: [
          'a junta de freguesia',
          'o orçamento participativo da câmara (em que os moradores votam projetos)',
          'a associação de moradores',
        ],
      },
      {
        key: 'melhoria',
        label: 'Melhoria',
        options: [
          'tornar uma passadeira mais segura',
          'pôr bancos e sombra numa praça',
          'criar uma horta comunitária',
          'ter mais luz numa rua escura',
        ],
      },
      {
        key: 'beneficiarios',
        label: 'Quem ganha',
        options: ['quem anda a pé', 'crianças e famílias', 'pessoas mais velhas', 'toda a vizinhança'],
      },
      {
        key: 'formato',
        label: 'Formato',
        options: ['uma página', 'meia página', 'um discurso de dois minutos'],
      },
    ],
    advanced_tips: [
      'Pergunte à IA por que três razões lhe podem dizer que não, e prepare a resposta a cada uma.',
      'Não deixe a IA inventar números. Conte, fotografe ou pergunte a dez vizinhos: assim são verdadeiros.',
    ],
    fallback_outputs: [
      `# Proposta para o nosso bairro

**O problema.** Em (local), há uma dificuldade que afeta quem por lá passa todos os dias: (uma frase). (Se juntar fotografias, diga quando foram tiradas.)

**A solução.** Propomos (melhoria). Não é preciso começar por uma grande obra: o importante é resolver o que mais incomoda.

**Quem ganha.** (Quem.)

**Uma primeira experiência.** Durante um mês, testar uma versão simples e barata. No fim, ouvir quem lá passa e decidir se vale a pena ficar.

**O que podemos fazer nós.** Ajudar a divulgar, recolher opiniões e cuidar do espaço.

Estamos disponíveis para uma visita ao local.`,
      `# Em dois minutos

«Boa tarde. Venho falar de um sítio que todos conhecemos: (local). Hoje, quem lá passa tem um problema: (uma frase).

Pedimos uma coisa simples: (melhoria). Quem ganha: (quem).

Sabemos que o dinheiro não chega para tudo. Por isso, sugerimos experimentar primeiro em pequeno, durante um mês, e decidir depois com quem lá vive.

Estamos prontos para ajudar. Podemos marcar uma visita?»

*Dica: leve uma fotografia e três assinaturas. Valem mais do que dez adjetivos.*`,
    ],
  },
  {
    id: 'pedido-a-junta',
    categoryId: 'servicos-publicos',
    title: 'Pedido à Junta de Freguesia',
    icon_name: 'users',
    parts: [
      {
        kind: 'role',
        text: 'Age como alguém que conhece o balcão de uma junta de freguesia e escreve com simplicidade.',
      },
      { kind: 'context', text: 'Vivo na freguesia [tempo] e preciso de [pedido].' },
      { kind: 'task', text: 'Escreve [formato] para fazer este pedido, num tom [tom].' },
      {
        kind: 'format',
        text: 'Começa pelo pedido, numa frase. Depois explica [explicacao] e pergunta que papéis são precisos.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Deixa por preencher os meus dados e as datas, e não inventes taxas, prazos nem regras da junta.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'tempo',
        label: 'Há quanto tempo',
        options: ['há muitos anos', 'há poucos meses', 'desde criança'],
      },
      {
        key: 'pedido',
        label: 'Preciso de',
        options: [
          'um atestado de residência',
          'um espaço para um encontro de vizinhos',
          'uma resposta sobre a limpeza de um terreno',
          'um arranjo num passeio partido',
        ],
      },
      {
        key: 'formato',
        label: 'Formato',
        options: ['um e-mail', 'uma carta de uma página', 'o que devo dizer ao balcão'],
      },
      { key: 'tom', label: 'Tom', options: ['simples e educado', 'formal'] },
      {
        key: 'explicacao',
        label: 'Explicar',
        options: ['porque faço este pedido', 'porque é preciso agora', 'o que acontece se demorar'],
      },
    ],
    advanced_tips: [
      'Telefone primeiro a perguntar o horário e os papéis. Cada junta tem os seus, e a IA não os conhece.',
      'Se o problema for na rua, leve uma fotografia e o número da porta mais próxima.',
    ],
    fallback_outputs: [
      `**Assunto:** Pedido de (o quê)

Bom dia,

Venho fazer um pedido à junta.

Preciso de (o quê). Chamo-me (nome) e vivo em (rua, sem mais dados do que os precisos).

Faço este pedido porque (razão, numa frase).

Podem dizer-me, por favor:

1. que documentos devo levar;
2. se é preciso marcação;
3. se há algum custo;
4. quando contam ter o pedido pronto.

Posso passar pela junta em (dia) ou em (dia). Agradeço a ajuda.

Com os melhores cumprimentos,
(nome e contacto)`,
      `# Para dizer ao balcão

«Bom dia. Vivo nesta freguesia e precisava de (o quê), porque (razão).»

**Pergunte**
- Que papéis são precisos? Posso mostrá-los no telemóvel?
- Fica pronto hoje? Se não, volto quando?
- Outra pessoa pode vir buscá-lo por mim?

**Antes de sair**
- Confirme como está escrito o seu nome.
- Anote o dia e o que ficou combinado.

Se o assunto não for com a junta, pergunte: «Com que serviço devo falar?» Poupa-lhe uma viagem.`,
    ],
  },
];
