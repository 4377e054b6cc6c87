/** Texts of «Os meus prompts», the list of prompts stored on this device. */
export const myPromptsTexts = {
  title: 'Os meus prompts',
  intro: 'Os seus últimos 50 prompts, com as respostas, guardados só neste dispositivo.',
  introFavourites: 'Os favoritos ficam, mesmo quando há mais novos.',
  refused: 'O seu navegador não deixa guardar nada: o que está aqui dura só enquanto tiver este site aberto.',
  empty: 'Ainda não há nada aqui. Quando pedir uma resposta, fica guardada nesta página.',
  start: 'Escolher uma receita',
  back: 'Voltar aos temas',
  all: (count: number) =>
    count === 1 ? 'Ver o seu prompt guardado' : `Ver os seus ${count} prompts guardados`,
  search: 'Procurar nos meus prompts',
  searchHint: 'Palavras do título, do prompt ou da resposta.',
  onlyFavourites: 'Só os favoritos',
  shown: (count: number) =>
    count === 0
      ? 'Nenhum prompt encontrado. Experimente outra palavra, ou veja todos.'
      : count === 1
        ? '1 prompt.'
        : `${count} prompts.`,
  favourite: (which: string) => `Marcar como favorito: ${which}`,
  marked: (title: string) => `«${title}» é um dos seus favoritos.`,
  unmarked: (title: string) => `«${title}» já não é um dos seus favoritos.`,
  erase: (which: string) => `Apagar: ${which}`,
  erased: (count: number) =>
    count === 1 ? 'O prompt foi apagado deste dispositivo.' : 'Os prompts foram apagados deste dispositivo.',
  undo: 'Anular',
  undone: 'Está tudo como estava.',
  eraseAll: 'Apagar todos',
  save: 'Guardar num ficheiro de texto',
  saved: 'O ficheiro está nas suas transferências.',
  print: 'Imprimir',
  fileName: 'os-meus-prompts.txt',
  image: '(Uma imagem. Abra-a no site para a guardar.)',
  /** Precedes the mark that programs read, for example the page «Foi feito por IA?». */
  mark: 'Marca de IA, para programas:',
  heading: (date: string) => `IA para Todos · Fábrica de Prompts · Os meus prompts, a ${date}`,
};
