import type { DeclaredDeviceData } from '@ia/federation/config';

/** Device storage of the shell, and keys that all sections share. /privacidade/ shows these texts. */
export const deviceData: DeclaredDeviceData[] = [
  {
    label: 'As suas preferências',
    purpose: 'Tamanho do texto, cores, contraste, movimento, ligações e largura das linhas.',
    kind: 'settings',
    keys: [{ key: 'preferences' }],
  },
  {
    label: 'Código de visitante',
    purpose:
      'Um código que identifica este dispositivo. Quando vota, apoia, avalia, sugere ou denuncia pela primeira vez, é o servidor que o dá, com a hora em que o deu. Se antes disso abrir as notícias sobre um princípio, ou pedir ajuda à IA quando estiver ligada, é o dispositivo que cria um código ao acaso. Serve para o servidor não contar duas vezes o mesmo voto ou a mesma denúncia e para travar pedidos em excesso. Não diz quem é. Se nos pedir, serve também para procurar os seus votos, apoios, avaliações e denúncias. Não é usado para mais nada.',
    kind: 'technical',
    keys: [{ key: 'visitorId' }],
  },
  {
    label: 'O meu azulejo',
    purpose:
      'Oito algarismos e letras ao acaso, criados na sua primeira atividade no site. Decidem o desenho do seu azulejo. Nada têm a ver com o código de visitante. O azulejo é um desenho só seu, que ganha partes à medida que usa o site. Se apagar só estes algarismos e letras, passa a ter outro desenho na próxima visita.',
    kind: 'progress',
    // A drawing that the visitor saw grow stays when another device's progress is imported: only its layers
    // grow. A device without a drawing takes the imported one.
    keys: [{ key: 'personalTile', merge: { rule: 'local' } }],
  },
  {
    label: 'Onde estava em cada página',
    purpose:
      'O lugar onde estava em cada página que visitou, e o que lá tinha aberto ou procurado, para o botão «Retroceder» voltar a esse ponto. Fica só neste separador (a página aberta no navegador) e desaparece quando o fecha.',
    kind: 'technical',
    keys: [{ key: 'historyEntries', storage: 'sessionStorage' }],
  },
  {
    label: 'Versões do site neste separador',
    purpose:
      'Notas técnicas para não voltar a abrir uma versão do site que falhou. Desaparecem quando fecha o separador.',
    kind: 'technical',
    keys: [
      { key: 'brokenVersions', storage: 'sessionStorage' },
      { key: 'reloadedFor', storage: 'sessionStorage' },
    ],
  },
  {
    label: 'Cópias para abrir sem ligação',
    purpose:
      'As páginas que abriu e as partes do site de que precisam, para voltarem a abrir quando não houver ligação à Internet. O que escreveu não está aqui.',
    kind: 'technical',
    keys: [{ key: 'http{id}', storage: 'caches' }],
  },
];
