/** Interface texts around the lessons: labels, buttons, messages. */

import { missionTexts } from './mission-1/texts.ts';
import type { Category, Part, PartOf, Unit } from './schema.ts';

const number = new Intl.NumberFormat('pt-PT');
// Created on use: constructing Intl.ListFormat takes tens of milliseconds on an old phone and would delay
// startup.
const list = { format: (items: string[]) => new Intl.ListFormat('pt-PT').format(items) };
const points = (value: number) => `${number.format(value)} ${value === 1 ? 'ponto' : 'pontos'}`;

/**
 * Formats a duration.
 * @example durationText(90) // 'Cerca de 1 hora e 30 minutos'
 */
export const durationText = (minutes: number): string => `Cerca de ${formatMinutes(minutes)}`;

/**
 * Formats both durations of a course, for its list of facts.
 * @example bothDurations({ lessonMinutes: 40, minutes: 150 })
 * // ['Cerca de 40 minutos a ler e a responder', '2 horas e 30 minutos com todas as atividades']
 */
export const bothDurations = (course: { minutes: number; lessonMinutes: number }): string[] => [
  `${durationText(course.lessonMinutes)} a ler e a responder`,
  `${formatMinutes(course.minutes)} com todas as atividades`,
];

function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const remainingMinutes = minutes % 60;
  const parts = [
    hours > 0 && `${number.format(hours)} ${hours === 1 ? 'hora' : 'horas'}`,
    remainingMinutes > 0 && `${number.format(remainingMinutes)} minutos`,
  ].filter(Boolean);
  return parts.join(' e ');
}

const nextWord: Extract<Part, { onPaper: unknown }> = {
  type: 'demonstration',
  name: 'next-word',
  title: 'Experimente: qual é a palavra seguinte?',
  text: 'Faça crescer uma frase, palavra a palavra. O programa conta, numa pequena coleção de frases, que palavra vem mais vezes a seguir a cada uma.',
  minutes: 5,
  onPaper: [
    'Cada pessoa escreve cinco frases curtas que comecem por «Hoje».',
    'Juntem as frases e contem que palavras vêm depois de «Hoje», e quantas vezes.',
    'Escrevam a palavra que aparece mais vezes. Vejam que palavra vem mais vezes a seguir a essa e continuem assim, até ao ponto final.',
    'A frase que nasceu é provável. É verdadeira?',
  ],
};

const news: PartOf<'figure'> = {
  type: 'figure',
  value: '45 %',
  text: 'das respostas de assistentes de IA **sobre notícias** tinham pelo menos um problema significativo.',
  source: {
    publisher: 'União Europeia de Radiodifusão e BBC',
    title: '«News Integrity in AI Assistants», citado por Library Learning Space',
    described: true,
    url: 'https://librarylearningspace.com/?p=29189',
    year: 2025,
  },
};

/** Texts shared by lessons of several courses. */
export const sharedTexts = {
  nextWord,
  nextWordAlt:
    'Depois de «Bom dia, como», a palavra mais provável é «está». Menos prováveis são «vai» e «correu». Muito pouco provável é «janela».',
  news,
  ownTab: 'Abre num novo separador, para não perder o lugar neste curso.',
};

export const t = {
  lesson: {
    aim: 'Objetivo',
    example: 'Exemplo',
    happened: 'O que aconteceu',
    prompt: 'O pedido',
    answer: 'A resposta',
    notice: 'Repare',
    minutes: (value: number) => `Cerca de ${number.format(value)} minutos`,
    source: 'Fonte',
    sources: 'Fontes',
    verified: (date: string) => `Fontes consultadas em ${date}.`,
    call: (phone: string) => `Ligar para o ${phone}`,
    contactsCollected: (date: string) =>
      `Lista reunida em ${date}, a partir de cópias das páginas das próprias entidades e da imprensa.`,
    contactsTried: (date: string) => `Experimentada contacto a contacto em ${date}.`,
    contactsUntried: 'Ainda não confirmámos estes números por telefone.',
    contactsElse: 'Se um número ou uma página não responder, procure no site oficial da entidade.',
    edition: (year: number) => `edição de ${year}`,
    copy: 'Copiar prompt',
    copied: 'Copiado',
    assistants: 'Agora cole-o num assistente:',
    assistant: (name: string) => `Abrir o ${name}`,
    workAssistant: 'Abrir o Copilot com a conta de trabalho',
    workAccount:
      'No trabalho, use o primeiro, com a conta de trabalho. Os outros são serviços abertos a toda a gente, fora do contrato da sua organização.',
    allExplanations: 'Ver porque é que cada resposta está certa ou errada',
    shield: 'Protegido',
    readText: 'Ler o texto',
    shieldAlt: 'Desenho de um escudo verde com um visto e a palavra «Protegido».',
    nextWord: { start: 'Bom dia, como', options: ['está', 'vai', 'correu', 'janela'] },
  },
  categories: {
    aprender: 'Aprender',
    desafio: 'Desafio',
    descobrir: 'Descobrir',
    partilhar: 'Partilhar',
  } satisfies Record<Category, string>,
  answerField: {
    compare: 'Comparar com uma resposta possível',
    peek: 'Ver uma resposta possível',
    peekList: 'Ver sem marcar',
    model: 'Uma resposta possível',
    models: 'Respostas possíveis às atividades',
    notStored: 'Dura só enquanto o site estiver aberto.',
  },
  demonstration: {
    onPaper: 'Em grupo, com papel e lápis:',
    loading: 'A preparar a experiência…',
    failed: 'A experiência não abriu. Pode fazê-la sem ecrã, como se segue, ou tentar de novo.',
  },
  questions: {
    opening: 'Para recordar o que já viu',
    closing: 'Para fixar',
    right: 'Certo! A explicação vem com a resposta que escolheu. A seguir, o curso continua.',
    wrong: (hint: string) =>
      `Ainda não é essa. ${hint} Para responder outra vez, carregue em «Tentar de novo», a seguir às respostas.`,
    wrongAgain: 'Também não era essa. A explicação vem a seguir a cada resposta.',
  },
  review: {
    title: 'Rever',
    lead: 'As perguntas a que respondeu voltam aqui, cinco de cada vez: no dia seguinte se não acertou, e uma semana depois se acertou. Não dão pontos, e só este dispositivo as guarda.',
    due: (count: number) =>
      count === 1
        ? 'Hoje há 1 pergunta para rever.'
        : `Hoje há ${number.format(count)} perguntas para rever.`,
    none: (date: string) => `Hoje não há nada para rever. A próxima pergunta volta a ${date}.`,
    label: (position: number, total: number) => `Pergunta ${position} de ${total}`,
  },
  course: {
    resume: 'Continuar onde ficou',
    factory: 'Criar o meu prompt na Fábrica',
    /** @example positionLabel('módulo', 2, 13) // 'Módulo 2 de 13' */
    positionLabel: (unit: Unit, position: number, total: number) =>
      `${unit.charAt(0).toUpperCase()}${unit.slice(1)} ${position} de ${total}`,
    toReview:
      'Volte daqui a uma semana: as perguntas deste curso esperam por si em «Aprender», cinco de cada vez.',
    finishedPosition: (position: string) => `${position}, concluído`,
    answerFirst: 'Responda primeiro ao teste deste módulo. Certa ou errada, qualquer resposta conta.',
    sidebar: 'O seu progresso',
    points: 'Pontos',
    /** @example pointsOf(45, 150) // '45 de 150' */
    pointsOf: (total: number, goal: number) => `${number.format(total)} de ${number.format(goal)}`,
    medal: (unlocked: boolean) => (unlocked ? 'Medalha desbloqueada' : 'Medalha por desbloquear'),
    progress: 'Progresso',
    percent: (value: number) => `${number.format(Math.round(value))}\u00a0%`,
    map: 'Mapa da missão',
    /**
     * The map is one step ahead of the finished groups, so it reaches 100 % before the course is finished.
     */
    mapOf: (percent: string, unit: Unit, done: number, all: number) =>
      `${percent} aberto, ${number.format(done)} de ${number.format(all)} ${unit}s concluídos`,
    lockedTitle: (unit: Unit, position: number) =>
      `O ${unit} ${number.format(position)} ainda não está aberto`,
    locked: (unit: Unit, position: number) =>
      `O ${unit} ${number.format(position)} abre depois de concluir o ${unit} ${number.format(position - 1)}. Para já, continue em`,
    index: (unit: Unit, open: number) =>
      `Índice: ${number.format(open)} ${unit}${open === 1 ? ' disponível' : 's disponíveis'}`,
    openGemini: 'Abrir a IA Gemini',
    geminiCaution:
      'O Gemini é da Google. Use-o só se as regras do serviço o permitirem, sem dados do trabalho nem de pessoas.',
    /**
     * A block added by a later release may be finished with the goal already reached, which adds no points.
     */
    earned: (step: number, total: number, goal: number) =>
      `${step > 0 ? `+${points(step)}. ` : ''}Bom trabalho! Tem agora ${points(total)}${total < goal ? ` de ${number.format(goal)}` : ''}.`,
    total: (total: number) => `Ganhou ${points(total)}.`,
    /** @example taught('Proteger dados pessoais') // 'Ensinámos a proteger dados pessoais.' */
    taught: (skill: string) => `Ensinámos a ${skill.charAt(0).toLowerCase()}${skill.slice(1)}.`,
    next: (title: string) => `A seguir: ${title}`,
    quizAnswered: 'Já pode continuar.',
    print: 'Imprimir o curso completo',
    printHint: 'Imprime tudo, mesmo o que ainda não abriu. Serve para uma aula sem computadores.',
    /** On paper, below the title; `print` is the label of the button. */
    onlyOpen: (print: string) =>
      `Esta folha tem só o que estava aberto. O botão «${print}», ao fundo da página, imprime tudo.`,
    share: 'Partilhar esta página',
    listen: { bloco: 'Ouvir este bloco', módulo: 'Ouvir este módulo', atividade: 'Ouvir esta atividade' },
    solutions: 'Soluções',
    right: 'Certa.',
    wrong: 'Errada.',
    glossary: 'Glossário',
    glossaryLead: 'As palavras com pontos por baixo nas lições, explicadas em poucas palavras.',
    notStored:
      'Este dispositivo não está a guardar dados de sites. O progresso dura só enquanto o site estiver aberto.',
  },
  /** Where progress is stored; `scorm/text.ts` has the texts for an LMS. */
  storage: {
    device: {
      progress: 'O progresso fica guardado neste dispositivo.',
      written: 'O seu texto fica só neste dispositivo.',
      from: 'deste dispositivo',
      in: 'neste dispositivo',
    },
  },
  secondPart: {
    blockOf: (position: number, total: number) => `Parte 2, bloco ${position} de ${total}`,
    before: (titles: string[]) => `É melhor fazer antes: ${list.format(titles)}.`,
    failed: 'Não foi possível abrir a parte 2. Verifique a ligação à Internet e volte a abrir esta página.',
  },
  bar: {
    label: 'Onde está no curso',
    points: (total: number, goal: number) =>
      total < goal ? `${number.format(total)} de ${points(goal)}` : points(total),
    finished: 'Curso concluído',
    next: 'Seguinte',
    end: 'Ver o fim',
  },
  learn: {
    step: (position: number, total: number) => `Passo ${position} de ${total}`,
    ownPace: 'O tempo que quiser',
    finished: 'Concluído',
    actions: { new: 'Começar', begun: 'Continuar', finished: 'Rever' },
    progress: (unit: Unit, done: number, all: number, total: number, goal: number) =>
      `${number.format(done)} de ${number.format(all)} ${unit}s, ${total < goal ? `${number.format(total)} de ${points(goal)}` : points(total)}`,
  },
  restart: {
    button: 'Começar de novo',
    title: 'Começar este curso de novo?',
    notOpened:
      'Não foi possível começar de novo. O seu progresso está como estava. Verifique a ligação e tente de novo.',
    erases: (what: string[], from: string) =>
      `Vai apagar ${from} ${list.format(what)}. Não é possível voltar atrás. Os outros cursos ficam como estão.`,
    /** Lists the data to erase. */
    erased: (what: {
      points: number;
      unit: Unit;
      /** Number of finished units. */
      finished: number;
      answers: number;
      /** Number of activities with text or ticks. */
      written: number;
      toReview: number;
      medal?: string;
      finishedDay: boolean;
    }) =>
      [
        what.points > 0 && `os seus ${points(what.points)}`,
        what.finished > 0 &&
          (what.finished === 1
            ? `o ${what.unit} concluído`
            : `os ${number.format(what.finished)} ${what.unit}s concluídos`),
        what.answers > 0 &&
          (what.answers === 1
            ? 'a resposta a um teste'
            : `as respostas a ${number.format(what.answers)} testes`),
        what.written > 0 &&
          (what.written === 1
            ? 'o que escreveu numa atividade'
            : `o que escreveu em ${number.format(what.written)} atividades`),
        what.toReview > 0 &&
          (what.toReview === 1
            ? 'a pergunta que tem para rever'
            : `as ${number.format(what.toReview)} perguntas que tem para rever`),
        what.medal !== undefined && `a medalha «${what.medal}»`,
        what.finishedDay && 'o dia em que concluiu o curso',
      ].filter((line) => line !== false),
    cancel: 'Manter o progresso',
    confirm: 'Apagar e começar',
    done: (where: string) =>
      `O curso voltou ao início. O que este curso tinha guardado ${where} foi apagado.`,
  },
  declaration: {
    lead: 'Pode imprimir uma folha que diz que concluiu o curso e o que ele ensina, ou guardá-la em PDF.',
    open: 'Ver a declaração de conclusão',
  },
  mission: missionTexts,
} as const;
