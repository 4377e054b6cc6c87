/**
 * Portuguese texts of a library entry: a component with its related ones. `component-texts.test.ts`
 * compares them with the props in the code.
 */
interface ComponentText {
  /** Search terms, besides name and description. */
  search: string;
  /** 'new' since the last version; 'leaving' when its users should replace it. Stable by default. */
  status?: 'new' | 'leaving';
  /** Prop descriptions by exported component. `about` describes a component other than the entry's own. */
  tables?: Record<string, { about?: string; props: Record<string, string> }>;
}

export type ComponentTexts = Record<string, ComponentText>;

/** Descriptions of props with the same meaning in every component. */
export const sharedDescriptions = {
  className: 'Classe do Emotion, para que a propriedade `css` funcione.',
  decorativeLabel: 'Palavras para uma imagem que diz algo sozinha. Sem elas, é decoração e não é anunciada.',
  newTabLabel: 'Palavras acrescentadas para leitores de ecrã quando `newTab` está ligado.',
  error: 'O que está mal e como se corrige.',
  href: 'Endereço. Com `null`, que é a resposta de `shell.href` para uma página desligada, não aparece nada.',
  kind: 'Tipo de mensagem; dito por ícone e palavra, e não só pela cor.',
  kindLabel: 'O tipo de mensagem por palavras, para quem não vê o ícone.',
};
