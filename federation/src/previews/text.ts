import { escapeHtml } from '../document/index.ts';

// Portuguese texts of previews, in which teams show an unpublished build: the banner, and the pages for
// invalid links.

/** Formats an expiry in Lisbon time: «25 de novembro de 2026, às 14:30». */
const formatExpiry = (expires: number): string => {
  const at = new Date(expires * 1000);
  const timeZone = 'Europe/Lisbon';
  const day = at.toLocaleDateString('pt-PT', { timeZone, dateStyle: 'long' });
  return `${day}, às ${at.toLocaleTimeString('pt-PT', { timeZone, timeStyle: 'short' })}`;
};

interface BannerData {
  app: string;
  version: string;
  owner: string;
  /** Unix time in seconds. */
  expires: number;
}

/** Returns the HTML of the banner on every page of a preview. */
export const bannerHtml = ({ app, version, owner, expires }: BannerData): string => {
  const [name, team] = [escapeHtml(`${app} ${version}`), escapeHtml(owner)];
  const until = `<time datetime="${new Date(expires * 1000).toISOString()}">${formatExpiry(expires)}</time>`;
  return [
    '<aside class="preview-banner" aria-label="Pré-visualização">',
    `<p><strong>Pré-visualização, não é o site público.</strong> Mostra <b>${name}</b>, de <b>${team}</b>, `,
    `por publicar. Abre até ${until} (hora de Lisboa). `,
    'O que fizer aqui não conta no site público.</p>',
    '</aside>',
  ].join('');
};

interface PageText {
  title: string;
  text: string;
}

/** Text of the page for an expired or deleted preview. */
export const ENDED_PREVIEW: PageText = {
  title: 'Esta pré-visualização terminou',
  text: 'Passou o prazo da ligação, ou a equipa que a fez já a encerrou. Se ainda precisa de a ver, peça uma ligação nova a quem lhe enviou esta.',
};

/** Text of the page for a link with an invalid signature. */
export const INVALID_LINK: PageText = {
  title: 'Esta ligação não está completa',
  text: 'Pode ter perdido letras ao ser copiada. Abra-a de novo a partir da mensagem em que a recebeu ou peça-a outra vez a quem lha enviou.',
};

export const SITE_LINK_TEXT = 'Abrir o site público';
