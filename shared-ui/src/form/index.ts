export { Form, type FormProps } from './Form.tsx';
export type { Problems } from './form-context.ts';
export { askOpenQuestions, type Question, Questions } from './questions.ts';
export { useSending } from './use-sending.ts';
