import { ACCEPTED_FAILURES } from '../../../access-monitor-exceptions.ts';
import type { AccessibilityResults } from '../../../accessibility-results.ts';
import type { Count, Evaluation } from '../../../conformity.ts';

const OFFICIAL = '3 listas de verificação do Selo de Usabilidade e Acessibilidade';

const listEngines = (engines: Readonly<Record<string, string>>): string =>
  new Intl.ListFormat('pt-PT').format(Object.entries(engines).map(([name, version]) => `${name} ${version}`));

const countPages = (): number => new Set(ACCEPTED_FAILURES.flatMap(({ routes }) => routes)).size;

/** Sentences of the accessibility statement that depend on test results and on missing evaluations. */
export const statement = {
  date: 'Data:',
  /** Level in the terms of the accessibility law. */
  conformity: { full: 'plenamente conforme', partial: 'parcialmente conforme' },
  plainConformity: {
    full: 'Em palavras simples: o site cumpre as regras.',
    partial:
      'Em palavras simples: o site cumpre uma parte das regras. Ainda não se sabe se cumpre as outras, porque falta uma pessoa verificar.',
  },
  notEvaluated: ({ lines, byTests, open }: Count): string =>
    `A avaliação por pessoas, que é obrigatória, ainda não foi feita. Resumimos as ${OFFICIAL} em ${lines} pontos: os testes automáticos verificam ${byTests}. Faltam ${open}, que uma pessoa tem de ver. Não se sabe se aí há falhas.`,
  automatic: ({
    axe,
    nu,
    accessMonitor,
    engines,
    routes,
    documents,
  }: AccessibilityResults): readonly string[] => [
    'Título: testes automáticos que acompanham o código do site.',
    `Ferramentas: axe-core ${axe} (regras de acessibilidade WCAG 2.1 e 2.2, níveis A e AA) e Nu Html Checker ${nu} (correção do código das páginas).`,
    `Amostra: ${routes.length} páginas, num telemóvel, em tema claro e em tema escuro, e num computador; e ${documents.length} documentos, num telemóvel.`,
    `AccessMonitor (regras ${accessMonitor.rules}), a ferramenta do Selo: pelo menos ${accessMonitor.score.toLocaleString('pt-PT')} em 10 em cada página e documento, num telemóvel e num computador, sem falhas confirmadas. O Selo, que se dá aos sites fáceis de usar por todos, pede 9. A ferramenta assinala ainda falhas que, a nosso ver, são enganos dela (falhas: ${ACCEPTED_FAILURES.length}; páginas: ${countPages()}). Pode pedir-nos a lista e as razões pelos contactos da secção III.`,
    'Resultado: nenhuma falha confirmada. Estas ferramentas só encontram uma parte das falhas possíveis.',
    'Também se testaram, em todas as páginas, seis larguras de ecrã, letra a 200 % e ampliação a 400 %, sem texto cortado nem deslocação para o lado.',
    `As tarefas principais foram testadas nestes navegadores, os programas com que se abrem páginas: ${listEngines(engines)}. O WebKit é a base do navegador Safari.`,
    'Em quatro tarefas, feitas só com o teclado, os testes comparam as palavras que um leitor de ecrã (um programa que lê o ecrã em voz alta) recebe com as que devia receber: o nome de cada botão, se está ligado ou desligado, e os avisos.',
  ],
  noReport: 'O relatório ainda não está publicado num endereço próprio.',
  noManual:
    'Ainda não foi feita nenhuma avaliação manual com as listas de verificação. Ninguém ouviu ainda o site com um leitor de ecrã. Motivo e data prevista: {site:legal.accessibilityPlan}',
  noUsers:
    'O sítio Web ainda não foi alvo de testes de usabilidade com pessoas com deficiência. Motivo e data prevista: {site:legal.accessibilityPlan}',
  done: ({ title, result }: Evaluation): string => `${title}. ${result}`,
};
