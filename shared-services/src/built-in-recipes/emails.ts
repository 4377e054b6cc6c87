import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory for e-mails: prompts with [placeholders], and the answers shown without AI.
 */
export const emails: BuiltInRecipe[] = [
  {
    id: 'email-reuniao',
    categoryId: 'escrever-emails',
    title: 'E-mail para Marcar Reunião',
    icon_name: 'calendar',
    parts: [
      { kind: 'role', text: 'Age como alguém que escreve e-mails claros e breves.' },
      {
        kind: 'task',
        text: 'Escreve um e-mail [tom] para [destinatario], a propor uma reunião sobre [assunto].',
      },
      { kind: 'context', text: 'A reunião deve durar [duracao] e ser [formato].' },
      {
        kind: 'format',
        text: 'Deixa espaço para duas alternativas de dia e hora e termina com um pedido de confirmação.',
      },
      { kind: 'limits', text: 'Escreve em português de Portugal e não inventes nomes, datas nem decisões.' },
    ],
    type: 'text',
    placeholders: [
      { key: 'tom', label: 'Tom', options: ['cordial e profissional', 'informal e simpático', 'formal'] },
      {
        key: 'destinatario',
        label: 'Para quem',
        options: [
          'a minha equipa',
          'a diretora de turma do meu filho',
          'um fornecedor',
          'a administração do condomínio',
        ],
      },
      {
        key: 'assunto',
        label: 'Assunto',
        options: [
          'o que ficou por decidir',
          'o plano para os próximos meses',
          'um problema que temos de resolver',
        ],
      },
      { key: 'duracao', label: 'Duração', options: ['30 minutos', '15 minutos', 'uma hora'] },
      { key: 'formato', label: 'Formato', options: ['por videochamada', 'presencial', 'por telefone'] },
    ],
    advanced_tips: [
      'Diga à IA qual é a decisão que quer tomar na reunião. O e-mail fica mais curto e toda a gente chega preparada.',
      'Peça três títulos diferentes para o e-mail (o que vai na linha «Assunto») e escolha o mais claro.',
    ],
    fallback_outputs: [
      `**Assunto:** Proposta de reunião

Bom dia,

Gostava de marcar uma reunião, para combinarmos os próximos passos.

Pode durar (duração) e ser (por videochamada, presencial ou por telefone).

Proponho uma destas alternativas:

- (dia), às (hora)
- (dia), às (hora)

Se nenhuma der jeito, podemos combinar outro horário. Envio antes uma lista curta com os pontos a tratar.

Peço a confirmação de uma das alternativas.

Com os melhores cumprimentos,
(nome)`,
      `**Assunto:** Podemos falar esta semana?

Olá,

Escrevo para combinarmos uma conversa de (duração), (por videochamada, presencial ou por telefone). A ideia é sairmos de lá com três coisas claras: o que já está feito, o que falta e quem trata de quê.

Tenho disponibilidade em **(dia) às (hora)** ou em **(dia) às (hora)**. Para juntar algum ponto à conversa, basta responder a este e-mail.

Peço a confirmação de um dos dois horários.

Até breve,
(nome)`,
    ],
  },
  {
    id: 'email-professor',
    categoryId: 'escrever-emails',
    title: 'Falar com a Escola',
    icon_name: 'graduation-cap',
    parts: [
      { kind: 'role', text: 'Age como alguém que escreve à escola com calma e respeito.' },
      { kind: 'context', text: 'Quem escreve é [remetente]. O motivo é [motivo].' },
      { kind: 'task', text: 'Escreve um e-mail [tom] para [destinatario].' },
      { kind: 'format', text: 'O e-mail deve ter no máximo [tamanho] e terminar com um agradecimento.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes factos nem culpes ninguém, e deixa os nomes por preencher.',
      },
    ],
    type: 'text',
    placeholders: [
      { key: 'tom', label: 'Tom', options: ['respeitoso e simples', 'cordial', 'formal'] },
      {
        key: 'destinatario',
        label: 'Para quem',
        options: ['a diretora de turma', 'a professora', 'a direção da escola'],
      },
      {
        key: 'remetente',
        label: 'Quem escreve',
        options: ['um encarregado de educação', 'uma estudante adulta', 'uma avó'],
      },
      {
        key: 'motivo',
        label: 'Motivo',
        options: [
          'uma falta por justificar',
          'uma dificuldade com a matéria',
          'um pedido de reunião',
          'um conflito no recreio',
        ],
      },
      { key: 'tamanho', label: 'Tamanho', options: ['100 palavras', '60 palavras', '150 palavras'] },
    ],
    advanced_tips: [
      'Não escreva o nome da criança, a turma nem a escola no pedido à IA. Acrescente-os só no e-mail final.',
      'Peça à IA que separe os factos dos sentimentos. Ajuda a manter a conversa calma.',
    ],
    fallback_outputs: [
      `**Assunto:** Pedido de conversa sobre (nome do aluno)

Bom dia,

Gostava de falar consigo, para vermos em conjunto como podemos ajudar.

Escrevo a respeito de (nome do aluno), da turma (turma), por uma situação que surgiu em (data).

Se lhe for possível, agradecia uma breve conversa, presencial ou por telefone, no horário que lhe der mais jeito.

Agradeço muito o seu trabalho e a sua atenção.

Com os melhores cumprimentos,
(nome)`,
      `**Assunto:** Uma informação breve

Boa tarde,

Envio este e-mail para a informar do seguinte: (uma frase com o que aconteceu, o dia e, se for o caso, o documento em anexo).

Precisa de mais alguma coisa da minha parte? Respondo com gosto.

Agradeço a compreensão e desejo-lhe uma boa semana.

(nome)`,
    ],
  },
];
