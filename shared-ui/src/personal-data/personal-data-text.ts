import type { PersonalDataKind } from './find-personal-data.ts';

/** Texts of the notice. Each function takes the match. */
export interface PersonalDataText {
  found: Record<PersonalDataKind, (stretch: string) => string>;
  remove: string;
  keep: string;
  removed: (stretch: string) => string;
  restore: string;
  restored: (stretch: string) => string;
  /** States that the check runs on the device. */
  local: string;
  /** Shown on submit with unanswered warnings. */
  asked: string;
  /** Accessible name of the notice. */
  label: string;
}

const it = (what: string) => (stretch: string) => `Parece ${what}: «${stretch}». Quer retirá-lo?`;

export const personalDataText: PersonalDataText = {
  found: {
    email: it('um endereço de e-mail'),
    phone: it('um número de telefone'),
    nif: it('um número de contribuinte'),
    niss: it('um número da Segurança Social'),
    'citizen-card': it('um número de Cartão de Cidadão'),
    iban: it('um IBAN, o número de uma conta bancária'),
    card: it('um número de cartão bancário'),
    'postal-code': it('um código postal'),
    address: (stretch) => `Parece uma morada: «${stretch}». Quer retirá-la?`,
  },
  remove: 'Retirar',
  keep: 'Deixar ficar',
  removed: (stretch) => `«${stretch}» já não está no texto.`,
  restore: 'Repor',
  restored: (stretch) => `«${stretch}» voltou ao texto.`,
  local: 'Esta verificação faz-se só no seu dispositivo.',
  asked:
    'Antes de continuar, decida se quer retirar isto. Para deixar tudo como está, carregue outra vez no botão.',
  label: 'Dados pessoais no texto',
};
