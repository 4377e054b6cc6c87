export { input } from './field.styles.ts';
export { type ControlProps, Field, type FieldProps } from './field.tsx';
