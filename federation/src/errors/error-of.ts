import { ERRORS, type ErrorCode, type ErrorTable } from './error-table.ts';
import { FederationError } from './federation-error.ts';

/** The `{names}` in a template. */
type ParamNames<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** Codes with a message template. */
type CodeWithText = {
  [C in ErrorCode]: ErrorTable[C] extends { text: string } ? C : never;
}[ErrorCode];

/** The parameters of a message: the `{names}` in `text` and `remedy` of its row. */
type Params<C extends CodeWithText> = Record<
  ParamNames<ErrorTable[C]['text'] | ErrorTable[C]['remedy']>,
  string | number
>;

const fillTemplate = (template: string, params: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));

/**
 * Creates the error of a code: what happened, then what to do, from the row of the table. Not for code that browsers
 * load, because the table is large: use {@link FederationError} there.
 */
export function errorOf<C extends CodeWithText>(
  code: C,
  params: Params<C>,
  options?: ErrorOptions,
): FederationError {
  const { text = '', remedy } = ERRORS[code];
  const happened = fillTemplate(text, params);
  return new FederationError(
    code,
    happened + (happened.endsWith('.') ? ' ' : '\n') + fillTemplate(remedy, params),
    options,
  );
}
