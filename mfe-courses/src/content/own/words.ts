import type { KeptThing } from '@ia/federation';

const number = new Intl.NumberFormat('pt-PT');

/** The words of «O meu progresso». */
export const own = {
  hero: {
    eyebrow: 'Só neste dispositivo',
    title: 'O meu progresso',
    lead: 'Aqui está o que já fez e tudo o que o sítio guarda neste dispositivo, sem conta e sem saber quem é. Pode apagar cada coisa, apagar tudo, ou levar consigo para outro dispositivo.',
  },
  notKept:
    'Este dispositivo não está a guardar dados de sítios. O que fizer dura só enquanto o sítio estiver aberto.',
  courses: {
    title: 'O que já fez',
    intro: 'Os cursos e as atividades que começou neste dispositivo.',
    progress: 'Progresso',
    finished: 'Concluído',
    go: 'Continuar',
    review: 'Rever',
    declaration: 'Declaração de conclusão',
    medal: 'Medalha ganha',
    none: 'Ainda não começou nenhum curso neste dispositivo. Comece por onde quiser: não é preciso registo.',
    start: 'Escolher um percurso',
    of: (course: string) => ` de ${course}`,
  },
  kept: {
    title: 'O que está guardado',
    intro:
      'Fica tudo neste navegador. O sítio só o envia ao servidor quando vota, sugere ou pede ajuda à IA, e diz-lho nessa altura.',
    none: 'Não há nada guardado neste dispositivo.',
    kinds: {
      progress: 'Progresso',
      participation: 'Participação no manifesto',
      texts: 'O que escreveu e guardou',
      settings: 'Preferências',
      technical: 'Para o sítio funcionar',
    } satisfies Record<KeptThing['kind'], string>,
    others: 'Outros dados deste sítio',
    othersPurpose: 'Dados de uma parte do sítio que não disse para que servem.',
    erase: 'Apagar',
    erased: 'Apagado deste dispositivo.',
    undo: 'Anular',
    what: (label: string) => `: ${label}`,
    saidErased: (label: string) => `Apagado: ${label}. Pode anular.`,
    saidBack: (label: string) => `De volta ao dispositivo: ${label}.`,
  },
  all: {
    title: 'Apagar tudo',
    intro: 'Apaga deste dispositivo tudo o que está na lista.',
    open: 'Apagar tudo deste dispositivo',
    sure: 'Quer mesmo apagar tudo?',
    warning:
      'Vão-se os pontos, os blocos feitos, os votos assinalados, os rascunhos, as preferências e os códigos das suas sugestões. Os votos e as sugestões que já enviou não se apagam por aqui, e sem o código não as pode acompanhar.',
    confirm: 'Sim, apagar tudo',
    cancel: 'Não apagar',
    done: 'Pronto. Já não há nada deste sítio guardado neste dispositivo.',
    undo: 'Anular e recuperar tudo',
    undoNote: 'Pode anular enquanto não sair desta página.',
    back: 'Os seus dados voltaram ao dispositivo.',
  },
  /** @example amount(3, { one: 'voto', other: 'votos' }) // '3 votos' */
  amount: (value: number, { one, other }: { one: string; other: string }) =>
    `${number.format(value)} ${value === 1 ? one : other}`,
} as const;
