import type { WrittenRecipe } from '../recipes/recipe.ts';

export const emails: WrittenRecipe[] = [
  {
    id: 'email-reuniao',
    categoryId: 'escrever-emails',
    title: 'E-mail para Marcar Reunião',
    icon_name: 'calendar',
    template:
      'Escreve um e-mail [tom] para [destinatario], a propor uma reunião sobre [assunto]. A reunião deve durar [duracao] e ser [formato]. Propõe duas alternativas de dia e hora, deixa-as por preencher e termina com um pedido de confirmação.',
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
          'o ponto de situação do projeto',
          'o plano para os próximos meses',
          'um problema que temos de resolver',
        ],
      },
      { key: 'duracao', label: 'Duração', options: ['30 minutos', '15 minutos', 'uma hora'] },
      { key: 'formato', label: 'Formato', options: ['por videochamada', 'presencial', 'por telefone'] },
    ],
    advanced_tips: [
      'Diga à IA qual é a decisão que quer tomar na reunião. O e-mail fica mais curto e toda a gente chega preparada.',
      'Peça três linhas de assunto diferentes e escolha a mais clara.',
    ],
    fallback_outputs: [
      `**Assunto:** Proposta de reunião

Bom dia,

Gostava de marcar uma breve reunião para conversarmos sobre o assunto que temos em mãos e combinarmos os próximos passos.

Proponho uma destas alternativas:

- (dia), às (hora)
- (dia), às (hora)

Se nenhuma lhe der jeito, diga-me, por favor, que horário prefere. Envio antes uma lista curta com os pontos a tratar.

Fico a aguardar a sua confirmação.

Com os melhores cumprimentos,
(nome)`,
      `**Assunto:** Podemos falar esta semana?

Olá,

Escrevo para combinarmos uma conversa. A ideia é sairmos de lá com três coisas claras: o que já está feito, o que falta e quem trata de quê.

Tenho disponibilidade em **(dia) às (hora)** ou em **(dia) às (hora)**. Qual prefere?

Se quiser juntar algum ponto à conversa, basta responder a este e-mail.

Até breve,
(nome)`,
    ],
  },
  {
    id: 'email-reparacao',
    categoryId: 'escrever-emails',
    title: 'Pedir uma Reparação',
    icon_name: 'mail',
    template:
      'Escreve um e-mail [tom] para [destinatario] a pedir que resolva este problema: [problema]. Explica que a situação existe [tempo] e pede uma resposta com data. Usa frases curtas e não inventes pormenores.',
    type: 'text',
    placeholders: [
      { key: 'tom', label: 'Tom', options: ['educado e firme', 'amável', 'formal'] },
      {
        key: 'destinatario',
        label: 'Para quem',
        options: [
          'o senhorio',
          'a administração do condomínio',
          'a loja onde fiz a compra',
          'a empresa que fez o serviço',
        ],
      },
      {
        key: 'problema',
        label: 'Problema',
        options: [
          'uma infiltração na parede',
          'um aparelho que deixou de funcionar',
          'a luz da escada avariada',
        ],
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

Venho dar-lhe conta de um problema que precisa de reparação. Notei-o em (data) e, desde então, não melhorou. Junto fotografias.

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
    id: 'email-professor',
    categoryId: 'escrever-emails',
    title: 'Falar com a Escola',
    icon_name: 'graduation-cap',
    template:
      'Escreve um e-mail [tom] para [destinatario], da parte de [remetente], sobre [motivo]. O e-mail deve ter no máximo [tamanho] e terminar com um agradecimento.',
    type: 'text',
    placeholders: [
      { key: 'tom', label: 'Tom', options: ['respeitoso e simples', 'cordial', 'formal'] },
      {
        key: 'destinatario',
        label: 'Para quem',
        options: ['a diretora de turma', 'a professora', 'a direção da escola', 'a associação de pais'],
      },
      {
        key: 'remetente',
        label: 'Quem escreve',
        options: ['um encarregado de educação', 'uma aluna', 'uma avó'],
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
      'Peça à IA que separe o que aconteceu daquilo que sente. Ajuda a manter a conversa calma.',
    ],
    fallback_outputs: [
      `**Assunto:** Pedido de atenção sobre (nome do aluno)

Bom dia,

Escrevo a respeito de (nome do aluno), da turma (turma). Gostava de lhe dar conta de uma situação que surgiu em (data) e de saber como podemos, em conjunto, ajudar.

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
