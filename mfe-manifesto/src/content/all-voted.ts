/** Texts after a vote on every principle. */
export const allVoted = {
  title: 'Votou nos seis',
  text: 'Cada voto é um azulejo na parede. Estes são os seus: guarde-os como imagem ou mostre-os a alguém.',
  suggest: 'Deixar uma sugestão',
  save: 'Guardar os meus seis',
  share: 'Partilhar os meus seis',
  pictureTitle: ['Assentei', 'seis azulejos'],
  pictureAddress: (host: string) => `IA para Todos · ${host}`,
  fileName: 'os-meus-seis-azulejos.png',
  saved: 'Imagem descarregada.',
  saveFailed:
    'Este navegador não conseguiu fazer a imagem. Tente noutro navegador, ou faça uma captura do ecrã. Os seus votos continuam guardados.',
};
