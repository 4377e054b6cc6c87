/**
 * Exceptions of the checker, grouped by reason. Data only: add new names here, and new acronyms with their
 * explanation.
 */

const splitWords = (list: string) => list.trim().split(/\s+/);

/** Words missing in the dictionary. A lower-case entry also covers the capitalised word. */
export const NAMES = new Set([
  // Products and companies.
  ...splitWords(
    'copilot Outlook Teams Excel PowerPoint Word OneDrive OneNote Office Chat Gemini Bing YouTube ChatGPT Markdown WhatsApp Android iPhone Atom AccessMonitor WebKit Safari OpenAI Open Badges Linux macOS',
  ),
  // Technical terms, explained at first use: glossary, first lesson, Mission 1.
  ...splitWords(
    'prompt prompts token tokens emoji emojis cookies quiz donut videoteca inclusividade videochamada Dashboard POPULAR phishing smishing deepfake deepfakes',
  ),
  // Correct in Portuguese, but missing in this edition of the dictionary.
  ...splitWords(
    'courgettes monos Exmas Exmos Eurobarómetro Eurostat art Fi-lo di-lo auditá-la auditá-las auditá-los auditada auditadas auditados cocriar infografia TWh terawatts-hora Wh watts-hora pt-PT',
  ),
  // Publishers and authors.
  ...splitWords(
    'Stanford Buolamwini Gebru Vinuesa et al Creative Commons NISTIR NASK OKE-ESC Europol ClarkeModet Twitter LinkedIn GitHub',
  ),
  // The words behind RTF, codes, and names of keys and tools.
  ...splitWords('Task Format QXP DFH TVW Ctrl axe-core'),
]);

/**
 * Acronyms allowed in the site's texts. An empty string marks a name or a commonly known acronym. Otherwise
 * the value is the explanation, which every file with the acronym must contain.
 */
export const ACRONYMS: Record<string, string> = {
  IA: '',
  MS: '',
  PDF: '',
  QR: '',
  CSV: '',
  JSON: '',
  BBC: '',
  UNESCO: '',
  DECO: 'defesa do consumidor',
  CC: '',
  BY: '',
  II: '',
  III: '',
  IV: '',
  UE: '',
  RTF: 'papel',
  SHA: 'impressão digital',
  CML: 'câmara municipal',
  RGPD: 'Proteção de Dados',
  UER: 'União Europeia de Radiodifusão',
  UIT: 'União Internacional das Telecomunicações',
  OIT: 'Organização Internacional do Trabalho',
  AIE: 'Agência Internacional da Energia',
  NIST: 'instituto de normas',
  INE: 'Instituto Nacional de Estatística',
  INR: 'Instituto Nacional para a Reabilitação',
  WCAG: 'acessibilidade',
  AA: 'níveis',
  TIC: 'tecnologias da informação e da comunicação',
  SMS: '',
  MB: '',
  WAY: '',
  IRS: '',
  SNS: '',
  PSP: 'Polícia de Segurança Pública',
  GNR: 'Guarda Nacional Republicana',
  CNPD: 'Comissão Nacional de Proteção de Dados',
  AIMA: 'Agência para a Integração, Migrações e Asilo',
  ERSE: 'Entidade Reguladora dos Serviços Energéticos',
  RSS: 'leitor de notícias',
  APAV: 'Associação Portuguesa de Apoio à Vítima',
  ANACOM: 'Autoridade Nacional de Comunicações',
  IET: 'associação de engenheiros',
  NASK: '',
  NISTIR: '',
  // Letter groups of a receipt code.
  QXP: '',
  DFH: '',
  TVW: '',
};

/** Passages that the checker skips. */
export const PHRASES = [
  // The note at the top of the archive page.
  'Página de arquivo com conteúdos de demonstração',
  // Title of the same page: «arquivo» means archive here, not file.
  'Arquivo da página principal',
  // The specified page title. Our own spelling is «cocriar».
  'Co-criar o Manifesto',
  // Titles of documents and pages in their original language.
  'News Integrity in AI Assistants',
  'Gender Shades',
  'AI Incident Database',
  'Nu Html Checker',
  'AI Index',
  'EU SOCTA 2025',
  'Nature Communications',
  'Generative AI and Jobs',
  'Future of Jobs Report',
  'Facts and Figures',
  'Energy and AI',
  'Library Learning Space',
  // Newspapers and other publications.
  'jornal ECO',
  'Il Sole 24 Ore',
  'Digital Watch Observatory',
  'Data Centre Review',
  'The Brussels Times',
  'Enterprise data protection in Microsoft 365 Copilot',
  'Copilot: privacy and protections',
  'Decide which Copilot is right for you',
  'Pin Microsoft 365 Copilot Chat to the navigation bar',
  'Manage Microsoft 365 Copilot Chat',
  'Transparency note: Microsoft 365 Copilot',
  '(Role, Task, Format)',
];
