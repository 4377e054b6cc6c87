/**
 * Data of the collapsed parts of a library entry, loaded when a visitor first opens one. One module: every
 * document of the site lists each module with its integrity hash, and one module per component added 3 kB to
 * each document. It imports nothing that the pages import too, because shared code would become a further
 * module.
 */
import themesCss from '../../../../src/tokens/themes.css?raw';
import tokensCss from '../../../../src/tokens/tokens.css?raw';
import generatedProps from './props.generated.json';
import type { PropsTable } from './props-table.ts';
import generatedUsage from './usage.generated.json';
import type { Usage } from './usage.ts';
import { readTokenValues } from './values.ts';

/** Props tables by exported component: 'Button'. */
export const propsTables: Readonly<Record<string, PropsTable>> = generatedProps;
export const usage: Usage = generatedUsage;
export { changesOf } from './changes.ts';
export { sources } from './sources.ts';
export { findUsage } from './usage.ts';
export const tokenValues = readTokenValues(themesCss, tokensCss);
