/** What only a course in a learning platform says. */
export const keeping = {
  platform: {
    kept: 'O progresso fica registado na plataforma de formação.',
    place: 'Os pontos, o que concluiu e as respostas ficam na plataforma de formação.',
    written: 'Fica na plataforma de formação, se lá couber.',
    from: 'da plataforma de formação',
    in: 'na plataforma de formação',
  },
  nowhere: {
    kept: 'Não encontrámos a plataforma de formação. Pode fazer o curso, mas o progresso dura só enquanto esta página estiver aberta.',
    place: 'O progresso dura só enquanto esta página estiver aberta.',
    written: 'Dura só enquanto esta página estiver aberta.',
    from: 'desta página',
    in: 'nesta página',
  },
};
