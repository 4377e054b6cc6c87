/** Texts of the declaration of completion: page and printed sheet. */
export const declaration = {
  hero: {
    eyebrow: 'Cursos concluídos',
    title: 'Declaração de conclusão',
    lead: 'Quando termina um curso, pode imprimir uma declaração com o nome do curso, a duração prevista e o que se aprende.',
  },
  list: {
    id: 'cursos',
    title: 'Os seus cursos',
    lead: 'O que está concluído neste dispositivo tem uma declaração pronta.',
    unknown: 'Não encontrámos esse curso. Escolha um destes.',
    finished: 'Concluído',
    started: 'A meio',
    unstarted: 'Por começar',
    open: 'Ver a declaração',
    begin: 'Abrir o curso',
  },
  unfinished: {
    title: (course: string) => `Ainda falta um pouco para concluir «${course}»`,
    text: 'A declaração aparece aqui quando o curso estiver concluído neste dispositivo. O que já fez continua guardado.',
    elsewhere:
      'Se o concluiu noutro dispositivo ou navegador (o programa com que abre a Internet), abra esta página aí.',
    action: 'Ir para o curso',
  },
  questions: {
    title: 'Falta responder a perguntas do curso',
    text: (count: number) =>
      count === 1
        ? 'Cada bloco acaba com uma pergunta, e falta responder a uma. Não precisa de acertar. Quando responder, a declaração aparece aqui.'
        : `Cada bloco acaba com uma pergunta, e faltam respostas em ${count} blocos. Não precisa de acertar. Quando responder a todas, a declaração aparece aqui.`,
    where: 'Blocos com perguntas por responder',
  },
  all: 'Todas as declarações',
  title: 'A sua declaração de conclusão',
  lead: 'Escreva o nome como quer que apareça e imprima a folha. Para a guardar em PDF, escolha «Guardar como PDF» na janela de impressão.',
  name: 'Nome',
  nameHint:
    'O nome não é enviado nem guardado. Se o deixar em branco, a folha sai com uma linha para o escrever à mão.',
  nameTooLong: 'O nome tem mais de 120 caracteres. Escreva uma forma mais curta.',
  print: 'Imprimir ou guardar em PDF',
  panel:
    'A moldura de azulejos é desenhada aqui, a partir do curso e do nome que escrever. Com outro nome, é outra.',
  preview: 'A folha que vai imprimir',
  loading: 'A preparar a declaração…',
  failed: 'A declaração não abriu. Verifique a ligação à Internet e tente de novo.',
  sheet: {
    programme: 'IA para Todos',
    heading: 'Declaração de conclusão',
    nameLine: 'Nome',
    declares: 'declara que concluiu o curso',
    duration: 'Duração prevista',
    finishedOn: 'Concluído em',
    printedOn: 'Data desta declaração',
    finishedAndPrintedOn: 'Conclusão e declaração',
    medal: 'Medalha',
    aims: 'O que o curso ensina',
    questions: 'Perguntas',
    answered: (answered: number, total: number, correct: number) =>
      `Respondeu a ${answered} das ${total} do curso. À primeira, acertou ${correct}.`,
    contents: 'De que trata o curso',
    staff: {
      title: 'Para o registo do município',
      text: 'O artigo 4.º do Regulamento (UE) 2024/1689 (Regulamento da Inteligência Artificial) dirige-se às organizações que fornecem ou usam IA. Pede medidas para os seus trabalhadores perceberem o que ela faz e onde falha. O artigo aplica-se desde 2 de fevereiro de 2025 e foi alterado pelo Regulamento (UE) 2026/1744. O curso desta folha pode ser registado como uma dessas medidas. Os temas da folha mostram o que nele se aprende. O artigo não diz quanto cada pessoa tem de saber e não obriga a ter esta folha.',
    },
    limits: 'O que é esta folha',
    limitsText:
      'É a própria pessoa que declara o que fez, com base no progresso guardado no dispositivo. Não houve exame e ninguém confirmou a identidade. Não é um certificado de formação profissional.',
    signature: 'Assinatura',
    course: 'O curso está em',
  },
} as const;
