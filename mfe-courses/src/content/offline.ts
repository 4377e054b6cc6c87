const megabytes = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 });

/** Texts of the offline option. */
export const offline = {
  title: 'Aprender sem ligação à Internet',
  lead: (bytes: number) =>
    `Pode guardar todos os cursos neste dispositivo e fazê-los no comboio, ou onde não houver rede. Ocupam cerca de ${megabytes.format(bytes / 1e6)} MB.`,
  store: 'Guardar os cursos neste dispositivo',
  storing: 'A guardar os cursos',
  part: (share: number) => `${Math.round(100 * share)} %`,
  stored:
    'Os cursos estão guardados neste dispositivo. Abrem mesmo sem ligação, e o que fizer conta na mesma.',
  justStored: 'Os cursos ficaram guardados neste dispositivo.',
  drop: 'Deixar de os guardar',
  dropped: 'Os cursos já não estão guardados neste dispositivo. O seu progresso continua aqui.',
  failed: 'Não foi possível guardar tudo. Verifique a ligação e tente de novo: o que já chegou não se perde.',
};
