/** Texts of «O meu azulejo». */
export const tile = {
  title: 'O meu azulejo',
  intro:
    'Cresce com o que faz: cada coisa nova dá-lhe uma camada. O desenho é sorteado neste dispositivo, e os cantos ligam com os de todos os outros azulejos.',
  unglazedLabel: 'O meu azulejo: ainda em barro',
  label: (layers: number, all: number) => `O meu azulejo: ${layers} de ${all} camadas`,
  count: (layers: number, all: number) => `${layers} de ${all} camadas`,
  unglazed: 'Ainda em barro. A próxima coisa que fizer dá-lhe cor.',
  complete: 'Está completo. Obrigado por tudo o que já fez.',
  grows: 'Este azulejo é seu e cresce com o que faz no site.',
  ownedLayers: 'Camadas que já tem',
  next: 'O que lhe dá mais uma camada',
  see: 'Ver o meu azulejo',
  save: 'Guardar o meu azulejo',
  fileName: 'o-meu-azulejo.png',
  saved: 'Imagem do azulejo descarregada.',
  saveFailed:
    'Este navegador não conseguiu fazer a imagem. Tente noutro navegador, ou faça uma captura do ecrã. O seu azulejo continua aqui.',
  saveWall: 'Guardar uma parede minha',
  wallFileName: 'uma-parede-minha.png',
  wallSlogan: 'O próximo azulejo é o seu',
  wallSaved: 'Imagem da parede descarregada.',
  share: 'Partilhar',
  shareTitle: 'O meu azulejo no site IA para Todos',
  copied: 'Ligação copiada',
  shareNote: 'A ligação leva o desenho e o número de camadas. Não diz quem é nem o que fez.',
} as const;
