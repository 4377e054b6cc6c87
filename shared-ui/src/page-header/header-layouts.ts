/**
 * Layouts of the header, widest first:
 * - `wide`: sections in a row, a label on every button
 * - `row`: the tool is an icon
 * - `close`: the explore button is an icon too, with smaller gaps
 * - `split`: sections behind a separate button
 * - `menu`: one button for sections, back link and pages
 * - `tight`: the title is inside the menu
 * - `bare`: the menu button is an icon
 * - `least`: without the logo; the bar wraps if even this does not fit
 *
 * A separate module without React: the inline script that chooses a layout before the first paint imports it.
 */
export const HEADER_LAYOUTS = ['wide', 'row', 'close', 'split', 'menu', 'tight', 'bare', 'least'] as const;
export type HeaderLayout = (typeof HEADER_LAYOUTS)[number];
