import { escapeHtml } from '../document/index.ts';

/** «25 de novembro de 2026, às 14:30», in Lisbon. */
const untilWords = (expires: number): string => {
  const at = new Date(expires * 1000);
  const timeZone = 'Europe/Lisbon';
  const day = at.toLocaleDateString('pt-PT', { timeZone, dateStyle: 'long' });
  return `${day}, às ${at.toLocaleTimeString('pt-PT', { timeZone, timeStyle: 'short' })}`;
};

interface Shown {
  app: string;
  version: string;
  owner: string;
  expires: number;
}

/** What every page of a preview says first. */
export const bannerHtml = ({ app, version, owner, expires }: Shown): string => {
  const [name, from] = [escapeHtml(`${app} ${version}`), escapeHtml(owner)];
  const until = `<time datetime="${new Date(expires * 1000).toISOString()}">${untilWords(expires)}</time>`;
  return [
    '<aside class="preview-banner" aria-label="Pré-visualização">',
    `<p><strong>Pré-visualização, não é o sítio público.</strong> Mostra <b>${name}</b>, de <b>${from}</b>, `,
    `por publicar. Abre até ${until} (hora de Lisboa). `,
    'O que fizer aqui não conta no sítio público.</p>',
    '</aside>',
  ].join('');
};

interface Words {
  title: string;
  text: string;
}

export const OVER: Words = {
  title: 'Esta pré-visualização terminou',
  text: 'Passou o prazo da ligação, ou a equipa que a fez já a encerrou. Se ainda precisa de a ver, peça uma ligação nova a quem lhe enviou esta.',
};

export const UNKNOWN: Words = {
  title: 'Esta ligação não está completa',
  text: 'Pode ter perdido letras ao ser copiada. Abra-a de novo a partir da mensagem em que a recebeu ou peça-a outra vez a quem lha enviou.',
};

export const toTheSite = 'Abrir o sítio público';
