export { type PlainText, type PlainTextPart, plainTextFileOf, readPlainText } from './plain-text.ts';
export { plainTextHtml } from './plain-text-html.ts';
