import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about medical appointments and medicines: prompts with [placeholders], and
 * the answers shown without AI.
 */
export const health: BuiltInRecipe[] = [
  {
    id: 'preparar-consulta',
    categoryId: 'saude',
    title: 'Preparar uma Consulta',
    icon_name: 'heart',
    parts: [
      {
        kind: 'role',
        text: 'Age como alguém que ajuda a pôr ideias em ordem antes de falar com um profissional de saúde.',
      },
      {
        kind: 'context',
        text: 'Quero preparar uma consulta de [especialidade] [pessoa]. Motivo: [motivo].',
      },
      { kind: 'task', text: 'Ajuda-me a escrever, para a consulta, [resultado].' },
      { kind: 'format', text: 'Usa linguagem simples e não passes de uma página.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não faças diagnósticos nem sugiras medicamentos, e não inventes sintomas.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'especialidade',
        label: 'Consulta',
        options: ['medicina geral e familiar', 'fisioterapia', 'oftalmologia', 'dermatologia'],
      },
      {
        key: 'motivo',
        label: 'Motivo, sem pormenores pessoais',
        options: [
          'um mal-estar que não passa',
          'consulta de seguimento',
          'dúvidas sobre um exame',
          'dúvidas sobre um tratamento',
        ],
      },
      {
        key: 'resultado',
        label: 'Quero',
        options: ['uma lista de perguntas para fazer', 'um resumo para entregar'],
      },
      { key: 'pessoa', label: 'Para quem', options: ['para mim', 'para o meu pai', 'para a minha filha'] },
    ],
    advanced_tips: [
      'A IA não substitui um profissional de saúde. Use-a para preparar perguntas, nunca para decidir um tratamento.',
      'Não escreva nomes, idades, doenças, número de utente nem resultados de exames: para uma boa lista não são precisos. O que escrever segue para uma empresa e, se entrou com uma conta, fica lá guardado.',
    ],
    fallback_outputs: [
      `# Perguntas para levar à consulta

**Sobre o que se passa**
- O que pode ser e o que é menos provável?
- Que sinais me devem fazer voltar mais cedo?

**Sobre exames e tratamento**
- Para que serve este exame ou tratamento? Que alternativas há?
- Como devo fazê-lo em casa e durante quanto tempo?
- Pode interferir com outra coisa que já tomo?

**Para não esquecer**
- Leve a lista do que toma, com as doses.
- Escreva quando começou, o que melhora e o que piora.
- Pergunte: «Posso repetir o que percebi, para confirmar?»

*Isto é um apoio para a conversa, não é aconselhamento médico. Numa emergência, ligue 112.*`,
      `# Resumo de uma página para entregar

- **Motivo da consulta:** (uma frase)
- **Começou em:** (data) · **Acontece:** (sempre, de manhã, depois de…)
- **O que melhora / o que piora:** ( )
- **O que já tentei:** ( )
- **O que tomo todos os dias:** (lista)
- **O que mais me preocupa:** (uma frase)
- **O que gostava de saber no fim:** (uma ou duas perguntas)

Se puder, leve consigo alguém de confiança: duas pessoas ouvem melhor do que uma. E peça que lhe escrevam o que tem de fazer a seguir.

*Numa emergência, ligue 112.*`,
    ],
  },
  {
    id: 'mudar-consulta',
    categoryId: 'saude',
    title: 'Marcar ou Mudar uma Consulta',
    icon_name: 'calendar',
    parts: [
      { kind: 'role', text: 'Age como alguém que pede com clareza e boa educação.' },
      { kind: 'context', text: 'Preciso de [pedido] [destino]. Razão: [razao].' },
      { kind: 'task', text: 'Escreve [formato] para fazer este pedido.' },
      { kind: 'format', text: 'Usa poucas palavras e um tom educado.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes datas nem doenças e deixa por preencher o nome e o número de utente.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'formato',
        label: 'Formato',
        options: ['um e-mail', 'o que devo dizer ao telefone', 'uma mensagem curta'],
      },
      { key: 'destino', label: 'Onde', options: ['no centro de saúde', 'no hospital', 'numa clínica'] },
      {
        key: 'pedido',
        label: 'Pedido',
        options: [
          'marcar uma consulta',
          'mudar a data da consulta',
          'saber se já há vaga',
          'renovar uma receita',
        ],
      },
      {
        key: 'razao',
        label: 'Razão',
        options: [
          'trabalho durante a semana',
          'não tenho transporte',
          'é o seguimento de uma consulta anterior',
          'prefiro não dizer',
        ],
      },
    ],
    advanced_tips: [
      'Peça uma versão com espaço para duas datas alternativas: poupa uma troca de mensagens.',
      'A doença não tem de ir escrita no pedido à IA. «Consulta de seguimento» chega.',
    ],
    fallback_outputs: [
      `**Assunto:** Pedido de (o quê)

Bom dia,

Escrevo para fazer um pedido.

Chamo-me (nome), utente n.º (número). Venho pedir o seguinte: (marcar uma consulta / mudar a data da consulta / saber se já há vaga / renovar uma receita).

Tenho disponibilidade nos seguintes dias:

- (dia), de manhã ou de tarde
- (dia), de manhã ou de tarde

Se não houver vaga, agradeço que me digam se existe lista de espera e como posso saber novidades.

Agradeço a ajuda.

(nome e telefone)`,
      `# Para dizer ao telefone

«Bom dia, o meu nome é (nome). Estou a ligar para fazer um pedido.»

1. **Diga logo de que precisa:** «Queria marcar uma consulta», «Precisava de mudar a data», «Queria saber se já há vaga» ou «Precisava de renovar uma receita».
2. **Tenha à mão:** o número de utente, a data da consulta, se já a tiver, e papel para escrever.
3. **Pergunte:** «Que dia têm livre? Tenho de levar alguma coisa?»
4. **Antes de desligar, repita:** «Então fica para (dia), às (hora), no (local). Certo?»

Se a chamada cair ou ninguém atender, anote a hora a que tentou. Experimente de novo a outra hora do dia.`,
    ],
  },
  {
    id: 'perguntas-ao-farmaceutico',
    categoryId: 'saude',
    title: 'Perguntas para o Farmacêutico',
    icon_name: 'heart',
    parts: [
      { kind: 'role', text: 'Age como alguém que ajuda a preparar perguntas.' },
      {
        kind: 'context',
        text: 'Vou começar a tomar [medicamento] e li o folheto, mas tenho dúvidas sobre [duvida].',
      },
      { kind: 'task', text: 'Faz uma lista de perguntas para eu levar à farmácia.' },
      {
        kind: 'format',
        text: 'No máximo [limite] perguntas, das mais importantes para as menos importantes.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes efeitos, não faças diagnósticos, não indiques doses e não digas se posso tomar: isso pergunto eu ao farmacêutico ou ao médico.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'medicamento',
        label: 'O quê',
        options: ['um medicamento novo', 'um xarope', 'umas gotas', 'um medicamento sem receita'],
      },
      { key: 'limite', label: 'Quantas perguntas', options: ['cinco', 'oito'] },
      {
        key: 'duvida',
        label: 'Dúvida',
        options: [
          'a que horas devo tomar',
          'o que não se pode misturar',
          'o que faço se me esquecer',
          'os efeitos que o folheto refere',
        ],
      },
    ],
    advanced_tips: [
      'Não escreva o seu nome, as suas doenças nem a lista dos seus medicamentos. Para preparar perguntas, não são precisos.',
      'Leve o folheto e a lista do que já toma. Em caso de reação grave, ligue 112. Para dúvidas de saúde, ligue para a linha SNS 24: 808 24 24 24.',
    ],
    fallback_outputs: [
      `# Perguntas para levar à farmácia

1. Para que serve este medicamento, no meu caso?
2. A que horas o tomo, e com comida ou sem comida?
3. Durante quantos dias?
4. Posso tomá-lo com os outros que já tomo? (Leve a lista.)
5. Há alimentos ou bebidas a evitar?
6. O que faço se me esquecer de uma toma?
7. Que efeitos são normais, e com quais devo ligar ao médico?
8. Como o guardo em casa?

**Não mude nada por sua conta.** Se algo o preocupar, fale com o farmacêutico ou com o médico.`,
      `# Como ler o folheto

- **«O que é»:** para que serve.
- **«Antes de tomar»:** quem não o deve tomar, e com o que não se mistura.
- **«Como tomar»:** quantidade, horas e o que fazer se se esquecer.
- **«Efeitos secundários»:** a lista completa, também os raros. Estar na lista não quer dizer que aconteça.
- **«Como conservar»:** sítio, temperatura e prazo.

Sublinhe o que não percebe e pergunte na farmácia. Em caso de reação grave, ligue 112.`,
    ],
  },
];
