/**
 * Sources of the second part, loaded with it. An entry that was not read on the publisher's own page says
 * where it was read.
 */
import type { Source } from '../schema.ts';
import { verifiedBy } from '../sources.ts';

export const sources = {
  cncsRisks: {
    publisher: 'Centro Nacional de Cibersegurança',
    title: 'relatório Riscos & Conflitos, 6.ª edição, citado por pplware.sapo.pt',
    url: 'https://pplware.sapo.pt/internet/cncs-portugal-registou-aumento-de-incidentes-ciberneticos/',
    described: true,
    year: 2025,
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
  /** Advice for victims, the 50 euros, no payment demanded by message. */
  bankFraud: {
    publisher: 'Banco de Portugal',
    title: 'infografia sobre fraude e aviso citado por 24noticias.sapo.pt',
    described: true,
    year: 2025,
  },
  payeeName: {
    publisher: 'Banco de Portugal',
    title: 'nome do titular antes da transferência, citado por rr.pt, omirante.pt e eco.sapo.pt',
    url: 'https://eco.sapo.pt/2025/10/09/transferencias-para-area-euro-passam-a-ter-servico-para-verificar-beneficiario/',
    described: true,
    year: 2025,
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
    url: 'https://eco.sapo.pt/2025/11/21/so-115-das-empresas-portuguesas-usam-ia/',
    described: true,
    year: 2025,
  },
  studentsUsingAi: {
    publisher: 'Instituto Nacional de Estatística',
    title: 'inquérito às famílias, na parte dos estudantes, citado pelo jornal ECO',
    url: 'https://eco.sapo.pt/opiniao/o-verdadeiro-estado-da-adocao/',
    described: true,
    year: 2025,
  },
  workersUsingAi: {
    publisher: 'Centro Comum de Investigação da Comissão Europeia',
    title: 'estudo citado por Digital Watch Observatory',
    described: true,
    year: 2025,
  },
  labourCode: { publisher: 'Diário da República', title: 'Lei n.º 13/2023' },
  chatGptAges: {
    publisher: 'OpenAI',
    title: 'idades do ChatGPT, citadas por memx.app',
    described: true,
  },
  energy: { publisher: 'Agência Internacional da Energia', title: 'Energy and AI', year: 2025 },
  energyDemand: {
    publisher: 'Agência Internacional da Energia',
    title: 'relatório sobre energia e IA, citado por IET, uma associação de engenheiros',
    url: 'https://engx.theiet.org/b/articles/posts/iea-warns-ai-data-centre-electricity-use-will-triple-by-2030',
    described: true,
    year: 2026,
  },
  waterFootprint: {
    publisher: 'Universidade das Nações Unidas',
    title: 'relatório sobre o que a IA gasta, citado por Data Centre Review',
    url: 'https://datacentrereview.com/?p=89880',
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
    title: 'texto num blogue, citado pelo jornal Il Sole 24 Ore',
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
  /** With the dates set by Regulation 2026/1744. */
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
  publicBook: {
    publisher: 'Livro Amarelo Eletrónico',
    title: 'perguntas frequentes e contactos',
    url: 'https://www.livroamarelo.gov.pt/FAQs',
    described: true,
    year: 2026,
  },
  ombudsman: { publisher: 'Provedor de Justiça', title: 'página oficial', described: true },
  anacom: {
    publisher: 'Governo de Portugal',
    title: 'escolha da autoridade nacional, citada por rr.pt',
    described: true,
    year: 2025,
  },
} as const satisfies Record<string, Source>;

export const verified = verifiedBy(sources);
