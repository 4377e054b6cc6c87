export { PersonalDataCheck, type PersonalDataCheckProps } from './PersonalDataCheck.tsx';
export type { PersonalDataWords } from './personal-data-words.ts';
