import type { Count, Evaluation } from '../../../conformity.ts';

/** Results of the automatic tests. */
interface Results {
  /** Versions of axe and of the Nu Html Checker. */
  axe: string;
  nu: string;
  /** Tested routes and static pages. */
  routes: readonly string[];
  documents: readonly string[];
}

const OFFICIAL = '3 listas de verificação do Selo de Usabilidade e Acessibilidade';

/** Sentences of the accessibility statement that depend on test results and on missing evaluations. */
export const statement = {
  date: 'Data:',
  notEvaluated: ({ lines, byTests, open }: Count): string =>
    `A avaliação por pessoas não está completa: das ${lines} linhas das ${OFFICIAL}, os testes automáticos verificam ${byTests} por inteiro, e ${open} esperam por uma pessoa. Não se sabe se aí há falhas.`,
  automatic: ({ axe, nu, routes, documents }: Results): readonly string[] => [
    'Título: testes automáticos que acompanham o código do site.',
    `Ferramentas: axe-core ${axe} (regras de acessibilidade WCAG 2.1 e 2.2, níveis A e AA) e Nu Html Checker ${nu} (correção do código das páginas).`,
    `Amostra: ${routes.length} páginas, num telemóvel, em tema claro e em tema escuro, e num computador; e ${documents.length} documentos, num telemóvel.`,
    'Resultado: nenhuma falha encontrada. Estas ferramentas só encontram uma parte das falhas possíveis.',
    'Também se testaram, em todas as páginas, seis larguras de ecrã, letra a 200 % e ampliação a 400 %, sem texto cortado nem deslocação para o lado.',
  ],
  noReport: 'O relatório ainda não está publicado num endereço próprio.',
  noManual:
    'Ainda não foi feita nenhuma avaliação manual com as listas de verificação. Ninguém ouviu ainda o site com um leitor de ecrã.',
  noUsers: 'O sítio Web ainda não foi alvo de testes de usabilidade com pessoas com deficiência.',
  done: ({ title, result }: Evaluation): string => `${title}. ${result}`,
};
