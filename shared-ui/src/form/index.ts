export { Form, type FormProps } from './form.tsx';
export type { Problems } from './form-context.ts';
export { useSending } from './use-sending.ts';
