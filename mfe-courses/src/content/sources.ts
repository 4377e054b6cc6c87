/**
 * The sources that lessons cite, one entry each, so that a new edition is changed in one place. A link only where the verified
 * facts hold the address: elsewhere the page is named, and a search finds it.
 */
import type { Source, VerifiedNote } from './schema.ts';

const microsoft = 'Microsoft';

export const sources = {
  /** Contract protection, encryption, no training on prompts, answers and Graph data. */
  dataProtection: {
    publisher: microsoft,
    title: 'Enterprise data protection in Microsoft 365 Copilot',
    year: 2024,
  },
  /** The shield beside «New chat», its place and its former green colour. */
  shield: {
    publisher: microsoft,
    title: 'Copilot: privacy and protections',
    url: 'https://learn.microsoft.com/copilot/privacy-and-protections',
  },
  /** Prompts are logged and auditable; web search sends a few words to Bing without identifiers. */
  chatSupport: {
    publisher: microsoft,
    title: 'página de apoio sobre o Copilot com a conta de trabalho',
    described: true,
  },
  /** 'Never add sensitive or proprietary work information'; image creation by plain request. */
  whichCopilot: {
    publisher: microsoft,
    title: 'Decide which Copilot is right for you',
    year: 2025,
  },
  /** Where it is pinned: Teams, Outlook, the Microsoft 365 Copilot app. */
  pin: {
    publisher: microsoft,
    title: 'Pin Microsoft 365 Copilot Chat to the navigation bar',
    year: 2025,
  },
  /** Licences, and help inside the Office apps from August 2025. */
  manage: {
    publisher: microsoft,
    title: 'Manage Microsoft 365 Copilot Chat',
    year: 2025,
  },
  /** How it works, ungrounded content, how to write good prompts. */
  transparency: { publisher: microsoft, title: 'Transparency note: Microsoft 365 Copilot', year: 2024 },
  /** Attaching files. One secondary page only: the text says «segundo a página DataStudios». */
  attach: {
    publisher: 'datastudios.org',
    title: 'artigo sobre anexar ficheiros no Copilot',
    described: true,
  },
  /** RTF as a community convention, without an author. */
  rtf: { publisher: 'aipromptshub.co', title: 'artigo sobre papel, tarefa e formato (RTF)', described: true },
  // ── The second part of 'Descobrir a IA': what was read elsewhere says where. ──
  cncsRisks: {
    publisher: 'Centro Nacional de Cibersegurança',
    title: 'Riscos & Conflitos, 6.ª edição',
    year: 2024,
  },
  socta: { publisher: 'Europol', title: 'EU SOCTA 2025' },
  pjAdvice: {
    publisher: 'Polícia Judiciária',
    title: 'conselho citado por jornaldeleiria.pt e cm-tv.pt',
    described: true,
    year: 2022,
  },
  fakeVideos: {
    publisher: 'Polígrafo, dnoticias.pt e Notícias de Coimbra',
    title: 'notícias sobre vídeos falsos',
    described: true,
    year: 2026,
  },
  /** What a victim does, the 50 euros, no payment demanded by message. */
  bankFraud: {
    publisher: 'Banco de Portugal',
    title: 'infografia sobre fraude e aviso citado por 24noticias.sapo.pt',
    described: true,
    year: 2025,
  },
  payeeName: {
    publisher: 'Banco de Portugal',
    title: 'nome do titular antes da transferência, citado por rr.pt e omirante.pt',
    described: true,
    year: 2024,
  },
  fakeShops: {
    publisher: 'Centro Europeu do Consumidor',
    title: 'conselho citado por jornaleconomico.sapo.pt e wort.lu',
    described: true,
    year: 2022,
  },
  companiesUsingAi: {
    publisher: 'Instituto Nacional de Estatística',
    title: 'inquérito às empresas, citado por eco.sapo.pt e jornaldenegocios.pt',
    described: true,
    year: 2025,
  },
  studentsUsingAi: {
    publisher: 'Instituto Nacional de Estatística',
    title: 'inquérito às famílias, citado por tek.web.sapo.io e sabado.pt',
    described: true,
    year: 2025,
  },
  workersUsingAi: {
    publisher: 'Centro Comum de Investigação da Comissão Europeia',
    title: 'estudo citado por dig.watch',
    described: true,
    year: 2025,
  },
  teachersUsingAi: {
    publisher: 'OCDE',
    title: 'inquérito TALIS 2024, citado por pt.euronews.com',
    described: true,
    year: 2024,
  },
  educationOrder: {
    publisher: 'Diário da República',
    title: 'Despacho n.º 10945/2025',
  },
  labourCode: { publisher: 'Diário da República', title: 'Lei n.º 13/2023' },
  chatGptAges: {
    publisher: 'OpenAI',
    title: 'idades do ChatGPT, citadas por memx.app',
    described: true,
  },
  examRules: {
    publisher: 'aeolivais.edu.pt',
    title: 'regras dos exames nacionais',
    described: true,
    year: 2021,
  },
  energy: { publisher: 'Agência Internacional da Energia', title: 'Energy and AI', year: 2025 },
  waterFootprint: {
    publisher: 'Universidade das Nações Unidas',
    title: 'estudo citado por greenwatchbd.com',
    described: true,
    year: 2026,
  },
  googleEnergy: {
    publisher: 'Google',
    title: 'números da empresa, citados por data-today.net',
    described: true,
    year: 2025,
  },
  openAiEnergy: {
    publisher: 'OpenAI',
    title: 'texto num blogue, citado por data-today.net',
    described: true,
    year: 2025,
  },
  copyrightDirective: { publisher: 'União Europeia', title: 'Diretiva (UE) 2019/790' },
  copyrightLaw: { publisher: 'Diário da República', title: 'Decreto-Lei n.º 47/2023' },
  lawyersOnPrompts: {
    publisher: 'Observador e ClarkeModet',
    title: 'opinião de juristas',
    described: true,
    year: 2025,
  },
  /** With the dates that Regulation 2026/1744 gave it. */
  aiAct: {
    publisher: 'União Europeia',
    title: 'Regulamento (UE) 2024/1689, alterado pelo Regulamento (UE) 2026/1744',
  },
  rgpd: { publisher: 'União Europeia', title: 'Regulamento (UE) 2016/679' },
  cnpd: {
    publisher: 'Comissão Nacional de Proteção de Dados',
    title: 'página sobre direitos',
    described: true,
  },
  edpb: {
    publisher: 'Comité Europeu para a Proteção de Dados',
    title: 'página sobre o prazo de resposta',
    described: true,
  },
  digitalCharter: { publisher: 'Diário da República', title: 'Lei n.º 27/2021' },
  complaintsBook: { publisher: 'Livro de Reclamações', title: 'página oficial', described: true },
  ombudsman: { publisher: 'Provedor de Justiça', title: 'página oficial', described: true },
  anacom: {
    publisher: 'Governo de Portugal',
    title: 'escolha da autoridade nacional, citada por rr.pt',
    described: true,
    year: 2025,
  },
} as const satisfies Record<string, Source>;

export function verified(...names: (keyof typeof sources)[]): VerifiedNote {
  return { date: 'novembro de 2026', sources: names.map((name) => sources[name]) };
}
