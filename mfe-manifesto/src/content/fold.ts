/** The words of a text that is too long to be shown whole at first. */
export const fold = { more: 'Ler tudo', less: 'Ler menos' } as const;
