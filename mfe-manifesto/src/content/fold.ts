/** Texts of the button that expands and collapses a long text. */
export const fold = { more: 'Ler tudo', less: 'Ler menos' } as const;
