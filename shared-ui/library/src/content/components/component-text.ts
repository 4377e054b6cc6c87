/** What the library says, in Portuguese, about one of its entries. A test holds it to the components themselves. */
interface ComponentText {
  /** Words that people search it by, besides its name and description. */
  search: string;
  /** By exported component: what each prop is for. `about` for those that are not the entry's own. */
  tables?: Record<string, { about?: string; props: Record<string, string> }>;
}

export type ComponentTexts = Record<string, ComponentText>;

/** Props that mean the same wherever they stand. */
export const same = {
  className: 'Classe do Emotion, para que a propriedade `css` funcione.',
  decorativeLabel: 'Palavras para uma imagem que diz algo sozinha. Sem elas, é decoração e não é anunciada.',
  newTabLabel: 'Palavras acrescentadas para leitores de ecrã quando `newTab` está ligado.',
  errorLabel: 'Palavra antes do erro, para quem não vê onde ele está.',
  error: 'O que está mal e como se corrige.',
  href: 'Endereço. Com `null`, que é a resposta de `shell.href` para uma página desligada, não aparece nada.',
  kind: 'Tipo de mensagem; dito por ícone e palavra, e não só pela cor.',
  kindLabel: 'O tipo de mensagem por palavras, para quem não vê o ícone.',
};
