/** Texts above the main page when its URL contains a shared tile. */
export const sharedTile = {
  region: 'Um azulejo que lhe enviaram',
  title: 'Dois azulejos que se encontram',
  theirs: (layers: number, all: number) => `O azulejo que lhe enviaram tem ${layers} de ${all} camadas.`,
  mine: (layers: number, all: number) => `O seu tem ${layers} de ${all}.`,
  clay: 'O seu ainda é de barro, e ganha cor com a primeira coisa que fizer aqui.',
  flower: 'Juntos, os cantos formam uma flor.',
  picture: 'Os dois azulejos, alternados como numa parede: no meio, os cantos formam uma flor.',
  own: 'Este é o seu azulejo. Envie a ligação a alguém, para os dois azulejos se encontrarem.',
  start: 'Começar o meu azulejo',
  see: 'Ver o meu azulejo',
  broken: 'A ligação deste azulejo chegou incompleta. Peça-a outra vez a quem lha enviou.',
} as const;
