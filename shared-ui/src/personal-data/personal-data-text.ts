import type { PersonalDataKind } from './find-personal-data.ts';

/** Texts of the notice. Each function takes the match. */
export interface PersonalDataText {
  /** Question about a match, by its kind. */
  found: Record<PersonalDataKind, (match: string) => string>;
  /** Button that removes the match from the text. */
  remove: string;
  /** Button that keeps it. */
  keep: string;
  /** Status after a removal. */
  removed: (match: string) => string;
  /** Button that restores a removed match. */
  restore: string;
  /** Status after a restoration. */
  restored: (match: string) => string;
  /** States that the check runs on the device. */
  local: string;
  /** Shown on submit with unanswered warnings. */
  asked: string;
  /** Accessible name of the notice. */
  label: string;
}

/** Question about a match whose description is masculine («um número»). */
const askAboutMasculine = (description: string) => (match: string) =>
  `Parece ${description}: «${match}». Quer retirá-lo?`;

export const personalDataText: PersonalDataText = {
  found: {
    email: askAboutMasculine('um endereço de e-mail'),
    phone: askAboutMasculine('um número de telefone'),
    nif: askAboutMasculine('um número de contribuinte'),
    niss: askAboutMasculine('um número da Segurança Social'),
    'citizen-card': askAboutMasculine('um número de Cartão de Cidadão'),
    iban: askAboutMasculine('um IBAN, o número de uma conta bancária'),
    card: askAboutMasculine('um número de cartão bancário'),
    'postal-code': askAboutMasculine('um código postal'),
    address: (match) => `Parece uma morada: «${match}». Quer retirá-la?`,
  },
  remove: 'Retirar',
  keep: 'Deixar ficar',
  removed: (match) => `«${match}» já não está no texto.`,
  restore: 'Repor',
  restored: (match) => `«${match}» voltou ao texto.`,
  local: 'Esta verificação faz-se só no seu dispositivo.',
  asked:
    'Antes de continuar, decida se quer retirar isto. Para deixar tudo como está, carregue outra vez no botão.',
  label: 'Dados pessoais no texto',
};
