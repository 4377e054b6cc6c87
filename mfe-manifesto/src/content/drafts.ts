/** Texts of the list of drafts that other tabs and earlier visits left on this device (`OtherDrafts`). */
export const drafts = {
  title: 'Rascunhos neste dispositivo',
  lead: 'Ficaram de outro separador ou de uma visita anterior.',
  from: (date: string) => `Guardado em ${date}`,
  resume: 'Continuar este rascunho',
  discard: 'Apagar',
  discarded: 'Rascunho apagado.',
  undo: 'Anular',
} as const;
