/**
 * Returns a font size at which «Responsabilidade», the longest title, fits on one line of its container.
 * The word is 9.8 em wide in the display font, so the size is at most the container width (100cqi) divided by 9.8.
 * @param size CSS size in a wide container
 */
export const fitLongestWord = (size: string) => `min(${size}, 100cqi / 9.8)`;
