/** What the checker lets pass, each group for a reason. Data alone: a new name goes here, a new acronym with its words. */

const words = (list: string) => list.trim().split(/\s+/);

/** Words that no dictionary of Portuguese has; in lower case they hold for both. */
export const NAMES = new Set([
  // Products and firms.
  ...words(
    'copilot Outlook Teams Excel PowerPoint Word OneDrive OneNote Office Chat Gemini Bing YouTube ChatGPT Markdown WhatsApp OpenAI Open Badges Linux macOS',
  ),
  // Words of the subject, explained where they first stand: glossary, first lesson, Mission 1.
  ...words(
    'prompt prompts token tokens emoji emojis cookies quiz donut videoteca inclusividade videochamada Dashboard POPULAR phishing smishing deepfake deepfakes',
  ),
  // Right in Portuguese, not in this edition of the dictionary.
  ...words(
    'courgettes monos Exmas Exmos Eurobarómetro Eurostat art Fi-lo di-lo auditá-la auditá-las auditá-los auditada auditadas auditados cocriar infografia TWh terawatts-hora Wh watts-hora pt-PT',
  ),
  // Publishers and authors.
  ...words(
    'Stanford Buolamwini Gebru Vinuesa et al Creative Commons NISTIR NASK OKE-ESC Europol ClarkeModet Twitter LinkedIn GitHub',
  ),
  // The words RTF stands for, and a code.
  ...words('Task Format QXP DFH TVW Ctrl axe-core'),
]);

/**
 * Acronyms that may stand in the site's texts. An empty string: everybody knows it, or it is a name. Otherwise the words
 * that explain it, which stand in every file that uses it.
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
  IRS: '',
  SNS: '',
  PSP: 'Polícia de Segurança Pública',
  GNR: 'Guarda Nacional Republicana',
  CNPD: 'Comissão Nacional de Proteção de Dados',
  APAV: 'Associação Portuguesa de Apoio à Vítima',
  OCDE: 'Organização para a Cooperação e Desenvolvimento Económico',
  ANACOM: 'Autoridade Nacional de Comunicações',
  TALIS: 'inquérito',
  NASK: '',
  NISTIR: '',
  // The letters of a receipt's code.
  QXP: '',
  DFH: '',
  TVW: '',
};

/** Passages kept as they are. */
export const PHRASES = [
  // Specification, decision 5: the note at the top of the archive.
  'Página de arquivo com conteúdos de demonstração',
  // The same page's title: an archive, not a file.
  'Arquivo da página principal',
  // Specification §2: the title of the page. Our own wording is «cocriar».
  'Co-criar o Manifesto',
  // Titles of documents and pages, in the language they have.
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
  'The Brussels Times',
  'Enterprise data protection in Microsoft 365 Copilot',
  'Copilot: privacy and protections',
  'Decide which Copilot is right for you',
  'Pin Microsoft 365 Copilot Chat to the navigation bar',
  'Manage Microsoft 365 Copilot Chat',
  'Transparency note: Microsoft 365 Copilot',
  '(Role, Task, Format)',
];
