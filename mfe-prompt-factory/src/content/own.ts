/** Texts of the visitor's own recipes. */
export const ownRecipeTexts = {
  title: 'As minhas receitas',
  where: 'Guardadas só neste dispositivo.',
  whereRefused: 'Duram só enquanto tiver este site aberto: o navegador não deixa guardá-las.',
  create: 'Criar a minha receita',
  from: 'Fazer desta a minha receita',
  edit: 'Mudar esta receita',
  erase: 'Apagar esta receita',
  erased: (title: string) => `«${title}» foi apagada deste dispositivo.`,
  undo: 'Anular',
  undone: (title: string) => `«${title}» voltou.`,
  newTitle: 'Criar a minha receita',
  editTitle: 'Mudar a minha receita',
  intro: 'Só o nome e a tarefa são obrigatórios. Cada parte que escrever ajuda a resposta à sua maneira.',
  blanks:
    'Escreva entre parênteses retos o que muda de cada vez, como [tema] ou [data]: a fábrica pergunta-lhe isso sempre que usar a receita.',
  optionalParts: 'Acrescentar o papel da IA, o contexto, o formato e os limites',
  name: 'Nome da receita',
  nameEmpty: 'Escreva um nome, para encontrar depois esta receita.',
  taskEmpty: 'Escreva a tarefa: é o que a IA tem de fazer.',
  tooLong: (most: number) => `Este texto é demasiado longo. O máximo são ${most} caracteres.`,
  save: 'Guardar a receita',
  cancel: 'Voltar sem guardar',
  saved: (title: string) => `«${title}» está guardada neste dispositivo.`,
  savedForNow: (title: string) =>
    `«${title}» fica aqui enquanto tiver este site aberto: o navegador não deixa guardá-la.`,
  full: (most: number) =>
    `Já tem ${most} receitas suas, o máximo que este dispositivo guarda. Apague uma para poder guardar outra.`,
  importTitle: 'Deram-lhe uma receita',
  importIntro: 'Leia-a antes de a guardar. Só fica neste dispositivo se carregar em «Guardar a receita».',
  importWarning:
    'Foi escrita por outra pessoa, e não pela nossa equipa. Guarde-a só se confiar em quem lha enviou.',
  discard: 'Não guardar',
  bad: 'Esta ligação não traz uma receita completa.',
  badWhy: 'Pode ter sido cortada ao copiar. Peça-a de novo a quem lha enviou. Nada mudou neste dispositivo.',
  start: 'Ir para a fábrica',
  share: 'Partilhar a minha receita',
  shared: 'Ligação copiada! Leva a receita inteira: quem a abrir pode guardá-la.',
  shareFailed: 'Não foi possível copiar a ligação. Copie-a daqui:',
  /** Shown instead of an answer when no AI is connected. */
  noAnswer: 'Sem IA ligada, a sua receita não tem resposta aqui.',
  noAnswerWhy:
    'É sua, e por isso não temos um exemplo escrito para ela. Copie o prompt e use-o num assistente.',
};
