/** Texts of a SCORM package on where progress is stored: with an LMS, and without one. */
export const storageTexts = {
  lms: {
    progress: 'O progresso fica registado na plataforma de formação.',
    written: 'Fica na plataforma de formação, se lá couber.',
    from: 'da plataforma de formação',
    in: 'na plataforma de formação',
  },
  withoutLms: {
    progress:
      'Não encontrámos a plataforma de formação. Pode fazer o curso, mas o progresso dura só enquanto esta página estiver aberta.',
    written: 'Dura só enquanto esta página estiver aberta.',
    from: 'desta página',
    in: 'nesta página',
  },
};
