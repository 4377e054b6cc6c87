/**
 * Contacts for help and complaints, one entry each, so that a number is changed in one place. All come from
 * the project's verified facts, which were read in copies of the institutions' own pages and of the press.
 * After opening every address and calling every number, write the date into `VERIFIED_ON`; until then the page
 * states that the contacts are untested.
 */
import type { Contact } from './schema.ts';

export const COLLECTED_ON = '2026-11-21';
export const VERIFIED_ON: string | undefined = undefined;

export const contacts = {
  emergencia: { name: 'Emergência', phone: '112', note: 'Gratuito. Só para emergências.' },
  linhaInternetSegura: {
    name: 'Linha Internet Segura',
    phone: '800 21 90 90',
    note: 'Da Associação Portuguesa de Apoio à Vítima (APAV). Gratuita e confidencial, nos dias úteis.',
  },
  policiaJudiciaria: {
    name: 'Polícia Judiciária, combate ao cibercrime',
    phone: '211 967 000',
    url: 'https://policiajudiciaria.pt/unc3t',
    note: 'No site da Polícia Judiciária também se apresenta queixa, com o Cartão de Cidadão. Se for urgente, ligue para este número ou para o 112.',
  },
  queixaEletronica: {
    name: 'Sistema Queixa Eletrónica',
    url: 'https://queixaselectronicas.mai.gov.pt',
    note: 'Queixa à Polícia de Segurança Pública (PSP) ou à Guarda Nacional Republicana (GNR).',
  },
  ministerioPublico: {
    name: 'Ministério Público, Gabinete Cibercrime',
    url: 'https://cibercrime.ministeriopublico.pt',
    note: 'Para denunciar crimes informáticos.',
  },
  ciberseguranca: {
    name: 'Centro Nacional de Cibersegurança',
    url: 'https://cncs.gov.pt/pt/notificacao-incidentes',
    note: 'Para comunicar um incidente por formulário. Não substitui a queixa à polícia.',
  },
  bancoDePortugal: {
    name: 'Banco de Portugal',
    phone: '213 130 000',
    url: 'https://clientebancario.bportugal.pt',
    note: 'Para reclamar de um banco, use o site. Cuidado: há quem finja ser o Banco de Portugal para enganar as pessoas. O verdadeiro nunca telefona nem escreve a pedir dados ou a instalação de aplicações.',
  },
  apoioVitima: {
    name: 'Linha de Apoio à Vítima',
    phone: '116 006',
    note: 'Para quem foi vítima de um crime. Da Associação Portuguesa de Apoio à Vítima (APAV). Gratuita.',
  },
  protecaoDados: {
    name: 'Comissão Nacional de Proteção de Dados (CNPD)',
    phone: '213 928 400',
    url: 'https://cnpd.pt',
    note: 'Para queixas sobre dados pessoais, por formulário.',
  },
  livroAmarelo: {
    name: 'Livro Amarelo',
    url: 'https://www.livroamarelo.gov.pt',
    note: 'Para serviços do Estado. Gratuito, em papel ao balcão ou pela Internet. Pela Internet, o serviço tem 15 dias úteis para responder. Câmaras e juntas de freguesia têm um livro de reclamações próprio (Decreto-Lei n.º 135/99, art. 38.º): peça-o ao balcão.',
  },
  livroReclamacoes: {
    name: 'Livro de Reclamações Eletrónico',
    url: 'https://livroreclamacoes.pt',
    note: 'Para empresas. Gratuito e sem registo, com resposta em 15 dias úteis.',
  },
  provedor: {
    name: 'Provedor de Justiça',
    phone: '213 926 600',
    url: 'https://provedor-jus.pt',
    note: 'Gratuito. Recebe queixas contra serviços públicos, câmaras municipais incluídas. Não recebe queixas entre pessoas, nem entre pessoas e empresas. Queixe-se primeiro ao próprio serviço. A queixa não é anónima.',
  },
} as const satisfies Record<string, Contact>;
