export { PersonalDataCheck, type PersonalDataCheckProps } from './PersonalDataCheck.tsx';
export type { PersonalDataText } from './personal-data-text.ts';
