/** Texts of the similar suggestions shown next to the text field. */
export const similar = {
  title: (count: number) => (count === 1 ? 'Há uma sugestão parecida' : `Há ${count} sugestões parecidas`),
  label: 'Sugestões parecidas',
  lead: 'Se alguma já diz a sua ideia, o seu apoio dá-lhe mais força. Se não, continue: o seu texto fica como está.',
  support: 'Apoiar antes esta',
  thanks: 'Obrigado por apoiar! O seu texto continua aqui, se quiser enviar também a sua.',
} as const;
