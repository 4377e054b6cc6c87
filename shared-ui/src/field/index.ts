export { input } from './Field.styles.ts';
export { type ControlProps, Field, type FieldProps } from './Field.tsx';
