import { readableAddress } from '../router/readable-address.ts';

/** Texts of the shell. */
export const t = {
  siteName: 'IA para Todos',
  /** Headline of the social card. */
  motto: 'A inteligência artificial também é sua.',
  skip: 'Saltar para o conteúdo',
  /** In the line above a printed page. */
  printedOn: (date: string) => `impresso a ${date}`,
  backToMain: 'Voltar à Página Principal',
  preferences: 'Preferências',
  loadingPreferences: 'A abrir as preferências…',
  preferencesFailed: 'As preferências não abriram. Pode ser da ligação: tente de novo.',
  visitorTile: 'O meu azulejo',
  visitorTileOfClay: 'O meu azulejo: ainda em barro',
  visitorTileLayers: (layers: number, all: number) => `O meu azulejo: ${layers} de ${all} camadas`,
  developerNavigation: 'Páginas (navegação de desenvolvimento)',
  navigate: 'Navegar',
  loading: 'A carregar a página…',
  loadingLong: 'Está a demorar mais do que o habitual. Continuamos a tentar.',
  failedTitle: 'Esta parte do site não está a funcionar',
  failedText:
    'Pode ser um problema passageiro da ligação ou do nosso lado. O resto do site continua a funcionar e nada do que fez noutras páginas se perdeu.',
  prerenderedText:
    'Pode ler esta página, mas os botões e os formulários ainda não respondem: uma parte não chegou. Nada do que fez se perdeu.',
  offlineTitle: 'Sem ligação à Internet',
  offlineText:
    'Esta página ainda não foi aberta neste dispositivo, por isso não está guardada. Quando houver Internet, tente de novo. Nada do que fez se perdeu.',
  cachedPages: 'Estas páginas abrem sem ligação',
  alteredText:
    'Um ficheiro desta página foi alterado no caminho até ao seu dispositivo e, por segurança, não o abrimos. A causa pode ser a rede que está a usar ou um programa que muda as páginas. Tente de novo ou use outra rede. O resto do site continua a funcionar e nada do que fez se perdeu.',
  brokenText:
    'Esta parte encontrou um erro inesperado e parou. O resto do site continua a funcionar. Tente de novo; se voltar a acontecer, diga-nos.',
  bootFailedTitle: 'O site não conseguiu abrir',
  bootFailedText:
    'Há um problema do nosso lado. Espere um pouco e tente de novo. Nada do que fez neste dispositivo se perdeu.',
  retry: 'Tentar de novo',
  retrying: 'A tentar de novo…',
  plainText: 'Ler o texto desta página',
  reload: 'Recarregar a página',
  reloadText:
    'Se tentar outra vez não ajudar, recarregue a página: o que já fez neste dispositivo não se perde.',
  contact: 'Contacto',
  unknown: (path: string) =>
    `O endereço «${readableAddress(path)}» não foi encontrado. Mostramos a página principal.`,
  unknownNear: (pages: number) =>
    pages === 1 ? 'Talvez procure esta página:' : 'Talvez procure uma destas páginas:',
  unknownWhy: 'Pode ter mudado, ou ter uma letra trocada. Por onde quer continuar?',
  dismiss: 'Fechar aviso',
  notices: 'Avisos',
  accessibility: 'Declaração de acessibilidade',
  privacy: 'Privacidade',
  glossary: 'Glossário',
  responsible: 'Entidade responsável:',
  updated: 'Página atualizada a',
  licence: 'Conteúdos sob licença Creative Commons Atribuição 4.0 (CC BY 4.0).',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/deed.pt',
} as const;
