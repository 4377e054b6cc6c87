import type { DeclaredDeviceData, TileLayer } from '@ia/federation/config';

/** Each layer adds to «O meu azulejo», a drawing that grows with what the visitor does on the site. */
const VOTE: TileLayer = {
  name: 'Um voto num princípio',
  hint: 'Vote num dos seis princípios do Manifesto.',
  address: '/manifesto-cocreate#principios',
};
const SUPPORT: TileLayer = {
  name: 'Um apoio a uma sugestão',
  hint: 'Apoie uma sugestão da comunidade.',
  address: '/manifesto-cocreate#sugestoes',
};
/** Tile layer that counts as complete once the server has received a suggestion. */
const SUGGESTION: TileLayer = {
  name: 'Uma sugestão sua',
  field: 'received',
  hint: 'Sugira uma melhoria ao Manifesto.',
  address: '/manifesto-cocreate#contribuir',
};

/** Data that the manifesto stores on a visitor's device. */
export const deviceData: DeclaredDeviceData[] = [
  {
    label: 'Votos nos princípios',
    purpose:
      'O voto que deu a cada princípio do Manifesto (a favor ou contra), para não votar duas vezes, e o que ainda não chegou ao servidor. Apagá-lo daqui não retira o voto já recebido. No site, só o pode anular nos 30 segundos a seguir a votar. Se quiser que o retirem depois disso, veja «Os seus direitos».',
    kind: 'participation',
    keys: [
      {
        key: 'vote_principle_{id}',
        amount: { one: 'voto', other: 'votos' },
        merge: { rule: 'local' },
        layers: [VOTE],
      },
      { key: 'unsent_vote_principle_{id}' },
    ],
  },
  {
    label: 'Apoios a sugestões',
    purpose:
      'As sugestões que já apoiou, e os apoios que ainda não chegaram ao servidor. Apagá-los daqui não retira os apoios já recebidos.',
    kind: 'participation',
    keys: [
      {
        key: 'vote_suggestion_{id}',
        amount: { one: 'apoio', other: 'apoios' },
        merge: { rule: 'local' },
        layers: [SUPPORT],
      },
      { key: 'unsent_vote_suggestion_{id}' },
    ],
  },
  {
    label: 'Sugestões que enviou',
    purpose:
      'O texto de cada sugestão, o código de acompanhamento e o último estado conhecido. Também as sugestões que ainda não foram enviadas. Sem o código, já não as pode acompanhar nem apagar no site: copie-o antes de o apagar daqui.',
    kind: 'participation',
    keys: [
      {
        key: 'sentSuggestions',
        amount: { one: 'recibo', other: 'recibos' },
        merge: { rule: 'union', idField: 'code', timeField: 'checkedAt' },
        layers: [SUGGESTION],
      },
      { key: 'unsent_suggestion_{id}' },
    ],
  },
  {
    label: 'Rascunhos de sugestões',
    purpose:
      'O que está a escrever, para não o perder se a página se fechar. Desaparece quando o envia ou apaga.',
    kind: 'texts',
    keys: [
      {
        key: 'suggestionDrafts',
        amount: { one: 'rascunho', other: 'rascunhos' },
        merge: { rule: 'union', idField: 'id', timeField: 'at' },
      },
      { key: 'suggestionDraft', storage: 'sessionStorage' },
    ],
  },
  {
    label: 'Sugestões que denunciou',
    purpose:
      'As sugestões que já denunciou. O site assinala-as, para não as denunciar duas vezes. O que escreveu na denúncia não fica aqui. Apagá-las daqui não retira a denúncia já recebida.',
    kind: 'participation',
    keys: [
      {
        key: 'mfe-manifesto.reported',
        amount: { one: 'denúncia', other: 'denúncias' },
        merge: { rule: 'union', maxEntries: 200 },
      },
    ],
  },
  {
    label: 'Votos dos princípios, tal como o servidor os deu',
    purpose:
      'Quantos votos tinha cada princípio quando abriu a página, para os ver também sem ligação à Internet. Não diz nada sobre si.',
    kind: 'technical',
    keys: [{ key: 'principleTotals' }],
  },
  {
    label: 'Entrada da equipa que lê as sugestões',
    purpose:
      'Só para a equipa: a sessão de quem entrou na página de moderação e a indicação de que desligou os atalhos do teclado. Quem só visita o site não tem nada disto.',
    kind: 'technical',
    keys: [{ key: 'moderationSession' }, { key: 'moderationShortcuts' }],
  },
];
