/**
 * The sources of the principles' figures, from the project's list of verified facts of November 2026.
 *
 * The URL is the publisher's page for the document if there is one, otherwise a page that reports the figure. In that
 * case `fonte` says «citado por» and the name of that page. INE publishes its next survey every November: replace the
 * figure and its year together.
 */
import type { PrincipleSource } from '../principle.ts';

export const INE_2025: PrincipleSource = {
  fonte: 'INE, Inquérito à Utilização de TIC pelas Famílias, citado pelo jornal ECO',
  ano: 2025,
  url: 'https://eco.sapo.pt/2025/11/21/quase-40-das-pessoas-em-portugal-entre-16-e-74-anos-usam-ia/',
};

export const EUROSTAT_AI_2025: PrincipleSource = {
  fonte: 'Eurostat, uso de IA generativa',
  ano: 2025,
  url: 'https://ec.europa.eu/eurostat/product?code=ddn-20251216-3',
};

export const EUROSTAT_SKILLS_2023: PrincipleSource = {
  fonte: 'Eurostat, competências digitais, citado por OKE-ESC',
  ano: 2023,
  url: 'https://oke-esc.eu/en/digital-skills-2023',
};

export const AI_ACT: PrincipleSource = {
  // The URL is the text of 2024. The amendment of 2026 is named because the dates come from it.
  fonte: 'Regulamento (UE) 2024/1689 (Regulamento da IA), alterado pelo Regulamento (UE) 2026/1744',
  ano: 2026,
  url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
};

export const GENDER_SHADES: PrincipleSource = {
  fonte: 'Buolamwini e Gebru, Gender Shades',
  ano: 2018,
  url: 'https://proceedings.mlr.press/v81/buolamwini18a.html',
};

export const ITU_2025: PrincipleSource = {
  fonte: 'União Internacional das Telecomunicações (UIT), Facts and Figures',
  ano: 2025,
  url: 'https://www.itu.int/itu-d/reports/statistics/2025/10/15/ff25-foreword/',
};

export const NIST_2019: PrincipleSource = {
  fonte: 'NIST (instituto de normas dos Estados Unidos), relatório NISTIR 8280',
  ano: 2019,
  url: 'https://doi.org/10.6028/NIST.IR.8280',
};

export const WEF_2025: PrincipleSource = {
  fonte: 'Fórum Económico Mundial, Future of Jobs Report',
  ano: 2025,
  url: 'https://www.weforum.org/publications/the-future-of-jobs-report-2025/',
};

export const ILO_2025: PrincipleSource = {
  fonte:
    'Organização Internacional do Trabalho (OIT) e NASK, Generative AI and Jobs, citado pela Plataforma Competências Digitais e Emprego',
  ano: 2025,
  url: 'https://digital-skills-jobs.europa.eu/en/inspiration/research/generative-ai-and-jobs-refined-global-index-occupational-exposure',
};

export const AI_INDEX_2026: PrincipleSource = {
  fonte: 'Universidade de Stanford, AI Index',
  ano: 2026,
  url: 'https://hai.stanford.edu/ai-index',
};

export const CHARTER_2021: PrincipleSource = {
  fonte: 'Lei n.º 27/2021, Carta Portuguesa de Direitos Humanos na Era Digital, artigo 9.º',
  ano: 2021,
  url: 'https://data.dre.pt/eli/lei/27/2021/05/17/p/dre/pt/html',
};

export const NATURE_2020: PrincipleSource = {
  fonte: 'Vinuesa et al., Nature Communications 11:233',
  ano: 2020,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6957485/',
};

export const IEA_2025: PrincipleSource = {
  fonte: 'Agência Internacional da Energia (AIE), Energy and AI',
  ano: 2025,
  url: 'https://www.iea.org/reports/energy-and-ai/energy-demand-from-ai',
};

export const REGISTERS_2020: PrincipleSource = {
  fonte: 'ai-regulation.com, registos de Amesterdão e Helsínquia',
  ano: 2020,
  url: 'https://ai-regulation.com/amsterdam-and-helsinki-launch-algorithm-and-ai-register/',
};

export const UNESCO_2021: PrincipleSource = {
  fonte: 'UNESCO, Recomendação sobre a Ética da IA',
  ano: 2021,
  url: 'https://unesdoc.unesco.org/ark:/48223/pf0000381137',
};

export const EBU_2025: PrincipleSource = {
  fonte:
    'União Europeia de Radiodifusão (UER) e BBC, News Integrity in AI Assistants, citado por Library Learning Space',
  ano: 2025,
  url: 'https://librarylearningspace.com/?p=29189',
};

export const EUROBAROMETER_2026: PrincipleSource = {
  fonte: 'Eurobarómetro Especial, Década Digital 2026, citado por The Brussels Times',
  ano: 2026,
  url: 'https://www.brusselstimes.com/belgium/2200056',
};

export const GDPR: PrincipleSource = {
  fonte: 'Regulamento (UE) 2016/679, Regulamento Geral sobre a Proteção de Dados (RGPD), artigo 22.º',
  ano: 2016,
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
};
