/** Texts of the colouring sheet: a tile on the front, the six principles on the back. */
export const colouring = {
  print: 'Imprimir a folha para colorir',
  failed: 'A folha não abriu. Verifique a ligação à Internet e tente de novo.',
  sheet: {
    programme: 'IA para Todos',
    tile: 'Azulejo por pintar',
    how: 'Pinte, recorte pela linha e junte aos outros: os cantos completam-se.',
    title: 'Seis princípios para uma inteligência artificial de todos',
  },
  classroom: {
    title: 'Um azulejo por pessoa',
    lead: 'Cada folha tem um azulejo para pintar e, no verso, os seis princípios. Os azulejos juntam-se pelos cantos: uma turma forra um corredor. Imprima em frente e verso.',
    word: 'Nome ou palavra',
    wordHint:
      'A palavra decide o desenho: nesta folha, a mesma palavra dá sempre o mesmo azulejo. Se a deixar em branco, o desenho é sorteado. A palavra não é enviada nem guardada.',
  },
} as const;
